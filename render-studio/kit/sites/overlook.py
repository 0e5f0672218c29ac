"""The knoll across the lane from which Paayri's hill and its valley are seen; built only where one stands on it."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from kit.landscape.ground import slope
from kit.landscape.planting import put
from kit.materials.scrub import m_scrub_ground
from kit.mesh import place

#: An eye south of this stands on the knoll.
OVERLOOK_TO_M = -150
EYE_HEIGHT_M, LIP_M, FALLS = 2.5, 13.0, 0.5


def overlook(camera, plants, rng):
    """Dry grass, scrub and ledges between the eye and the edge of the knoll, a crooked tree on the left."""
    ex, ey, ez = camera.at
    yaw = math.radians(camera.yaw)

    def from_eye(x, y):
        dx, dy = x - ex, y - ey
        return dx * math.cos(yaw) - dy * math.sin(yaw), dx * math.sin(yaw) + dy * math.cos(yaw)

    def on_knoll(aside, ahead):
        return ex + aside * math.cos(yaw) + ahead * math.sin(yaw), ey - aside * math.sin(yaw) + ahead * math.cos(yaw)

    def ground(x, y):
        aside, ahead = from_eye(x, y)
        rough = 0.35 * mnoise.noise(Vector((x / 4, y / 4, 3))) + 0.12 * mnoise.noise(Vector((x / 1.2, y / 1.2, 8)))
        over = max(0.0, ahead - LIP_M + 0.45 * aside + 2 * mnoise.noise(Vector((x / 7, y / 7, 5))))
        return ez - EYE_HEIGHT_M - 0.05 * max(0.0, aside) - FALLS * over - 0.004 * over**2 + rough

    slope(ground, ex - 40, ex + 50, ey - 30, ey + 60, 150, m_scrub_ground())
    for _ in range(2600):
        x, y = on_knoll(rng.uniform(-13, 12), rng.uniform(3.5, 26))
        if mnoise.noise(Vector((x / 3.0, y / 3.0, 2))) > rng.uniform(-0.35, 0.15):
            size = rng.uniform(0.45, 1.05)
            place(rng.choice(plants["grass"])[0], (x, y, ground(x, y) - 0.05), rng.random() * math.tau, size)
    for kind, count in (("karvand", 9), ("ghaneri", 7), ("grey", 6)):
        for _ in range(count):
            x, y = on_knoll(rng.uniform(-13, 9), rng.uniform(9, 22))
            put(rng.choice(plants[kind]), x, y, ground(x, y) - 0.1, scale=rng.uniform(0.5, 1.0), rng=rng)
    for aside, ahead, size, kind in ((-3.9, 12.5, 0.42, 2), (-2.9, 11.4, 0.4, 3), (3.4, 9.2, 0.6, 3)):
        x, y = on_knoll(aside, ahead)
        place(plants["ledge"][kind][0], (x, y, ground(x, y) - 0.1), aside, size)
    x, y = on_knoll(-6.7, 15.0)
    put(plants["wild"][1], x, y, ground(x, y) - 0.2, rot=1.1, scale=1.15, rng=rng)
