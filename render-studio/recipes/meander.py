"""Meander: three curved towers with white bands around a long pool."""
from kit.recipe import GALLERY_PX, STAGE_PX, TALL_PX, WIDE_PX, Camera, Picture, Project, with_changes
from recipes.moods import DAY, DAY_GRADE, DUSK, DUSK_GRADE, GOLDEN, GOLDEN_GRADE
from recipes.rooms import room

MORNING = with_changes(DAY, sun_height=34, clouds=0.72, cloud_seed=4.2, lit=0.3)
POOLSIDE = with_changes(GOLDEN, sun_height=9, sun_bearing=-75, sky=0.75, sun=2.2, clouds=0.5, cloud_seed=3.3)
POOLSIDE_GRADE = GOLDEN_GRADE | dict(exposure=0.62, saturation=1.1, sun_at=0.1, sun_tint=(1.3, 1.05, 0.85), warm=0.02)
SITE_LIGHT = with_changes(
    GOLDEN, sun_height=24, sun_bearing=-125, sun=3.8, clouds=0.55, cloud_seed=5.1, rooms=0.15, lamps=0.05, lit=0.15
)
SITE_CAMERA = Camera((10, -62, 17), yaw=-15, lens=20, shift=0.11)

LOOK = dict(
    timber=(0.27, 0.155, 0.085),
    floor=(0.40, 0.28, 0.18),
    cloth=(0.68, 0.64, 0.57),
    accent=(0.17, 0.24, 0.21),
    second=(0.52, 0.36, 0.22),
    drop=46,
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
            storeys=17,
            seed=11,
            stages={2: dict(storeys=6, built=0), 3: dict(storeys=13, built=5), 4: dict(built=11)},
        ),
        dict(
            form="ribbon-tower",
            at=(25, 58),
            turn=-0.20,
            plan=(28, 20),
            storeys=20,
            phase=0.35,
            seed=12,
            stages={4: dict(built=12)},
        ),
        dict(form="ribbon-tower", at=(-80, 104), turn=0.30, plan=(30, 22), storeys=18, phase=0.6, seed=13),
        dict(form="crane", at=(-4.5, 27), turn=2.75, height=72, stages={2: dict(height=46), 3: {}, 4: {}}),
        dict(form="crane", at=(46, 76), turn=3.6, height=84, stages={1: dict(height=40), 3: dict(height=66), 4: {}}),
        dict(form="scaffold", at=(-25, 36), turn=0.16, stages={3: dict(z0=26, z1=42, net=(22.5, 29))}),
    ),
    pictures=(
        Picture(
            "banner-wide",
            WIDE_PX,
            Camera((0.4, -84.6, 1.6), yaw=-0.5, lens=23, shift=0.165),
            DUSK,
            DUSK_GRADE,
            samples=24,
            priority=1,
        ),
        Picture(
            "banner-tall",
            TALL_PX,
            Camera((7.9, -73.6, 1.6), yaw=-10, lens=26, shift=0.17),
            DUSK,
            DUSK_GRADE,
            samples=24,
            priority=2,
        ),
        Picture(
            "gallery-river",
            GALLERY_PX,
            Camera((-37, -52, 1.75), yaw=15, lens=20, shift=0.20),
            MORNING,
            DAY_GRADE,
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
            Camera((9.6, -71.5, 1.45), yaw=-19, lens=25, shift=0.15),
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
        room("gallery-living", "living", LOOK),
        room("gallery-bedroom", "bedroom", LOOK | dict(accent=(0.30, 0.34, 0.30))),
        room("gallery-lobby", "lobby", LOOK, priority=4),
    )
    + tuple(
        Picture(
            f"stage-{n}", STAGE_PX, SITE_CAMERA, SITE_LIGHT, GOLDEN_GRADE | dict(exposure=0.25), stage=n, priority=5
        )
        for n in (1, 2, 3, 4)
    ),
)
