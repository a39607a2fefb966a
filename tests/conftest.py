"""What all tests need."""

import signal

# Programs that tests interrupt hear it, whatever shell has begun all this: one in the background ignores it for them.
signal.signal(signal.SIGINT, signal.default_int_handler)
