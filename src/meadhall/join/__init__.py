"""The terminal at a table of a hall: `meadhall join`, over HTTP and a socket."""
