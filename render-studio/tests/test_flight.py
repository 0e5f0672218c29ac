"""A flight of stairs: even steps, where it arrives, nothing under the floor, bars that meet the handrail."""

import unittest

from kit.interiors.flight import Flight
from kit.polygons import Polygons

RISER, GOING = 1 / 6, 0.28


class AFlight(unittest.TestCase):
    def setUp(self):
        self.up = Flight(0, 1.2, (2.3, 0), 1, 12, RISER, GOING)
        self.back = Flight(1.3, 2.5, self.up.top, -1, 12, RISER, GOING)

    def test_arrives_a_storey_higher_over_where_it_began(self):
        y, z = self.back.top
        self.assertAlmostEqual(z, 24 * RISER)
        self.assertAlmostEqual(y, 2.3)

    def test_every_step_rises_and_goes_alike(self):
        for flight, ahead in ((self.up, 1), (self.back, -1)):
            for step in range(flight.risers - 1):
                (y, z), (v, w) = flight.nosing(step), flight.nosing(step + 1)
                self.assertAlmostEqual(w - z, RISER)
                self.assertAlmostEqual((v - y) * ahead, GOING)

    def test_stays_between_its_strings_and_above_its_foot(self):
        polygons = Polygons()
        self.back.steps(polygons, "tread", "soffit")
        for x, _, z in polygons.vertices:
            self.assertTrue(1.3 <= x <= 2.5)
            self.assertGreaterEqual(z, self.back.foot[1])

    def test_the_handrail_runs_a_hands_height_over_the_nosings(self):
        polygons = Polygons()
        self.up.balustrade(polygons, 0.04, "iron", "rail")
        for step in range(self.up.risers):
            y, z = self.up.nosing(step)
            self.assertAlmostEqual(self.up.slope(y) + RISER, z)
        self.assertLess(max(z for _, _, z in polygons.vertices), self.up.top[1] + RISER + 1.0)


if __name__ == "__main__":
    unittest.main()
