"""The glass of one bay, in its frame."""

GLASS_BEHIND_M = 0.05
TWO_PANES_OVER_M = 2.6
JAMB_M, MULLION_M, FRAME_DEPTH_M = 0.07, 0.05, 0.12
RAIL_M = 0.09
SILL_Z_M, HEAD_BELOW_SLAB_M = 0.05, 0.06


def glass_line(bay):
    """Where the glass stands: its start and end in the plan."""
    return bay.inward(GLASS_BEHIND_M)


def glaze(floor, design, bay):
    """Glass, mullions, and a rail at sill and head. A bay leaves its last jamb to the next one on its side."""
    clear = design.clear_height
    floor.upright(*glass_line(bay), 0, clear, design.glass)
    panes = 2 if bay.width > TWO_PANES_OVER_M else 1
    last_of_side = bay.index == bay.count - 1
    for i in range(panes + 1 if last_of_side else panes):
        foot = bay.start + bay.along * (i / panes)
        width = JAMB_M if i in (0, panes) else MULLION_M
        floor.bar((*foot, 0), (*foot, clear), width, FRAME_DEPTH_M, design.frame, up=(*bay.normal, 0))
    for z in (SILL_Z_M, clear - HEAD_BELOW_SLAB_M):
        floor.bar((*bay.start, z), (*bay.end, z), FRAME_DEPTH_M, RAIL_M, design.frame)
