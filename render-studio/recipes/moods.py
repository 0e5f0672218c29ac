"""Times of day and grades the recipes start from. Grades: haze reach in metres, exposure in stops."""

from kit.recipe import Light

DUSK = Light("dusk", 4, -62, sky=0.80, sun=0.25, clouds=0.62, cloud_seed=5.4, rooms=1.0, lamps=0.8, lit=0.46)
DAY = Light("day", 36, -128, sky=0.62, sun=3.9, clouds=0.62, cloud_seed=2.2, rooms=0.5, lamps=0.3, lit=0.35)
GOLDEN = Light("golden", 12, -112, sky=0.66, sun=3.6, clouds=0.45, cloud_seed=3.1, rooms=0.6, lamps=0.5, lit=0.45)

DUSK_GRADE = dict(
    haze=2400,
    air=(0.30, 0.24, 0.26),
    sun_at=0.1,
    sun_tint=(1.7, 1.15, 0.85),
    exposure=0.70,
    bloom=0.08,
    split=0.06,
    contrast=1.12,
    saturation=1.10,
)
DAY_GRADE = dict(
    haze=2600,
    air=(0.43, 0.50, 0.58),
    exposure=0.36,
    bloom=0.05,
    split=0.04,
    contrast=1.08,
    saturation=0.94,
    warm=0.03,
)
GOLDEN_GRADE = dict(
    haze=2600,
    air=(0.48, 0.42, 0.40),
    exposure=0.34,
    bloom=0.06,
    split=0.05,
    contrast=1.12,
    saturation=1.04,
)
INTERIOR_GRADE = dict(
    haze=1500,
    air=(0.70, 0.62, 0.57),
    exposure=0.56,
    contrast=1.12,
    warm=-0.05,
    bloom=0.10,
    split=0.04,
)
