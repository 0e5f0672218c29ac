"""Apartment houses of a Pune suburb: a stilt for cars, three to seven floors of balconies, tanks on the roof."""

import math
import random

from kit.facade.frame import sides
from kit.facade.wall import rect
from kit.materials.glass import m_glass
from kit.materials.glow import m_room
from kit.materials.surfaces import m_plain, m_stucco
from kit.materials.yard import m_weathered
from kit.mesh import MeshBuilder, place

WASHES = (
    (0.66, 0.60, 0.50),
    (0.62, 0.47, 0.36),
    (0.58, 0.62, 0.60),
    (0.68, 0.66, 0.60),
    (0.64, 0.52, 0.30),
    (0.46, 0.52, 0.52),
    (0.60, 0.40, 0.32),
    (0.55, 0.56, 0.48),
)
TRIMS = ((0.70, 0.68, 0.63), (0.42, 0.20, 0.13), (0.34, 0.36, 0.36), (0.60, 0.55, 0.46))
CLOTHES = ((0.50, 0.10, 0.08), (0.10, 0.22, 0.42), (0.62, 0.58, 0.52), (0.55, 0.38, 0.06), (0.30, 0.10, 0.28))
STILT_M, STOREY_M, BAY_M = 2.7, 3.05, 3.4
BALCONY_M = 1.35
WALL_M = 0.23


