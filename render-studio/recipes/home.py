"""The home page: banners of three projects, each at an hour its own page does not show, and a pair of details."""

from kit.recipe import TALL_PX, WIDE_PX, Camera, Picture, Project, with_changes
from recipes.moods import DUSK, DUSK_GRADE, GOLDEN, GOLDEN_GRADE
from recipes.ota import AFTERNOON, COURT_GRADE
from recipes.sizes import OVERVIEW_PX

RIVER_SUNRISE = with_changes(
    GOLDEN, sun_height=9, sun_bearing=74, sky=0.62, sun=8.0, clouds=0.85, cloud_seed=3.3, lit=0.3
)
FERRY = ((74.0, 195.6),)
RIVER_GRADE = GOLDEN_GRADE | dict(exposure=0.6, haze=3200, saturation=1.1)
AFTER_RAIN = with_changes(
    GOLDEN, sun_height=15, sun_bearing=128, sky=0.8, sun=3.8, clouds=0.8, cloud_seed=6.6, rooms=0.8, lit=0.25
)
LAMPLIGHT = with_changes(DUSK, sun_bearing=-20, sky=1.0, lamps=1.0, rooms=1.2, lit=0.6, cloud_seed=3.9)

PROJECT = Project(
    slug="home",
    folder="home/",
    seed=1,
    site="",
    massing=(),
    pictures=(
        Picture(
            "banner-1-wide",
            WIDE_PX,
            Camera((88, 208, -0.7), yaw=211, lens=20, shift=0.155),
            RIVER_SUNRISE,
            RIVER_GRADE,
            samples=14,
            of="meander_river",
            accents=FERRY,
            priority=3,
        ),
        Picture(
            "banner-1-tall",
            TALL_PX,
            Camera((88, 208, -0.7), yaw=210.5, lens=26, shift=0.075),
            RIVER_SUNRISE,
            RIVER_GRADE,
            samples=14,
            of="meander_river",
            accents=FERRY,
            priority=3,
        ),
        Picture(
            "banner-2-wide",
            WIDE_PX,
            Camera((26.5, -23, 3.6), yaw=-31, lens=22.5, shift=0.232),
            AFTER_RAIN,
            GOLDEN_GRADE | dict(exposure=0.4),
            samples=10,
            of="paayri",
            priority=3,
        ),
        Picture(
            "banner-2-tall",
            TALL_PX,
            Camera((24, -18.5, 1.45), yaw=-29, lens=25, shift=0.285),
            AFTER_RAIN,
            GOLDEN_GRADE | dict(exposure=0.4),
            samples=10,
            of="paayri",
            priority=4,
        ),
        Picture(
            "banner-3-wide",
            WIDE_PX,
            Camera((0, -11, 1.6), yaw=0, lens=21, shift=0.12),
            LAMPLIGHT,
            DUSK_GRADE | dict(exposure=1.0),
            samples=14,
            of="ota",
            priority=3,
        ),
        Picture(
            "banner-3-tall",
            TALL_PX,
            Camera((0, -3.2, 1.55), yaw=0, lens=22, shift=0.165),
            LAMPLIGHT,
            COURT_GRADE | dict(exposure=1.0),
            samples=14,
            of="ota",
            priority=4,
        ),
        Picture(
            "overview-1",
            OVERVIEW_PX,
            Camera((3.5, 9.4, 5.4), yaw=81, lens=42, shift=0.03),
            AFTERNOON,
            COURT_GRADE,
            of="ota",
            priority=4,
        ),
        Picture(
            "overview-2",
            OVERVIEW_PX,
            Camera((-15.8, 4.9, 1.5), yaw=88, lens=18, shift=0.12),
            AFTERNOON,
            COURT_GRADE,
            of="ota",
            priority=4,
        ),
    ),
)
