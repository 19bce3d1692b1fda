"""Who people are and what they are called: identities, display names, allowed characters. No places at tables."""