def apartment(seed, floors=4, width=18.0, depth=13.0, lit=0.2, glow=0.9):
    """A house, its front to -y, centred; as a mesh. `lit` of its windows shine, as bright as `glow`."""
    rng = random.Random(seed)
    mb = MeshBuilder()
    wash, other = rng.sample(WASHES, 2)
    wall, second, trim = m_weathered(wash), m_weathered(other), m_weathered(rng.choice(TRIMS))
    plan = rect(width, depth)
    stilt(mb, plan, width, depth, trim)
    style = rng.choice(("open", "boxed", "grille"))
    faces = sides(mb, plan)
    for number, face in enumerate(faces):
        columns = max(2, round(face.length / BAY_M))
        kinds = [rng.choice(("balcony", "window", "window")) for _ in range((columns + 1) // 2)]
        kinds = (kinds + kinds[: columns // 2][::-1])[:columns]  # homes are mirrored about a stair
        if number in (0, 2):
            kinds[0] = kinds[-1] = "balcony"
        if number in (1, 3):
            downpipes(face, STILT_M + floors * STOREY_M, second, rng)
        for floor in range(floors):
            storey(
                face,
                STILT_M + floor * STOREY_M,
                kinds,
                number in (0, 2),
                style,
                (wall, second, trim),
                m_room(lit, glow),
                rng,
            )
    roof(mb, plan, width, depth, STILT_M + floors * STOREY_M, (wall, second, trim), rng)
    return mb.mesh(f"apartment{seed}")


def stilt(mb, plan, width, depth, trim):
    """Columns, dark behind them, the first slab."""
    dark = m_plain((0.035, 0.034, 0.032), 0.9)
    mb.prism(rect(width - 3.0, depth - 5.0), -0.6, STILT_M, dark)
    mb.prism(rect(width + 0.3, depth + 0.3), -1.2, 0.06, m_stucco((0.30, 0.28, 0.25), 0.2))
    count = max(3, round(width / 4.5))
    for i in range(count):
        x = (i / (count - 1) - 0.5) * (width - 0.6)
        for y in (-depth / 2 + 0.3, depth / 2 - 0.3):
            mb.box(x - 0.22, y - 0.3, 0, x + 0.22, y + 0.3, STILT_M, trim)
    mb.prism(plan, STILT_M - 0.35, STILT_M, trim)


def storey(face, z, kinds, front, style, walls, room, rng):
    """One floor of one side: openings, what hangs before them, a line of slab."""
    wall, second, trim = walls
    bay = face.length / len(kinds)
    openings = []
    for i, kind in enumerate(kinds):
        u = bay * (i + 0.5)
        half = 1.05 if kind == "balcony" and front else 0.62
        openings.append((u - half, u + half, z + (0.06 if kind == "balcony" and front else 0.95), z + 2.25))
    face.wall(0, face.length, z, z + STOREY_M, openings, wall, WALL_M)
    glass = m_glass((0.36, 0.42, 0.43), 0.16, 0.0)
    for opening, kind in zip(openings, kinds, strict=True):
        u0, u1, z0, z1 = opening
        face.window(*opening, d=-0.15, nm=2, glass=glass, frame=trim, room=False)
        face.quad(u0, u1, -0.7, z0, z1, room, (rng.random(), rng.uniform(0.2, 0.8), 0))
        if kind == "balcony" and front:
            balcony(face, u0 - 0.45, u1 + 0.45, z, style, second, trim, rng)
        else:
            face.box(u0 - 0.2, u1 + 0.2, 0, 0.55, z1 + 0.08, z1 + 0.16, trim)
            if rng.random() < 0.3:
                face.box(u0 + 0.1, u0 + 0.95, 0.05, 0.42, z0 - 0.75, z0 - 0.2, m_plain((0.62, 0.61, 0.58), 0.5))
    face.box(-0.03, face.length + 0.03, -0.2, 0.07, z + STOREY_M - 0.2, z + STOREY_M, trim)


def downpipes(face, top, second, rng):
    """A side of a house: a band of the second colour over the stair, pipes from the roof and the baths."""
    pipe, u = m_plain((0.42, 0.41, 0.38), 0.5), face.length * rng.uniform(0.42, 0.58)
    face.box(u - 1.3, u + 1.3, 0.0, 0.10, STILT_M, top, second)
    for du in (-1.75, -1.55, 1.6):
        face.box(u + du - 0.055, u + du + 0.055, 0.03, 0.14, 0, top, pipe)
    z = STILT_M + 1.6
    while z < top:
        face.box(u - 0.5, u + 0.5, 0.10, 0.13, z, z + 0.9, m_plain((0.05, 0.06, 0.065), 0.15))
        face.box(u - 0.62, u + 0.62, 0.10, 0.16, z - 0.06, z, m_plain((0.5, 0.49, 0.46), 0.6))
        z += STOREY_M


def balcony(face, u0, u1, z, style, second, trim, rng):
    """A slab with a parapet or bars; some are closed with a grille, some hung with washing."""
    face.box(u0, u1, 0, BALCONY_M, z - 0.14, z + 0.02, trim)
    if style == "boxed":
        face.box(u0, u1, BALCONY_M - 0.1, BALCONY_M, z, z + 0.95, second)
        for u in (u0, u1 - 0.1):
            face.box(u, u + 0.1, 0, BALCONY_M - 0.1, z, z + 0.95, second)
    else:
        face.barrail(u0, u1, BALCONY_M - 0.05, z, 0.95, 0.24)
        face.box(u0, u0 + 0.08, 0, BALCONY_M, z, z + (STOREY_M - 0.14 if style == "grille" else 0.95), second)
    if style == "grille" and rng.random() < 0.5:
        face.barrail(u0, u1, BALCONY_M - 0.05, z + 0.98, STOREY_M - 1.2, 0.3)
    if rng.random() < 0.4:
        u = u0 + 0.2
        while u < u1 - 0.5:
            wide = rng.uniform(0.3, 0.7)
            low = z + rng.uniform(0.75, 1.2)
            face.quad(u, min(u1, u + wide), BALCONY_M - 0.2, low, z + 1.85, m_plain(rng.choice(CLOTHES), 0.9))
            u += wide + rng.uniform(0.05, 0.4)


def roof(mb, plan, width, depth, z, walls, rng):
    """Parapet, stair tower, tanks on it, a row of solar collectors."""
    wall, second, trim = walls
    mb.level(plan, z, m_stucco((0.34, 0.32, 0.29), 0.2))
    for face in sides(mb, plan):
        face.box(0, face.length, -0.13, 0.0, z, z + 1.05, second)
    x = rng.uniform(-width / 4, width / 5)
    mb.box(x, -1.6, z, x + 3.4, 2.4, z + 2.7, wall)
    mb.box(x - 0.2, -1.8, z + 2.7, x + 3.6, 2.6, z + 2.85, trim)
    for i in range(rng.randint(1, 3)):
        a, b, black = x + 0.8 + i * 1.5, 0.3 + 0.5 * (i % 2), rng.random() < 0.75
        colour = (0.018, 0.018, 0.018) if black else (0.60, 0.59, 0.55)
        mb.cyl(a, b, z + 2.85, z + 4.1, 0.62, m_plain(colour, 0.45), 14)
        mb.cyl(a, b, z + 4.1, z + 4.35, 0.60, m_plain(colour, 0.45), 14, 0.2)
    for i in range(rng.randint(0, 4)):
        a = -width / 2 + 1.4 + i * 1.5
        mb.bar((a, -depth / 4, z + 0.5), (a, -depth / 4 + 1.7, z + 1.4), 1.2, 0.06, m_plain((0.02, 0.03, 0.07), 0.15))


def apartment_set(lit=0.2, seed=900, glow=0.9):
    """Eight houses of unlike size, height and colour."""
    sizes = ((4, 18, 13), (5, 21, 14), (3, 15, 12), (6, 19, 14), (4, 24, 13), (5, 16, 15), (7, 22, 15), (3, 20, 12))
    return [apartment(seed + i, floors, width, depth, lit, glow) for i, (floors, width, depth) in enumerate(sizes)]


def row(rng, houses, start, end, facing, gap=(4.0, 9.0), first=None):
    """Houses in a row from `start` to `end`, fronts turned to `facing` (radians), no two alike side by side.

    `first` is the house that the row begins with.
    """
    length = math.dist(start, end)
    tx, ty = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    s, last = 0.0, None
    while True:
        choice = rng.choice([k for k in range(len(houses)) if k != last])
        last = choice if last is not None or first is None else first
        wide = max(v.co.x for v in houses[last].vertices) * 2
        if s + wide > length:
            return
        at = (start[0] + tx * (s + wide / 2), start[1] + ty * (s + wide / 2), 0.0)
        place(houses[last], at, facing + rng.uniform(-0.02, 0.02), (1, 1, rng.uniform(0.97, 1.04)))
        s += wide + rng.uniform(*gap)


def quarter(rng, houses, trees, area, pitch=(27, 25), keep=None):
    """A loose grid of houses with trees between over `area`, where keep(x, y) allows."""
    x0, y0, x1, y1 = area
    y = y0
    while y < y1:
        x = x0 + rng.uniform(0, 9)
        while x < x1:
            a, b = x + rng.uniform(-3, 3), y + rng.uniform(-3, 3)
            if keep is None or keep(a, b):
                if rng.random() < 0.86:
                    turn = rng.choice((0, 0, math.pi, math.pi / 2, -math.pi / 2)) + rng.uniform(-0.08, 0.08)
                    place(rng.choice(houses), (a, b, 0), turn, (1, 1, rng.uniform(0.85, 1.12)))
                for _ in range(2):
                    tree, at = rng.choice(trees), (a + pitch[0] / 2 + rng.uniform(-2, 2), b + rng.uniform(-9, 9), -0.2)
                    turn, size = rng.random() * 6.283, rng.uniform(0.75, 1.2)
                    for mesh in tree:
                        place(mesh, at, turn, size)
            x += pitch[0]
        y += pitch[1]
