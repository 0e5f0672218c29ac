"""Kansa: a rounded glass office block behind bronze fins, over still water."""

from kit.recipe import GALLERY_PX, STAGE_PX, TALL_PX, WIDE_PX, Camera, Light, Picture, Project, with_changes
from recipes.moods import DAY_GRADE, DUSK, DUSK_GRADE, GOLDEN, GOLDEN_GRADE, INTERIOR_GRADE
from recipes.sizes import OVERVIEW_PX

BLUE_HOUR = with_changes(
    DUSK, sun_height=6, sun_bearing=-70, sky=0.85, sun=0.45, clouds=0.5, cloud_seed=8.2, rooms=1.15, lit=0.7
)
BLUE_GRADE = DUSK_GRADE | dict(exposure=0.68, split=0.05, saturation=1.05)
MORNING = with_changes(GOLDEN, sun_height=24, sun_bearing=-142, lit=0.45, cloud_seed=6.2)
SITE_LIGHT = Light("day", 27, -166, sky=0.78, sun=3.6, clouds=1.0, cloud_seed=9.7, rooms=0.15, lamps=0.05, lit=0.15)
SITE_GRADE = DAY_GRADE | dict(
    haze=1900, air=(0.40, 0.45, 0.50), exposure=0.16, contrast=1.12, saturation=0.97, warm=0.055
)
SITE_CAMERA = Camera((-65, -58, 11.2), yaw=31, lens=22, shift=0.145)

INDOORS_LIGHT = Light("golden", 19, -68, sky=1.0, sun=7.0, clouds=0.35, cloud_seed=2.2, rooms=0.3, lamps=1.0)
RAKING = Light("golden", 18, -134, sky=1.0, sun=7.0, clouds=0.35, cloud_seed=2.2, rooms=0.3, lamps=1.0)
INDOORS = INTERIOR_GRADE | dict(haze=4000, air=(0.60, 0.55, 0.50), exposure=0.6, contrast=1.08)

FLOOR_CAMERA = Camera((16.4, 7.6, 1.55), yaw=-100, lens=21, shift=0.0)
FLOOR_LIGHT = Light("golden", 13.5, -129, sky=1.1, sun=8.0, clouds=0.35, cloud_seed=2.2, rooms=0.3, lamps=1.0)
FLOOR_GRADE = INTERIOR_GRADE | dict(haze=7000, air=(0.66, 0.57, 0.50), exposure=1.05, contrast=1.10, warm=-0.08)

ROOF_LIGHT = Light("golden", 12.5, -116, sky=0.95, sun=6.0, clouds=0.7, cloud_seed=4.2, rooms=0.3, lamps=1.0)
ROOF_GRADE = GOLDEN_GRADE | dict(
    haze=4600,
    air=(0.49, 0.42, 0.40),
    exposure=0.6,
    contrast=1.15,
    sun_at=1.0,
    sun_tint=(1.35, 1.08, 0.86),
    saturation=1.03,
)

LOOK = dict(
    timber=(0.26, 0.17, 0.10),
    floor=(0.30, 0.29, 0.275),
    floor_stone=True,
    cloth=(0.42, 0.42, 0.40),
    accent=(0.16, 0.20, 0.20),
)

