"""The colours of three skies, as radiance. Gradient stops run from the horizon (0) to the zenith (1)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Mood:
    gradient: tuple
    glow: tuple  # around the sun
    glow_strength: float
    cloud_lit: tuple
    cloud_dark: tuple
    sun: tuple
    sun_softness: float  # degrees the sun's disc spans
    shade: float  # how much the side away from the sun darkens
    low_clouds_only: bool  # clouds catch light near the horizon only, as when the sun is low


MOODS = {
    "day": Mood(
        gradient=(
            (0, (0.62, 0.74, 0.88)),
            (0.06, (0.50, 0.66, 0.88)),
            (0.22, (0.26, 0.45, 0.78)),
            (0.6, (0.10, 0.24, 0.55)),
            (1, (0.06, 0.16, 0.42)),
        ),
        glow=(1.0, 0.92, 0.78),
        glow_strength=0.25,
        cloud_lit=(1.05, 1.03, 1.0),
        cloud_dark=(0.60, 0.66, 0.76),
        sun=(1, 0.93, 0.82),
        sun_softness=1.2,
        shade=0.2,
        low_clouds_only=False,
    ),
    "golden": Mood(
        gradient=(
            (0, (1.0, 0.62, 0.34)),
            (0.05, (0.95, 0.62, 0.42)),
            (0.14, (0.66, 0.55, 0.56)),
            (0.32, (0.33, 0.40, 0.58)),
            (0.7, (0.12, 0.22, 0.44)),
            (1, (0.08, 0.16, 0.36)),
        ),
        glow=(1.6, 0.82, 0.34),
        glow_strength=1.1,
        cloud_lit=(1.35, 0.80, 0.50),
        cloud_dark=(0.34, 0.33, 0.42),
        sun=(1, 0.62, 0.30),
        sun_softness=2.5,
        shade=0.9,
        low_clouds_only=True,
    ),
    "dusk": Mood(
        gradient=(
            (0, (0.95, 0.50, 0.26)),
            (0.04, (0.84, 0.47, 0.29)),
            (0.11, (0.52, 0.40, 0.38)),
            (0.24, (0.20, 0.27, 0.42)),
            (0.5, (0.06, 0.125, 0.27)),
            (1, (0.025, 0.065, 0.17)),
        ),
        glow=(1.5, 0.62, 0.22),
        glow_strength=0.8,
        cloud_lit=(0.98, 0.52, 0.30),
        cloud_dark=(0.10, 0.14, 0.22),
        sun=(1, 0.5, 0.25),
        sun_softness=2.5,
        shade=0.9,
        low_clouds_only=True,
    ),
}
