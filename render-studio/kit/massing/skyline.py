"""Far towers for pictures that look over the city."""

import math

from kit.materials.ground import m_city
from kit.mesh import MeshBuilder, place


def skyline(rng, n=260, rmin=320, rmax=2600, az=(-70, 70), hmax=95, lit=0.25, z=-1.0, strength=1.0, keep=None):
    """`n` far towers between rmin and rmax metres, within the bearings `az`; fewer where `keep` (x, y) allows none."""
    mb = MeshBuilder()
    mb.box(-0.5, -0.5, 0, 0.5, 0.5, 1, m_city(lit, strength))
    base = []
    for k in range(18):  # distinct meshes so object coords are metric
        w, d, h = rng.uniform(14, 34), rng.uniform(12, 26), rng.uniform(0.15, 1) ** 1.7 * hmax + 9
        q = MeshBuilder()
        mt = m_city(lit, strength)
        q.box(-w / 2, -d / 2, 0, w / 2, d / 2, h, mt)
        if rng.random() < 0.6:
            q.box(-w / 5, -d / 5, h, w / 5, d / 5, h + 4, mt)
        if rng.random() < 0.4:
            q.box(-w / 2, -d / 2, 0, -w / 6, d / 1.6, h * 0.8, mt)
        base.append(q.mesh(f"city{k}"))
    for _ in range(n):
        a = math.radians(rng.uniform(*az))
        r = rmin + (rmax - rmin) * rng.random() ** 1.3
        x, y, tower, turn = math.sin(a) * r, math.cos(a) * r, rng.choice(base), rng.uniform(0, 6.28)
        if keep is None or keep(x, y):
            place(tower, (x, y, z), turn)
