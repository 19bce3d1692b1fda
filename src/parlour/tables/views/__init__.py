"""What people are shown of tables: snapshots, cards, updates, replays, reviews. Nothing here changes a table."""
