"""What a server needs besides serving: settings, where its tables lie, backups, checks."""
