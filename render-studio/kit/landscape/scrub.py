"""What grows wild on a hill near Pune: tall grass, karvand and ghaneri, small crooked trees, ledges of basalt."""

import numpy as np

from kit.landscape.leaves import leaf_axes, leaf_quads
from kit.landscape.trees import make_tree
from kit.materials.ground import m_leaf
from kit.materials.scrub import m_basalt_rock, m_dry_grass
from kit.mesh import MeshBuilder

KARVAND = ((0.030, 0.062, 0.020), (0.085, 0.125, 0.038))
GHANERI = ((0.060, 0.095, 0.026), (0.150, 0.185, 0.055))
GREY_GREEN = ((0.085, 0.105, 0.052), (0.185, 0.200, 0.105))
GHANERI_FLOWER = ((0.62, 0.22, 0.10), (0.72, 0.42, 0.20))
#: Height, crown radius, clear stem, leaves, leaf colours of each small tree.
SMALL_TREES = (
    (4.3, 2.1, 1.1, 6500, ((0.060, 0.100, 0.022), (0.150, 0.190, 0.045))),
    (5.6, 2.0, 1.8, 7000, ((0.040, 0.085, 0.026), (0.100, 0.155, 0.045))),
    (3.4, 1.9, 0.7, 5200, GREY_GREEN),
    (6.4, 2.7, 1.9, 9500, ((0.050, 0.090, 0.022), (0.130, 0.170, 0.040))),
    (4.9, 2.6, 1.0, 7400, ((0.075, 0.105, 0.022), (0.210, 0.210, 0.050))),
)
LEDGE_LAYER_M = 0.34


def make_grass(seed, height=0.85, spread=0.5, blades=150):
    """A tuft of tall grass: upright in the middle, arching outwards at the rim, seed heads over it."""
    r = np.random.default_rng(seed)
    a = r.random(blades) * 2 * np.pi
    lean = r.random(blades) ** 0.7 * 0.75
    tall = height * (0.55 + 0.55 * r.random(blades)) * (1 - 0.25 * lean)
    out = np.stack([np.cos(a), np.sin(a), np.zeros(blades)], 1)
    foot = out * (0.30 * spread * r.random(blades))[:, None]
    up = np.array([0, 0, 1.0])
    middle = foot + up * (tall * 0.55)[:, None] + out * (lean * spread * 0.35)[:, None]
    tip = foot + up * (tall * (1 - 0.45 * lean))[:, None] + out * (lean * spread * 1.35)[:, None]
    turn = a + np.pi / 2 + r.normal(size=blades) * 0.5
    across = np.stack([np.cos(turn), np.sin(turn), np.zeros(blades)], 1) * 0.0085
    centres = np.concatenate([(foot + middle) / 2, (middle + tip) / 2])
    along = np.concatenate([(middle - foot) * 0.56, (tip - middle) * 0.56])
    shades = np.concatenate([0.15 + 0.25 * r.random(blades), 0.55 + 0.45 * r.random(blades)])
    return [leaf_quads(centres, along, np.concatenate([across, across]), shades, m_dry_grass(), f"tall grass{seed}")]


def lobes(r, count, radius, height):
    """Centres and radii of the domes a shrub is made of: one in the middle, smaller ones leaning on it."""
    a = r.random(count) * 2 * np.pi
    far = radius * (0.25 + 0.55 * r.random(count))
    size = radius * (0.42 + 0.28 * r.random(count))
    far[0], size[0] = 0, radius * 0.7
    rise = height / radius * (0.75 + 0.45 * r.random(count))
    return np.stack([np.cos(a) * far, np.sin(a) * far, np.zeros(count)], 1), size, rise