PROJECT = Project(
    slug="kansa",
    seed=6,
    site="water_plaza",
    massing=(
        dict(
            form="bronze-office",
            at=(-8, 44),
            turn=0.42,
            plan=(48, 26),
            storeys=14,
            seed=31,
            stages={2: dict(storeys=5, built=0), 3: dict(built=0), 4: dict(built=8)},
        ),
        dict(
            form="crane",
            at=(26, 36),
            turn=2.8,
            height=80,
            stages={1: dict(height=36), 2: dict(height=46), 3: {}, 4: {}},
        ),
        dict(
            form="scaffold",
            at=(-8, 44),
            turn=0.42,
            plan=(48, 26),
            corner=6.0,
            clear=1.1,
            stages={
                2: dict(z0=0.1, z1=9.0, net=(21.2, 25.6)),
                3: dict(z0=0.1, z1=9.0, net=(57.6, 62.0)),
                4: dict(z0=41.0, z1=52.0, net=(61.8, 66.2)),
            },
        ),
    ),
    pictures=(
        Picture(
            "banner-wide",
            WIDE_PX,
            Camera((-17, -47.5, 1.6), yaw=6, lens=18, shift=0.20),
            BLUE_HOUR,
            BLUE_GRADE,
            samples=14,
            priority=1,
        ),
        Picture(
            "banner-tall",
            TALL_PX,
            Camera((-22, -40.7, 1.5), yaw=9, lens=21.5, shift=0.205),
            BLUE_HOUR,
            BLUE_GRADE,
            samples=14,
            priority=2,
        ),
        Picture(
            "gallery-street",
            GALLERY_PX,
            Camera((3.4, -48, 1.7), yaw=-5, lens=19, shift=0.22),
            MORNING,
            GOLDEN_GRADE,
            priority=4,
        ),
        Picture(
            "gallery-fins",
            GALLERY_PX,
            Camera((-24, -6, 22), yaw=22, lens=36, shift=0.06),
            MORNING,
            GOLDEN_GRADE,
            priority=5,
        ),
        Picture(
            "gallery-night",
            GALLERY_PX,
            Camera((5, 3.4, 1.65), yaw=3, lens=22, shift=0.16),
            BLUE_HOUR,
            BLUE_GRADE,
            samples=15,
            room="kansa.evening_court",
            priority=5,
        ),
        Picture(
            "overview",
            OVERVIEW_PX,
            Camera((-54.5, -60, 5.2), yaw=27, lens=23, shift=0.20),
            with_changes(GOLDEN, sun_height=23, sun_bearing=226, sky=0.72, sun=5.6, lit=0.4, cloud_seed=7.3),
            GOLDEN_GRADE | dict(exposure=0.42),
            samples=15,
            room="kansa.west_garden",
            priority=4,
        ),
        Picture(
            "featured",
            OVERVIEW_PX,
            Camera((74, -6, 1.7), yaw=-49, lens=20, shift=0.21),
            with_changes(GOLDEN, sun_height=18, sun_bearing=102, sky=0.74, sun=5.4, lit=0.5, cloud_seed=3.6),
            GOLDEN_GRADE | dict(exposure=0.5),
            samples=18,
            room="kansa.east_garden",
            priority=4,
        ),
        *(
            Picture(name, GALLERY_PX, FLOOR_CAMERA, FLOOR_LIGHT, grade, samples=18, room=room, look=LOOK, priority=4)
            for name, room, grade in (
                ("gallery-floor", "kansa.floor", FLOOR_GRADE | dict(exposure=1.42)),
                ("gallery-floor-bare", "kansa.bare", FLOOR_GRADE),
            )
        ),
        Picture(
            "gallery-cafe",
            GALLERY_PX,
            Camera((6.6, 0.9, 1.5), yaw=228, lens=22, shift=0.05),
            INDOORS_LIGHT,
            INDOORS,
            samples=8,
            room="kansa.hall",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-lobby",
            GALLERY_PX,
            Camera((-1.6, -4.2, 1.5), yaw=9, lens=20, shift=0.11),
            INDOORS_LIGHT,
            INDOORS,
            samples=8,
            room="kansa.hall",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-handle",
            GALLERY_PX,
            Camera((-8.60, 2.66, 1.28), yaw=82, lens=36, shift=-0.02),
            RAKING,
            INDOORS | dict(exposure=0.85, contrast=1.14),
            samples=14,
            room="kansa.handle",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-roof-garden",
            GALLERY_PX,
            Camera((-19.45, 6.95, 1.80), yaw=181, lens=22, shift=-0.035),
            ROOF_LIGHT,
            ROOF_GRADE,
            samples=20,
            room="kansa.roof_garden",
            look=LOOK,
            priority=4,
        ),
        *(
            Picture(f"stage-{n}", STAGE_PX, SITE_CAMERA, SITE_LIGHT, SITE_GRADE, stage=n, priority=6)
            for n in (1, 2, 3, 4)
        ),
    ),
)
