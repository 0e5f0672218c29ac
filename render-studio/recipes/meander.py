"""Meander: two curved towers of 31 floors with white bands, before a long pool."""

from kit.film.film import Film
from kit.film.moves import Fading, Ripples, Sway
from kit.recipe import GALLERY_PX, STAGE_PX, TALL_PX, WIDE_PX, Camera, Light, Picture, Project, with_changes
from recipes.moods import DAY, DAY_GRADE, DUSK, DUSK_GRADE, GOLDEN, GOLDEN_GRADE, INTERIOR_GRADE
from recipes.sizes import OVERVIEW_PX

EARLY_SUN = with_changes(GOLDEN, sun_height=31, sun_bearing=141, sky=0.9, sun=5.4, clouds=0.5, cloud_seed=6.4, lit=0.2)
EARLY_SUN_GRADE = GOLDEN_GRADE | dict(haze=5600, air=(0.46, 0.44, 0.45), exposure=0.6)
RIVER_MORNING = with_changes(DAY, sun_height=22, sun_bearing=58, sun=5.2, clouds=0.95, cloud_seed=4.2, lit=0.2)
RIVER_GRADE = DAY_GRADE | dict(haze=3600, exposure=0.5)
AFTERGLOW = with_changes(DUSK, sun_bearing=-122, sky=0.85, clouds=0.7, cloud_seed=7.7, rooms=1.2, lamps=1.0, lit=0.5)
AFTERGLOW_GRADE = DUSK_GRADE | dict(haze=3200, exposure=1.02, sun_at=1.0)
POOLSIDE = with_changes(GOLDEN, sun_height=9, sun_bearing=-75, sky=0.75, sun=2.2, clouds=0.5, cloud_seed=3.3)
POOLSIDE_GRADE = GOLDEN_GRADE | dict(exposure=0.62, saturation=1.1, sun_at=0.1, sun_tint=(1.3, 1.05, 0.85), warm=0.02)
SUNRISE = with_changes(GOLDEN, sun_height=10, sun_bearing=64, sky=0.8, sun=3.2, clouds=0.55, cloud_seed=4.2)
SITE_LIGHT = Light("day", 30, -138, sky=0.78, sun=3.6, clouds=1.0, cloud_seed=2.2, rooms=0.15, lamps=0.05, lit=0.15)
SITE_GRADE = DAY_GRADE | dict(
    haze=1900, air=(0.40, 0.45, 0.50), exposure=0.32, contrast=1.12, saturation=0.95, warm=0.045
)
SITE_CAMERA = Camera((96, -30, 9.6), yaw=-41, lens=20, shift=0.20)
STOREYS = 30  # over the entrance hall, which is the first of the 31 floors

WEST_LIGHT = Light("golden", 16, -50, sky=0.6, sun=9.0, clouds=0.35, cloud_seed=6.1, rooms=0.3, lamps=1.0)
EAST_LIGHT = Light("golden", 21, -27, sky=0.95, sun=11.0, clouds=0.35, cloud_seed=4.2, rooms=0.3, lamps=1.0)
LATE_LIGHT = Light("golden", 13, -28, sky=0.95, sun=5.0, clouds=0.42, cloud_seed=3.3, rooms=0.3, lamps=1.0)
COOKING_LIGHT = Light("golden", 21, 21, sky=0.85, sun=12.0, clouds=0.35, cloud_seed=6.1, rooms=0.3, lamps=1.0)
BLUE_HOUR = Light("dusk", 2, -68, sky=0.55, sun=0.1, clouds=0.5, cloud_seed=7.7, rooms=5.0, lamps=1.0, lit=0.6)
AFTER_RAIN = Light("day", 34, 62, sky=0.62, sun=0.0, clouds=1.9, cloud_seed=6.6, rooms=1.0, lamps=1.0, lit=0.6)
HALL_LIGHT = Light("day", 39, 143, sky=1.0, sun=14.0, clouds=0.8, cloud_seed=4.2, rooms=0.3, lamps=1.0)
FIRST_SUN = Light("day", 10, 76, sky=0.95, sun=9.0, clouds=0.6, cloud_seed=4.2, rooms=0.3, lamps=1.0)
INDOORS = INTERIOR_GRADE | dict(haze=3800, air=(0.62, 0.54, 0.49), exposure=0.62, contrast=1.1)

