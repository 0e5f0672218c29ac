"""Peth Row: a high street of shops under four storeys of offices, no two fronts alike."""

from kit.recipe import GALLERY_PX, TALL_PX, WIDE_PX, Camera, Light, Picture, Project, with_changes
from recipes.moods import DAY, DAY_GRADE, DUSK, DUSK_GRADE, GOLDEN, GOLDEN_GRADE, INTERIOR_GRADE
from recipes.sizes import OVERVIEW_PX

NIGHTFALL = with_changes(DUSK, sun_bearing=-30, sky=0.9, sun=0.3, rooms=1.0, lit=0.55)
STREET_GRADE = DUSK_GRADE | dict(
    haze=1500, air=(0.34, 0.27, 0.28), sun_at=None, exposure=0.95, bloom=0.09, saturation=1.06
)
MORNING = with_changes(GOLDEN, sun_height=34, sun_bearing=150, sky=0.75, sun=4.0, rooms=0.8, lit=0.4, cloud_seed=4.4)
LEFT_ROW = (
    (16, 1, 3),
    (16, 0, 3),
    (11, 3, 4),
    (16, 2, 4),
    (16, 4, 3),
    (11, 1, 4),
    (21, 0, 4),
    (16, 2, 3),
    (16, 3, 4),
    (22, 4, 4),
)
RIGHT_ROW = (
    (16, 2, 4),
    (16, 4, 3),
    (16, 1, 4),
    (11, 0, 3),
    (16, 3, 4),
    (21, 2, 3),
    (16, 1, 3),
    (16, 0, 4),
    (11, 4, 4),
    (22, 2, 4),
)

FORENOON = Light("day", 37, 24, sky=1.1, sun=6.0, clouds=0.4, cloud_seed=4.4, rooms=0.6, lamps=0.8, lit=0.35)
INDOORS = INTERIOR_GRADE | dict(haze=4000, air=(0.62, 0.62, 0.62), exposure=1.05, warm=0.0, contrast=1.08)
SHOP_CAMERA = Camera((-0.78, 8.85, 1.55), yaw=171, lens=24, shift=0.05)
SHOP_LIGHT = Light("golden", 21, -52, sky=1.1, sun=9.0, clouds=0.4, cloud_seed=4.4, rooms=0.6, lamps=0.8, lit=0.35)
SHOP_GRADE = INTERIOR_GRADE | dict(haze=0, exposure=1.1, warm=-0.06, contrast=1.10)
STAIR_LIGHT = with_changes(FORENOON, sun_height=25, sun_bearing=-30, sun=11.0)
STAIR_GRADE = INTERIOR_GRADE | dict(haze=0, exposure=1.12, warm=-0.02, contrast=1.10)

LOOK = dict(
    timber=(0.38, 0.26, 0.15),
    floor=(0.42, 0.31, 0.20),
    cloth=(0.60, 0.56, 0.48),
    accent=(0.36, 0.14, 0.09),
)

PROJECT = Project(
    slug="peth-row",
    seed=1,
    site="street",
    massing=(
        dict(form="street-row", at=(-11.4, -24), side=-1, houses=LEFT_ROW, shops="left", seed=40),
        dict(form="street-row", at=(11.4, -24), side=1, houses=RIGHT_ROW, shops="right", seed=80),
    ),
    pictures=(
        Picture(
            "banner-wide",
            WIDE_PX,
            Camera((5.2, -13.5, 1.62), yaw=-15, lens=22, shift=0.13),
            NIGHTFALL,
            STREET_GRADE,
            samples=14,
            priority=1,
        ),
        Picture(
            "banner-tall",
            TALL_PX,
            Camera((-8.9, -9, 1.62), yaw=11, lens=24, shift=0.14),
            NIGHTFALL,
            STREET_GRADE,
            samples=14,
            priority=2,
        ),
        Picture(
            "gallery-morning",
            GALLERY_PX,
            Camera((-5.6, -8, 1.65), yaw=10, lens=22, shift=0.13),
            MORNING,
            GOLDEN_GRADE | dict(exposure=0.5),
            priority=4,
        ),
        Picture(
            "gallery-canopy",
            GALLERY_PX,
            Camera((3.5, -6, 4.0), yaw=-62, lens=26, shift=0.12),
            MORNING,
            GOLDEN_GRADE | dict(exposure=0.5),
            priority=5,
        ),
        Picture(
            "gallery-dusk",
            GALLERY_PX,
            Camera((-3.6, 1.5, 1.6), yaw=-38, lens=26, shift=0.06),
            NIGHTFALL,
            STREET_GRADE,
            priority=5,
        ),
        Picture(
            "gallery-pavement",
            GALLERY_PX,
            Camera((-8.1, -6.3, 1.6), yaw=-7, lens=25, shift=0.08),
            MORNING,
            GOLDEN_GRADE | dict(exposure=0.5),
            priority=4,
        ),
        Picture(
            "overview",
            OVERVIEW_PX,
            Camera((1.6, -10.4, 1.7), yaw=-27, lens=24, shift=0.15),
            with_changes(DAY, sun_height=52, sun_bearing=148, sky=0.8, sun=5.8, lit=0.3, cloud_seed=5.1),
            DAY_GRADE | dict(exposure=0.30, warm=0.06),
            accents=(
                ("tree", 6.9, -7.4, 1.0),
                ("tree", 6.9, -2.2, 0.9),
                (-9.7, 2.6),
                (-8.5, 15.6),
                (-9.9, 12.2),
                (-9.1, 24.4),
                (-8.6, 24.9),
                (8.9, 29.0),
            ),
            priority=4,
        ),
        Picture(
            "gallery-office",
            GALLERY_PX,
            Camera((0.75, -0.3, 1.48), yaw=-6, lens=20.5, shift=-0.03),
            FORENOON,
            INDOORS,
            samples=16,
            room="peth_row.office",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-cafe",
            GALLERY_PX,
            Camera((0.1, -1.15, 1.5), yaw=-4, lens=20, shift=0.0),
            with_changes(FORENOON, sun_height=40, sun_bearing=150),
            INDOORS | dict(contrast=1.16, exposure=1.15),
            samples=20,
            room="peth_row.cafe",
            look=LOOK,
            priority=4,
        ),
        *(
            Picture(name, GALLERY_PX, SHOP_CAMERA, SHOP_LIGHT, grade, samples=12, room=room, look=LOOK, priority=4)
            for name, room, grade in (
                ("gallery-shop", "peth_row.coppersmith", SHOP_GRADE),
                ("gallery-shop-bare", "peth_row.bare_shop", SHOP_GRADE | dict(exposure=0.92, contrast=1.16)),
            )
        ),
        Picture(
            "gallery-stair",
            GALLERY_PX,
            Camera((0.95, -1.6, 1.55), yaw=-8, lens=22, shift=0.10),
            STAIR_LIGHT,
            STAIR_GRADE,
            samples=14,
            room="peth_row.stair",
            look=LOOK,
            priority=4,
        ),
    ),
)
