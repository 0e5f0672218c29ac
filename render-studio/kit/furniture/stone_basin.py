"""A wash basin cut from one long black stone, and the piers it rests on."""

from kit.furniture.shapes import cube, lathe


def trough(x0, x1, top, stone, metal, deep=0.46, high=0.17, rim=0.05, ledge=0.12):
    """Along x, its back at y = 0 and its lip at y = -deep; the ledge behind the hollow is for what one needs."""
    cube(x0, -deep, top - high, x1, -deep + rim, top, stone, 0.007)
    cube(x0, -ledge, top - high, x1, -0.001, top, stone, 0.007)
    for x in (x0, x1 - rim):
        cube(x, -deep + rim - 0.008, top - high, x + rim, -ledge + 0.008, top - 0.0006, stone, 0.004)
    cube(x0 + rim, -deep + rim, top - high, x1 - rim, -ledge, top - high + 0.06, stone, 0.003)
    for share in (0.27, 0.73):
        waste = [(0.024, 0), (0.022, 0.003), (0.012, 0.0025), (0.001, 0.001)]
        lathe(waste, metal, x0 + (x1 - x0) * share, -(deep - rim + ledge) / 2, top - high + 0.06, 28)


def piers(places, stone, top, deep=0.40, wide=0.09):
    """Upright slabs at `places` along x under a stone whose underside is at `top`."""
    for x in places:
        cube(x - wide / 2, -deep, 0, x + wide / 2, -0.001, top, stone, 0.005)
