"""Sagwan: a slender tower with pale piers, deep loggias and timber fins, over a low-rise quarter."""
from kit.recipe import GALLERY_PX, STAGE_PX, TALL_PX, WIDE_PX, Camera, Picture, Project, with_changes
from recipes.moods import DAY, DAY_GRADE, DUSK, DUSK_GRADE, GOLDEN, GOLDEN_GRADE
from recipes.rooms import room

FORENOON = with_changes(DAY, sun_height=36, sun_bearing=-126, lit=0.3)
EVENING = with_changes(DUSK, sun_bearing=-50, sky=0.85, cloud_seed=7.7, lit=0.55)
SITE_LIGHT = with_changes(
    GOLDEN, sun_height=24, sun_bearing=-125, sun=3.8, cloud_seed=5.1, rooms=0.15, lamps=0.05, lit=0.15
)
SITE_CAMERA = Camera((-36, -54, 16), yaw=26, lens=21, shift=0.12)

LOOK = dict(
    timber=(0.33, 0.20, 0.10), floor=(0.36, 0.24, 0.14), cloth=(0.74, 0.71, 0.66), accent=(0.40, 0.27, 0.16), second=(0.20, 0.25, 0.28),
    wall=(0.82, 0.80, 0.76), rug=((0.62, 0.57, 0.50), (0.48, 0.43, 0.37)), drop=52, art=5.3, plant=3, branches=8,
)  # fmt: skip

PROJECT = Project(
    slug="sagwan",
    seed=3,
    site="drop_off",
    massing=(
        dict(
            form="timber-tower",
            at=(0, 28),
            plan=(23.4, 19.8),
            storeys=18,
            seed=1,
            stages={2: dict(storeys=5, built=0), 3: dict(built=7), 4: dict(built=16)},
        ),
        dict(form="timber-tower", at=(44, 62), plan=(23.4, 18), storeys=13, seed=2, stages={4: dict(built=6)}),
        dict(
            form="crane",
            at=(19, 34),
            turn=2.6,
            height=84,
            stages={1: dict(height=36), 2: dict(height=48), 3: {}, 4: {}},
        ),
        dict(form="scaffold", at=(0, 28), plan=(23.4, 19.8), clear=0.9, stages={3: dict(z0=33, z1=52, net=(29, 36))}),
    ),
    pictures=(
        Picture(
            "banner-wide",
            WIDE_PX,
            Camera((-50, -86, 24), yaw=24, lens=25, shift=0.085),
            FORENOON,
            DAY_GRADE | dict(exposure=0.16, haze=3400),
            samples=44,
            priority=1,
        ),
        Picture(
            "banner-tall",
            TALL_PX,
            Camera((-34, -66, 20), yaw=21, lens=27, shift=0.09),
            with_changes(GOLDEN, sun_height=16, sun_bearing=-122, lit=0.5),
            GOLDEN_GRADE,
            samples=44,
            priority=2,
        ),
        Picture(
            "evening", GALLERY_PX, Camera((-30, -50, 1.7), yaw=22, lens=20, shift=0.25), EVENING, DUSK_GRADE, priority=4
        ),
        Picture(
            "facade",
            GALLERY_PX,
            Camera((-19, -16, 34), yaw=24, lens=34, shift=0.02),
            with_changes(GOLDEN, sun_height=18, sun_bearing=-118),
            GOLDEN_GRADE,
            priority=5,
        ),
        Picture(
            "entrance",
            GALLERY_PX,
            Camera((-9.5, -9.5, 1.65), yaw=19, lens=24, shift=0.08),
            EVENING,
            DUSK_GRADE | dict(exposure=0.8),
            priority=4,
        ),
        room("living-room", "living", LOOK),
        room("bedroom", "bedroom", LOOK, priority=4),
        room("library", "library", LOOK, priority=4),
    )
    + tuple(
        Picture(
            f"stage-{n}", STAGE_PX, SITE_CAMERA, SITE_LIGHT, GOLDEN_GRADE | dict(exposure=0.25), stage=n, priority=6
        )
        for n in (1, 2, 3, 4)
    ),
)
