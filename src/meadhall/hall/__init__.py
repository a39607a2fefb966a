"""The hall: a server where tables live and nothing is lost."""
