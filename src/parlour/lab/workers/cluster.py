"""Workers on a Dask cluster, which does the parts of lost workers again; the extra `cluster` installs Dask."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from parlour.engine.plain import Wrong
from parlour.lab.workers.workers import Workers, processes

if TYPE_CHECKING:
    from distributed import Client

CONNECT_SECONDS: Final = 10
INSTALL: Final = "pip install 'parlour[cluster]'"


@contextmanager
def opened(jobs: int, cluster: str = "") -> Iterator[Workers]:
    """Yield worker processes of this machine or, if an address is given, the workers of a Dask cluster."""
    if not cluster:
        yield processes(jobs)
        return
    with _connected(cluster) as client:
        yield of_client(client)


@contextmanager
def _connected(address: str) -> Iterator[Client]:
    if find_spec("distributed") is None:
        raise Wrong("cluster", f"Dask, which is not installed: {INSTALL}", address)
    from distributed import Client  # noqa: PLC0415 (an optional extra)

    try:
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Wrong(
            "cluster", "the address of a Dask scheduler, as in tcp://HOST:8786", f"{address} ({error})"
        ) from None
    with client:
        yield client


def of_client(client: Client) -> Workers:
    """Return the workers of a cluster as they are now; those that come later work, too."""
    count = sum(client.nthreads().values())  # type: ignore[no-untyped-call]
    if count == 0:
        raise Wrong("cluster", "one that has workers", "one that has none")

    @contextmanager
    def executor() -> Iterator[Executor]:
        with client.get_executor(pure=False) as connected:  # type: ignore[no-untyped-call]
            yield connected

    return Workers(count, executor)
