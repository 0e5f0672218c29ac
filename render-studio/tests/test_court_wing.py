"""Wings of courtyard houses as the recipes have them."""

import math
import random
import unittest
from itertools import pairwise

import measure

from kit.facade.frame import Frame
from kit.massing.court_wing.arcade import CEILING_BELOW_FLOOR_M, arches, back_wall, lanterns
from kit.massing.court_wing.design import BRICK, GLASS, JAALI, TIMBER, Design
from kit.massing.court_wing.upper_storey import BALCONY, PAIR_OF_ARCHES, SCREEN, kinds, upper_storey
from kit.massing.court_wing.wing import court_wing
from kit.polygons import Polygons
from recipes import ota, ota_lane

LIT = 0.5
DEPTH_M = 9.0
DOOR_M, LANTERN_M = 2.1, 2.4
PIER_M = 0.25
SMALLEST_FACE_M2 = 1e-6
ROOF_ROOM_M = 3.08
BALCONY_ROOF_M = 1.4


def design_of(part):
    return Design(math.dist(part["at"], part["to"]), part["storeys"], LIT, DEPTH_M)


#: Wings that differ, the shortest first.
DESIGNS = sorted(
    {design_of(part) for recipe in (ota, ota_lane) for part in recipe.PROJECT.massing}, key=lambda d: d.length
)
SHORTEST = DESIGNS[0]
WING = court_wing((0, 0), (SHORTEST.length, 0), SHORTEST.storeys, LIT, DEPTH_M, 1)


def face_of(design):
    polygons = Polygons()
    return polygons, Frame(polygons, (0, 0), (design.length, 0))


def openings(design, storey):
    """(left, right, sill, head) of a storey over the arcade, from its floor."""
    return [
        (middle + off - half, middle + off + half, sill, head)
        for middle, kind in zip(design.middles, kinds(design, storey), strict=True)
        for off, half, sill, head in kind.openings
    ]


class Wings(unittest.TestCase):
    """What holds for every wing."""

    def test_there_are_some_that_differ(self):
        self.assertGreaterEqual(len(DESIGNS), 3)

    def test_bays_fill_the_face(self):
        for design in DESIGNS:
            self.assertAlmostEqual(design.bays[0][0], 0)
            self.assertAlmostEqual(design.bays[-1][1], design.length)
            self.assertAlmostEqual(design.bay_width, design.widest_bay, delta=0.5)

    def test_openings_stay_apart_and_within_their_storey(self):
        for design in DESIGNS:
            for storey in range(design.storeys - 1):
                found = openings(design, storey)
                self.assertGreaterEqual(found[0][0], PIER_M)
                self.assertLessEqual(found[-1][1], design.length - PIER_M)
                for (_, right, _, _), (left, *_) in pairwise(found):
                    self.assertGreaterEqual(left - right, PIER_M)
                for _, _, sill, head in found:
                    self.assertTrue(0 <= sill < head < design.storey_height - PIER_M)

    def test_balconies_have_doors_one_can_walk_through_and_are_never_on_top(self):
        seen = 0
        for design in DESIGNS:
            for storey in range(design.storeys - 1):
                if BALCONY in kinds(design, storey):
                    seen += 1
                    self.assertLess(storey, design.storeys - 2)
            for _, half, sill, head in BALCONY.openings:
                self.assertGreaterEqual(head - sill, DOOR_M)
                self.assertGreaterEqual(2 * half, 0.9)
        self.assertGreater(seen, 0)

    def test_no_two_neighbours_have_a_balcony_and_no_storey_is_all_of_one_kind(self):
        for design in DESIGNS:
            for storey in range(design.storeys - 2):
                row = kinds(design, storey)
                self.assertNotIn((BALCONY, BALCONY), list(pairwise(row)))
                self.assertIn(SCREEN, row)
                self.assertGreater(len(set(row)), 1)
            self.assertEqual(set(kinds(design, design.storeys - 2)), {PAIR_OF_ARCHES})

    def test_brick_fills_what_the_openings_leave(self):
        for design in DESIGNS:
            polygons, face = face_of(design)
            upper_storey(face, design, 0, random.Random(1))
            whole = design.length * design.storey_height
            holes = sum((right - left) * (head - sill) for left, right, sill, head in openings(design, 0))
            brick = [f for f in measure.faces_of(polygons, BRICK) if all(y == 0 for _, y, _ in f)]
            self.assertAlmostEqual(sum(map(measure.area, brick)), whole - holes, places=2)

    def test_every_opening_is_glazed_or_screened(self):
        for design in DESIGNS:
            polygons, face = face_of(design)
            upper_storey(face, design, 0, random.Random(1))
            screens = kinds(design, 0).count(SCREEN)
            self.assertEqual(len(measure.faces_of(polygons, GLASS)), len(openings(design, 0)) - screens)
            self.assertEqual(JAALI in polygons.materials, screens > 0)

    def test_one_walks_upright_through_the_arches_and_doors(self):
        for design in DESIGNS:
            polygons, face = face_of(design)
            arches(face, design)
            crown = design.arcade_height - 0.55
            middle = (design.bays[0][0] + design.bays[0][1]) / 2
            over = [z for f in measure.faces_of(polygons, BRICK) for x, _, z in f if abs(x - middle) < 0.02 and z > 0]
            self.assertAlmostEqual(min(over), crown, places=2)
            polygons, face = face_of(design)
            back_wall(face, design, random.Random(1))
            doors = measure.faces_of(polygons, TIMBER)
            self.assertGreaterEqual(max(z for f in doors for *_, z in f) - min(z for f in doors for *_, z in f), DOOR_M)

    def test_a_lantern_hangs_from_the_ceiling_of_every_bay_over_all_heads(self):
        for design in DESIGNS:
            polygons, face = face_of(design)
            lanterns(face, design)
            self.assertAlmostEqual(measure.highest(polygons), design.arcade_height - CEILING_BELOW_FLOOR_M, places=5)
            self.assertGreaterEqual(measure.lowest(polygons), LANTERN_M)
            for (start, end), middle in zip(design.bays, design.middles, strict=True):
                hung = [x for x, *_ in polygons.vertices if start < x < end]
                self.assertAlmostEqual((min(hung) + max(hung)) / 2, middle, places=5)

    def test_rises_storey_on_storey_to_its_roof(self):
        for design in DESIGNS:
            self.assertAlmostEqual(design.roof_height, 3.9 + 3.3 * (design.storeys - 1))
        self.assertEqual(measure.lowest(WING), 0)
        self.assertAlmostEqual(measure.highest(WING), SHORTEST.roof_height + ROOF_ROOM_M, places=4)

    def test_no_face_is_without_area(self):
        for face in measure.faces(WING):
            self.assertGreater(measure.area(face), SMALLEST_FACE_M2, face)

    def test_body_lies_behind_its_face(self):
        depths = [y for _, y, _ in WING.vertices]
        self.assertAlmostEqual(max(depths), DEPTH_M, places=4)
        self.assertAlmostEqual(min(depths), -BALCONY_ROOF_M, places=4)
