"""Kaman Quarter: arcaded masonry offices around a square."""

from kit.recipe import GALLERY_PX, TALL_PX, WIDE_PX, Camera, Light, Picture, Project, with_changes
from recipes.moods import DAY, DAY_GRADE, DUSK, DUSK_GRADE, GOLDEN, GOLDEN_GRADE, INTERIOR_GRADE
from recipes.sizes import OVERVIEW_PX

MORNING = with_changes(DAY, sun_height=30, sun_bearing=-116, clouds=0.7, cloud_seed=3.4, rooms=0.55, lamps=0.5, lit=0.5)
LAMPLIGHT = with_changes(DUSK, sun_bearing=-40, sky=0.9, cloud_seed=2.8, lit=0.6)
NOON = with_changes(
    DAY, sun_height=54, sun_bearing=202, sky=0.85, sun=5.0, cloud_seed=3.4, rooms=0.38, lamps=0.22, lit=0.35
)
NOON_GRADE = DAY_GRADE | dict(warm=0.05)
SUNDOWN = with_changes(GOLDEN, sun_height=17, sun_bearing=-125, lit=0.5)
SUITE_CAMERA = Camera((8.65, 3.0, 1.5), yaw=-100, lens=21, shift=0.03)
SUITE_LIGHT = Light("golden", 22, -142, sky=1.1, sun=11.0, clouds=0.35, cloud_seed=3.4, rooms=0.5, lamps=0.9, lit=0.4)
SHOP_LIGHT = with_changes(SUITE_LIGHT, sun_height=17, sun_bearing=-148, sun=12.0)
SUITE_GRADE = INTERIOR_GRADE | dict(haze=0, exposure=1.05, warm=-0.06, contrast=1.10)
CAFE_LIGHT = with_changes(SUITE_LIGHT, sun_height=28, sun_bearing=-148, sky=0.8)
CAFE_GRADE = SUITE_GRADE | dict(exposure=0.96, contrast=1.15)
HALL_LIGHT = with_changes(SUITE_LIGHT, sun_height=25, sun_bearing=-137, sun=15.0)
HALL_GRADE = SUITE_GRADE | dict(exposure=1.0, contrast=1.16)

LOOK = dict(
    timber=(0.30, 0.17, 0.085),
    floor=(0.56, 0.48, 0.38),
    floor_stone=True,
    cloth=(0.66, 0.58, 0.47),
    accent=(0.42, 0.22, 0.12),
)

PROJECT = Project(
    slug="kaman-quarter",
    seed=15,
    site="square",
    massing=(
        dict(form="masonry-office", at=(-22, 28), plan=(42, 30), storeys=6, seed=1),
        dict(form="masonry-office", at=(32, 36), plan=(34, 44), storeys=6, seed=2, stone=(0.50, 0.34, 0.23)),
        dict(form="masonry-office", at=(8, 96), plan=(46, 26), storeys=6, seed=3, stone=(0.60, 0.52, 0.42)),
    ),
    pictures=(
        Picture(
            "banner-wide",
            WIDE_PX,
            Camera((17.5, -31, 1.7), yaw=-16, lens=21, shift=0.16),
            MORNING,
            DAY_GRADE,
            samples=14,
            accents=("court", "cafe", "pond", "rest", "neighbours"),
            priority=1,
        ),
        Picture(
            "banner-tall",
            TALL_PX,
            Camera((11.5, -28.5, 1.7), yaw=13, lens=24, shift=0.17),
            SUNDOWN,
            GOLDEN_GRADE,
            samples=14,
            accents=("court", "cafe", "pond", "neighbours"),
            priority=2,
        ),
        Picture(
            "gallery-evening",
            GALLERY_PX,
            Camera((6.5, -20, 1.5), yaw=8, lens=23, shift=0.182),
            LAMPLIGHT,
            DUSK_GRADE | dict(exposure=0.84),
            samples=15,
            room="kaman_quarter.evening_square",
            priority=4,
        ),
        Picture(
            "gallery-stone",
            GALLERY_PX,
            Camera((-2.4, 7.0, 11.75), yaw=-52, lens=29, shift=0.02),
            with_changes(GOLDEN, sun_height=30, sun_bearing=108, sky=0.68, sun=5.3, lit=0.3),
            GOLDEN_GRADE | dict(warm=-0.05, saturation=0.98, contrast=1.16),
            samples=12,
            room="kaman_quarter.stone",
            priority=5,
        ),
        Picture(
            "gallery-court",
            GALLERY_PX,
            Camera((1.75, 7.1, 1.6), yaw=14, lens=24, shift=0.10),
            NOON,
            NOON_GRADE,
            samples=16,
            room="kaman_quarter.court",
            priority=4,
        ),
        Picture(
            "overview",
            OVERVIEW_PX,
            Camera((-47, -27, 1.6), yaw=40, lens=24, shift=0.19),
            with_changes(MORNING, sun_height=29, sun_bearing=114, sky=0.52, sun=5.4),
            DAY_GRADE | dict(warm=0.06, contrast=1.12),
            samples=14,
            room="kaman_quarter.morning_square",
            priority=4,
        ),
        Picture(
            "featured",
            OVERVIEW_PX,
            Camera((32.6, -27.6, 1.55), yaw=-27, lens=21, shift=0.12),
            LAMPLIGHT,
            DUSK_GRADE | dict(exposure=0.95),
            accents=("court", "cafe", "pond", "neighbours"),
            priority=4,
        ),
        Picture(
            "gallery-arcade-shop",
            GALLERY_PX,
            Camera((3.0, 6.7, 1.55), yaw=180, lens=23, shift=0.055),
            SHOP_LIGHT,
            SUITE_GRADE | dict(exposure=0.78),
            samples=12,
            room="kaman_quarter.paper_shop",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-cafe",
            GALLERY_PX,
            Camera((11.5, -1.85, 1.5), yaw=-96, lens=22, shift=0.08),
            CAFE_LIGHT,
            CAFE_GRADE,
            samples=14,
            room="kaman_quarter.cafe",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-hall",
            GALLERY_PX,
            Camera((5.0, 8.7, 1.5), yaw=175, lens=22, shift=0.08),
            HALL_LIGHT,
            HALL_GRADE,
            samples=10,
            room="kaman_quarter.hall",
            look=LOOK,
            priority=4,
        ),
        *(
            Picture(name, GALLERY_PX, SUITE_CAMERA, SUITE_LIGHT, grade, samples=12, room=room, look=LOOK, priority=4)
            for name, room, grade in (
                ("gallery-office", "kaman_quarter.quiet_room", SUITE_GRADE),
                ("gallery-office-bare", "kaman_quarter.bare_suite", SUITE_GRADE),
            )
        ),
    ),
)
