"""Tables."""

from kit.furniture import finishes
from kit.furniture.shapes import cube, lathe


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


def round_table(r, h, mat, base=None, th=0.03):
    """A round top on a turned foot."""
    lathe(
        [
            (0.001, h),
            (r - 0.008, h),
            (r, h - 0.008),
            (r, h - th + 0.006),
            (r - 0.01, h - th),
            (0.001, h - th),
        ],
        mat,
    )
    lathe([(r * 0.38, 0), (r * 0.36, 0.02), (r * 0.22, h * 0.5), (r * 0.26, h - th)], base or mat)
