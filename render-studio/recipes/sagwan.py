"""Sagwan: a slender tower with pale piers, deep loggias and timber fins, over a low-rise quarter."""

from kit.recipe import GALLERY_PX, TALL_PX, WIDE_PX, Camera, Light, Picture, Project, with_changes
from recipes.moods import DAY, DUSK, DUSK_GRADE, GOLDEN, GOLDEN_GRADE, INTERIOR_GRADE
from recipes.sizes import OVERVIEW_PX

FORENOON = with_changes(DAY, sun_height=36, sun_bearing=-126, lit=0.3)
EVENING = with_changes(DUSK, sun_bearing=-50, sky=0.85, cloud_seed=7.7, lit=0.55)

AFTER_SUNSET = with_changes(EVENING, sun_bearing=40)
SUNRISE = Light("golden", 17, 37, sky=1.0, sun=11.0, clouds=0.3, cloud_seed=3.3, rooms=0.3, lamps=0.9)
SOFT_MORNING = Light("day", 34, 40, sky=1.0, sun=3.6, clouds=0.7, cloud_seed=2.2, rooms=0.3, lamps=0.9)
THROUGH_FINS = Light("golden", 17, 13, sky=1.0, sun=24.0, clouds=0.35, cloud_seed=5.2, rooms=0.3, lamps=0.9)
ALONG_THE_FACE = Light("golden", 15, 118, sky=0.8, sun=6.0, clouds=0.35, cloud_seed=3.3, rooms=0.3, lamps=0.5)
WEST_SUN = Light("golden", 27, -19, sky=1.0, sun=22.0, clouds=0.35, cloud_seed=6.1, rooms=0.3, lamps=0.9)
READING_SUN = Light("golden", 24, -27, sky=1.0, sun=16.0, clouds=0.35, cloud_seed=4.1, rooms=0.3, lamps=1.0)
INDOORS = INTERIOR_GRADE | dict(haze=3000, air=(0.66, 0.58, 0.52), exposure=0.75, contrast=1.08)

AFTER_RAIN = Light("golden", 36, -122, sky=0.9, sun=8.0, clouds=0.5, cloud_seed=3.3, rooms=0.5, lamps=0.5, lit=0.25)
ENTRANCE_GRADE = DUSK_GRADE | dict(exposure=1.0)
LANE_GRADE = GOLDEN_GRADE | dict(haze=1500, exposure=0.75)

LOOK = dict(
    timber=(0.33, 0.20, 0.10),
    floor=(0.36, 0.24, 0.14),
    cloth=(0.74, 0.71, 0.66),
    accent=(0.40, 0.27, 0.16),
    second=(0.20, 0.25, 0.28),
    wall=(0.82, 0.80, 0.76),
)

PROJECT = Project(
    slug="sagwan",
    seed=3,
    site="drop_off",
    massing=(dict(form="timber-tower", at=(0, 28), plan=(23.4, 19.8), storeys=22, seed=1),),
    pictures=(
        Picture(
            "banner-wide",
            WIDE_PX,
            Camera((-54, -94, 26), yaw=25, lens=25, shift=0.10),
            EVENING,
            DUSK_GRADE | dict(exposure=0.85),
            samples=14,
            priority=1,
        ),
        Picture(
            "banner-tall",
            TALL_PX,
            Camera((-36, -74, 20), yaw=20, lens=26, shift=0.10),
            with_changes(GOLDEN, sun_height=16, sun_bearing=-122, lit=0.5),
            GOLDEN_GRADE,
            samples=14,
            priority=2,
        ),
        Picture(
            "gallery-lane",
            GALLERY_PX,
            Camera((-1.5, 0.0, 1.55), yaw=3.5, lens=24, shift=0.15),
            AFTER_RAIN,
            LANE_GRADE,
            samples=16,
            room="sagwan.lane",
            priority=4,
        ),
        Picture(
            "gallery-fins",
            GALLERY_PX,
            Camera((-19, -16, 34), yaw=24, lens=34, shift=0.02),
            with_changes(GOLDEN, sun_height=18, sun_bearing=-118),
            GOLDEN_GRADE,
            priority=5,
        ),
        Picture(
            "gallery-entrance",
            GALLERY_PX,
            Camera((-6.3, -27.6, 1.55), yaw=14, lens=25, shift=0.06),
            with_changes(EVENING, rooms=0.8),
            ENTRANCE_GRADE,
            samples=20,
            room="sagwan.entrance",
            priority=4,
        ),
        Picture(
            "overview",
            OVERVIEW_PX,
            Camera((46, -78, 24), yaw=-24, lens=24, shift=0.10),
            with_changes(GOLDEN, sun_height=14, sun_bearing=112, sky=0.8, lit=0.35, cloud_seed=2.2),
            GOLDEN_GRADE | dict(exposure=0.4),
            priority=4,
        ),
        Picture(
            "featured",
            OVERVIEW_PX,
            Camera((-8.5, 11.5, 1.6), yaw=73, lens=18, shift=0.26),
            AFTER_SUNSET,
            DUSK_GRADE | dict(exposure=1.0),
            samples=14,
            room="sagwan.after_sunset",
            priority=4,
        ),
        Picture(
            "gallery-living",
            GALLERY_PX,
            Camera((1.75, -0.15, 1.44), yaw=-19, lens=20.5, shift=-0.045),
            SUNRISE,
            INDOORS,
            samples=13,
            room="sagwan.living",
            look=LOOK,
            priority=3,
        ),
        Picture(
            "gallery-bedroom",
            GALLERY_PX,
            Camera((1.45, -0.75, 1.38), yaw=-13, lens=20, shift=-0.04),
            SOFT_MORNING,
            INDOORS | dict(haze=2400, air=(0.62, 0.65, 0.66), exposure=0.9),
            samples=8,
            room="sagwan.bedroom",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-kitchen",
            GALLERY_PX,
            Camera((1.38, -0.85, 1.40), yaw=-21, lens=20.5, shift=-0.045),
            THROUGH_FINS,
            INDOORS | dict(exposure=0.72),
            samples=16,
            room="sagwan.kitchen",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-bath",
            GALLERY_PX,
            Camera((0.32, -1.0, 1.30), yaw=-7.5, lens=21, shift=-0.035),
            WEST_SUN,
            INDOORS | dict(exposure=0.9),
            samples=14,
            room="sagwan.bath",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-teak",
            GALLERY_PX,
            Camera((-0.43, -0.30, 0.45), yaw=18.5, lens=38, shift=-0.115),
            ALONG_THE_FACE,
            INDOORS | dict(haze=2200, exposure=0.55, contrast=1.14),
            samples=14,
            room="sagwan.fin",
            priority=4,
        ),
        Picture(
            "gallery-library",
            GALLERY_PX,
            Camera((-1.75, -1.15, 1.42), yaw=17, lens=21, shift=-0.02),
            READING_SUN,
            INDOORS | dict(exposure=0.86),
            samples=10,
            room="sagwan.library",
            look=LOOK,
            priority=4,
        ),
    ),
)
