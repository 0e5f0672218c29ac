"""What a window looks onto, and the daylight that comes in."""

import math

from kit.furniture.shapes import at
from kit.landscape.ground import hills
from kit.landscape.planting import put
from kit.landscape.trees import make_tree
from kit.light.lamps import light_area
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder


def view(rng, drop=38, near=45, az=0.0, towers=26, trees=900, hmax=380):
    """A quiet prospect: tree canopy, a few pale far towers lost in haze, Sahyadri ridges.

    az: the middle of the view in degrees from +y
    """
    turn = math.radians(-az)
    with at(0, 0, 0, turn):
        hills(seed=5, r0=2300, r1=6500, hmax=hmax, z=-drop - 6)
        mb = MeshBuilder()
        mb.face(
            [(-4000, 14, -drop), (4000, 14, -drop), (4000, 7000, -drop), (-4000, 7000, -drop)],
            m_lawn((0.07, 0.095, 0.035)),
        )
        mb.obj("ground")
        vt = [
            make_tree(1, height=9, radius=4.6, leaves=2600, leaf=0.40, clear=1.6),
            make_tree(
                2,
                height=11,
                radius=5,
                leaves=2600,
                leaf=0.42,
                clear=2,
                col=m_leaf((0.06, 0.10, 0.02), (0.16, 0.20, 0.045)),
            ),
            make_tree(3, height=8, radius=4.4, leaves=2400, leaf=0.38, clear=1.4),
        ]
        for _ in range(trees):
            r = near + 1000 * rng.random() ** 1.7
            a = rng.uniform(-1.15, 1.15)
            put(
                rng.choice(vt),
                r * math.sin(a),
                r * math.cos(a),
                -drop - 0.5,
                scale=rng.uniform(0.8, 1.7),
                rng=rng,
            )
        mats = [m_stucco(c) for c in ((0.70, 0.67, 0.62), (0.60, 0.56, 0.50), (0.66, 0.60, 0.54))]
        band = m_plain((0.30, 0.32, 0.34), 0.4)
        mb = MeshBuilder()
        for _ in range(towers):
            a, r = math.radians(rng.gauss(rng.choice([-24, 9, 31]), 7)), rng.uniform(850, 2200)
            x, y, w, d, h = (
                r * math.sin(a),
                r * math.cos(a),
                rng.uniform(9, 17),
                rng.uniform(8, 14),
                drop * 0.7 + rng.uniform(0.1, 1) ** 1.8 * 62,
            )
            m = rng.choice(mats)
            mb.box(x - w, y - d, -drop, x + w, y + d, h - drop, m)
            mb.box(x - w * 0.4, y - d * 0.4, h - drop, x + w * 0.3, y + d * 0.4, h - drop + 5, m)
            for z in range(4, int(h), 4):
                mb.box(x - w * 0.93, y - d - 0.25, z - drop, x + w * 0.93, y - d, z - drop + 1.7, band)
        mb.obj("far")


def daylight_x(x0, x1, y, z0, z1, power, col=(0.92, 0.95, 1.0)):
    """soft sky light through a window wall at y, shining to -y"""
    light_area(
        ((x0 + x1) / 2, y + 0.35, (z0 + z1) / 2), (x1 - x0, z1 - z0), power, col, rot=(-math.pi / 2, 0, 0)
    ).visible_glossy = False


def daylight_y(y0, y1, x, z0, z1, power, side=1, col=(0.92, 0.95, 1.0)):
    """soft sky light through a side window; side=1: window at right (+x), shining to -x"""
    light_area(
        (x + side * 0.35, (y0 + y1) / 2, (z0 + z1) / 2),
        (z1 - z0, y1 - y0),
        power,
        col,
        rot=(0, side * math.pi / 2, 0),
    ).visible_glossy = False
