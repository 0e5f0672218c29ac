"""The edge of Kansa's roof garden is its tower's, and nobody falls from it."""

import random
import unittest

from kit.massing.outline import bays
from kit.materials.surfaces import m_plain
from kit.rooms.kansa import roof_edge as edge
from recipes.kansa import PROJECT

METAL, STONE, GLASS = m_plain((0.4, 0.3, 0.2)), m_plain((0.3,) * 3), m_plain((0.9,) * 3)
RAIL_AT_LEAST_M = 1.05


class RoofEdge(unittest.TestCase):
    """Outline, fins, parapet, walk and beds."""

    def test_has_the_plan_of_the_tower(self):
        tower = next(part for part in PROJECT.massing if part["form"] == "bronze-office")
        self.assertEqual(tower["plan"], edge.PLAN)

    def test_has_a_rail_at_the_height_of_a_rail(self):
        heights = [z for _, _, z in edge.parapet(STONE, METAL, GLASS).vertices]
        self.assertGreaterEqual(max(heights), RAIL_AT_LEAST_M)

    def test_has_every_fin_outside_its_rail(self):
        for bay in bays(edge.OUTLINE, edge.FIN_PITCH, edge.FIN_PITCH):
            self.assertGreater(edge.FIN_OUT - edge.FIN[1] / 2, -edge.HANDRAIL_IN, bay)

    def test_keeps_the_walk_on_the_roof_and_inside_the_upstand(self):
        made = edge.boards(random.Random(1), (0.3, 0.2, 0.1))
        half_long, half_deep = (side / 2 - edge.UPSTAND_DEEP for side in edge.PLAN)
        self.assertGreater(len(made.faces), 500)
        for x, y, _ in made.vertices:
            self.assertLess(abs(x), half_long)
            self.assertLess(abs(y), half_deep)

    def test_draws_a_bed_in_by_the_width_of_its_wall(self):
        plan = edge.rounded([(0, 0), (4, 0), (4, 3), (0, 3)], [0.5] * 4)
        for x, y in edge.drawn_in(plan, 0.14):
            self.assertTrue(edge.inside(plan, x, y), (x, y))
        self.assertFalse(edge.inside(plan, 0.02, 0.02))
