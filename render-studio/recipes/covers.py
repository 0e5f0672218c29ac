"""Covers of news and articles that no other picture gives: a frame, a wet hillside, a table, a site."""

from kit.recipe import Camera, Picture, Project, with_changes
from recipes.kansa import SITE_GRADE, SITE_LIGHT
from recipes.meander import SITE_GRADE as MEANDER_GRADE
from recipes.meander import SITE_LIGHT as MEANDER_LIGHT
from recipes.moods import DAY, DAY_GRADE, INTERIOR_GRADE
from recipes.pages import TABLE_LIGHT
from recipes.sizes import COVER_PX

OVERCAST = with_changes(
    DAY, sun_height=44, sun_bearing=-150, sky=0.8, sun=0.4, clouds=1.3, cloud_seed=7.1, rooms=1.6, lamps=0.8, lit=0.6
)
RAIN_GRADE = DAY_GRADE | dict(haze=700, air=(0.44, 0.47, 0.49), exposure=0.42, contrast=1.12, saturation=0.98, warm=0.0)

PROJECT = Project(
    slug="covers",
    folder="",
    seed=1,
    site="",
    massing=(),
    pictures=(
        Picture(
            "news/kansa-structure-complete",
            COVER_PX,
            Camera((-38, -16, 2.0), yaw=31, lens=18, shift=0.20),
            with_changes(SITE_LIGHT, clouds=0.8, sun_height=34, sun_bearing=112),
            SITE_GRADE | dict(exposure=0.32),
            of="kansa",
            stage=3,
            priority=4,
        ),
        Picture(
            "news/apprentices-2026",
            COVER_PX,
            Camera((-0.42, -0.42, 1.16), target=(-0.76, 0.30, 0.76), lens=44),
            TABLE_LIGHT,
            INTERIOR_GRADE | dict(haze=0, exposure=0.45),
            samples=64,
            room="drawing_table",
            priority=5,
        ),
        Picture(
            "blogs/monsoon-checks-before-you-buy",
            COVER_PX,
            Camera((1.4, -26, 1.65), yaw=13, lens=24, shift=0.11),
            OVERCAST,
            RAIN_GRADE,
            of="paayri",
            samples=10,
            priority=4,
        ),
        Picture(
            "blogs/questions-on-a-site-visit",
            COVER_PX,
            Camera((45, -17, 2.3), yaw=-32, lens=20, shift=0.165),
            with_changes(MEANDER_LIGHT, sun_bearing=-152, clouds=0.75, cloud_seed=1.3),
            MEANDER_GRADE | dict(exposure=0.45),
            of="meander",
            stage=4,
            priority=5,
        ),
    ),
)
