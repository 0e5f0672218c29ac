"""The court as a house of its west wing sees it: arcade, walk and channel, the wings across. The room looks to +y."""

import math

from kit.facade.frame import Frame
from kit.furniture.shapes import at
from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub
from kit.landscape.trees import make_frangipani, make_tree
from kit.massing.court_wing.arcade import PLINTH_HALF_M, PLINTH_HEIGHT_M, arches
from kit.massing.court_wing.design import BASALT, Design
from kit.massing.court_wing.wing import court_wing
from kit.materials.ground import m_leaf
from kit.mesh import MeshBuilder, place, to_mesh
from kit.polygons import Polygons
from kit.sites.courtyard import END, HALF, beds, channel, paving

SOUTH = -16.0
STOREYS = 3
WING_DEPTH_M = 9.0
BAY = 5  # the bay whose middle is the middle of the room's door


def court(rng, face_y, floor=0.15, arcade=True, lit=0.3):
    """All of it, the inner face of the arcade's wall `face_y` metres before the room's origin, `floor` below it."""
    design = Design(END - SOUTH, STOREYS, lit, WING_DEPTH_M)
    middle = SOUTH + design.middles[BAY]
    with at(middle, face_y + HALF, -floor, math.pi / 2):
        plants = court_plants()
        mb = MeshBuilder()
        paving(mb)
        channel(mb)
        beds(mb, rng, plants)
        mb.obj("court")
        for start, end, seed in (((HALF, END), (HALF, SOUTH), 2), ((-HALF, END), (HALF, END), 3)):
            place(to_mesh(court_wing(start, end, STOREYS, lit, WING_DEPTH_M, seed), f"wing{seed}"))
        if arcade:
            own_arcade(design)
        for x, y in ((24.5, 1), (25, 12), (25.5, 22), (-6, 46), (8, 47)):
            put(plants["tree"][0], x, y, 0, scale=rng.uniform(0.9, 1.25), rng=rng)


def own_arcade(design):
    """The arches before the room's verandah."""
    polygons = Polygons()
    face = Frame(polygons, (-HALF, SOUTH), (-HALF, END))
    arches(face, design)
    for joint in design.joints:
        face.box(*design.around(joint, PLINTH_HALF_M), -0.6, 0.07, 0, PLINTH_HEIGHT_M, BASALT)
    place(to_mesh(polygons, "own arcade"))


def court_plants():
    """Green beds under frangipani: few flowers, and those white."""
    white = m_leaf((0.10, 0.16, 0.04), (0.62, 0.60, 0.46))
    return dict(
        shrub=[make_shrub(40 + i, leaves=2600, leaf=0.042) for i in range(2)]
        + [make_shrub(45, leaves=2600, leaf=0.04, col=m_leaf((0.05, 0.10, 0.03), (0.16, 0.22, 0.06)))],
        boug=[make_shrub(47, radius=0.5, height=0.6, leaves=2400, leaf=0.036, col=white)],
        frangi=[make_frangipani(33, 3.6), make_frangipani(34, 4.3)],
        tree=[make_tree(14, height=15, radius=5.2, clear=4, leaves=14000, leaf=0.24)],
    )
