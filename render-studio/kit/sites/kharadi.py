"""Kharadi round a plaza: lawns under rows of unlike trees, then houses of four to seven floors, then offices."""

from kit.landscape.gardens import avenue, scatter
from kit.landscape.ground import lawn
from kit.massing.apartment import apartment_set, row
from kit.massing.skyline import skyline
from kit.mesh import MeshBuilder

QUARTER_TURN = 1.5708
LAWN_M = 0.16
#: (x0, y0, x1, y1)
LAWNS = ((-132, 82, 132, 106), (-132, -18, -84, 78), (78, 6, 132, 78))
#: Rows of trees as start, end and metres from one to the next.
ROWS = (
    ((-126, 87), (126, 87), 9.5),
    ((-120, 100), (126, 101), 11.0),
    ((-90, -12), (-90, 76), 10.0),
    ((-106, -8), (-104, 74), 12.0),
    ((86, 12), (86, 76), 10.0),
)
OFFICES, OFFICES_FROM_M, OFFICES_TO_M = 22, 420, 900
EVENING_GLOW = 5.0


def around_plaza(rng, plants, spacing, lit):
    """What one sees past the building and to its sides, from the height of a person."""
    mb = MeshBuilder()
    for area in LAWNS:
        lawn(mb, *area, z=LAWN_M)
    mb.obj("lawns behind")
    kinds = plants["street"] + plants["rain"] + plants["avenue"]
    for start, end, pitch in ROWS:
        avenue(rng, kinds, start, end, pitch, LAWN_M, (0.8, 1.15), spacing)
    scatter(rng, plants["shrub"], LAWNS, 60, spacing, 0.8, LAWN_M, (0.7, 1.2))
    houses = apartment_set(lit, 960, EVENING_GLOW)
    row(rng, houses, (-150, 126), (150, 126), 0.0, gap=(5.0, 12.0))
    row(rng, houses, (-150, 152), (160, 152), 0.0, gap=(3.0, 9.0))
    row(rng, houses, (-146, -20), (-146, 116), QUARTER_TURN, gap=(5.0, 12.0))
    row(rng, houses, (150, 4), (150, 116), -QUARTER_TURN, gap=(5.0, 12.0))
    skyline(rng, OFFICES, OFFICES_FROM_M, OFFICES_TO_M, (-70, 70), 44, lit, strength=0.8)
