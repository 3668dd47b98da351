"""Orders for other machines: there the nets' files are not, so nets travel as bytes and are written down anew.

Nothing here knows how orders travel; `longcount train --ray` sends them over a cluster.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from longcount.learn.lessons import Lesson, Order, play_order


def nets_of(order: Order) -> list[Path]:
    """The files that an order needs, each once: the net that judges first."""
    return list(dict.fromkeys([*([] if order.net is None else [order.net]), *order.league]))


def play_sent(order: Order, *nets: bytes) -> list[Lesson]:
    """Plays an order that came with the bytes of its nets, as `nets_of` lists them."""
    here = dict(zip(nets_of(order), kept(nets), strict=True))
    net = None if order.net is None else here[order.net]
    return play_order(replace(order, net=net, league=tuple(here[path] for path in order.league)))


def kept(nets: Sequence[bytes]) -> list[Path]:
    """Where nets lie on this machine: under their fingerprints, written once."""
    folder = Path(tempfile.gettempdir()) / f"longcount-nets-{os.getuid() if hasattr(os, 'getuid') else 0}"
    folder.mkdir(mode=0o700, exist_ok=True)
    paths = [folder / f"{hashlib.sha256(net).hexdigest()}.npz" for net in nets]
    for path, net in zip(paths, nets, strict=True):
        if not path.exists():
            part = path.with_suffix(f".{os.getpid()}.part")
            part.write_bytes(net)
            part.replace(path)  # others on this machine write the same
    return paths
