"""Ota: three-storey brick houses around a court with a water channel, jaalis and timber balconies."""

from kit.film.film import Film
from kit.film.moves import Ripples, Sway
from kit.recipe import GALLERY_PX, TALL_PX, WIDE_PX, Camera, Light, Picture, Project, with_changes
from recipes.moods import DUSK, DUSK_GRADE, GOLDEN, INTERIOR_GRADE
from recipes.sizes import OVERVIEW_PX

AFTERNOON = with_changes(
    GOLDEN,
    sun_height=26,
    sun_bearing=-138,
    sky=0.85,
    sun=3.6,
    clouds=0.5,
    cloud_seed=1.7,
    rooms=0.9,
    lamps=0.8,
    lit=0.5,
)
FORENOON = with_changes(AFTERNOON, sun_height=44, sun_bearing=162, lamps=0.4, rooms=0.6)
COURT_GRADE = dict(
    haze=6000, air=(0.58, 0.50, 0.44), exposure=0.62, bloom=0.07, split=0.05, contrast=1.1, saturation=1.02
)
LAMPLIGHT = with_changes(DUSK, sun_bearing=-20, sky=1.0, lamps=1.0, rooms=1.2, lit=0.6, cloud_seed=3.9)

MORNING = Light("day", 26, 13, sky=1.05, sun=5.2, clouds=0.35, cloud_seed=2.2, rooms=0.35, lamps=1.0)
THROUGH_JAALI = with_changes(MORNING, sun_height=27, sun_bearing=-22, sun=10.0)
ALONG_THE_WALL = Light("golden", 21, -118, sky=0.9, sun=6.5, clouds=0.4, cloud_seed=1.7, rooms=0.5, lamps=0.5)
DOWNPOUR = Light("day", 60, 0, sky=0.42, sun=0.0, clouds=1.4, cloud_seed=6.6, rooms=1.6, lamps=1.8, lit=0.75)
FORENOON_IN = with_changes(MORNING, sun_height=20, sun_bearing=-75, sun=11.0)
SIDE_MORNING = with_changes(MORNING, sun_height=36, sun_bearing=-74, sun=6.0)
OVER_ROOFS = with_changes(MORNING, sun_height=40, sun_bearing=-30, sun=13.0)
INDOORS = INTERIOR_GRADE | dict(haze=6000, air=(0.60, 0.58, 0.56), exposure=1.0, warm=0.0, contrast=1.08, bloom=0.08)

LOOK = dict(
    timber=(0.20, 0.105, 0.05),
    floor=(0.46, 0.30, 0.20),
    floor_stone=True,
    cloth=(0.70, 0.64, 0.54),
    accent=(0.48, 0.17, 0.10),
    second=(0.52, 0.38, 0.18),
    wall=(0.83, 0.78, 0.70),
)

