"""living."""
import bpy
import math
import random

from kit.camera import camera
from kit.landscape.ground import hills
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_palm, make_tree
from kit.light.lamps import light_area
from kit.light.sky import sky
from kit.massing.skyline import skyline
from kit.materials.cloth import m_art, m_fabric
from kit.materials.glass import m_glass, m_sheer
from kit.materials.glow import m_lamp
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.surfaces import m_marble, m_paving, m_plain, m_stucco, m_wood
from kit.mesh import MeshBuilder, rbox
from kit.nodes import LIGHTS
from x import cushion


def build(look, rng):
    LIGHTS.update(room=0.3, lamp=1.0)
    rng = random.Random(2)
    H, W0, W1, D = 3.05, -4.0, 4.2, 6.4
    wall = m_stucco((0.80, 0.775, 0.735), 0.03)
    mb = MeshBuilder()
    mb.face(
        [(W0, -4, 0), (W1, -4, 0), (W1, D, 0), (W0, D, 0)],
        m_wood((0.42, 0.27, 0.155), axis=1, plank=0.19, rough=0.28),
    )
    mb.face([(W0, -4, 0), (W0, D, 0), (W0, D, H), (W0, -4, H)], wall)
    mb.face([(W1, -4, 0), (W1, -4, H), (W1, D, H), (W1, D, 0)], wall)
    mb.face([(W0, -4, 0), (W0, -4, H), (W1, -4, H), (W1, -4, 0)], wall)
    ce = m_stucco((0.86, 0.85, 0.83), 0.02)
    c0, c1, d0, d1 = W0 + 0.75, W1 - 0.75, -2.4, D - 0.9  # tray ceiling with cove
    for a in ((W0, -4, c0, D), (c1, -4, W1, D), (c0, -4, c1, d0), (c0, d1, c1, D)):
        mb.box(a[0], a[1], H - 0.22, a[2], a[3], H - 0.16, ce)
    mb.face([(W0, -4, H + 0.06), (W1, -4, H + 0.06), (W1, D, H + 0.06), (W0, D, H + 0.06)], ce)
    led = m_lamp((1, 0.72, 0.44), 3.6)
    for a in ((c0 - 0.10, d0, c0 - 0.07, d1), (c1 + 0.07, d0, c1 + 0.10, d1), (c0, d1 + 0.07, c1, d1 + 0.10)):
        mb.box(a[0], a[1], H - 0.13, a[2], a[3], H - 0.10, led)
    # window wall
    fr = m_plain((0.03, 0.028, 0.026), 0.35, 0.6)
    mb.box(W0, D, H - 0.35, W1, D + 0.15, H + 0.1, wall)
    for x in (W0 + 0.05, -1.25, 1.45, W1 - 0.05):
        mb.box(x - 0.04, D, 0, x + 0.04, D + 0.12, H - 0.3, fr)
    for z in (0.03, H - 0.38):
        mb.box(W0, D, z - 0.03, W1, D + 0.12, z + 0.03, fr)
    mb.box(W0 - 2, D + 0.12, -0.2, W1 + 2, D + 2.1, -0.02, m_paving((0.5, 0.46, 0.41), 0.6, 0.6))
    mb.face(
        [(W0 - 2, D + 2.0, 0.0), (W1 + 2, D + 2.0, 0.0), (W1 + 2, D + 2.0, 1.08), (W0 - 2, D + 2.0, 1.08)],
        m_glass((0.93, 0.97, 0.95), 0.03, 0.0),
    )
    mb.box(W0 - 2, D + 1.98, 1.08, W1 + 2, D + 2.03, 1.12, fr)
    mb.box(W0 - 2, D + 0.1, H + 0.0, W1 + 2, D + 2.2, H + 0.3, wall)
    # right wall: timber slats + stone console; left: panel art
    wd = m_wood((0.27, 0.145, 0.07), axis=2, plank=0.3)
    for i in range(52):
        y = 0.6 + i * 0.075
        mb.box(W1 - 0.06, y, 0, W1, y + 0.045, H - 0.22, wd)
    mb.box(W1 - 0.48, 1.0, 0.28, W1 - 0.06, 4.2, 0.62, m_wood((0.20, 0.105, 0.05), axis=1, plank=0.4))
    mb.box(
        W1 - 0.50, 0.98, 0.62, W1 - 0.05, 4.22, 0.655, m_marble((0.12, 0.115, 0.11), (0.5, 0.47, 0.42), 1.2)
    )
    mb.box(W1 - 0.09, 1.5, 1.05, W1 - 0.06, 3.5, 2.15, m_plain((0.012, 0.012, 0.013), 0.12))
    mb.box(W0, 1.7, 1.15, W0 + 0.05, 3.3, 2.25, m_plain((0.22, 0.15, 0.08), 0.4))
    mb.face(
        [(W0 + 0.055, 1.75, 1.2), (W0 + 0.055, 3.25, 1.2), (W0 + 0.055, 3.25, 2.2), (W0 + 0.055, 1.75, 2.2)],
        m_art(2.0),
    )
    for y in (0.0, 1.5, 3.0, 4.5):
        for x in (W0 + 0.38, W1 - 0.38):
            mb.cyl(x, y, H - 0.228, H - 0.222, 0.045, m_lamp((1, 0.8, 0.58), 12.0), 16)
    # skirting
    mb.box(W0, -4, 0, W0 + 0.015, D, 0.1, ce)
    mb.obj("shell")
    # curtains
    mb = MeshBuilder()
    sh = m_sheer((0.86, 0.82, 0.75), 0.62)
    hv = m_fabric((0.46, 0.40, 0.33))
    for x0, x1, m, amp, yy in (
        (W0 + 0.1, W0 + 1.15, sh, 0.045, D - 0.16),
        (W1 - 1.0, W1 - 0.1, sh, 0.045, D - 0.16),
        (W0 + 0.08, W0 + 0.62, hv, 0.07, D - 0.33),
        (W1 - 0.6, W1 - 0.08, hv, 0.07, D - 0.33),
    ):
        n = int((x1 - x0) / 0.018)
        fold = 0.11
        for i in range(n):
            xa, xb = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
            f = lambda x, z: yy + amp * math.sin(x / fold * 6.28 + 0.5 * math.sin(x * 9)) * (1 + 0.25 * z)
            mb.face(
                [
                    (xa, f(xa, 0), 0.02),
                    (xb, f(xb, 0), 0.02),
                    (xb, f(xb, -1), H - 0.24),
                    (xa, f(xa, -1), H - 0.24),
                ],
                m,
            )
    mb.obj("curtains", smooth=True)
    # rug
    mb = MeshBuilder()
    rg = m_fabric((0.63, 0.58, 0.50), 60, 0.98, 0.16)
    mb.box(-2.2, 1.1, 0, 1.9, 4.6, 0.022, rg)
    bd = m_fabric((0.34, 0.28, 0.22), 60, 0.98, 0.1)
    for a in (
        (-2.12, 1.18, 1.82, 1.21),
        (-2.12, 4.49, 1.82, 4.52),
        (-2.12, 1.18, -2.09, 4.52),
        (1.79, 1.18, 1.82, 4.52),
    ):
        mb.box(a[0], a[1], 0.02, a[2], a[3], 0.0235, bd)
    mb.obj("rug")
    # sofa (L) along left wall
    f1 = m_fabric((0.66, 0.61, 0.54))
    f2 = m_fabric((0.20, 0.25, 0.24))
    f3 = m_fabric((0.50, 0.26, 0.12))
    leg = m_plain((0.02, 0.02, 0.02), 0.4, 0.5)
    rbox("base", (1.0, 3.3, 0.24), (W0 + 0.68, 2.75, 0.22), f1, 0.05)
    rbox("base2", (1.0, 1.0, 0.24), (W0 + 1.6, 3.9, 0.22), f1, 0.05)
    for i in range(3):
        rbox(
            "seat",
            (0.86, 1.02, 0.19),
            (W0 + 0.78, 1.72 + i * 1.03, 0.425),
            f1,
            0.07,
            5,
            sub=True,
            jitter=0.018,
        )
        rbox(
            "back", (0.24, 1.0, 0.48), (W0 + 0.33, 1.72 + i * 1.03, 0.70), f1, 0.09, 5, sub=True, jitter=0.015
        )
    rbox("seat2", (0.98, 0.98, 0.19), (W0 + 1.63, 3.9, 0.425), f1, 0.07, 5, sub=True, jitter=0.018)
    rbox("arm", (1.0, 0.2, 0.50), (W0 + 0.68, 1.07, 0.42), f1, 0.07)
    rbox("backb", (0.16, 3.3, 0.62), (W0 + 0.17, 2.75, 0.45), f1, 0.06)
    for i, (y, m, r) in enumerate(((1.42, f2, 0.1), (1.8, f3, -0.15), (3.55, f2, 0.2), (3.95, f1, -0.1))):
        cushion((W0 + 0.60, y, 0.76), 0.46, 0.46, m, (1.2, 0, 1.57 + r))
    # armchairs on right
    for y, r in ((1.75, 1.9), (3.5, 1.35)):
        x = 1.55
        c, s_ = math.cos(r), math.sin(r)
        P = lambda u, v_, z: (x + u * c - v_ * s_, y + u * s_ + v_ * c, z)
        rbox("as", (0.72, 0.70, 0.17), P(0, 0.03, 0.40), f2, 0.07, 5, r, True, 0.018)
        rbox("ab", (0.78, 0.15, 0.50), P(0, -0.36, 0.62), f2, 0.07, 5, r)
        for sx in (-1, 1):
            rbox("aa", (0.11, 0.74, 0.40), P(sx * 0.40, 0, 0.44), f2, 0.05, 4, r)
        m2 = MeshBuilder()
        for u in (-0.32, 0.32):
            for v_ in (-0.3, 0.3):
                q = P(u, v_, 0)
                m2.cyl(q[0], q[1], 0, 0.32, 0.018, m_plain((0.55, 0.38, 0.16), 0.3, 1.0), 8)
        m2.obj("legs")
    # tables
    mb = MeshBuilder()
    br = m_plain((0.60, 0.42, 0.18), 0.25, 1.0)
    mm = m_marble((0.80, 0.77, 0.73), (0.38, 0.34, 0.30), 1.6, 0.08)
    mb.cyl(-0.35, 2.55, 0.36, 0.40, 0.56, mm, 64)
    mb.cyl(-0.35, 2.55, 0.0, 0.36, 0.20, br, 40, 0.14)
    mb.cyl(0.28, 3.25, 0.26, 0.295, 0.36, m_wood((0.16, 0.085, 0.04), axis=0), 48)
    mb.cyl(0.28, 3.25, 0, 0.26, 0.02, br, 12)
    mb.cyl(0.28, 3.25, 0.0, 0.03, 0.22, br, 32)
    for i, c in enumerate(((0.70, 0.66, 0.60), (0.16, 0.20, 0.22), (0.42, 0.24, 0.14))):
        mb.box(
            -0.62 + i * 0.01, 2.42, 0.402 + i * 0.03, -0.32 - i * 0.02, 2.64, 0.43 + i * 0.03, m_plain(c, 0.6)
        )
    mb.obj("tables")
    mb = MeshBuilder()
    n = 40
    prof = [(0, 0.0), (0.075, 0.0), (0.11, 0.09), (0.10, 0.17), (0.05, 0.24), (0.045, 0.28), (0.06, 0.30)]
    for (r0, z0), (r1, z1) in zip(prof, prof[1:]):
        mb.cyl(-0.18, 2.72, 0.40 + z0, 0.40 + z1, r0, m_plain((0.60, 0.56, 0.50), 0.5), n, r1, cap=False)
    mb.obj("vase", smooth=True)
    put(
        make_shrub(77, 0.30, 0.42, 260, 0.05, m_leaf((0.09, 0.13, 0.06), (0.20, 0.25, 0.12))),
        -0.18,
        2.72,
        0.68,
        rng=rng,
    )
    # pendant cluster
    for i, (dx, dy, z, r) in enumerate(
        ((0, 0, 2.02, 0.15), (0.34, 0.12, 2.28, 0.11), (-0.28, 0.2, 2.36, 0.10), (0.08, 0.36, 1.82, 0.09))
    ):
        bpy.ops.mesh.primitive_uv_sphere_add(
            segments=32, ring_count=20, radius=r, location=(-0.1 + dx, 2.6 + dy, z)
        )
        o = bpy.context.object
        o.data.materials.append(m_lamp((1, 0.78, 0.52), 2.6))
        [setattr(p, "use_smooth", True) for p in o.data.polygons]
        m2 = MeshBuilder()
        m2.cyl(-0.1 + dx, 2.6 + dy, z + r * 0.95, H, 0.006, m_plain((0.5, 0.36, 0.16), 0.3, 1.0), 6)
        m2.cyl(-0.1 + dx, 2.6 + dy, z + r * 0.9, z + r * 1.25, 0.03, br, 16)
        m2.obj("cord")
    # plants
    mb = MeshBuilder()
    mb.cyl(W0 + 0.95, 5.55, 0, 0.48, 0.19, m_plain((0.10, 0.10, 0.10), 0.5), 40, 0.25)
    mb.cyl(W1 - 0.75, 5.45, 0, 0.42, 0.20, m_stucco((0.72, 0.68, 0.62)), 40, 0.24)
    mb.obj("pots")
    put(
        make_tree(
            91,
            H=2.3,
            R=0.58,
            clear=0.95,
            leaves=520,
            leaf=0.12,
            trunk=0.022,
            clusters=26,
            col=m_leaf((0.03, 0.075, 0.02), (0.07, 0.14, 0.035), 0.3, 0.2),
        ),
        W0 + 0.95,
        5.55,
        0.40,
        scale=1,
        rng=rng,
    )
    put(make_palm(92, H=0.55, fronds=15, L=1.25, trunk=0.03), W1 - 0.75, 5.45, 0.35, rng=rng)
    # city outside, 60 m below
    skyline(rng, 420, 130, 2600, (-70, 70), 62, 0.0, z=-62)
    hills(z=-70)
    mb = MeshBuilder()
    mb.face(
        [(-4000, 20, -62), (4000, 20, -62), (4000, 7000, -62), (-4000, 7000, -62)], m_lawn((0.10, 0.11, 0.05))
    )
    mb.obj("g")
    vt = [make_tree(1, leaves=3000, leaf=0.35), make_tree(2, H=10, leaves=3000, leaf=0.35)]
    for i in range(500):
        put(
            rng.choice(vt),
            rng.uniform(-260, 260),
            rng.uniform(60, 700),
            -62,
            scale=rng.uniform(0.9, 1.5),
            rng=rng,
        )
    sky(14, 33, "golden", 1.0, 8.0, 0.4, 6.1)
    light_area((0.1, D + 0.3, 1.5), (7.6, 2.6), 70, (0.90, 0.94, 1.0), rot=(-math.pi / 2, 0, 0))
    light_area((0, 2, H - 0.02), (5, 4), 7, (1, 0.80, 0.58), rot=(0, 0, 0))
    light_area((0, -3.6, 1.9), (5, 2), 20, (1, 0.95, 0.9), target=(0, 3, 1.2))
    camera((1.35, -2.35, 1.28), yaw=-9.5, lens=22, shift=0.012)
    return dict(
        haze=1900,
        hazecol=".80,.78,.78",
        exposure=0.36,
        contrast=1.16,
        warm=-0.085,
        hazemed=1,
        bloom=0.10,
        split=0.04,
        R=9,
        k=0.75,
        render=dict(bounces=(8, 4, 3, 0, 12), clamp=3.0),
    )
