"""What a recipe may say of a film: a silent loop that begins as a picture. No Blender here.

The camera goes to a second place and back the same way: half of the frames are the other half, backwards. Whatever else
moves stands still for a moment at both ends, so that nothing shows where it turns.
"""

import math
from dataclasses import dataclass, replace

from kit.recipe import Camera, Picture


@dataclass(frozen=True)
class Film:
    """A loop of `seconds` on a project's site: from the camera of `picture` to the one at `to`, and back."""

    picture: Picture  # the first frame, and the poster
    to: Camera
    seconds: float = 8.0
    fps: int = 20  # each frame is shown for three of a screen's 60 a second: 24 would stutter
    every: int = 1  # 2 renders every second frame; those between are interpolated
    moves: tuple = ()  # what moves besides the camera: kit.film.moves

    @property
    def name(self):
        return self.picture.name

    @property
    def last(self):
        """The number of the frame where the film turns; the first is 0. An even number."""
        return round(self.seconds * self.fps / 4) * 2


def rendered(film):
    """The frames that Blender makes, every second one first: half of a film shows already how it moves."""
    evens, odds = range(0, film.last + 1, 2), range(1, film.last + 1, 2)
    return [*evens] if film.every == 2 else [*evens, *odds]


def shown(film):
    """All frames in the order they are seen; after the last one the first follows again."""
    return [*range(film.last), *range(film.last, 0, -1)]


def eased(share):
    """0 to 1 as `share` goes from 0 to 1, at rest at both ends."""
    return (1 - math.cos(math.pi * share)) / 2


def swing(share, half_turns):
    """Between 1 and -1, `half_turns` times on the way there; at rest at both ends, so that it can go backwards."""
    return math.cos(math.pi * half_turns * share)


def camera_at(film, frame):
    """The camera of a frame. It stays level: only cameras without a `target` are filmed with.

    @raises ValueError when a camera looks at a target: verticals would lean while it moves.
    """
    start, end = film.picture.camera, film.to
    if start.target or end.target:
        raise ValueError(f"{film.name}: a camera with a target leans")
    way = eased(frame / film.last)

    def between(a, b):
        return a + (b - a) * way

    return replace(
        start,
        at=tuple(between(a, b) for a, b in zip(start.at, end.at, strict=True)),
        yaw=between(start.yaw, end.yaw),
        lens=between(start.lens, end.lens),
        shift=between(start.shift, end.shift),
        shift_x=between(start.shift_x, end.shift_x),
    )
