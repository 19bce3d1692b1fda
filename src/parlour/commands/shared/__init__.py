"""What several commands share: options and output. No file here is a command."""
