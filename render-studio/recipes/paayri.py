"""Paayri: homes stepped up a hillside, each roof the next home's planted terrace."""

from kit.recipe import GALLERY_PX, TALL_PX, WIDE_PX, Camera, Light, Picture, Project, with_changes
from recipes.moods import DAY, DAY_GRADE, DUSK, DUSK_GRADE, GOLDEN, GOLDEN_GRADE, INTERIOR_GRADE
from recipes.sizes import OVERVIEW_PX

AFTERNOON = with_changes(GOLDEN, sun_height=22, sun_bearing=-112, sky=0.62, sun=4.3, rooms=0.55, lamps=0.7, lit=0.4)
FEW_LAMPS = with_changes(AFTERNOON, lit=0.14)
AFTERNOON_GRADE = GOLDEN_GRADE | dict(exposure=0.30)
NIGHTFALL = with_changes(DUSK, sun_bearing=-70, sky=0.9, rooms=2.0, lamps=1.4, lit=0.9, cloud_seed=6.6)

RAIN = Light("day", 60, 0, sky=1.0, sun=0.0, clouds=1.4, cloud_seed=6.6, rooms=0.3, lamps=1.2)
CLEARING = Light("day", 24, 24, sky=0.95, sun=12.0, clouds=0.9, cloud_seed=4.4, rooms=0.3, lamps=0.8)
OVER_THE_HILL = Light("day", 23, -33, sky=0.95, sun=13.0, clouds=0.5, cloud_seed=4.4, rooms=0.3, lamps=0.8)
AFTER_RAIN = Light("golden", 16, 20, sky=0.85, sun=7.0, clouds=0.9, cloud_seed=4.4, rooms=0.3, lamps=0.8)
DOWN_THE_ROCK = Light("day", 52, -107, sky=0.95, sun=11.0, clouds=0.4, cloud_seed=4.4, rooms=0.3, lamps=0.8)
ALONG_THE_SLOPE = Light("golden", 21, 98, sky=1.1, sun=10.0, clouds=0.5, cloud_seed=4.4, rooms=0.3, lamps=0.8)
MORNING = Light("golden", 14, -25, sky=0.9, sun=7.0, clouds=0.5, cloud_seed=3.3, rooms=0.3, lamps=0.8)
INDOORS = INTERIOR_GRADE | dict(haze=1500, air=(0.62, 0.68, 0.70), exposure=0.76, contrast=1.1, warm=-0.01)

LOOK = dict(
    timber=(0.30, 0.19, 0.10),
    floor=(0.30, 0.285, 0.26),
    floor_stone=True,
    cloth=(0.62, 0.55, 0.45),
    accent=(0.46, 0.22, 0.12),
    second=(0.30, 0.32, 0.24),
)

