"""A floor of Kansa is what its plan and its page say."""

import unittest

from kit.materials.surfaces import m_plain
from kit.rooms.kansa import storey

METAL = m_plain((0.4, 0.3, 0.2))
FARTHEST_DESK_M = 9.0


class Storey(unittest.TestCase):
    """Slab, columns, glass and fins."""

    def test_stands_on_columns_every_nine_metres(self):
        columns = storey.columns()
        self.assertEqual(len(columns), 12)
        for x, y in columns:
            self.assertEqual(x % storey.GRID, 0)
            self.assertIn(y, (storey.GRID, storey.DEEP - storey.GRID))

    def test_leaves_the_clear_height_under_the_columns_thicker_slab(self):
        self.assertGreater(storey.SOFFIT - storey.DROP, storey.CLEAR)

    def test_has_its_columns_no_further_from_the_glass_than_a_desk_may_be(self):
        for x, y in storey.columns():
            self.assertLessEqual(min(x, y, storey.DEEP - y), FARTHEST_DESK_M)

    def test_has_fins_closer_on_the_west_and_wider_on_the_north(self):
        gaps = {}
        for side, feet in storey.fin_feet().items():
            (x0, y0), (x1, y1) = feet[:2]
            gaps[side] = abs(x1 - x0) + abs(y1 - y0)
        self.assertLess(gaps["west"], gaps["south"])
        self.assertLess(gaps["south"], gaps["north"])

    def test_has_every_fin_outside_its_glass(self):
        for x, y, _ in storey.fins(METAL).vertices:
            outside = x < -storey.MULLION[1] or y < -storey.MULLION[1] or y > storey.DEEP + storey.MULLION[1]
            self.assertTrue(outside, (x, y))

    def test_has_mullions_up_to_the_soffit(self):
        heights = {round(z, 3) for _, _, z in storey.glazing(METAL).vertices}
        self.assertEqual(max(heights), storey.SOFFIT)
        self.assertEqual(min(heights), -storey.RAISED_FLOOR)
