"""Windows and jaalis of a courtyard house. An opening is (left, right, sill, head)."""

from kit.massing.court_wing.design import BRICK, GLASS, JAALI, STONE, TIMBER
from kit.materials.glow import m_room

FRAME_M = 0.07
ROOM_DEPTH_M = 3.5
SILL_STONE_M = 0.12
LINTEL_BESIDE_M, LINTEL_M = 0.1, 0.18

ARCH_WALL_M, ARCH_RISE_M, ARCH_STEPS = 0.34, 0.52, 10
ARCH_BELOW_HEAD_M = 0.02
CURTAINED_SHARE_BEHIND_ARCHES = 0.4

JAALI_CELL_M, JAALI_BAR_M = 0.26, 0.07
LIGHT_BESIDE_JAALI_M, LIGHT_BEHIND_JAALI_M = 0.3, 1.5
BRIGHTER_BEHIND_JAALI = 0.25  # on the share of lit rooms
JAALI_SILL_BESIDE_M, JAALI_SILL_M = 0.14, 0.14


def plain_window(face, design, _floor, opening, rng):
    """A window between a stone sill and a stone lintel."""
    left, right, sill, head = opening
    face.window(
        *opening, d=-0.28, nm=2, frame=TIMBER, fw=FRAME_M, rng=rng, prob=design.lit, glass=GLASS, depth=ROOM_DEPTH_M
    )
    stone_sill(face, left, right, sill)
    face.box(left - LINTEL_BESIDE_M, right + LINTEL_BESIDE_M, -0.02, 0.05, head, head + LINTEL_M, STONE)


def arched_window(face, design, _floor, opening, rng):
    """A window under a round arch of brick with a ring of stone."""
    left, right, sill, head = opening
    springing = head - ARCH_RISE_M - ARCH_BELOW_HEAD_M
    face.arch(left, right, springing, head, BRICK, ARCH_WALL_M, ring=STONE, n=ARCH_STEPS)
    face.window(
        *opening,
        d=-0.30,
        nm=2,
        frame=TIMBER,
        fw=FRAME_M,
        rng=rng,
        prob=design.lit,
        glass=GLASS,
        depth=ROOM_DEPTH_M,
        curtain=CURTAINED_SHARE_BEHIND_ARCHES,
    )
    stone_sill(face, left, right, sill)


def jaali_window(face, design, _floor, opening, rng):
    """A jaali with light behind it."""
    left, right, sill, head = opening
    face.jaali(left, right, -0.04, sill, head, JAALI, cell=JAALI_CELL_M, bar=JAALI_BAR_M)
    beside = LIGHT_BESIDE_JAALI_M
    light = m_room(design.lit + BRIGHTER_BEHIND_JAALI, 1.5)
    shade = (rng.random(), 0.95, 0)
    face.quad(left - beside, right + beside, -LIGHT_BEHIND_JAALI_M, sill - beside, head + beside, light, shade)
    stone_sill(face, left, right, sill, JAALI_SILL_BESIDE_M, JAALI_SILL_M)


def stone_sill(face, left, right, z, beside=SILL_STONE_M, height=SILL_STONE_M):
    """A stone under an opening, `beside` metres wider on both sides."""
    face.box(left - beside, right + beside, -0.05, 0.10, z - height, z, STONE)
