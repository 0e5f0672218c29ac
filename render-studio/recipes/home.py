"""The home page's banners: three projects, each at an hour its own page does not show."""
from kit.recipe import TALL_PX, WIDE_PX, Camera, Picture, Project, with_changes
from recipes.moods import DUSK, DUSK_GRADE, GOLDEN, GOLDEN_GRADE
from recipes.ota import COURT_GRADE

SUNRISE = with_changes(GOLDEN, sun_height=10, sun_bearing=-108, sky=0.72, sun=3.2, clouds=0.55, cloud_seed=6.4, lit=0.4)
AFTERGLOW = with_changes(DUSK, sun_bearing=-70, sky=0.95, rooms=3.2, lamps=1.0, lit=0.85, cloud_seed=6.6)
LAMPLIGHT = with_changes(DUSK, sun_bearing=-20, sky=1.0, lamps=1.0, rooms=1.2, lit=0.6, cloud_seed=3.9)

PROJECT = Project(
    slug="home",
    folder="home/",
    seed=1,
    site="",
    massing=(),
    pictures=(
        Picture("banner-1-wide", WIDE_PX, Camera((-60, -74, 4.2), yaw=27, lens=23, shift=0.185), SUNRISE, GOLDEN_GRADE | dict(exposure=0.5), samples=24, of="meander", priority=3),
        Picture("banner-1-tall", TALL_PX, Camera((-46, -40, 1.8), yaw=17, lens=24, shift=0.20), SUNRISE, GOLDEN_GRADE | dict(exposure=0.5), samples=24, of="meander", priority=3),
        Picture("banner-2-wide", WIDE_PX, Camera((18, -31, 3.0), yaw=-14, lens=24, shift=0.15), AFTERGLOW, DUSK_GRADE | dict(exposure=1.3), samples=24, of="paayri", priority=3),
        Picture("banner-2-tall", TALL_PX, Camera((14, -24, 2.0), yaw=-8, lens=24, shift=0.19), AFTERGLOW, DUSK_GRADE | dict(exposure=1.3), samples=24, of="paayri", priority=4),
        Picture("banner-3-wide", WIDE_PX, Camera((0, -11, 1.6), yaw=0, lens=21, shift=0.12), LAMPLIGHT, DUSK_GRADE | dict(exposure=1.0), samples=24, of="ota", priority=3),
        Picture("banner-3-tall", TALL_PX, Camera((0, -6, 1.6), yaw=0, lens=23, shift=0.12), LAMPLIGHT, COURT_GRADE | dict(exposure=1.0), samples=24, of="ota", priority=4),
    ),
)  # fmt: skip
