"""Pictures of the pages that are about the company: a site at dawn, a drawing table, a room for visitors, a studio."""

from kit.recipe import WIDE_PX, Camera, Light, Picture, Project, with_changes
from recipes.moods import GOLDEN, GOLDEN_GRADE, INTERIOR_GRADE

DAWN = with_changes(
    GOLDEN, sun_height=8, sun_bearing=72, sky=0.8, sun=3.0, clouds=0.7, cloud_seed=3.3, rooms=0.2, lamps=0.3, lit=0.15
)
VISIT_LIGHT = Light("golden", 29, 88, sky=1.0, sun=8.0, clouds=0.4, cloud_seed=2.2, rooms=0.3, lamps=1.0)
OFFICE_LIGHT = Light("day", 32, -68, sky=1.0, sun=6.5, clouds=0.4, cloud_seed=2.2, rooms=0.3, lamps=1.0)
TABLE_LIGHT = Light("day", 24, -104, sky=0.7, sun=9.0, clouds=0.3, cloud_seed=6.1, rooms=0.3, lamps=1.0)

PROJECT = Project(
    slug="pages",
    folder="",
    seed=1,
    site="",
    massing=(),
    pictures=(
        Picture(
            "about/site-at-dawn",
            WIDE_PX,
            Camera((-58, -62.5, 5.4), yaw=27, lens=20, shift=0.135),
            DAWN,
            GOLDEN_GRADE
            | dict(exposure=0.62, air=(0.62, 0.48, 0.40), haze=1900, sun_at=0.9, sun_tint=(1.25, 1.08, 0.9)),
            samples=14,
            of="kansa",
            stage=3,
            priority=3,
        ),
        Picture(
            "about/drawing-table",
            WIDE_PX,
            Camera((0.02, -1.34, 1.47), target=(0.03, 0.15, 0.80), lens=34),
            TABLE_LIGHT,
            INTERIOR_GRADE | dict(haze=0, exposure=0.42, warm=0.02, contrast=1.16),
            samples=14,
            room="drawing_table",
            priority=4,
        ),
        Picture(
            "contact/cover",
            WIDE_PX,
            Camera((-0.85, -2.15, 1.58), yaw=6.5, lens=25, shift=-0.005),
            VISIT_LIGHT,
            INTERIOR_GRADE | dict(haze=0, exposure=1.0, warm=-0.02, contrast=1.13),
            samples=11,
            room="visit_room",
            priority=4,
        ),
        Picture(
            "careers/cover",
            WIDE_PX,
            Camera((0.75, -1.7, 1.6), yaw=-3, lens=22, shift=-0.01),
            OFFICE_LIGHT,
            INTERIOR_GRADE | dict(haze=0, exposure=1.0, warm=-0.03, contrast=1.10),
            samples=14,
            room="drawing_office",
            priority=4,
        ),
    ),
)
