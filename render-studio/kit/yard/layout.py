"""What stands where on a yard: tracks, heaps, huts and stores, in the yard's own coordinates."""

from kit.yard import sheds, stores

GATE_V = (-35.0, -27.0)
ROOM_FOR_HUTS_M = 17
#: (u, v, kind, scale)
KEPT_TREES = ((60, -50, "rain", 0.8), (24, -45.5, "street", 0.85))


def tracks_in(yard):
    """Wheel tracks as (u, v): from the gate to the slab, to the batching plant, along the far fence."""
    far = yard.deep
    return (
        ((-1, -31), (9, -31), (20, -25), (29, -14), (31, -2)),
        ((16, -28), (30, -29), (44, -24), (52, -14), (62, -12)),
        ((44, -24), (58, -27), (far - 15, -24), (far - 6, -12), (far - 5, 20), (far - 5, 60)),
        ((29, -14), (20, -8), (8, -4), (5, 20), (5, 60)),
        ((9, -31), (17, -40), (34, -44), (54, -39), (far - 15, -24)),
        ((17, -40), (33, -60), (52, -60), (far - 12, -56), (far - 9, -49), (far - 11, -36), (far - 15, -24)),
    )


def heaps_at(stage, far):
    """Heaps as (u, v, radius, height): sand and stone in the bays, spoil along the pit while it is dug."""
    aggregate = [(50, -6.5, 3.4, 2.0), (54.5, -6.3, 3.3, 2.2), (45.8, -6.0, 3.0, 1.5), (65, -19, 3.4, 1.6)]
    spoil = [
        (13, -9, 6.5, 3.2),
        (22, -8, 5.0, 2.4),
        (far - 11, -7, 6.0, 3.6),
        (far - 6, -15, 4.5, 2.4),
        (7, -16, 4.2, 1.6),
    ]
    return aggregate + (spoil if stage == 1 else [(far - 11, -8, 5.5, 2.2), (12, -13, 2.6, 1.0)])


def huts(mb, yard):
    """Huts near the hoarding and at the far fence, others beside the pit where there is room, offices, the guard."""
    last = yard.pit_u[1]
    north = last + 4 if yard.deep - last > ROOM_FOR_HUTS_M else 8.0
    for u, v, length, depth, roof, doors in (
        (5.0, -54.0, 11.0, 4.2, sheds.BLUE, 4),
        (5.5, -46.5, 9.0, 4.0, sheds.GREY, 3),
        (20.0, -52.0, 10.0, 4.2, sheds.RUSTY, 4),
        (yard.deep - 16.5, -46.0, 14.0, 4.4, sheds.BLUE, 5),
        (north, 28.0, 13.0, 4.4, sheds.GREY, 4),
        (north + 1, 36.0, 12.0, 4.2, sheds.BLUE, 4),
    ):
        x0, y0, _, _ = yard.rect(u, v, u + length, v + depth)
        sheds.hut(mb, x0, y0, length, depth, roof, sheds.GREY if roof == sheds.BLUE else sheds.WHITE, doors)
    x0, y0, _, _ = yard.rect(60, -33, 72.2, -30.5)
    sheds.cabins(mb, x0, y0)
    x0, y0, _, _ = yard.rect(2.2, -25.5, 4.1, -23.6)
    sheds.guard_box(mb, x0, y0)


def stock(mb, rng, yard, stage):
    """What lies ready; steel while the frame rises, glass when it is clad."""

    def corner(u, v, length, depth):
        return yard.rect(u, v, u + length, v + depth)[:2]

    racks = {1: 6, 2: 9, 3: 7, 4: 3}[stage]
    stores.steel_rack(mb, rng, *corner(20, -39, 11.7, 6), racks)
    stores.steel_rack(mb, rng, *corner(33, -40, 11.7, 4), racks - 2)
    sheds.canopy(mb, *corner(22, -32.5, 13, 4), 13, 4)
    stores.cages(mb, *corner(38, -33, 5.6, 4), 3)
    stores.cement(mb, *corner(47, -21, 6.5, 3.2), 6.5, 3.2, 1.7)
    stores.cement(mb, *corner(55, -22, 5.0, 3.0), 5.0, 3.0, 1.2)
    stores.shuttering(mb, rng, *corner(10, -22, 14, 1.4), 5)
    stores.props(mb, rng, *corner(26, -22, 2, 3.5))
    stores.props(mb, rng, *corner(29.5, -21.5, 2, 3.5), 30)
    stores.bays(mb, *corner(43.6, -9.5, 12.6, 5.0))
    stores.pipes(mb, *corner(46, -47, 6, 2.5))
    stores.blocks(mb, rng, *corner(36, -54, 9, 5), 5, 3, stores.BRICK)
    stores.shuttering(mb, rng, *corner(49, -54, 11, 1.4), 4)
    stores.props(mb, rng, *corner(33, -53, 2, 3.5))
    stores.blocks(mb, rng, *corner(56, -64.5, 10, 4), 6, 2)
    stores.steel_rack(mb, rng, *corner(43, -50.5, 11.7, 2), 3)
    stores.drums(mb, *corner(6, -36.5, 2, 2))
    stores.drums(mb, *corner(41.5, -19, 2, 2))
    for u, v in ((17.5, -55), (42, -16), (70, -27)):
        stores.water_tank(mb, *yard.at(u, v))
    if stage > 1:
        stores.blocks(mb, rng, *corner(11, -8.5, 10, 6), 6, 4)
        stores.blocks(mb, rng, *corner(yard.deep - 12, 1, 9, 6), 4, 3, stores.BRICK)
    if stage == 4:
        stores.glass_crates(mb, rng, *corner(33, -20, 14, 2), 3)
