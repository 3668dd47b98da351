"""What `longcount arena` needs: where games are played, the file of results, tables and pictures."""
