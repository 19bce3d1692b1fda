"""A test that sets up logs leaves nothing behind that writes to a stream which is closed by then."""

import io
import logging


def test_logs_are_set_up_for_a_stream_of_this_test() -> None:
    stream = io.StringIO()
    logging.getLogger().handlers = [logging.StreamHandler(stream)]
    stream.close()


def test_the_next_test_does_not_write_there() -> None:
    streams = [getattr(handler, "stream", None) for handler in logging.getLogger().handlers]
    assert not [stream for stream in streams if stream is not None and stream.closed]
