"""What a site says to the street: the house's name, the project's, its registration."""

from kit.yard.hoarding import CREAM, THICK_M
from kit.yard.lettering import sign

INK = (0.03, 0.05, 0.04)


def words_on(yard, gate, panels):
    """The house's name at each v of `panels`, the project's over the gate, its board beside it."""
    out = -THICK_M - 0.03
    for v in panels:
        sign("SAHYARA", yard, out, v, 1.0, 1.15, CREAM, spaced=1.22)
        sign(yard.says, yard, out, v, 0.50, 0.34, CREAM, spaced=1.1)
    sign(f"SAHYARA  ·  {yard.name}", yard, -0.14, sum(gate) / 2, 4.56, 0.38, CREAM, spaced=1.12)


def words_of_board(yard, v):
    """What the board beside the gate says, all of it in the content."""
    sign(yard.name, yard, -0.44, v, 4.04, 0.50, CREAM, spaced=1.15)
    sign(yard.says, yard, -0.44, v, 3.32, 0.33, INK)
    sign("MahaRERA, sample registration", yard, -0.44, v, 2.72, 0.20, INK)
    sign(yard.registration, yard, -0.44, v, 2.02, 0.40, INK, spaced=1.04)
