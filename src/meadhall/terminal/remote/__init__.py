"""The terminal as a client of a hall: `meadhall join`, over HTTP and a WebSocket."""
