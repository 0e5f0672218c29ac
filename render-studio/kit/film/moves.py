"""What moves in a film besides the camera, as a recipe says it. Plain data: kit.film.movers does it in Blender."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Ripples:
    """Water is not still: its ripples change by `height` metres of the noise they are made of, and drift."""

    height: float = 0.3
    drift: float = 0.12
    half_turns: int = 3


@dataclass(frozen=True)
class Sway:
    """Plants whose mesh's name begins so lean by up to `degrees`, each at its own pace."""

    kinds: tuple
    degrees: float = 0.35


@dataclass(frozen=True)
class Fading:
    """The day goes and the lamps come: how bright each is where the film turns, against where it begins."""

    sky: float = 1.0
    lamps: float = 1.0
