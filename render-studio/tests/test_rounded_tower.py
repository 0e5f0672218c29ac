"""Rounded towers as the recipes have them: storeys stack, rooms lie behind glass, nobody can fall."""

import random
import unittest
from itertools import pairwise

import measure
from rounded_towers import designs

from kit.massing.outline import bays, plan_of, sample
from kit.massing.rounded_tower.bare_floor import bare_floor, columns
from kit.massing.rounded_tower.bare_top import bare_top
from kit.massing.rounded_tower.bay_glazing import GLASS_BEHIND_M, glass_line
from kit.massing.rounded_tower.bay_room import curtain, curtain_extent, furnish, room_shell
from kit.massing.rounded_tower.crown import crown
from kit.massing.rounded_tower.design import SLAB_M
from kit.massing.rounded_tower.finished_floor import STONE_PROUD_M, finished_floor
from kit.massing.rounded_tower.hall import hall
from kit.massing.rounded_tower.railing import railing
from kit.polygons import Polygons

DESIGNS = designs()
FINISHED = {name: design for name, design in DESIGNS.items() if design.finished}
FLOORS = {name: finished_floor(design, 0, random.Random(1)) for name, design in FINISHED.items()}
SMALLEST_FACE_M2 = 1e-6
LOWEST_RAILING_M = 1.05
NARROWEST_LEDGE_TO_STAND_ON_M = 0.9
NEAR_M = 1e-4
LINE_STEP_M = 0.5
CHORD_M = 0.02


class Towers(unittest.TestCase):
    """What holds for every tower."""

    def test_there_are_finished_and_unfinished_ones(self):
        self.assertGreaterEqual(len(FINISHED), 3)
        self.assertTrue(any(0 < design.finished < design.storeys for design in DESIGNS.values()))

    def test_storeys_stack_without_gaps(self):
        for name, design in FINISHED.items():
            floor = FLOORS[name]
            glass = measure.faces_of(floor, design.glass)
            top = max(z for face in glass for _, _, z in face)
            self.assertAlmostEqual(measure.lowest(floor), -SLAB_M, places=6)
            for storey in range(design.storeys):
                above = design.floor_height(storey + 1) + measure.lowest(floor)
                self.assertAlmostEqual(design.floor_height(storey) + top, above, places=4)
            self.assertAlmostEqual(design.floor_height(design.storeys), design.roof_height, places=6)

    def test_the_hall_carries_the_first_storey(self):
        for design in FINISHED.values():
            self.assertAlmostEqual(measure.highest(hall(design)), design.floor_height(0) - SLAB_M, places=4)

    def test_columns_of_bare_floors_carry_the_next_slab(self):
        rising = DESIGNS["meander 1, stage 4"]
        self.assertAlmostEqual(measure.highest(bare_floor(rising, 0)), rising.storey_height - SLAB_M, places=4)

    def test_no_face_is_without_area(self):
        rising = DESIGNS["meander 1, stage 4"]
        parts = [bare_floor(rising, 1), bare_top(rising), hall(rising), crown(rising), *FLOORS.values()]
        for polygons in parts:
            for face in measure.faces(polygons):
                self.assertGreater(measure.area(face), SMALLEST_FACE_M2, face)

    def test_slabs_are_closed_and_look_outward(self):
        for design in DESIGNS.values():
            for variant in (0, design.variants - 1):
                slab = Polygons()
                slab.prism(plan_of(design.slab_edge(variant)), -SLAB_M, 0, design.slab)
                self.assertEqual(measure.open_edges(slab), [])
                self.assertGreater(measure.volume(slab), 0)


