"""The lane between the rows of Ota; its pictures are in ota.py and home.py."""

from kit.recipe import Project

PROJECT = Project(
    slug="ota_lane",
    seed=9,
    site="lane",
    massing=(
        dict(form="courtyard-wing", at=(-4.2, -20), to=(-4.2, 60), storeys=3, seed=4),
        dict(form="courtyard-wing", at=(4.2, 60), to=(4.2, -20), storeys=3, seed=5),
    ),
)
