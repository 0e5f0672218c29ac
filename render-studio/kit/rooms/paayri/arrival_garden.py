"""The hill about Paayri's arrival hall: its rock with ferns, the garden before it, the slope the steps go up."""

import math

from kit.furniture.shapes import at
from kit.landscape.planting import put
from kit.landscape.rock_face import m_split_basalt, rock_face
from kit.landscape.shrubs import make_shrub, make_trail, make_tuft
from kit.landscape.trees import make_frangipani, make_palm, make_tree
from kit.materials.ground import m_lawn, m_leaf
from kit.materials.surfaces import m_stucco
from kit.mesh import MeshBuilder, place
from kit.rooms.paayri.back_court import DEEP_LEAF, FERN, LIGHT_LEAF
from kit.rooms.paayri.living import BASALT
from kit.rooms.paayri.valley import valley

DROP = 12.0  # of the first step above the valley's floor
ROCK_HIGH, RELIEF = 5.4, 0.46
ROCK = m_split_basalt((0.165, 0.152, 0.133), 0.62, 0.42)
FLOWER = m_leaf((0.34, 0.02, 0.12), (0.62, 0.07, 0.28))
EARTH = m_stucco((0.05, 0.06, 0.025), 0.3)


def hill_side(r, x, near, roof_end):
    """The rock from the near wall to beyond the steps; ferns in its joints and along the water."""
    with at(x - 0.24, near, 0, math.pi / 2), at(0, 0, -0.2):
        rock_face(roof_end + 9 - near, ROCK_HIGH, RELIEF, 5.0, ROCK, 0.026, 2.4)
    kinds = [make_palm(380 + i, 0.05, 15, 0.30 + 0.08 * i, 0.010, FERN) for i in range(3)]
    kinds += [make_palm(386 + i, 0.05, 13, 0.26 + 0.06 * i, 0.009, LIGHT_LEAF) for i in range(2)]
    for _ in range(38):
        y, z = r.uniform(-0.9, roof_end + 6), r.uniform(0.35, 3.1)
        put(r.choice(kinds), x + 0.02, y, z, scale=r.uniform(0.5, 0.95), rng=r)
    for i in range(16):
        put(r.choice(kinds), x + 0.04, 0.7 + 0.38 * i, -0.02, scale=r.uniform(0.5, 0.95), rng=r)
    moss = make_shrub(390, 0.14, 0.10, 500, 0.022, DEEP_LEAF)
    for _ in range(40):
        put(moss, x + 0.04, r.uniform(-2.5, 8), r.uniform(0.1, 2.4), scale=r.uniform(0.6, 1.1), rng=r)


def open_side(r, x, near, roof_end, high):
    """Grass, a frangipani and shrubs, then the valley; creepers hang over the edge of the roof."""
    mb = MeshBuilder()
    mb.box(x + 0.3, near - 20, -0.6, x + 6.5, roof_end + 16, -0.06, m_lawn((0.06, 0.10, 0.03)))
    mb.obj("garden")
    tuft = make_tuft(372, size=0.6, blades=420, h=0.10)[0]
    for i in range(9):
        for j in range(26):
            place(tuft, (x + 0.65 + 0.55 * i, near + 4 + 0.55 * j, -0.07), r.uniform(0, 6.28), r.uniform(0.8, 1.2))
    put(make_frangipani(393, 3.4), x + 3.0, 6.9, -0.1, rng=r)
    shrubs = [make_shrub(394 + i, 0.5, 0.7, 2200, 0.05, (DEEP_LEAF, FERN)[i]) for i in range(2)]
    for i in range(34):
        put(shrubs[i % 2], x + r.uniform(4.8, 6.4), near + 2 + 0.62 * i, -0.1, scale=r.uniform(0.7, 1.2), rng=r)
    for i in range(12):
        put(shrubs[i % 2], x + r.uniform(0.5, 0.9), near + 5.5 + 0.95 * i, -0.1, scale=r.uniform(0.35, 0.6), rng=r)
    trails = [make_trail(396 + i, 1.5, 0.75, 700, 0.045, (DEEP_LEAF, FLOWER)[i]) for i in range(2)]
    for i in range(11):
        put(trails[i % 4 == 2], x + 0.84, near + 4 + 1.25 * i, high + 0.30, rot=math.pi / 2)
    with at(0, 0, 0, -math.pi / 2):
        valley(r, DROP)


def up_the_hill(r, stair, hill, front):
    """A bed with ferns beside the steps, and above them the wall of the next terrace, flowers over it, old trees."""
    top_y, top_z = stair.top
    mb = MeshBuilder()
    mb.face(
        [
            (hill - 1, top_y, top_z),
            (front + 4, top_y, top_z),
            (front + 4, top_y + 5, top_z),
            (hill - 1, top_y + 5, top_z),
        ],
        EARTH,
    )
    mb.box(hill - 3, top_y + 3.2, -0.6, front + 6, top_y + 3.6, top_z + 1.2, BASALT)
    mb.box(hill - 8, top_y + 3.6, -0.6, front + 12, top_y + 20, top_z + 1.1, EARTH)
    for step in range(stair.risers):
        y, z = stair.nosing(step)
        mb.box(hill - 0.3, y, -0.3, stair.x0 - 0.01, y + stair.going, z - 0.02, EARTH)
    mb.box(hill - 6, stair.foot[0] - 14, ROCK_HIGH - 0.5, hill - 0.28, top_y + 6, ROCK_HIGH - 0.26, EARTH)
    mb.obj("slope")
    ferns = [make_palm(400 + i, 0.06, 15, 0.44 + 0.08 * i, 0.012, (FERN, LIGHT_LEAF)[i % 2]) for i in range(3)]
    shrubs = [make_shrub(404 + i, 0.5, 0.65, 2200, 0.05, (DEEP_LEAF, LIGHT_LEAF)[i]) for i in range(2)]
    for step in range(stair.risers):
        y, z = stair.nosing(step)
        put(ferns[step % 3], hill + 0.38, y + 0.2, z - 0.03, scale=r.uniform(0.8, 1.15), rng=r)
    trails = [make_trail(406 + i, 1.8, 0.8, 1100, 0.05, (DEEP_LEAF, FLOWER)[i]) for i in range(2)]
    for i in range(9):
        put(trails[i % 3 == 1], hill - 1.4 + 1.05 * i, top_y + 3.18, top_z + 1.15, rot=0.0)
    for i in range(26):
        put(
            shrubs[i % 2],
            hill - 3 + 0.5 * i,
            top_y + 4.1 + r.random() * 2.5,
            top_z + 1.0,
            scale=r.uniform(0.8, 1.5),
            rng=r,
        )
    for i in range(18):
        put(
            shrubs[i % 2],
            hill - r.uniform(0.5, 2.4),
            stair.foot[0] + 0.5 * i,
            ROCK_HIGH - 0.3,
            scale=r.uniform(0.8, 1.5),
            rng=r,
        )
    trees = [
        make_tree(410, height=6.5, radius=2.8, clear=1.8, leaves=9000, leaf=0.15, col=LIGHT_LEAF),
        make_tree(411, height=8, radius=3.2, clear=2.2, leaves=9000, leaf=0.16, col=FERN),
    ]
    for i, (x, y, size) in enumerate(
        ((-3.6, 6.5, 1.0), (1.2, 9.5, 0.8), (5.4, 7.0, 0.9), (-6.5, 3.0, 1.0), (8.5, 10, 1.1))
    ):
        put(trees[i % 2], x, top_y + y, top_z + 1.0, scale=size, rng=r)
