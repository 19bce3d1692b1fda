"""How the processes of one store work together: messages, leases, presence, heartbeat. Nothing about single tables."""
