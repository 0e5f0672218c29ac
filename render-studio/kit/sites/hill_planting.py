"""What grows on Paayri's hill: grass in drifts, scrub among ledges, small trees in groups, old trees on the ridge."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.landscape.gardens import scatter
from kit.landscape.planting import put
from kit.mesh import place
from kit.sites.hill_cuts import on_path

#: The hill one sees from the foot, and all of it, as rectangles (x0, y0, x1, y1).
NEAR, ALL = (-78, 2.2, 84, 66), (-170, 3, 170, 150)
DRIFT_M, GROVE_M = 9.0, 21.0
GRASS_NEAR, GRASS_FAR, SCRUB_NEAR, SCRUB_FAR = 9500, 4200, 1250, 1100
LEDGES, GROVES = 26, 34
KINDS = ("karvand", "karvand", "ghaneri", "grey")


def drift_of(x, y, layer):
    """A slow value from about -0.6 to 0.6, another pattern on each `layer`: plants of a kind keep together."""
    return mnoise.noise(Vector((x / DRIFT_M, y / DRIFT_M, layer))) + 0.4 * mnoise.noise(
        Vector((x / 3.1, y / 3.1, layer + 7))
    )


class Slope:
    """The hill while it is planted: its ground, what may not be grown over, and the meshes."""

    def __init__(self, rng, plants, ground, flights):
        self.rng = rng
        self.plants = plants
        self.ground = ground
        self.flights = flights
        self.rocks = []

    def free(self, x, y, margin=0.5):
        """Whether (x, y) is open hill."""
        return not on_path(x, y, 1.0 + margin) and not any(f.within(x, y, margin) for f in self.flights)

    def points(self, count, area, layer, above, margin=0.5):
        """`count` tries at places where the drift of `layer` is stronger than `above`."""
        x0, y0, x1, y1 = area
        for _ in range(count):
            x, y = self.rng.uniform(x0, x1), self.rng.uniform(y0, y1)
            if drift_of(x, y, layer) > above + self.rng.uniform(-0.12, 0.12) and self.free(x, y, margin):
                yield x, y

    def grass(self, count, area, scale):
        """Tall grass, thick in its drifts and thin between them."""
        for x, y in self.points(count, area, 0, -0.22, 0.2):
            mesh = self.rng.choice(self.plants["grass"])
            wide = self.rng.uniform(*scale)
            size = (wide, wide, wide * self.rng.uniform(0.75, 1.2))
            place(mesh[0], (x, y, self.ground(x, y) - 0.06), self.rng.random() * 6.283, size)

    def scrub(self, count, area, scale):
        """Karvand, ghaneri and grey scrub, each in its own drifts."""
        for x, y in self.points(count, area, 11, -0.02):
            kind = KINDS[int((drift_of(x / 2, y / 2, 23) + 0.7) / 1.4 * len(KINDS)) % len(KINDS)]
            if self.rng.random() < 0.15:
                kind = self.rng.choice(KINDS)
            big = self.rng.uniform(*scale) * (0.55 if self.rng.random() < 0.4 else 1)
            size = (big * self.rng.uniform(0.85, 1.25), big, big * self.rng.uniform(0.75, 1.15))
            put(self.rng.choice(self.plants[kind]), x, y, self.ground(x, y) - 0.12, scale=size, rng=self.rng)

    def ledges(self, count, area):
        """Bands of basalt along the contour, each of a few rocks of its own size."""
        x0, y0, x1, y1 = area
        while count > 0:
            count -= 1
            x, y = self.rng.uniform(x0, x1), self.rng.uniform(y0, y1)
            for _ in range(self.rng.randint(2, 6)):
                if self.free(x, y, 1.4):
                    turn = self.rng.gauss(0, 0.25)
                    size = self.rng.uniform(0.6, 1.25)
                    z = self.ground(x, y) + 0.10 * size
                    place(self.rng.choice(self.plants["ledge"])[0], (x, y, z), turn, size)
                    self.rocks.append((x, y))
                x += self.rng.uniform(1.3, 3.4) * self.rng.choice((1, 1, 1, -1))
                y += self.rng.gauss(0, 0.5)

    def groves(self, count, area, spacing):
        """Small trees in groups of one to seven, thicker in the middle, with open ground between the groups."""
        x0, y0, x1, y1 = area
        while count > 0:
            count -= 1
            cx, cy = self.rng.uniform(x0, x1), self.rng.uniform(y0, y1)
            for _ in range(self.rng.choice((1, 2, 2, 3, 4, 5, 7))):
                x, y = self.rng.gauss(cx, 3.2), self.rng.gauss(cy, 2.4)
                big = self.rng.uniform(0.6, 1.15)
                if self.free(x, y, 1.6) and y > 4 and spacing.free(x, y, 1.5 * big):
                    spacing.take(x, y, 1.5 * big)
                    size = (big * self.rng.uniform(0.9, 1.2), big, big * self.rng.uniform(0.85, 1.15))
                    put(self.rng.choice(self.plants["wild"]), x, y, self.ground(x, y) - 0.2, scale=size, rng=self.rng)

    def old_trees(self, spacing):
        """The trees that were here before: rain trees low on the flanks, a wood along the ridge."""
        near, far = [(-150, 5, 150, 60)], [(-170, 52, 170, 250)]

        def sunk(x, y):
            return self.ground(x, y) - 0.3

        def open_hill(x, y):
            return self.free(x, y, 4.5)

        plants = self.plants
        scatter(self.rng, plants["rain"], near + far, 22, spacing, 7.0, sunk, (0.5, 0.85), open_hill)
        scatter(self.rng, plants["street"], far, 430, spacing, 2.5, sunk, (0.5, 0.95), open_hill)
        scatter(self.rng, plants["street"] + plants["wild"], near, 150, spacing, 2.4, sunk, (0.5, 0.9), open_hill)


def plant_hill(rng, plants, ground, flights, spacing):
    """Plant all of the hill; what is far from the foot is thinner."""
    slope = Slope(rng, plants, ground, flights)
    slope.old_trees(spacing)
    slope.groves(GROVES, NEAR, spacing)
    slope.groves(GROVES, ALL, spacing)
    slope.ledges(LEDGES, NEAR)
    slope.ledges(LEDGES, ALL)
    for x, y in slope.rocks:
        for _ in range(3):
            a, far = rng.random() * math.tau, rng.uniform(0.9, 2.0)
            px, py = x + far * math.cos(a), y + far * math.sin(a)
            if slope.free(px, py):
                put(rng.choice(plants["grass"]), px, py, ground(px, py) - 0.06, scale=rng.uniform(0.8, 1.3), rng=rng)
    slope.scrub(SCRUB_NEAR, NEAR, (0.7, 1.5))
    slope.scrub(SCRUB_FAR, ALL, (0.9, 1.9))
    slope.grass(GRASS_NEAR, NEAR, (0.7, 1.35))
    slope.grass(GRASS_FAR, ALL, (1.1, 2.0))
