"""The streets round Kaman's square: rows of four and five storeys over shops on three sides, trees at their kerbs."""

from itertools import islice

from kit.landscape.ground import road
from kit.landscape.planting import put
from kit.landscape.street import streetlamp
from kit.massing.shops.fit import shops_in
from kit.massing.shops.names import ROWS
from kit.massing.street_front import street_front
from kit.mesh import MeshBuilder

#: Houses along each street: the row's start, its direction, and (width, style, storeys over the shops).
WEST = ((-62.0, -26.0), (0, 1), ((15.6, 1, 3), (10.4, 0, 4), (15.6, 4, 3), (10.4, 2, 4), (15.6, 1, 3), (15.6, 0, 3)))
NORTH = ((-62.0, 78.0), (1, 0), ((15.6, 0, 3), (10.4, 1, 4), (10.4, 2, 3)))
EAST = (
    (70.0, 82.0),
    (0, -1),
    ((15.6, 2, 3), (10.4, 1, 4), (15.6, 0, 3), (15.6, 4, 4), (10.4, 1, 3), (15.6, 0, 4), (15.6, 1, 3)),
)
STREETS = (-58.5, 60.0)  # the western kerb of each of the two streets, which run north
STREET_WIDE, WALK = 7.0, 2.0


def town(rng, trees, lit, rows=(WEST, NORTH, EAST)):
    """Streets, houses, trees of `trees` at the kerbs."""
    for n, row in enumerate(rows):
        (x, y), (dx, dy), houses = row
        keepers = iter(ROWS["left" if n % 2 else "right"])
        for i, (width, style, storeys) in enumerate(houses):
            here = list(islice(keepers, shops_in(width)))
            to = (x + dx * width, y + dy * width)
            # a front looks to the right of its line: rows that run north look east, those that run south look west
            street_front((x, y), to, style, here, 70 + 10 * n + i, storeys, lit=lit, depth=11.0)
            x, y = to
    mb = MeshBuilder()
    for x in STREETS:
        road(mb, x, -34, x + STREET_WIDE, 130, 0.0, WALK, axis=1, marks=False)
        for y in range(2, 90, 22):
            streetlamp(mb, x + STREET_WIDE + 0.7, y, 0, 5.8, (-1.3, 0), 2.0)
    mb.obj("streets")
    for x in (STREETS[0] + STREET_WIDE + 1.4, STREETS[1] - 1.4, STREETS[1] + STREET_WIDE + 1.5):
        for k in range(9):
            y = 6 + 9.5 * k + rng.uniform(-1.5, 1.5)
            put(trees[rng.randrange(len(trees))], x, y, 0, scale=rng.uniform(0.8, 1.1), rng=rng)