LOOK = dict(
    timber=(0.27, 0.155, 0.085),
    floor=(0.40, 0.28, 0.18),
    cloth=(0.68, 0.64, 0.57),
    accent=(0.17, 0.24, 0.21),
    second=(0.52, 0.36, 0.22),
)

PROJECT = Project(
    slug="meander",
    seed=4,
    site="pool_garden",
    massing=(
        dict(
            form="ribbon-tower",
            at=(-25, 36),
            turn=0.16,
            plan=(30, 20),
            storeys=STOREYS,
            seed=11,
            stages={1: dict(built=22), 2: {}, 3: {}, 4: {}},
        ),
        dict(
            form="ribbon-tower",
            at=(25, 58),
            turn=-0.20,
            plan=(28, 20),
            storeys=STOREYS,
            phase=0.35,
            seed=12,
            stages={2: dict(storeys=6, built=0), 3: dict(storeys=13, built=0), 4: dict(storeys=19, built=6)},
        ),
        dict(
            form="crane",
            at=(46, 66),
            turn=2.9,
            height=96,
            stages={1: dict(height=38), 2: dict(height=50), 3: dict(height=70), 4: dict(height=88)},
        ),
        dict(form="crane", at=(4.5, 62), turn=5.25, height=74, stages={3: dict(height=58), 4: dict(height=76)}),
        dict(
            form="scaffold",
            at=(25, 58),
            turn=-0.20,
            plan=(28, 20),
            stages={3: dict(z0=6, z1=19, net=(32, 41)), 4: dict(z0=26, z1=44, net=(52, 61))},
        ),
    ),
    pictures=(
        Picture(
            "banner-wide",
            WIDE_PX,
            Camera((0.4, -84.6, 1.6), yaw=-0.5, lens=16, shift=0.195),
            DUSK,
            DUSK_GRADE,
            samples=14,
            priority=1,
        ),
        Picture(
            "banner-tall",
            TALL_PX,
            Camera((7.9, -73.6, 1.6), yaw=-9, lens=21.5, shift=0.20),
            DUSK,
            DUSK_GRADE,
            samples=14,
            priority=2,
        ),
        Picture(
            "overview",
            OVERVIEW_PX,
            Camera((44, -182, 68), yaw=-10, lens=29.5, shift=-0.125),
            EARLY_SUN,
            EARLY_SUN_GRADE,
            of="meander_river",
            priority=4,
        ),
        Picture(
            "gallery-river",
            GALLERY_PX,
            Camera((-12, 263.5, 1.35), yaw=176, lens=28, shift=0.125),
            RIVER_MORNING,
            RIVER_GRADE,
            of="meander_river",
            priority=4,
        ),
        Picture(
            "gallery-bands",
            GALLERY_PX,
            Camera((-13, -13, 26), yaw=-15, lens=33, shift=0.12),
            with_changes(GOLDEN, sun_height=11, sun_bearing=-118),
            GOLDEN_GRADE,
            priority=5,
        ),
        Picture(
            "gallery-pool",
            GALLERY_PX,
            Camera((9.6, -71.5, 1.45), yaw=-17, lens=19, shift=0.205),
            POOLSIDE,
            POOLSIDE_GRADE,
            priority=4,
        ),
        Picture(
            "gallery-dusk",
            GALLERY_PX,
            Camera((-34, 6, 1.65), yaw=18, lens=24, shift=0.12),
            with_changes(DUSK, sun_bearing=-75),
            DUSK_GRADE,
            priority=5,
        ),
        Picture(
            "featured",
            OVERVIEW_PX,
            Camera((66, 256.5, 1.9), yaw=195.5, lens=26.5, shift=0.077),
            AFTERGLOW,
            AFTERGLOW_GRADE,
            samples=20,
            of="meander_river",
            priority=4,
        ),
        Picture(
            "gallery-hills",
            GALLERY_PX,
            Camera((0, 0, 94), yaw=0, lens=29, shift=-0.12),
            SUNRISE,
            GOLDEN_GRADE
            | dict(exposure=0.58, contrast=1.2, saturation=1.1, haze=2600, sun_at=1.0, sun_tint=(1.35, 1.08, 0.86)),
            samples=24,
            room="meander.mula",
            priority=5,
        ),
        Picture(
            "gallery-living",
            GALLERY_PX,
            Camera((0.72, -1.25, 1.46), yaw=-11, lens=21.5, shift=-0.055),
            WEST_LIGHT,
            INDOORS
            | dict(
                exposure=0.7, haze=4600, air=(0.38, 0.33, 0.31), sun_at=0.2, sun_tint=(1.3, 1.08, 0.88), contrast=1.16
            ),
            samples=16,
            room="meander.living",
            look=LOOK,
            priority=3,
        ),
        Picture(
            "gallery-bedroom",
            GALLERY_PX,
            Camera((-0.72, -1.05, 1.44), yaw=9, lens=21, shift=-0.05),
            BLUE_HOUR,
            INDOORS | dict(exposure=1.24, saturation=1.02, warm=-0.09, air=(0.12, 0.125, 0.16), haze=5200),
            samples=24,
            room="meander.bedroom",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-bath",
            GALLERY_PX,
            Camera((-0.42, -0.72, 1.32), yaw=10, lens=21, shift=-0.02),
            EAST_LIGHT,
            INDOORS | dict(exposure=0.7, haze=5600),
            samples=28,
            room="meander.bath",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-kitchen",
            GALLERY_PX,
            Camera((0.06, -0.86, 1.52), yaw=-3, lens=21.5, shift=-0.06),
            COOKING_LIGHT,
            INDOORS | dict(exposure=0.48, haze=5600),
            samples=24,
            room="meander.kitchen",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-balcony",
            GALLERY_PX,
            Camera((3.25, 6.86, 1.5), yaw=-60, lens=21, shift=-0.05),
            LATE_LIGHT,
            INDOORS | dict(haze=5600, exposure=0.5),
            samples=24,
            room="meander.balcony",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-edge",
            GALLERY_PX,
            Camera((-0.10, -0.02, 1.275), yaw=92, lens=27, shift=-0.10),
            AFTER_RAIN,
            DAY_GRADE
            | dict(
                haze=1150, air=(0.40, 0.46, 0.49), exposure=0.70, contrast=1.18, saturation=0.92, warm=0.03, bloom=0.08
            ),
            samples=24,
            room="meander.edge",
            priority=4,
        ),
        Picture(
            "gallery-lobby",
            GALLERY_PX,
            Camera((-4.7, 4.5, 1.55), yaw=94, lens=20, shift=0.085),
            HALL_LIGHT,
            INTERIOR_GRADE | dict(haze=0, exposure=0.72, warm=0.0, bloom=0.07),
            samples=20,
            room="meander.lobby",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-gym",
            GALLERY_PX,
            Camera((0.55, -2.95, 1.42), yaw=-16, lens=22.5, shift=-0.065),
            FIRST_SUN,
            INDOORS | dict(haze=4600, exposure=0.6, air=(0.47, 0.515, 0.57), warm=0.03, saturation=0.97),
            samples=20,
            room="meander.gym",
            look=LOOK,
            priority=4,
        ),
        *(
            Picture(f"stage-{n}", STAGE_PX, SITE_CAMERA, SITE_LIGHT, SITE_GRADE, stage=n, priority=5)
            for n in (1, 2, 3, 4)
        ),
    ),
)

FILM = Film(
    Picture(
        "film",
        (1280, 720),
        Camera((4.6, -72.6, 1.15), yaw=-6, lens=20, shift=0.145),
        with_changes(DUSK, sky=0.9, sun=0.5),
        DUSK_GRADE,
        samples=12,
    ),
    to=Camera((6.05, -71.35, 1.15), yaw=-6, lens=20, shift=0.145),
    seconds=7,
    every=2,
    moves=(Ripples(height=0.16, drift=0.1), Sway(("fronds", "ptrunk")), Fading(sky=0.78, lamps=1.3)),
)
