"""A made bed."""

from kit.furniture import finishes
from kit.furniture.shapes import cube, pillow, puff
from kit.furniture.textiles import drape
from kit.materials.cloth import m_linen


def bed(w=1.8, length=2.08, sheet=None, duvet=None, throw=None, base=None, acc=None, head=True):
    """local: head at y=0, foot +y; mattress top .54"""
    sh = sheet or m_linen((0.84, 0.81, 0.76), wrinkle=0.8)
    du = duvet or m_linen((0.78, 0.74, 0.67), wrinkle=1.0)
    th = throw or m_linen((0.42, 0.29, 0.19), 600, 0.6)
    ac = acc or m_linen((0.52, 0.38, 0.26), 700)
    cube(-w / 2 - 0.05, 0, 0.10, w / 2 + 0.05, length + 0.06, 0.26, base or finishes.walnut(1), 0.015)
    cube(-w / 2 + 0.2, 0.2, 0, w / 2 - 0.2, length - 0.2, 0.10, finishes.black())
    puff(w, length, 0.27, (0, length / 2 + 0.01, 0.395), sh, 0.07, 0.005)
    drape(w / 2 + 0.03, 0.74, length + 0.045, 0.545, 0.25, du, 3.0, 0.016, True)
    drape(w / 2 + 0.025, 0.60, 0.92, 0.572, 0.21, sh, 8.0, 0.010)
    drape(
        w / 2 + 0.085, 1.42, 1.92, 0.580, 0.38, th, 5.0, 0.008, skew=0.03
    )  # wider than the duvet so that its folds cannot poke through
    for sx in (-1, 1):
        pillow(0.74, 0.50, 0.20, (sx * 0.45, 0.16, 0.76), (1.18, 0, 0.05 * sx), sh, sx + 1.0)
        pillow(0.70, 0.48, 0.19, (sx * 0.44, 0.33, 0.72), (1.02, 0, -0.06 * sx), du, sx + 5.0)
    pillow(0.52, 0.50, 0.17, (-0.30, 0.50, 0.735), (0.98, 0.05, 0.10), ac, 3.0)
    pillow(0.62, 0.34, 0.15, (0.22, 0.56, 0.675), (0.92, 0, -0.07), th, 9.0)
    if head:
        hm = m_linen((0.57, 0.50, 0.41), 700, 0.25)
        n = 14
        hw = 3.4 / n
        for i in range(n):
            puff(
                hw - 0.004,
                0.10,
                1.12,
                (-1.7 + hw * (i + 0.5), -0.055, 0.56 + 0.06),
                hm,
                0.045,
                0.0,
                n=8,
                wob=0,
            )
