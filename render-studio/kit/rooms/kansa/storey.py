"""A floor of Kansa after its plan, with nobody in it: slab and columns, glass, the fins before it.

x is east of the inner face of the west glass, y north of that of the south glass. No Blender here.
"""

from kit.polygons import Polygons

LONG, DEEP = 61.94, 36.0
GRID, COLUMN = 9.0, 0.7
CLEAR, SOFFIT = 2.9, 3.5  # under what hangs, under the slab
RAISED_FLOOR = 0.12  # the tenant's floor, on feet over the slab's screed
SLAB = 0.28
DROP_PANEL, DROP = 2.6, 0.16  # of the slab over a column: its side, how far it hangs
GLASS_BAY, MULLION = 1.55, (0.06, 0.14)
#: Metres from fin to fin: closer where the sun is low, wider where it never comes.
PITCH = {"west": 0.9, "south": 1.15, "north": 2.2}
FIN, FIN_OUT = (0.09, 0.42), 0.36
BAND = (0.30, 0.42, 0.78)  # of bronze before the slab's edge: half its height, from, to


def columns():
    """Where the columns stand: every nine metres, in two rows."""
    return [(GRID * i, y) for y in (GRID, DEEP - GRID) for i in range(1, 7)]


def along(length, pitch):
    """Places from 0 to `length`, as near to `pitch` apart as goes up evenly."""
    count = round(length / pitch)
    return [length * i / count for i in range(count + 1)]


def fin_feet():
    """The middle of each fin, by the side it stands on."""
    return {
        "west": [(-FIN_OUT, y) for y in along(DEEP, PITCH["west"])],
        "south": [(x, -FIN_OUT) for x in along(LONG, PITCH["south"])],
        "north": [(x, DEEP + FIN_OUT) for x in along(LONG, PITCH["north"])],
    }


def fins(metal):
    """The fins of the storey, and the bands that tie them before its slabs."""
    made = Polygons()
    thin, deep = FIN[0] / 2, FIN[1] / 2
    for side, feet in fin_feet().items():
        dx, dy = (deep, thin) if side == "west" else (thin, deep)
        for x, y in feet:
            made.box(x - dx, y - dy, -RAISED_FLOOR - SLAB, x + dx, y + dy, SOFFIT + SLAB, metal)
    half, near, far = BAND
    for z in (-RAISED_FLOOR - SLAB / 2, SOFFIT + SLAB / 2):
        made.box(-far, -far, z - half, -near, DEEP + far, z + half, metal)
        for y0, y1 in ((-far, -near), (DEEP + near, DEEP + far)):
            made.box(-near, y0, z - half, LONG, y1, z + half, metal)
    return made


def glazing(frame):
    """Mullions from floor to soffit on three sides, a rail at their foot and at their head."""
    made = Polygons()
    wide, deep = MULLION[0] / 2, MULLION[1]
    foot = -RAISED_FLOOR
    for x in along(LONG, GLASS_BAY):
        for y0, y1 in ((-deep, 0), (DEEP, DEEP + deep)):
            made.box(x - wide, y0, foot, x + wide, y1, SOFFIT, frame)
    for y in along(DEEP, GLASS_BAY):
        made.box(-deep, y - wide, foot, 0, y + wide, SOFFIT, frame)
    for z0, z1 in ((foot, foot + 0.20), (SOFFIT - 0.28, SOFFIT)):
        made.box(-deep + 0.01, 0, z0, -0.01, DEEP, z1, frame)
        for y0, y1 in ((-deep + 0.01, -0.01), (DEEP + 0.01, DEEP + deep - 0.01)):
            made.box(0, y0, z0, LONG, y1, z1, frame)
    return made


def frame(concrete):
    """Slab overhead, thicker over the columns; the columns; the wall of the core to the east."""
    made = Polygons()
    made.box(-0.3, -0.3, SOFFIT, LONG, DEEP + 0.3, SOFFIT + SLAB, concrete)
    half = COLUMN / 2
    for x, y in columns():
        made.box(x - half, y - half, -RAISED_FLOOR, x + half, y + half, SOFFIT, concrete)
        side = DROP_PANEL / 2
        made.box(x - side, y - side, SOFFIT - DROP, x + side, y + side, SOFFIT, concrete)
    made.box(LONG, -0.3, -RAISED_FLOOR, LONG + 0.3, DEEP + 0.3, SOFFIT, concrete)
    return made
