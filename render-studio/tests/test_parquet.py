"""Herringbone: the blocks fill the floor, lie within it and not on each other."""

import random
import unittest

from kit.interiors.parquet import GAP_M, cut, herringbone

X0, Y0, X1, Y1 = -2.55, -1.6, 2.55, 6.2
LONG, WIDE = 0.6, 0.1


def area(outline):
    """Square metres within an outline of the plan; counter-clockwise ones are positive."""
    ahead = [*outline[1:], outline[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, ahead, strict=True)) / 2


class Herringbone(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        floor = herringbone(X0, Y0, X1, Y1, random.Random(4), (0.4, 0.3, 0.2), LONG, WIDE)
        _bed, *blocks = [[floor.vertices[i] for i in face] for face in floor.faces]
        cls.blocks = blocks
        cls.colours = floor.colours[1:]

    def test_lies_within_the_room(self):
        for x, y, z in (point for block in self.blocks for point in block):
            self.assertTrue(X0 <= x <= X1 and Y0 <= y <= Y1 and z == 0)

    def test_faces_up(self):
        self.assertGreater(min(area(block) for block in self.blocks), 0)

    def test_fills_the_floor_but_for_the_joints(self):
        whole = (LONG - 2 * GAP_M) * (WIDE - 2 * GAP_M) / (LONG * WIDE)
        covered = sum(area(block) for block in self.blocks) / ((X1 - X0) * (Y1 - Y0))
        self.assertAlmostEqual(covered, whole, delta=0.003)

    def test_no_two_blocks_share_a_place(self):
        rng = random.Random(1)
        for _ in range(400):
            point = (rng.uniform(X0, X1), rng.uniform(Y0, Y1))
            self.assertLessEqual(sum(within(point, block) for block in self.blocks), 1, point)

    def test_blocks_differ_in_tone(self):
        self.assertGreater(len(set(self.colours)), len(self.blocks) * 0.9)


class Cut(unittest.TestCase):
    def test_keeps_what_is_inside_and_drops_what_is_outside(self):
        square = [(0, 0), (2, 0), (2, 2), (0, 2)]
        self.assertAlmostEqual(area(cut(square, -1, -1, 3, 3)), 4)
        self.assertAlmostEqual(area(cut(square, 1, 0, 3, 3)), 2)
        self.assertEqual(cut(square, 5, 5, 6, 6), [])


def within(point, outline):
    """Whether a point of the plan is inside a counter-clockwise convex outline."""
    ahead = [*outline[1:], outline[0]]
    return all(
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0
        for a, b in zip(outline, ahead, strict=True)
    )
