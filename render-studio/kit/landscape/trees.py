"""Broadleaf trees, rain trees, frangipani and palms."""

import math

import numpy as np

from kit.landscape.leaves import branch, leaf_axes, leaf_quads
from kit.materials.ground import m_bark, m_leaf
from kit.mesh import MeshBuilder


def make_tree(
    seed,
    height=9.0,
    radius=3.6,
    clear=2.6,
    leaves=15000,
    leaf=0.13,
    col=None,
    flat=0.75,
    trunk=0.17,
    clusters=170,
    umbrella=False,
):
    """A broadleaf tree; umbrella=True gives the wide flat crown of a rain tree.

    Leaves stay inside ball-shaped clusters, each on a twig.
    """
    r = np.random.default_rng(seed)
    cz = clear + (height - clear) * 0.5
    rz = (height - clear) * 0.5
    d = r.normal(size=(clusters, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    if umbrella:
        d[:, 2] = np.abs(d[:, 2]) * 1.6 - 0.6
    rad = 0.45 + 0.55 * r.random(clusters) ** 0.5
    lob = np.clip(
        1 + 0.16 * np.sin(3 * np.arctan2(d[:, 1], d[:, 0]) + seed) + 0.08 * r.normal(size=clusters), 0.7, 1.25
    )
    centres = np.stack([d[:, 0] * radius * rad * lob, d[:, 1] * radius * rad * lob, cz + d[:, 2] * rz * rad * lob], 1)
    centres[:, 2] = np.maximum(centres[:, 2], clear * 0.95)
    nn = np.sort(np.linalg.norm(centres[:, None] - centres[None], axis=2), 1)[:, 3]
    centres = centres[nn < radius * 0.42]
    clusters = len(centres)  # drop lonely clusters
    k = r.integers(0, clusters, leaves)
    spread = radius * 0.20 * (0.75 + 0.5 * r.random(clusters))
    o = r.normal(size=(leaves, 3))
    o /= np.linalg.norm(o, axis=1, keepdims=True)
    o *= (r.random(leaves) ** 0.5)[:, None] * spread[k][:, None] * np.array([1, 1, flat])
    places = centres[k] + o
    out = places - np.array([0, 0, cz - rz * 0.5])
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    u, v = leaf_axes(r, leaves, out + np.array([0, 0, 0.6]), 0.35)
    s = leaf * (0.7 + 0.6 * r.random(leaves))
    depth = np.linalg.norm((places - [0, 0, cz]) / [radius, radius, rz], axis=1)
    cols = np.clip(0.15 + 0.6 * (depth - 0.4) + 0.25 * r.random(leaves), 0, 1)
    lm = leaf_quads(places, u * s[:, None], v * s[:, None] * 0.5, cols, col or m_leaf(), f"leaves{seed}")
    mb = MeshBuilder()
    bark = m_bark()
    lean = r.normal(size=2) * 0.2
    fork = np.array([lean[0], lean[1], clear * (0.85 if umbrella else 1.05)])
    branch(
        mb,
        [(0, 0, -0.3), tuple(fork * 0.4 + [0.05, 0, 0]), tuple(fork * 0.75), tuple(fork)],
        trunk * 1.25,
        trunk * 0.8,
        bark,
        9,
    )
    nl = 7
    az = np.arange(nl) * 2.4 + r.normal(size=nl) * 0.2
    limbs = np.stack(
        [
            np.cos(az) * radius * 0.5,
            np.sin(az) * radius * 0.5,
            np.full(nl, cz + rz * (0.15 if umbrella else 0.0)) + r.normal(size=nl) * rz * 0.2,
        ],
        1,
    )
    for e in limbs:
        branch(
            mb,
            [tuple(fork - [0, 0, 0.1]), tuple(fork * 0.55 + e * 0.45 - [0, 0, 0.1 * radius * 0.3]), tuple(e)],
            trunk * 0.55,
            trunk * 0.2,
            bark,
        )
    for c in centres:
        e = limbs[np.argmin(np.linalg.norm(limbs - c, axis=1))]
        b = fork * 0.3 + e * 0.7
        branch(
            mb,
            [tuple(b), tuple((b + c) / 2 + r.normal(size=3) * 0.06 * radius * 0.3), tuple(c)],
            trunk * 0.16,
            0.012,
            bark,
            4,
        )
    return [lm, mb.mesh(f"wood{seed}", smooth=True)]


def make_frangipani(seed, height=3.6):
    """temple tree: thick forked grey limbs, rosettes of long leaves, white flowers at the tips"""
    r = np.random.default_rng(seed)
    mb = MeshBuilder()
    bark = m_bark((0.30, 0.27, 0.23))
    tips = []

    def grow(p, d, length, rad, lev):
        q = p + d * length
        branch(mb, [tuple(p), tuple((p + q) / 2 + r.normal(size=3) * 0.03), tuple(q)], rad, rad * 0.72, bark, 7)
        if lev == 0:
            tips.append((q, d))
            return
        for i in range(3 if lev > 1 else 2):
            a = i * 2.1 + r.random() * 1.2
            s_ = np.array([math.cos(a), math.sin(a), 0.1])
            nd = d * 0.75 + s_ * 0.75
            nd[2] = max(nd[2], 0.22)
            nd /= np.linalg.norm(nd)
            grow(q, nd, length * 0.72, rad * 0.66, lev - 1)

    grow(np.array([0, 0, -0.1]), np.array([0.06, 0.03, 1.0]), height * 0.36, 0.14, 3)
    centres, along, across, shades, flowers, flowers_along, flowers_across = [], [], [], [], [], [], []
    for q, _ in tips:
        for i in range(17):
            a = i * 2.4
            e = 0.1 + 0.9 * r.random()
            n = np.array([math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e) * 0.8])
            half_leaf = 0.30 * (0.7 + 0.5 * r.random())
            w = np.cross(n, [0, 0, 1])
            w /= np.linalg.norm(w) + 1e-6
            centres.append(q + n * half_leaf * 0.6)
            along.append(n * half_leaf * 0.6)
            across.append(w * 0.055)
            shades.append(0.3 + 0.6 * r.random())
        for _ in range(7):
            n = r.normal(size=3) * 0.07
            n[2] = abs(n[2]) + 0.16
            a = r.random() * 3
            flowers.append(q + n)
            flowers_along.append(np.array([math.cos(a), math.sin(a), 0.1]) * 0.05)
            flowers_across.append(np.array([-math.sin(a), math.cos(a), 0.1]) * 0.05)
    fl = leaf_quads(
        np.array(flowers),
        np.array(flowers_along),
        np.array(flowers_across),
        np.ones(len(flowers)),
        m_leaf((0.85, 0.80, 0.62), (0.95, 0.92, 0.85), 0.6, 0.2),
        f"fr_flower{seed}",
    )
    return [
        leaf_quads(
            np.array(centres),
            np.array(along),
            np.array(across),
            np.array(shades),
            m_leaf((0.05, 0.12, 0.025), (0.13, 0.22, 0.05), 0.4, 0.3),
            f"fr_leaf{seed}",
        ),
        mb.mesh(f"fr_wood{seed}", smooth=True),
        fl,
    ]


def make_palm(seed, height=8.0, fronds=26, length=3.0, trunk=0.19, col=None):
    """A palm with a slightly bent trunk and drooping fronds `length` metres long."""
    r = np.random.default_rng(seed)
    mb = MeshBuilder()
    bark = m_bark((0.24, 0.20, 0.15))
    n = 10
    prev = None
    bend = r.normal(size=2) * 0.35
    for i in range(25):
        f = i / 24
        rr = trunk * (1.25 - 0.5 * f) * (1 + 0.05 * (i % 2)) * (1.35 if i == 0 else 1)
        c = (bend[0] * f * f, bend[1] * f * f, height * f)
        ring = [
            (c[0] + rr * math.cos(2 * math.pi * j / n), c[1] + rr * math.sin(2 * math.pi * j / n), c[2])
            for j in range(n)
        ]
        if prev:
            for j in range(n):
                mb.face([prev[j], prev[(j + 1) % n], ring[(j + 1) % n], ring[j]], bark)
        prev = ring
    top = np.array([bend[0], bend[1], height])
    centres, along, across, shades = [], [], [], []
    for i in range(fronds):
        az = i * 2.39996 + r.normal() * 0.15
        el = 1.25 - 1.75 * (i / fronds) + r.normal() * 0.08
        frond = length * (0.85 + 0.3 * r.random())
        p = top.copy()
        seg = 26
        tw = r.normal() * 0.25
        for j in range(seg):
            f = j / seg
            e = el - 1.15 * f**1.6 * (1.15 - 0.3 * (el > 0.7))
            dirn = np.array([math.cos(az) * math.cos(e), math.sin(az) * math.cos(e), math.sin(e)])
            p = p + dirn * frond / seg
            side = np.cross(dirn, [0, 0, 1])
            side /= np.linalg.norm(side) + 1e-9
            upv = np.cross(side, dirn)
            ll = frond * 0.26 * (math.sin(math.pi * min(1, 0.12 + f * 0.93)) ** 0.7) + 0.05
            centres.append(p.copy())
            along.append(dirn * frond / seg * 0.6)
            across.append(upv * 0.018 * (1 - f))
            shades.append(0.3)
            if j < 2:
                continue
            for sg in (-1, 1):
                for q in (0, 0.5):
                    ld = (
                        side * sg * 0.85
                        + dirn * 0.55
                        + upv * (0.10 + tw * sg * 0.3)
                        - np.array([0, 0, 0.38 + 0.25 * r.random()])
                    )
                    ld /= np.linalg.norm(ld)
                    pp = p + dirn * (frond / seg * q)
                    w = np.cross(ld, upv)
                    w /= np.linalg.norm(w) + 1e-9
                    centres.append(pp + ld * ll * 0.5)
                    along.append(ld * ll * 0.5)
                    across.append(w * 0.022)
                    shades.append(np.clip(0.2 + 0.5 * r.random() - 0.3 * (el < -0.1), 0, 1))
    return [
        leaf_quads(
            np.array(centres),
            np.array(along),
            np.array(across),
            np.array(shades),
            col or m_leaf((0.05, 0.10, 0.025), (0.14, 0.19, 0.055), 0.4, 0.25),
            f"fronds{seed}",
        ),
        mb.mesh(f"ptrunk{seed}", smooth=True),
    ]
