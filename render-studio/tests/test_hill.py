"""Paayri's hill: no floor is buried, no home stands on the path, what grows keeps off both."""

import unittest
from itertools import pairwise

from kit.sites.hill_cuts import PATH_TO_M, STEPS_TOP, STOREY_M, on_path, path_at, terraces_of
from kit.sites.hill_flights import FLIGHTS as OF_THE_MODEL
from recipes.paayri import PROJECT

FLIGHTS = terraces_of(PROJECT.massing)
HALF_PATH_M = 0.85


def in_scene(flight, u, v):
    """The point u beside the middle of a flight and v behind its first front."""
    low, high = flight.seen_from(0, 0), flight.seen_from(1, 0)
    c, s = high[0] - low[0], low[1] - high[1]
    return flight.at[0] + u * c - v * s, flight.at[1] + u * s + v * c


class Hill(unittest.TestCase):
    def test_knows_every_flight_of_the_recipe(self):
        self.assertEqual([flight.storeys for flight in FLIGHTS], [6, 9, 5])

    def test_is_the_hill_of_the_model_on_the_drawing_table(self):
        self.assertEqual(FLIGHTS, OF_THE_MODEL)

    def test_finds_its_way_between_a_flight_and_the_scene(self):
        for flight in FLIGHTS:
            u, v = flight.seen_from(*in_scene(flight, 4.0, 7.5))
            self.assertAlmostEqual(u, 4.0)
            self.assertAlmostEqual(v, 7.5)

    def test_lies_below_every_floor_from_its_front_to_its_back_wall(self):
        for flight in FLIGHTS:
            for storey in range(flight.storeys):
                floor = flight.ground + storey * STOREY_M
                for into in (0.0, flight.step / 2, flight.step - 0.01):
                    for u in (-flight.width / 2 + 1.5, 0, flight.width / 2 - 1.5):
                        point = in_scene(flight, u, storey * flight.step + into)
                        self.assertLess(flight.limit(*point), floor)

    def test_is_left_alone_away_from_the_homes(self):
        for flight in FLIGHTS:
            self.assertIsNone(flight.limit(*in_scene(flight, flight.width / 2 + 2, 8)))
            self.assertIsNone(flight.limit(*in_scene(flight, 0, flight.storeys * flight.step + 3)))

    def test_comes_back_to_the_hill_without_a_step(self):
        for flight in FLIGHTS:
            heights = [flight.limit(*in_scene(flight, flight.width / 2 - 2 + i * 0.1, 12)) for i in range(32)]
            steps = [b - a for a, b in pairwise(heights)]
            self.assertTrue(all(-1e-9 < step < 1 for step in steps))

    def test_has_a_path_that_passes_between_the_homes(self):
        y = STEPS_TOP[1]
        while y < PATH_TO_M:
            for side in (-HALF_PATH_M, HALF_PATH_M):
                self.assertFalse(any(flight.within(path_at(y) + side, y, 0.2) for flight in FLIGHTS), y)
            y += 0.5

    def test_keeps_plants_off_the_path_and_only_off_the_path(self):
        self.assertTrue(on_path(path_at(20) + 1, 20))
        self.assertFalse(on_path(path_at(20) + 3, 20))
        self.assertFalse(on_path(path_at(PATH_TO_M), PATH_TO_M + 1))


if __name__ == "__main__":
    unittest.main()
