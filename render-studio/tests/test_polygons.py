"""What geometry is built from: solids are closed and look outward."""

import math
import unittest

import measure

from kit.facade.frame import Frame
from kit.materials.surfaces import m_plain
from kit.polygons import Polygons

GREY = m_plain((0.5, 0.5, 0.5))
SQUARE = [(0, 0), (2, 0), (2, 2), (0, 2)]


def solid(draw):
    polygons = Polygons()
    draw(polygons)
    return polygons


SOLIDS = {
    "box": (solid(lambda p: p.box(1, 2, 3, 3, 5, 7, GREY)), 24),
    "prism": (solid(lambda p: p.prism(SQUARE, -1, 2, GREY)), 12),
    "cylinder": (solid(lambda p: p.cyl(1, 1, 0, 2, 1, GREY, 400)), 2 * math.pi),
    "cone": (solid(lambda p: p.cyl(0, 0, 0, 3, 1, GREY, 400, 0.5)), 1.75 * math.pi),
    "box of a facade": (solid(lambda p: Frame(p, (0, 0), (0, 9)).box(1, 3, -1, 2, 0, 4, GREY)), 24),
    "box of a facade that runs west": (solid(lambda p: Frame(p, (9, 9), (0, 9)).box(1, 3, -1, 2, 0, 4, GREY)), 24),
}
#: Their faces agree, but look inward. Cycles shades both sides alike; turning them would make every picture anew.
BARS = {
    "bar along x": (solid(lambda p: p.bar((0, 0, 0), (5, 0, 0), 0.2, 0.1, GREY)), 0.1),
    "upright bar": (solid(lambda p: p.bar((1, 1, 0), (1, 1, 3), 0.2, 0.1, GREY)), 0.06),
    "leaning bar": (solid(lambda p: p.bar((0, 0, 0), (3, 0, 4), 0.2, 0.1, GREY)), 0.1),
}


class Solids(unittest.TestCase):
    """Boxes, bars, prisms, cylinders."""

    def test_are_closed(self):
        for name, (polygons, _) in (SOLIDS | BARS).items():
            with self.subTest(name):
                self.assertEqual(measure.open_edges(polygons), [])

    def test_look_outward_and_enclose_what_they_should(self):
        for name, (polygons, expected) in SOLIDS.items():
            with self.subTest(name):
                self.assertAlmostEqual(measure.volume(polygons), expected, delta=expected * 1e-3)

    def test_enclose_what_they_should_as_bars(self):
        for name, (polygons, expected) in BARS.items():
            with self.subTest(name):
                self.assertAlmostEqual(-measure.volume(polygons), expected, delta=expected * 1e-3)


class Materials(unittest.TestCase):
    """A face's material and colour."""

    def test_share_a_slot_when_they_say_the_same(self):
        polygons = Polygons()
        for colour in ((1, 0, 0), (0, 1, 0), (1, 0, 0)):
            polygons.level(SQUARE, 0, m_plain(colour))
        self.assertEqual(polygons.slots, [0, 1, 0])
        self.assertEqual(len(polygons.materials), 2)

    def test_differ_by_every_word(self):
        self.assertNotEqual(m_plain((1, 0, 0)), m_plain((1, 0, 0), 0.3))
        self.assertNotEqual(m_plain((1, 0, 0), metal=0.3), m_plain((1, 0, 0), spec=0.3))


class Walls(unittest.TestCase):
    """A facade's wall around its openings."""

    def wall(self, openings):
        polygons = Polygons()
        Frame(polygons, (3, 1), (3, 11)).wall(0, 10, 0, 3, openings, GREY, 0.3, reveal=m_plain((0, 0, 0)))
        return polygons

    def test_is_as_large_as_what_its_openings_leave(self):
        openings = [(1, 2, 0, 2.1), (3, 5, 0.9, 2.4), (5.5, 5.9, 0.9, 3)]
        left = sum(measure.area(face) for face in measure.faces_of(self.wall(openings), GREY))
        self.assertAlmostEqual(left, 30 - 2.1 - 3.0 - 0.84, places=4)

    def test_looks_outward(self):
        for face in measure.faces_of(self.wall([(1, 2, 0, 2.1)]), GREY):
            x, y, z = measure.area_vector(face)
            self.assertGreater(x, 0)
            self.assertAlmostEqual(math.hypot(y, z), 0)

    def test_has_reveals_as_deep_as_it_is_thick(self):
        polygons = self.wall([(1, 2, 0.5, 2.5)])
        depths = sorted({round(x, 4) for x, _, _ in polygons.vertices})
        self.assertEqual(depths, [2.7, 3.0])
