"""The bare concrete frame of a rectangular tower: slabs, columns, core, edge protection, starter bars."""

import random
from itertools import pairwise

from kit.facade.wall import rect
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder, place

SLAB_M = 0.32
COLUMN_PITCH_M = 6.0


def bare_frame(at, turn, width, depth, base, height, first, floors):
    """Floors `first` up to `floors` as frame; with `first` 0 the entrance storey below is frame too."""
    storey = bare_storey(width, depth, height)
    if first == 0:
        place(storey, (*at, 0), turn, (1, 1, base / height))
    for floor in range(first, floors):
        place(storey, (*at, base + floor * height), turn)
    top(at, turn, width, depth, base + first * height, base + floors * height)


def bare_storey(width, depth, height):
    """One storey: slab, columns, edge protection."""
    mb = MeshBuilder()
    concrete, yellow = m_stucco((0.47, 0.45, 0.42), 0.22), m_plain((0.75, 0.55, 0.06), 0.5)
    mb.prism(rect(width, depth), -SLAB_M, 0, concrete)
    for x, y in columns(width, depth):
        mb.box(x - 0.3, y - 0.3, 0, x + 0.3, y + 0.3, height - SLAB_M, concrete)
    corners = rect(width - 0.1, depth - 0.1)
    for a, b in pairwise([*corners, corners[0]]):
        for z in (0.5, 1.05):
            mb.bar((*a, z), (*b, z), 0.045, 0.045, yellow)
    return mb.mesh("bare storey")


def columns(width, depth):
    """Where the columns stand."""
    across, along = round(width / COLUMN_PITCH_M), round(depth / COLUMN_PITCH_M)
    for i in range(across + 1):
        for j in range(along + 1):
            yield (i / across - 0.5) * (width - 1.2), (j / along - 0.5) * (depth - 1.2)


def top(at, turn, width, depth, z0, z1):
    """The roof of the frame as it stands today: slab, core one storey ahead, steel waiting for the next pour."""
    mb = MeshBuilder()
    rng = random.Random(3)
    concrete, steel, ply = (
        m_stucco((0.47, 0.45, 0.42), 0.22),
        m_plain((0.22, 0.10, 0.06), 0.8),
        m_plain((0.55, 0.36, 0.15), 0.7),
    )
    mb.prism(rect(width, depth), z1 - SLAB_M, z1, concrete)
    mb.box(-width / 5, -depth / 6, z0, width / 5, depth / 4, z1 + 4.4, concrete)
    for x, y in columns(width, depth):
        for _ in range(6):
            dx, dy = rng.uniform(-0.22, 0.22), rng.uniform(-0.22, 0.22)
            mb.bar((x + dx, y + dy, z1), (x + dx, y + dy, z1 + rng.uniform(1.1, 1.7)), 0.03, 0.03, steel)
    for _ in range(5):
        x, y = rng.uniform(-0.4, 0.3) * width, rng.uniform(-0.4, 0.3) * depth
        mb.box(x, y, z1, x + 2.4, y + 1.2, z1 + rng.uniform(0.4, 1.4), ply)
    mb.obj("frame top", (*at, 0), turn)
