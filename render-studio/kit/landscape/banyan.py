"""Old trees of a lane: a wide crown over a trunk of many stems grown into one, roots hanging from its limbs."""

import math

import numpy as np

from kit.landscape.leaves import branch
from kit.landscape.trees import make_tree
from kit.materials.ground import m_leaf
from kit.materials.lane import m_furrowed
from kit.mesh import MeshBuilder

LEAF = m_leaf((0.045, 0.092, 0.02), (0.13, 0.20, 0.045), 0.6, 0.55)
BARK = m_furrowed()


def make_banyan(seed, height=13.0, radius=7.5, clear=4.8, leaves=140000, leaf=0.070, girth=0.62, hanging=34):
    """Meshes of an old banyan; `girth` is its trunk's radius in metres, `hanging` how many roots the air holds."""
    crown = make_tree(
        seed,
        height=height,
        radius=radius,
        clear=clear,
        leaves=leaves,
        leaf=leaf,
        col=LEAF,
        flat=0.6,
        trunk=girth * 0.55,
        clusters=260,
        umbrella=True,
    )
    return [*crown, stems(seed, clear, girth), roots(seed, clear, radius, hanging)]


def stems(seed, clear, girth):
    """What once hung and then stood: stems round the trunk, each turning a little, spread at the foot."""
    r = np.random.default_rng(seed + 500)
    mb = MeshBuilder()
    for i in range(13):
        a = i * 2.399 + r.normal() * 0.2
        out, thick = girth * (0.55 + 0.25 * r.random()), girth * (0.24 + 0.22 * r.random())
        turn = r.normal() * 0.25
        line = []
        for k in range(7):
            f = k / 6
            spread = out * (1 + 0.75 * (1 - f) ** 5 - 0.25 * f) + 0.03 * r.normal() * (0 < k < 6)
            b = a + turn * f
            line.append((spread * math.cos(b), spread * math.sin(b), -0.15 + f * clear * (0.9 + 0.12 * math.sin(i))))
        branch(mb, line, thick, thick * 0.55, BARK, 10)
    return mb.mesh(f"stems{seed}", smooth=True)


def roots(seed, clear, radius, hanging):
    """Bunches of thin roots that hang from the limbs, and two that have reached the ground."""
    r = np.random.default_rng(seed + 700)
    mb = MeshBuilder()
    for i in range(hanging):
        a, out = r.random() * 6.283, radius * (0.10 + 0.26 * r.random())
        top, length = clear * (0.98 + 0.25 * r.random()), 0.6 + 2.0 * r.random() ** 2
        for _ in range(r.integers(2, 5)):
            x, y = out * math.cos(a) + r.normal() * 0.09, out * math.sin(a) + r.normal() * 0.09
            end = top - length * (0.7 + 0.5 * r.random())
            bend = r.normal(size=2) * 0.04
            branch(mb, [(x, y, top), (x + bend[0], y + bend[1], (top + end) / 2), (x, y, end)], 0.014, 0.004, BARK, 5)
        if i % 17 == 3:
            x, y = out * math.cos(a), out * math.sin(a)
            line = [(x, y, top), (x + 0.05, y, top * 0.6), (x - 0.03, y + 0.04, top * 0.3), (x, y, -0.1)]
            branch(mb, line, 0.055, 0.085, BARK, 8)
    return mb.mesh(f"roots{seed}", smooth=True)
