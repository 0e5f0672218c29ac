"""The light court behind Paayri's main bath: a shaft in the hill, open to the sky, ferns at the foot of its rock.

The rock was split along its bed, aslant: it turns to the side the morning comes from.
"""

import math

from kit.furniture.shapes import at
from kit.landscape.planting import put
from kit.landscape.rock_face import m_split_basalt, rock_face
from kit.landscape.shrubs import make_shrub, make_trail
from kit.landscape.trees import make_palm
from kit.materials.surfaces import m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.paayri.back_court import DEEP_LEAF, FERN, LIGHT_LEAF

DEEP, SHALLOW = 1.3, 0.6  # from the wall of the house to the rock, at the court's two ends
RIM = 3.5  # where the slope above begins
LOWER_RIM = 2.9  # on the side the morning comes from
BED = 0.58  # the earth the ferns stand in
ROCK = m_split_basalt((0.225, 0.204, 0.174), 0.42, 0.40)
RELIEF = 0.22


def light_court(r, near, half_wide):
    """Rock on three sides from y = `near` into the hill, as wide as the room."""
    half = half_wide + 0.3
    with at(-half, near + DEEP + RELIEF * 0.5, 0, -math.atan((DEEP - SHALLOW) / (2 * half))):
        rock_face(math.hypot(2 * half, DEEP - SHALLOW), RIM, RELIEF, 3.0, ROCK, 0.011)
    with at(-half_wide - 0.12, near, 0, math.pi / 2):
        rock_face(DEEP + 0.2, LOWER_RIM, 0.16, 7.0, ROCK, 0.02)
    with at(half_wide + 0.12, near + DEEP, 0, -math.pi / 2):
        rock_face(DEEP, RIM, 0.16, 9.0, ROCK, 0.02)
    earth = m_stucco((0.045, 0.034, 0.024), 0.3)
    mb = MeshBuilder()
    mb.box(-half, near, -0.2, half, near + DEEP + 0.3, BED, earth)
    mb.box(-half, near + DEEP + 0.3, RIM - 0.25, 4, near + DEEP + 4, RIM - 0.05, earth)
    mb.box(-half_wide - 0.6, near + 0.02, -0.2, -half_wide - 0.18, near + DEEP + 4, LOWER_RIM - 0.04, earth)
    mb.box(half_wide + 0.18, near, -0.2, 4, near + DEEP, RIM - 0.06, earth)
    mb.obj("earth")
    planting(r, near, half_wide)


def planting(r, near, half_wide):
    """Ferns along the foot and in the joints; a creeper over the rim where it takes no sun from the rock."""

    def gap(x):
        return DEEP + (SHALLOW - DEEP) * (x + half_wide + 0.3) / (2 * half_wide + 0.6)

    kinds = [make_palm(280 + i, 0.05, 15, 0.34 + 0.05 * i, 0.010, FERN) for i in range(3)]
    light = [make_palm(286 + i, 0.05, 13, 0.30 + 0.05 * i, 0.009, LIGHT_LEAF) for i in range(2)]
    for i in range(20):
        x = -half_wide + 0.14 + 0.107 * i + r.uniform(-0.04, 0.04)
        room = gap(x) - 0.12
        size = min(1.25, room * 0.36 / 0.46) * r.uniform(0.75, 1.0)
        put(r.choice([*kinds, *light]), x, near + room * r.uniform(0.60, 0.90), BED, scale=size, rng=r)
    for i, (x, z) in enumerate(((-0.78, 1.40), (-0.30, 2.05), (0.30, 1.35), (0.66, 1.78), (0.10, 2.5))):
        put((*kinds, *light)[i % 5], x, near + gap(x) - 0.04, z, scale=0.62, rng=r)
    leafy = make_shrub(290, 0.16, 0.14, 420, 0.03, DEEP_LEAF)
    for i in range(12):
        put(leafy, -half_wide + 0.1 + 0.19 * i, near + 0.24, BED - 0.03, scale=r.uniform(0.6, 0.95), rng=r)
    put(make_trail(291, 1.1, 0.7, 520, 0.03, DEEP_LEAF), 1.05, near + gap(1.05), RIM - 0.08, rot=0.0)
