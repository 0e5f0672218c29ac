"""The river of Meander's view is one: even, as wide as said, and nothing is built in it."""

import math
import unittest
from itertools import pairwise

from kit.polygons import Polygons
from kit.rooms.meander.course import STEP_M, Course

BENT = Course(((0, 0), (40, 120), (-60, 260), (30, 420)), wide=50.0)
STRAIGHT = Course(((0, 0), (0, 300)), wide=50.0)


class Courses(unittest.TestCase):
    def test_has_a_point_each_step(self):
        for (x0, y0), (x1, y1) in pairwise(BENT.line):
            self.assertAlmostEqual(math.hypot(x1 - x0, y1 - y0), STEP_M, delta=0.4)

    def test_flows_where_it_is_drawn(self):
        self.assertAlmostEqual(STRAIGHT.bearing(150), 0)
        self.assertEqual(STRAIGHT.at(150), (0, 150))
        self.assertAlmostEqual(STRAIGHT.beside(150, 10)[0], 10)

    def test_knows_its_water_from_its_banks(self):
        self.assertLess(STRAIGHT.off(20, 150), 0)
        self.assertAlmostEqual(STRAIGHT.off(35, 150), 10, delta=0.5)

    def test_turns_to_the_right_above_nothing(self):
        right = Course(((0, 0), (0, 100), (100, 200), (200, 200)), wide=50.0)
        self.assertGreater(right.bend(right.length / 2), 0)
        self.assertEqual(STRAIGHT.bend(150), 0)

    def test_covers_the_water_and_what_lies_beside(self):
        mb = Polygons()
        STRAIGHT.strip(mb, 10, 0.5, "grass")
        xs = [x for x, _, _ in mb.vertices]
        self.assertTrue(-35 <= min(xs) < -31 and 31 < max(xs) <= 35)

    def test_lays_sand_on_the_inner_side_of_a_bend_alone(self):
        mb = Polygons()
        STRAIGHT.strip(mb, 10, 0.5, "sand", inner=True)
        xs = [x for x, _, _ in mb.vertices]
        self.assertAlmostEqual(max(xs), 25)


if __name__ == "__main__":
    unittest.main()
