"""Planting by rule: trees keep their distance from each other and the camera, grass grows where one looks closely."""

import math

from kit.landscape.planting import put
from kit.mesh import place

GRASS_REACH_M = 24
QUARTER_TURNS = (0, math.pi / 2, math.pi, 3 * math.pi / 2)


class Spacing:
    """Remembers what stands where, so that crowns do not run through each other or through the camera."""

    def __init__(self, eye=None, room_for_eye=9.0):
        self.taken = [(eye[0], eye[1], room_for_eye)] if eye else []

    def free(self, x, y, radius):
        """Whether a crown of `radius` fits at (x, y)."""
        return all(math.hypot(x - a, y - b) > radius + r for a, b, r in self.taken)

    def take(self, x, y, radius):
        """Note that something of `radius` stands at (x, y)."""
        self.taken.append((x, y, radius))


def scatter(rng, kinds, areas, count, spacing, radius, z=0.1, scale=(0.75, 1.05), keep=None):
    """About `count` plants of `kinds` in rectangles (x0, y0, x1, y1), crowns `radius` metres, none closer than that."""
    tries = count * 6
    while count > 0 and tries > 0:
        tries -= 1
        x0, y0, x1, y1 = rng.choice(areas)
        x, y, s = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(*scale)
        if not spacing.free(x, y, radius * s) or (keep and not keep(x, y)):
            continue
        spacing.take(x, y, radius * s)
        put(rng.choice(kinds), x, y, z(x, y) if callable(z) else z, scale=s, rng=rng)
        count -= 1


def drift(rng, kinds, x0, y0, x1, y1, z, step=0.8, scale=(0.6, 1.0)):
    """A dense strip of shrubs in drifts: neighbours tend to be of one kind, as a gardener plants them."""
    kind = rng.choice(kinds)
    x = x0
    while x < x1:
        y = y0
        while y < y1:
            if rng.random() < 0.25:
                kind = rng.choice(kinds)
            put(kind, x + rng.uniform(-0.2, 0.2), y + rng.uniform(-0.2, 0.2), z, scale=rng.uniform(*scale), rng=rng)
            y += step
        x += step


def grass_near(eye, tuft, areas, rng, z=0.11, reach=GRASS_REACH_M):
    """Blades of grass on the lawns within `reach` of the eye; further away the lawn's texture is enough."""
    for x0, y0, x1, y1 in areas:
        x = max(x0, eye[0] - reach) + 0.5
        while x < min(x1, eye[0] + reach):
            y = max(y0, eye[1] - reach) + 0.5
            while y < min(y1, eye[1] + reach):
                if math.hypot(x - eye[0], y - eye[1]) < reach:
                    place(tuft[0], (x, y, z), rng.choice(QUARTER_TURNS))
                y += 1.0
            x += 1.0


def avenue(rng, kinds, start, end, pitch, z=0.0, scale=(0.85, 1.05), spacing=None):
    """A row of trees, no two neighbours of the same mesh, each turned and sized differently."""
    length = math.dist(start, end)
    last = None
    for i in range(int(length / pitch) + 1):
        t = i * pitch / length
        kind = rng.choice([k for k in range(len(kinds)) if k != last or len(kinds) == 1])
        last = kind
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        x, y = x + rng.uniform(-0.4, 0.4), y + rng.uniform(-0.4, 0.4)
        if spacing is None or spacing.free(x, y, 1.0):
            put(kinds[kind], x, y, z, scale=rng.uniform(*scale), rng=rng)
            if spacing:
                spacing.take(x, y, 2.0)
