"""The top of a rounded tower under construction: core ahead of the floors, fresh slab, steel and plywood waiting."""

import random

from kit.massing.outline import plan_of
from kit.massing.rounded_tower.bare_floor import columns, concrete
from kit.massing.rounded_tower.crown import block, middle_of
from kit.massing.rounded_tower.design import SLAB_M
from kit.materials.surfaces import m_plain
from kit.polygons import Polygons

SEED = 3
CORE_TOP_M = 5.2
STARTER_BARS, STARTER_BAR_M = 7, 0.03
STARTER_HEIGHTS_M = (1.1, 1.7)
#: How far starter bars stand and lean from the middle of their column.
SPREAD_X_M, SPREAD_Y_M = 0.3, 0.15
STACKS, STACK_SIZE_M, STACK_HEIGHTS_M = 6, (2.4, 1.2), (0.4, 1.6)
STACK_SPREAD_M = (11, 7)


def bare_top(design):
    """The polygons of the top, its slab at z 0; the core reaches down to the last finished floor."""
    top, rng = Polygons(), random.Random(SEED)
    middle = middle_of(design.plan)
    unfinished = design.storeys - design.finished
    block(top, middle, *design.core, -design.storey_height * unfinished, CORE_TOP_M, concrete())
    top.prism(plan_of(design.slab_edge(0)), -SLAB_M, 0, concrete())
    for foot, *_ in columns(design):
        starter_bars(top, foot, rng)
    for _ in range(STACKS):
        plywood(top, middle, rng)
    return top


def starter_bars(top, foot, rng):
    """Steel that waits for the next pour."""
    steel = m_plain((0.22, 0.10, 0.06), 0.8)

    def scattered():
        x = foot.x + rng.uniform(-SPREAD_X_M, SPREAD_X_M)
        return x, foot.y + rng.uniform(-SPREAD_Y_M, SPREAD_Y_M)

    for _ in range(STARTER_BARS):
        start, end = (*scattered(), 0), (*scattered(), rng.uniform(*STARTER_HEIGHTS_M))
        top.bar(start, end, STARTER_BAR_M, STARTER_BAR_M, steel)


def plywood(top, middle, rng):
    """A stack of plywood somewhere on the slab."""
    spread_x, spread_y = STACK_SPREAD_M
    x, y = middle.x + rng.uniform(-spread_x, spread_x), middle.y + rng.uniform(-spread_y, spread_y)
    width, depth = STACK_SIZE_M
    top.box(x, y, 0, x + width, y + depth, rng.uniform(*STACK_HEIGHTS_M), m_plain((0.55, 0.36, 0.15), 0.7))