def make_scrub(seed, radius=0.9, height=1.1, leaves=2200, leaf=0.05, colours=KARVAND, count=6, flowers=0):
    """A wild shrub of several domes, open at the foot, with `flowers` small heads at its rim."""
    r = np.random.default_rng(seed)
    centres, size, rise = lobes(r, count, radius, height)

    def on_domes(n, inside):
        k = r.integers(0, count, n)
        d = r.normal(size=(n, 3))
        d[:, 2] = np.abs(d[:, 2])
        d /= np.linalg.norm(d, axis=1, keepdims=True)
        depth = 1 - inside * r.random(n) ** 2
        wild = 1 + 0.16 * r.normal(size=n)
        at = centres[k] + d * (size[k] * depth * wild)[:, None] * np.stack([np.ones(n), np.ones(n), rise[k]], 1)
        return at, d, depth

    at, d, depth = on_domes(leaves, 0.55)
    u, v = leaf_axes(r, leaves, d + np.array([0, 0, 0.3]), 0.2)
    s = leaf * (0.65 + 0.7 * r.random(leaves))
    shade = np.clip((depth - 0.55) * 1.4 + 0.35 * r.random(leaves), 0, 1)
    made = [leaf_quads(at, u * s[:, None], v * s[:, None] * 0.5, shade, m_leaf(*colours), f"scrub{seed}")]
    if flowers:
        at, d, _ = on_domes(flowers, 0.05)
        u, v = leaf_axes(r, flowers, d)
        made.append(
            leaf_quads(at, u * 0.028, v * 0.028, r.random(flowers), m_leaf(*GHANERI_FLOWER), f"scrub flowers{seed}")
        )
    return made


def make_ledge(seed, length=2.6, depth=1.3, height=0.9):
    """A piece of trap rock as the hill shows it: flat layers one over the other, broken at the edge."""
    r = np.random.default_rng(seed)
    mb = MeshBuilder()
    rock = m_basalt_rock()
    z, corners = -0.9, 9
    layers = max(2, round(height / LEDGE_LAYER_M) + 2)
    half = np.array([length, depth]) / 2
    shift = np.zeros(2)
    a = np.arange(corners) * 2 * np.pi / corners + r.normal(size=corners) * 0.16
    rough = 0.82 + 0.3 * r.random(corners)
    for i in range(layers):
        thick = 0.9 if i == 0 else LEDGE_LAYER_M * (0.6 + 0.8 * r.random())
        shrink = 1 - 0.10 * i - 0.08 * r.random()
        here = np.clip(rough * (1 + 0.10 * r.normal(size=corners)), 0.6, 1.25) * shrink
        square = 1 / np.maximum(np.abs(np.cos(a)), np.abs(np.sin(a))) ** 0.6
        foot = np.stack([np.cos(a), np.sin(a)], 1) * (here * square)[:, None] * half + shift
        head = foot * (0.93 + 0.05 * r.random((corners, 1))) + r.normal(size=(corners, 2)) * 0.02
        level = z + thick + r.normal(size=corners) * 0.03
        for j in range(corners):
            k = (j + 1) % corners
            mb.face([(*foot[j], z - 0.05), (*foot[k], z - 0.05), (*head[k], level[k]), (*head[j], level[j])], rock)
        top = (*head.mean(0), z + thick + 0.05)
        for j in range(corners):
            k = (j + 1) % corners
            mb.face([(*head[j], level[j]), (*head[k], level[k]), top], rock)
        z += thick
        shift = shift + r.normal(size=2) * 0.07 * half
    return [mb.mesh(f"ledge{seed}")]


def wild_flora(seed=1):
    """The meshes of the open hill, shared by all that grows there."""
    return dict(
        grass=[make_grass(seed + 100 + i, h, s) for i, (h, s) in enumerate(((0.8, 0.5), (1.1, 0.6), (0.6, 0.55)))],
        karvand=[make_scrub(seed + 110 + i, 0.85 + 0.15 * i, 0.95 + 0.2 * i) for i in range(3)],
        ghaneri=[
            make_scrub(seed + 120 + i, 0.8 + 0.2 * i, 0.75 + 0.15 * i, 1900, 0.058, GHANERI, 5, 70) for i in range(2)
        ],
        grey=[make_scrub(seed + 130, 0.7, 0.8, 1300, 0.05, GREY_GREEN, 5)],
        wild=[
            make_tree(
                seed + 140 + i,
                height=h,
                radius=r,
                clear=c,
                leaves=n,
                leaf=0.115,
                col=m_leaf(*colours),
                flat=0.62,
                trunk=0.085,
                clusters=64,
            )
            for i, (h, r, c, n, colours) in enumerate(SMALL_TREES)
        ],
        ledge=[
            make_ledge(seed + 150 + i, *size)
            for i, size in enumerate(((2.6, 1.4, 0.7), (1.7, 1.2, 0.5), (3.6, 1.6, 1.0), (1.1, 0.9, 0.35)))
        ],
    )
