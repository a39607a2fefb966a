"""Land of Clans, 2 to 4 players, or teams of two with 4 or 6."""
