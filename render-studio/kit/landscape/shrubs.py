"""Shrubs, bougainvillea drapes, hedges and grass."""

import numpy as np

from kit.landscape.leaves import leaf_axes, leaf_quads
from kit.materials.ground import m_grass, m_leaf


def make_trail(seed, length=2.0, drop=0.9, leaves=1500, leaf=0.05, col=None):
    """drape of bougainvillea or creeper over an edge at the origin: runs along x, hangs toward -y"""
    r = np.random.default_rng(seed)
    x = (r.random(leaves) - 0.5) * length
    dr = drop * (0.45 + 0.55 * np.abs(np.sin(x * 2.3 + seed) * np.cos(x * 5.1 + seed * 2)))
    t = r.random(leaves) ** 1.2
    places = np.stack(
        [
            x,
            -0.10 - 0.14 * r.random(leaves) * (1 - t * 0.4) + 0.25 * (t < 0.3) * r.random(leaves),
            0.22 - t * dr + 0.1 * r.random(leaves),
        ],
        1,
    )
    u, v = leaf_axes(r, leaves, np.tile([0, -1.0, 0.4], (leaves, 1)), 0.5)
    s = leaf * (0.7 + 0.7 * r.random(leaves))
    return [
        leaf_quads(
            places,
            u * s[:, None],
            v * s[:, None] * 0.55,
            np.clip(r.random(leaves) * 0.9, 0, 1),
            col or m_leaf((0.045, 0.10, 0.02), (0.12, 0.19, 0.04)),
            f"trail{seed}",
        )
    ]


def make_shrub(seed, radius=0.6, height=0.8, leaves=1400, leaf=0.055, col=None):
    """A round shrub."""
    r = np.random.default_rng(seed)
    d = r.normal(size=(leaves, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    d[:, 2] = np.abs(d[:, 2])
    rad = (0.55 + 0.45 * r.random(leaves) ** 0.4) * (
        1 + 0.18 * np.sin(4 * np.arctan2(d[:, 1], d[:, 0]) + seed) * np.sin(5 * d[:, 2])
    )
    places = d * rad[:, None] * np.array([radius, radius, height])
    u, v = leaf_axes(r, leaves, d)
    s = leaf * (0.7 + 0.7 * r.random(leaves))
    return [
        leaf_quads(
            places,
            u * s[:, None],
            v * s[:, None] * 0.5,
            np.clip(rad - 0.45 + 0.3 * r.random(leaves), 0, 1),
            col or m_leaf(),
            f"shrub{seed}",
        )
    ]


def make_hedge(seed, length=2.0, width=0.6, height=0.7, leaves=3800, leaf=0.045, col=None):
    """A clipped hedge; metres."""
    r = np.random.default_rng(seed)
    places = r.random((leaves, 3)) * [length, width, height] - [length / 2, width / 2, 0]
    f = r.integers(0, 3, leaves)
    o = r.normal(size=leaves) * 0.025
    places[f == 0, 2] = height + o[f == 0]
    m = f == 1
    places[m, 1] = np.where(r.random(m.sum()) < 0.5, -width / 2, width / 2) + o[m]
    n = np.zeros((leaves, 3))
    n[f == 0, 2] = 1
    n[m, 1] = np.sign(places[m, 1])
    n[f == 2] = [0, 0, 1]
    u, v = leaf_axes(r, leaves, n)
    s = leaf * (0.7 + 0.6 * r.random(leaves))
    return [
        leaf_quads(
            places,
            u * s[:, None],
            v * s[:, None] * 0.55,
            np.clip(0.1 + 0.5 * (f == 0) + 0.4 * r.random(leaves), 0, 1),
            col or m_leaf((0.035, 0.08, 0.018), (0.09, 0.15, 0.03)),
            f"hedge{seed}",
        )
    ]


def make_tuft(seed, size=1.0, blades=1500, h=0.07):
    """A square of grass blades."""
    r = np.random.default_rng(seed)
    centres = np.zeros((blades, 3))
    centres[:, :2] = (r.random((blades, 2)) - 0.5) * size * 1.1
    hh = h * (0.6 + 0.8 * r.random(blades))
    along = np.stack([r.normal(size=blades) * 0.35, r.normal(size=blades) * 0.35, np.ones(blades)], 1)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    along *= hh[:, None] / 2
    a = r.random(blades) * 6.28
    across = np.stack([np.cos(a), np.sin(a), a * 0], 1) * 0.0045
    centres += along
    return [leaf_quads(centres, along, across, 0.55 + 0.45 * r.random(blades), m_grass(), f"tuft{seed}")]
