"""The yards of the projects that are being built. Names and numbers are the content's."""

from kit.yard.plan import Yard

KANSA = Yard(
    name="KANSA",
    says="Offices in Kharadi",
    registration="P52100000006",
    hoarding=-46,
    side=1,
    middle=10,
    deep=92,
    south=-66,
    north=76,
    pit=(-40, 8, 24, 72),
    depth=10.8,
    seed=6,
)

MEANDER = Yard(
    name="MEANDER",
    says="Homes in Balewadi",
    registration="P52100000002",
    hoarding=76,
    side=-1,
    middle=40,
    deep=80,
    south=-66,
    north=76,
    pit=(8, 38, 50, 82),
    depth=7.2,
    seed=4,
    far_row=80,
)