PROJECT = Project(
    slug="ota",
    seed=9,
    site="courtyard",
    massing=(
        dict(form="courtyard-wing", at=(-13.5, -16), to=(-13.5, 34), storeys=3, seed=1),
        dict(form="courtyard-wing", at=(13.5, 34), to=(13.5, -16), storeys=3, seed=2),
        dict(form="courtyard-wing", at=(-13.5, 34), to=(13.5, 34), storeys=3, seed=3),
    ),
    pictures=(
        Picture(
            "banner-wide",
            WIDE_PX,
            Camera((-2.9, -9.2, 1.6), yaw=6, lens=22, shift=0.085),
            AFTERNOON,
            COURT_GRADE,
            samples=14,
            priority=1,
        ),
        Picture(
            "banner-tall",
            TALL_PX,
            Camera((-0.5, -3.4, 1.5), yaw=1.5, lens=23, shift=0.10),
            AFTERNOON,
            COURT_GRADE,
            samples=14,
            priority=2,
        ),
        Picture(
            "gallery-evening",
            GALLERY_PX,
            Camera((0, -8.5, 1.6), yaw=0, lens=22, shift=0.12),
            LAMPLIGHT,
            DUSK_GRADE | dict(exposure=1.0),
            priority=4,
        ),
        Picture(
            "gallery-jaali",
            GALLERY_PX,
            Camera((-5.5, 4, 6.0), yaw=62, lens=30, shift=0.05),
            AFTERNOON,
            COURT_GRADE,
            priority=5,
        ),
        Picture(
            "gallery-court",
            GALLERY_PX,
            Camera((-9.9, -2.2, 1.5), yaw=16, lens=25, shift=0.06),
            FORENOON,
            COURT_GRADE,
            priority=4,
        ),
        Picture(
            "gallery-lane",
            GALLERY_PX,
            Camera((-0.9, -9.5, 1.6), yaw=3, lens=24, shift=0.10),
            FORENOON,
            COURT_GRADE | dict(exposure=0.85),
            of="ota_lane",
            priority=4,
        ),
        Picture(
            "gallery-door",
            GALLERY_PX,
            Camera((2.7, 7.0, 1.55), yaw=-50, lens=23, shift=0.12),
            FORENOON,
            COURT_GRADE | dict(exposure=0.85),
            of="ota_lane",
            priority=4,
        ),
        Picture(
            "overview",
            OVERVIEW_PX,
            Camera((2.6, 3.5, 1.5), yaw=-37, lens=21, shift=0.12),
            FORENOON,
            COURT_GRADE | dict(exposure=0.8),
            of="ota_lane",
            priority=4,
        ),
        Picture(
            "gallery-living",
            GALLERY_PX,
            Camera((1.25, -0.35, 1.36), yaw=-9, lens=20, shift=-0.01),
            MORNING,
            INDOORS,
            samples=24,
            room="ota.living",
            look=LOOK,
            priority=3,
        ),
        Picture(
            "gallery-upper",
            GALLERY_PX,
            Camera((-1.25, -0.75, 1.40), yaw=15, lens=20.5, shift=-0.03),
            THROUGH_JAALI,
            INDOORS,
            samples=8,
            room="ota.upper",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-child",
            GALLERY_PX,
            Camera((-0.80, -1.08, 1.20), yaw=11, lens=20, shift=-0.055),
            OVER_ROOFS,
            INDOORS | dict(exposure=0.9),
            samples=12,
            room="ota.child",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-bath",
            GALLERY_PX,
            Camera((0.10, -0.80, 1.34), yaw=-1, lens=20.5, shift=-0.03),
            SIDE_MORNING,
            INDOORS | dict(exposure=0.96),
            samples=20,
            room="ota.bath",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-kitchen",
            GALLERY_PX,
            Camera((0.72, -0.72, 1.42), yaw=-15, lens=20, shift=-0.045),
            FORENOON_IN,
            INDOORS | dict(exposure=1.3),
            samples=20,
            room="ota.kitchen",
            look=LOOK,
            priority=4,
        ),
        Picture(
            "gallery-corbel",
            GALLERY_PX,
            Camera((-0.98, -1.20, 1.16), yaw=27, lens=35, shift=0.17),
            ALONG_THE_WALL,
            COURT_GRADE | dict(exposure=0.75, contrast=1.14),
            samples=12,
            room="ota.corbel",
            priority=4,
        ),
        Picture(
            "gallery-rain",
            GALLERY_PX,
            Camera((1.62, 0.9, 0.78), yaw=-9, lens=27, shift=-0.06),
            DOWNPOUR,
            COURT_GRADE | dict(haze=560, air=(0.40, 0.44, 0.49), exposure=1.08, contrast=1.24, warm=0.02, bloom=0.10),
            samples=16,
            room="ota.rain",
            priority=4,
        ),
    ),
)

FILM = Film(
    Picture(
        "film",
        (1280, 720),
        Camera((15.72, -0.72, 1.5), yaw=-37, lens=20, shift=0.05),
        with_changes(AFTERNOON, sun_height=27, sun_bearing=-128, sun=5.6, sky=0.75, lamps=0.09, rooms=1.1),
        COURT_GRADE | dict(exposure=0.74),
        samples=11,
        of="ota_walk",
    ),
    to=Camera((15.92, -1.75, 1.5), yaw=-37, lens=20, shift=0.05),
    seconds=6,
    every=2,
    moves=(Ripples(height=0.1, drift=0.06), Sway(("fr_",), degrees=0.2)),
)
