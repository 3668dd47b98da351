"""What every game must satisfy, and where it cites its rules: for tests, `longcount fuzz` and writers of games."""
