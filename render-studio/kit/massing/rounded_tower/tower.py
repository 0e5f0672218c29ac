"""Puts a rounded tower up: entrance hall, storeys, and a crown or, while it is built, the bare top."""

import random

from kit.massing.rounded_tower.bare_floor import bare_floor
from kit.massing.rounded_tower.bare_top import bare_top
from kit.massing.rounded_tower.crown import crown
from kit.massing.rounded_tower.finished_floor import finished_floor
from kit.massing.rounded_tower.hall import hall
from kit.mesh import place, to_mesh


def raise_tower(design, at, turn):
    """Place the tower; returns its roof's height. Floors are shared meshes; instances decide which rooms are lit."""
    finished, bare = floor_meshes(design)
    for storey in range(design.storeys):
        meshes = finished if storey < design.finished else bare
        place(meshes[storey % design.variants], (*at, design.floor_height(storey)), turn)
    top = crown(design) if design.finished >= design.storeys else bare_top(design)
    place(to_mesh(top, "crown"), (*at, design.roof_height), turn)
    if design.finished == 0:
        place(bare[0], (*at, 0), turn, (1, 1, design.hall_height / design.storey_height))
    else:
        place(to_mesh(hall(design), "lobby"), (*at, 0), turn)
    return design.roof_height


def floor_meshes(design):
    """The meshes of finished and of bare floors, one for each variant, as far as they are needed."""
    rng = random.Random(design.seed)
    variants = range(design.variants)
    finished, bare = [], []
    if design.finished > 0:
        finished = [to_mesh(finished_floor(design, v, rng), f"floor{design.seed}_{v}") for v in variants]
    if design.finished < design.storeys:
        bare = [to_mesh(bare_floor(design, v), f"bare{design.seed}_{v}") for v in variants]
    return finished, bare
