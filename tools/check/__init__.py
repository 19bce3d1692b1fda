"""What `./check` does, and checks beside it: of commit messages, and of how many instructions the rules take."""
