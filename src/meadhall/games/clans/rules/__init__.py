"""The rules of Land of Clans, a file for each chapter; compiled."""
