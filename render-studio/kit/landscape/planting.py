"""One set of shared plant meshes, and where to put them."""

import random

from kit.landscape.shrubs import make_hedge, make_shrub, make_trail, make_tuft
from kit.landscape.trees import make_frangipani, make_palm, make_tree
from kit.materials.ground import m_leaf
from kit.mesh import place


def put(meshes, x, y, z=0.0, rot=None, scale=1.0, rng=random):
    """Stand a plant at (x, y, z), turned by chance when no rotation is given."""
    rot = rng.random() * 6.283 if rot is None else rot
    for me in meshes:
        place(me, (x, y, z), rot, scale)


def fill(rng, plants, x0, y0, x1, y1, z, step=0.8, scale=(0.6, 1.0)):
    """plants on a jittered grid"""
    x = x0 + step / 2
    while x < x1:
        y = y0 + step / 2
        while y < y1:
            s = rng.uniform(*scale)
            rot = rng.random() * 6.28
            q = (x + rng.uniform(-0.2, 0.2) * step, y + rng.uniform(-0.2, 0.2) * step, z)
            for me in rng.choice(plants):
                place(me, q, rot, s)
            y += step
        x += step


def flora(seed=1):
    """one set of shared plant meshes; scenes place instances of them"""
    olive = m_leaf((0.06, 0.10, 0.02), (0.16, 0.20, 0.045))
    deep_green = m_leaf((0.045, 0.095, 0.03), (0.10, 0.16, 0.05))
    mag = m_leaf((0.34, 0.02, 0.12), (0.62, 0.07, 0.28))
    ora = m_leaf((0.50, 0.10, 0.02), (0.75, 0.25, 0.05))
    return dict(
        street=[
            make_tree(seed + i, height=h, radius=r, clear=c, leaves=n, leaf=0.135, col=[None, olive, deep_green][i % 3])
            for i, (h, r, c, n) in enumerate(
                [(8.5, 3.1, 2.7, 16000), (10, 3.7, 3.0, 20000), (7, 2.6, 2.4, 12000), (11.5, 4.1, 3.3, 23000)]
            )
        ],
        avenue=[
            make_tree(
                seed + 70 + i,
                height=h,
                radius=2.3,
                clear=3.9,
                leaves=10500,
                leaf=0.12,
                col=[olive, None, deep_green][i],
                clusters=120,
                trunk=0.13,
            )
            for i, h in enumerate((8.2, 9.0, 7.6))
        ],
        rain=[
            make_tree(
                seed + 10 + i,
                height=h,
                radius=r,
                clear=c,
                leaves=n,
                leaf=0.15,
                col=[olive, None][i % 2],
                flat=0.55,
                trunk=0.34,
                clusters=230,
                umbrella=True,
            )
            for i, (h, r, c, n) in enumerate([(11.5, 8.0, 4.2, 42000), (13, 9.0, 5.0, 48000)])
        ],
        palm=[make_palm(seed + 20 + i, height=h) for i, h in enumerate((7.5, 9, 6.4))],
        frangi=[make_frangipani(seed + 30 + i, h) for i, h in enumerate((3.4, 4.2))],
        shrub=[make_shrub(seed + 40 + i) for i in range(3)]
        + [make_shrub(seed + 45, col=m_leaf((0.10, 0.14, 0.03), (0.30, 0.30, 0.06)))],
        boug=[
            make_shrub(seed + 44, col=mag, radius=0.6, height=0.7),
            make_shrub(seed + 47, col=ora, radius=0.5, height=0.55),
        ],
        trail=[make_trail(seed + 50 + i, drop=0.7 + 0.3 * i) for i in range(2)]
        + [make_trail(seed + 53, col=mag, drop=0.9)],
        hedge=[make_hedge(seed + 60)],
        tuft=[make_tuft(seed + 70)],
    )