class Bays(unittest.TestCase):
    """What is in each bay."""

    def each(self):
        for name in ("meander 0", "kansa 0"):
            design = FINISHED[name]
            line = plan_of(sample(design.outline, LINE_STEP_M))
            for bay in bays(design.outline, design.bay_width):
                yield design, bay, line

    def test_glass_or_stone_all_round(self):
        for name, design in FINISHED.items():
            with self.subTest(name):
                cut = bays(design.outline, design.bay_width)
                glass = measure.faces_of(FLOORS[name], design.glass)
                stone = [bay for bay in cut if design.stone(bay)]
                self.assertEqual(len(glass) + len(stone), len(cut))
                for bay in stone:
                    corner = next(iter(bay.inward(-STONE_PROUD_M)))
                    accent = measure.faces_of(FLOORS[name], design.accent)
                    self.assertTrue(any(abs(f[0][0] - corner.x) + abs(f[0][1] - corner.y) < NEAR_M for f in accent))

    def test_glass_looks_outward_from_floor_to_slab(self):
        for name, design in FINISHED.items():
            with self.subTest(name):
                glazed = [bay for bay in bays(design.outline, design.bay_width) if not design.stone(bay)]
                for bay, face in zip(glazed, measure.faces_of(FLOORS[name], design.glass), strict=True):
                    x, y, _ = measure.area_vector(face)
                    self.assertGreater(x * bay.normal.x + y * bay.normal.y, 0)
                    self.assertEqual(face[0][2], 0)

    def test_glass_of_a_side_has_no_gaps(self):
        for name, design in FINISHED.items():
            for a, b in pairwise(bays(design.outline, design.bay_width)):
                if a.straight and b.straight:
                    with self.subTest(name):
                        end, start = glass_line(a)[1], glass_line(b)[0]
                        self.assertLess((end - start).length, NEAR_M)

    def test_rooms_lie_behind_the_glass_and_under_the_slab(self):
        for design, bay, line in self.each():
            room = Polygons()
            room_shell(room, design, bay, 0.5)
            if bay.straight:
                furnish(room, design, bay, 0.5, random.Random(2))
            for point in {(x, y) for x, y, _ in room.vertices}:
                self.assertTrue(measure.inside(line, point, CHORD_M - GLASS_BEHIND_M), point)
            self.assertGreaterEqual(measure.lowest(room), 0)
            self.assertLess(measure.highest(room), design.clear_height)

    def test_ceilings_are_higher_than_doors(self):
        for design, bay, _ in self.each():
            room = Polygons()
            room_shell(room, design, bay, 0.5)
            self.assertGreater(measure.highest(room) - measure.lowest(room), 2.4)

    def test_curtains_hang_within_their_bay(self):
        extents = {curtain_extent(random.Random(seed)) for seed in range(60)}
        self.assertGreaterEqual(len(extents), 5)
        widths = {round(bay.width, 3): bay for _, bay, _ in self.each() if bay.straight}
        for bay in widths.values():
            for start, end in extents:
                cloth = Polygons()
                curtain(cloth, bay, start, end, 2.9)
                for x, y, _ in cloth.vertices:
                    place = (x - bay.start.x) * bay.along.x + (y - bay.start.y) * bay.along.y
                    self.assertTrue(0 < place / bay.width**2 < 1)


class Railings(unittest.TestCase):
    """Where a ledge is wide enough to stand on."""

    def test_run_along_every_balcony(self):
        for name, design in FINISHED.items():
            with self.subTest(name):
                edge = design.slab_edge(0)
                rails = Polygons()
                railing(rails, edge)
                wide = [point for point in edge if point.depth >= NARROWEST_LEDGE_TO_STAND_ON_M]
                if not design.railing:
                    self.assertEqual(wide, [], "an office ledge is nothing to stand on")
                    continue
                feet = rails.vertices[:: len(rails.faces[0])]
                for point in wide[::7]:
                    nearest = min(abs(x - point.x) + abs(y - point.y) for x, y, _ in feet)
                    self.assertLess(nearest, 0.15, point)
                for material in rails.materials:
                    for face in measure.faces_of(rails, material):
                        self.assertGreaterEqual(max(z for _, _, z in face), LOWEST_RAILING_M)

    def test_stand_on_the_slab(self):
        for design in FINISHED.values():
            rails = Polygons()
            railing(rails, design.slab_edge(0))
            line = plan_of(sample(design.outline, LINE_STEP_M))
            for point in {(x, y) for x, y, _ in rails.vertices[::4]}:
                self.assertFalse(measure.inside(line, point), "a railing behind the glass")
            if design.railing:
                self.assertGreater(measure.lowest(rails), 0)


class Columns(unittest.TestCase):
    """Of a bare floor."""

    def test_stand_inside_the_outline_and_clear_of_each_other(self):
        for name, design in DESIGNS.items():
            with self.subTest(name):
                line = plan_of(sample(design.outline, LINE_STEP_M))
                feet = [foot for foot, *_ in columns(design)]
                self.assertGreaterEqual(len(feet), 12)
                for i, foot in enumerate(feet):
                    self.assertTrue(measure.inside(line, foot))
                    for other in feet[:i]:
                        self.assertGreater((foot - other).length, 1)
