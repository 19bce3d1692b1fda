"""Balance: what self-play shows about an edition - the seats, the lines of the sheet, every component."""
