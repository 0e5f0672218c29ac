"""Rounded outlines close, and their bays lie end to end."""

import math
import unittest
from itertools import pairwise

import measure

from kit.facade.wall import rect
from kit.massing.outline import Corner, Side, bays, fillet, plan_of, sample

RADIUS_M = 4.0
PLAN = rect(30, 20, 5, -3)
L_SHAPED = [(0, 0), (30, 0), (30, 12), (14, 12), (14, 24), (0, 24)]
NEAR_M = 1e-4


def distance(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])


def ends(part):
    """Where a part of an outline starts and ends."""
    if isinstance(part, Side):
        return part.start, part.end
    return tuple(part.centre + part.direction(step, 1) * part.radius for step in (0, 1))


class Outlines(unittest.TestCase):
    """A plan with rounded corners."""

    def test_each_part_begins_where_the_one_before_ends(self):
        for plan in (PLAN, L_SHAPED):
            outline = fillet(plan, RADIUS_M)
            for part, following in pairwise([*outline, outline[0]]):
                self.assertLess(distance(ends(part)[1], ends(following)[0]), NEAR_M)

    def test_turns_once_round(self):
        for plan in (PLAN, L_SHAPED):
            corners = [part for part in fillet(plan, RADIUS_M) if isinstance(part, Corner)]
            self.assertEqual(len(corners), len(plan))
            turned = sum(corner.end_angle - corner.start_angle for corner in corners)
            self.assertAlmostEqual(turned, 2 * math.pi, places=4)

    def test_is_as_long_as_its_plan_with_the_corners_rounded(self):
        outline = fillet(PLAN, RADIUS_M)
        length = sum(part.length if isinstance(part, Corner) else distance(*ends(part)) for part in outline)
        self.assertAlmostEqual(length, 2 * (30 + 20) - 8 * RADIUS_M + 2 * math.pi * RADIUS_M, places=3)

    def test_stands_out_by_the_depth_that_is_asked_for(self):
        outline = fillet(PLAN, RADIUS_M)
        line, edge = plan_of(sample(outline, 0.3)), plan_of(sample(outline, 0.3, lambda *_: 1.35))
        self.assertGreater(len(line), 250)
        for point, out in zip(line, edge, strict=True):
            self.assertAlmostEqual(distance(point, out), 1.35, places=4)
            self.assertFalse(measure.inside(line, out))


class Bays(unittest.TestCase):
    """The outline cut into windows."""

    def test_lie_end_to_end_all_round(self):
        for plan in (PLAN, L_SHAPED):
            cut = bays(fillet(plan, RADIUS_M), 3.4)
            for bay, following in pairwise([*cut, cut[0]]):
                self.assertLess(distance(bay.end, following.start), NEAR_M)

    def test_are_about_as_wide_as_asked_for(self):
        for bay in bays(fillet(PLAN, RADIUS_M), 3.4):
            wanted = 3.4 if bay.straight else 1.5
            self.assertAlmostEqual(bay.width, wanted, delta=wanted / 4)

    def test_have_unit_normals_that_look_outward(self):
        line = plan_of(sample(fillet(PLAN, RADIUS_M), 0.1))
        for bay in bays(fillet(PLAN, RADIUS_M), 3.4):
            self.assertAlmostEqual(bay.normal.length, 1, places=5)
            middle = (bay.start + bay.end) / 2
            self.assertFalse(measure.inside(line, middle + bay.normal * 0.5))
            self.assertTrue(measure.inside(line, middle - bay.normal * 0.5))

    def test_are_counted_along_their_own_side(self):
        for edge in range(4):
            side = [bay for bay in bays(fillet(PLAN, RADIUS_M), 3.4) if bay.straight and bay.edge == edge]
            self.assertEqual([bay.index for bay in side], list(range(side[0].count)))
