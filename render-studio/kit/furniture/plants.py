"""Plants in pots."""

import math
import random

import numpy as np
from mathutils import Vector

from kit.furniture.shapes import at, lathe, tube
from kit.landscape.leaves import leaf_quads
from kit.landscape.planting import put
from kit.landscape.trees import make_palm, make_tree
from kit.materials.ground import m_bark, m_leaf
from kit.materials.surfaces import m_stucco
from kit.mesh import place


def bigleaf(sd, height=1.7, n=34, leaf=0.20, spread=0.42, col=None):
    """rubber-plant / fiddle-leaf: few large cupped leaves on thin stems"""
    r = random.Random(sd)
    centres, along, across, shades = [], [], [], []
    w = m_bark((0.20, 0.15, 0.10))
    for _ in range(4):
        a, stem = r.uniform(0, 6.28), height * r.uniform(0.7, 1)
        pts = [Vector((0.03 * math.cos(a), 0.03 * math.sin(a), 0))]
        d = Vector((math.cos(a) * 0.14, math.sin(a) * 0.14, 1)).normalized()
        for _ in range(6):
            d = (d + Vector((r.gauss(0, 0.06), r.gauss(0, 0.06), 0))).normalized()
            pts.append(pts[-1] + d * stem / 6)
        tube(pts, 0.011, w, 6)
        for j in range(n // 4 * 2):
            k = r.uniform(2.2, 5.99)
            q = pts[int(k)].lerp(pts[int(k) + 1], k % 1)
            b = j * 2.4 + r.uniform(-0.3, 0.3)
            e = r.uniform(0.0, 0.75)
            dr = Vector((math.cos(b) * math.cos(e), math.sin(b) * math.cos(e), math.sin(e)))
            sd_ = dr.cross(Vector((0, 0, 1))).normalized()
            length = leaf * r.uniform(0.7, 1.15)
            for m in range(3):
                f = (m + 0.5) / 3
                dd = (dr - Vector((0, 0, 0.5 * f))).normalized()
                centres.append(q + dr * (0.04 + length * f) - Vector((0, 0, 0.18 * length * f * f * 2)))
                along.append(dd * length / 5.2)
                across.append(sd_ * length * (0.30, 0.40, 0.26)[m])
                shades.append(0.25 + 0.5 * r.random())
    return place(
        leaf_quads(
            np.array(centres),
            np.array(along),
            np.array(across),
            np.array(shades),
            col or m_leaf((0.035, 0.075, 0.02), (0.09, 0.15, 0.04), 0.3, 0.2),
            f"bigleaf{sd}",
        )
    )


def potplant(x, y, height=1.7, sd=1, pot=None, r=0.22, ph=0.42, kind="leaf"):
    """A plant `height` metres tall in a turned pot; kind is leaf, palm or tree."""
    p = pot or m_stucco((0.55, 0.48, 0.40))
    lathe(
        [
            (r * 0.8, 0),
            (r, ph * 0.6),
            (r * 1.02, ph),
            (r * 0.93, ph),
            (r * 0.9, ph - 0.05),
            (0.001, ph - 0.05),
        ],
        p,
        x,
        y,
    )
    if kind == "leaf":
        with at(x, y, ph - 0.06):
            bigleaf(sd, height - ph)
    elif kind == "palm":
        put(make_palm(sd, height=height * 0.28, fronds=15, length=height * 0.62, trunk=0.03), x, y, ph - 0.06, rot=sd)
    else:
        put(
            make_tree(
                sd,
                height=height - ph,
                radius=height * 0.26,
                clear=(height - ph) * 0.42,
                leaves=900,
                leaf=0.07,
                trunk=0.018,
                clusters=34,
                col=m_leaf((0.05, 0.09, 0.03), (0.13, 0.17, 0.06), 0.4, 0.25),
            ),
            x,
            y,
            ph - 0.06,
            rot=sd,
        )
