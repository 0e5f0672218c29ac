"""Tables."""

from kit.furniture import finishes
from kit.furniture.shapes import cube


def table(w, d, h=0.74, mat=None, leg="trestle", th=0.035):
    """A rectangular table on trestles, or on four legs."""
    m = mat or finishes.walnut(0)
    cube(-w / 2, -d / 2, h - th, w / 2, d / 2, h, m, 0.01)
    lm = finishes.walnut()
    for sx in (-1, 1):
        if leg == "trestle":
            cube(
                sx * (w / 2 - 0.45) - 0.04,
                -d / 2 + 0.12,
                0,
                sx * (w / 2 - 0.45) + 0.04,
                d / 2 - 0.12,
                h - th,
                lm,
                0.02,
            )
        else:
            for sy in (-1, 1):
                cube(
                    sx * (w / 2 - 0.05) - 0.025,
                    sy * (d / 2 - 0.05) - 0.025,
                    0,
                    sx * (w / 2 - 0.05) + 0.025,
                    sy * (d / 2 - 0.05) + 0.025,
                    h - th,
                    lm,
                    0.004,
                )
