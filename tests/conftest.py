"""What all tests need."""

import signal

# Programs that tests interrupt must notice it, whichever shell started this: one in the background ignores it for them.
signal.signal(signal.SIGINT, signal.default_int_handler)
