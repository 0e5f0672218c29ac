"""Building sites: what stands on them stands inside the fence, and leaves the pit and the gate free."""

import random
import unittest

from kit.polygons import Polygons
from kit.yard import machines
from kit.yard.hoarding import HIGH_M, road_front
from kit.yard.layout import GATE_V, KEPT_TREES, heaps_at, huts, stock, tracks_in
from kit.yard.pit import open_pit, slab
from kit.yard.yards import KANSA, MEANDER
from recipes import kansa, meander

YARDS = (KANSA, MEANDER)
STAGES = (1, 2, 3, 4)
LORRY_M = (2.6, 4.0)  # no wider, no higher
SUNK_M = 0.02


def made(build, *words):
    """The polygons that `build` fills."""
    polygons = Polygons()
    build(polygons, *words)
    return polygons


def stock_of(yard, stage):
    return made(stock, random.Random(1), yard, stage)


def over(polygons, rect, below):
    """Whether a corner of the polygons lies over the rectangle, lower than `below`."""
    x0, y0, x1, y1 = rect
    return any(x0 < x < x1 and y0 < y < y1 and z < below for x, y, z in polygons.vertices)


class Yards(unittest.TestCase):
    """The yards of the projects."""

    def test_measure_from_the_road_whatever_side_it_is_on(self):
        for yard in YARDS:
            near, far = yard.at(0, 0)[0], yard.at(yard.deep, 0)[0]
            self.assertEqual(yard.side * (far - near), yard.deep)
            self.assertEqual(max(yard.bounds[0], yard.bounds[2]), max(near, far))

    def test_keep_their_pit_inside_the_fence(self):
        for yard in YARDS:
            x0, y0, x1, y1 = yard.bounds
            self.assertTrue(x0 < yard.pit[0] < yard.pit[2] < x1 and y0 < yard.pit[1] < yard.pit[3] < y1, yard.name)

    def test_have_the_building_over_their_pit(self):
        for yard, recipe, rising in ((KANSA, kansa, 0), (MEANDER, meander, 1)):
            x, y = recipe.PROJECT.massing[rising]["at"]
            self.assertTrue(yard.pit[0] < x < yard.pit[2] and yard.pit[1] < y < yard.pit[3], yard.name)

    def test_lie_beside_their_road(self):
        for yard in YARDS:
            self.assertTrue(yard.road[1] < yard.bounds[0] or yard.road[0] > yard.bounds[2], yard.name)


class Stores(unittest.TestCase):
    """What lies ready, and the huts."""

    def test_stand_inside_the_fence(self):
        for yard in YARDS:
            x0, y0, x1, y1 = yard.bounds
            for stage in STAGES:
                for polygons in (stock_of(yard, stage), made(huts, yard)):
                    self.assertTrue(all(x0 < x < x1 and y0 < y < y1 for x, y, _ in polygons.vertices), yard.name)

    def test_leave_the_open_pit_free(self):
        for yard in YARDS:
            self.assertFalse(over(stock_of(yard, 1), yard.pit, 100), yard.name)
            self.assertFalse(over(made(huts, yard), yard.pit, 100), yard.name)

    def test_leave_the_gate_free(self):
        for yard in YARDS:
            gate = yard.rect(0.3, GATE_V[0] + 0.5, 9, GATE_V[1] - 0.5)
            for stage in STAGES:
                self.assertFalse(over(stock_of(yard, stage), gate, 100), yard.name)
            self.assertFalse(over(made(huts, yard), gate, 100), yard.name)

    def test_are_less_steel_and_some_glass_when_the_building_is_clad(self):
        for yard in YARDS:
            self.assertLess(len(stock_of(yard, 4).faces), len(stock_of(yard, 3).faces), yard.name)


class Ground(unittest.TestCase):
    """Tracks and heaps."""

    def test_tracks_begin_at_the_gate_and_stay_inside(self):
        for yard in YARDS:
            tracks = tracks_in(yard)
            self.assertTrue(GATE_V[0] < tracks[0][0][1] and tracks[0][0][1] < GATE_V[1])
            for track in tracks:
                self.assertTrue(all(u < yard.deep and yard.south < v < yard.north for u, v in track), yard.name)

    def test_heaps_and_trees_are_inside_the_fence_and_outside_the_pit(self):
        for yard in YARDS:
            first, last = yard.pit_u
            things = [(u, v, 0.5) for u, v, *_ in KEPT_TREES]
            things += [(u, v, radius) for stage in STAGES for u, v, radius, _ in heaps_at(stage, yard.deep)]
            for u, v, radius in things:
                self.assertTrue(u > radius and u + radius < yard.deep, (yard.name, u, v))
                self.assertTrue(v < 0 or u + 0.5 < first or u - 0.5 > last, (yard.name, u, v))


class Hoarding(unittest.TestCase):
    """Tin sheets along the road."""

    def test_is_open_at_the_gate_up_to_its_beam(self):
        for yard in YARDS:
            mouth = yard.rect(-0.2, GATE_V[0] + 0.2, 0.15, GATE_V[1] - 0.2)
            self.assertFalse(over(made(road_front, yard, GATE_V), mouth, HIGH_M), yard.name)

    def test_turns_its_posts_to_the_yard(self):
        for yard in YARDS:
            outside = yard.rect(-3, yard.south, -0.2, yard.north)
            self.assertFalse(over(made(road_front, yard, GATE_V), outside, 10), yard.name)


class Pits(unittest.TestCase):
    """The basement, open and closed."""

    def test_is_as_deep_as_the_yard_says(self):
        for yard in YARDS:
            pit = made(open_pit, *yard.pit, yard.depth)
            self.assertAlmostEqual(min(z for *_, z in pit.vertices), -yard.depth - 0.6, 5)

    def test_closed_is_level_with_the_ground(self):
        for yard in YARDS:
            self.assertLess(max(z for *_, z in made(slab, *yard.pit).vertices), 0.2)


class Machines(unittest.TestCase):
    """Lorries, an excavator, silos."""

    def test_stand_on_the_ground(self):
        for build in (machines.mixer, machines.tipper, machines.excavator, machines.silo):
            self.assertLess(abs(min(z for *_, z in build().vertices)), SUNK_M, build.__name__)

    def test_lorries_fit_a_road(self):
        for build in (machines.mixer, machines.tipper):
            corners = build().vertices
            self.assertLess(max(y for _, y, _ in corners) - min(y for _, y, _ in corners), LORRY_M[0])
            self.assertLess(max(z for *_, z in corners), LORRY_M[1])