PROJECT = Project(
    slug="paayri",
    seed=8,
    site="hillside",
    massing=(
        dict(form="terraces", at=(-19, 3), ground=0.6, turn=0.10, storeys=6, width=24, seed=21),
        dict(form="terraces", at=(13, 5), ground=1.6, turn=-0.03, storeys=9, width=26, seed=22),
        dict(form="terraces", at=(44, 2), ground=0.4, turn=-0.14, storeys=5, width=22, seed=23),
    ),
    pictures=(
        Picture(
            "banner-wide",
            WIDE_PX,
            Camera((-38, -30, 5.0), yaw=45, lens=25, shift=0.12),
            AFTERNOON,
            AFTERNOON_GRADE,
            samples=14,
            priority=1,
        ),
        Picture(
            "banner-tall",
            TALL_PX,
            Camera((-9, -18, 2.4), yaw=36, lens=26, shift=0.125),
            FEW_LAMPS,
            AFTERNOON_GRADE,
            samples=9,
            priority=2,
        ),
        Picture(
            "gallery-path",
            GALLERY_PX,
            Camera((-1.2, -24, 1.65), yaw=12, lens=23, shift=0.14),
            NIGHTFALL,
            DUSK_GRADE | dict(exposure=1.35),
            samples=12,
            priority=4,
        ),
        Picture(
            "gallery-basalt",
            GALLERY_PX,
            Camera((-2, -9, 12.5), yaw=23, lens=46, shift=0.25),
            FEW_LAMPS,
            AFTERNOON_GRADE,
            samples=11,
            priority=5,
        ),
        Picture(
            "overview",
            OVERVIEW_PX,
            Camera((-9.8, -12.4, 1.4), yaw=29, lens=26, shift=0.12),
            with_changes(DAY, sun_height=28, sun_bearing=119, sky=0.8, sun=5.2, rooms=0.35, lit=0.2),
            DAY_GRADE | dict(exposure=0.58, contrast=1.12, saturation=1.0, warm=0.05),
            samples=12,
            priority=6,
        ),
        Picture(
            "gallery-valley",
            GALLERY_PX,
            Camera((-100, -200, 42), yaw=33, lens=47, shift=-0.02),
            with_changes(GOLDEN, sun_height=18, sun_bearing=-107, sky=0.8, sun=6.0, lit=0.25),
            AFTERNOON_GRADE | dict(haze=7200, air=(0.53, 0.53, 0.57), exposure=0.66, contrast=1.16),
            samples=10,
            priority=4,
        ),
        Picture(
            "gallery-living",
            GALLERY_PX,
            Camera((0.35, -2.0, 1.22), yaw=-4, lens=20.5, shift=-0.02),
            RAIN,
            INDOORS,
            samples=11,
            room="paayri.living",
            look=LOOK,
            priority=3,
        ),
        Picture(
            "gallery-bedroom",
            GALLERY_PX,
            Camera((-1.15, -1.0, 1.30), yaw=13, lens=21, shift=-0.03),
            CLEARING,
            INDOORS | dict(haze=900, air=(0.66, 0.68, 0.66), exposure=1.05),
            samples=12,
            room="paayri.bedroom",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-threshold",
            GALLERY_PX,
            Camera((0.34, -0.62, 0.90), yaw=-7, lens=29, shift=-0.185),
            AFTER_RAIN,
            INDOORS | dict(haze=900, air=(0.66, 0.66, 0.62), exposure=0.55, contrast=1.15),
            samples=14,
            room="paayri.threshold",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-kitchen",
            GALLERY_PX,
            Camera((-0.95, -0.95, 1.50), yaw=17, lens=20.5, shift=-0.06),
            OVER_THE_HILL,
            INDOORS | dict(haze=900, air=(0.66, 0.68, 0.60), exposure=1.12, contrast=1.13),
            samples=13,
            room="paayri.kitchen",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-bath",
            GALLERY_PX,
            Camera((0.44, -1.0, 1.38), yaw=-10.5, lens=22, shift=-0.06),
            DOWN_THE_ROCK,
            INDOORS | dict(haze=900, air=(0.66, 0.68, 0.60), exposure=1.15, contrast=1.18, warm=0.02),
            samples=11,
            room="paayri.bath",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-yoga-deck",
            GALLERY_PX,
            Camera((0.95, -4.7, 1.36), yaw=-6, lens=23, shift=0.015),
            MORNING,
            INTERIOR_GRADE
            | dict(
                haze=2100,
                air=(0.64, 0.57, 0.50),
                sun_at=0.6,
                sun_tint=(1.25, 1.08, 0.88),
                exposure=0.50,
                bloom=0.10,
                contrast=1.14,
                warm=0.0,
            ),
            samples=11,
            room="yoga_deck",
            priority=4,
        ),
        Picture(
            "gallery-lobby",
            GALLERY_PX,
            Camera((-0.35, -4.3, 1.46), yaw=3, lens=23, shift=0.045),
            ALONG_THE_SLOPE,
            INDOORS | dict(haze=900, air=(0.66, 0.66, 0.60), exposure=1.22, contrast=1.13),
            samples=11,
            room="paayri.arrival",
            look=LOOK,
            priority=4,
        ),
    ),
)
