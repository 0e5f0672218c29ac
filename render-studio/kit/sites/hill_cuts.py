"""Where Paayri's homes and its path cut into the hill. Numbers only, so that it can be tested without a scene."""

import math
from dataclasses import dataclass

STOREY_M = 3.4
HOME_DEPTH_M = 11.0
#: How far beside its homes the cut is level, and over how much it comes back to the hill.
CUT_BESIDE_M, CUT_BLEND_M = -1.0, 2.3
APRON_M = 0.12  # the ground before the first floor, below it
STEPS_TOP = (-3.3, 1.7)  # where the path leaves the steps at the foot
PATH_TO_M = 62


@dataclass(frozen=True)
class Terraces:
    """One flight of homes as the hill knows it."""

    at: tuple
    turn: float
    width: float
    storeys: int
    step: float
    ground: float

    def seen_from(self, x, y):
        """How far (x, y) lies beside the middle of the flight and behind its first front."""
        dx, dy = x - self.at[0], y - self.at[1]
        c, s = math.cos(self.turn), math.sin(self.turn)
        return dx * c + dy * s, -dx * s + dy * c

    @property
    def depth(self):
        """From the first front to the back of the uppermost roof."""
        return (self.storeys - 1) * self.step + HOME_DEPTH_M

    def within(self, x, y, margin=0.0):
        """Whether (x, y) is in the plan of the homes, or nearer than `margin`."""
        u, v = self.seen_from(x, y)
        return abs(u) < self.width / 2 + margin and -2 - margin < v < self.depth - 4 + margin

    def limit(self, x, y):
        """The highest the ground may be, so that no floor is buried; None where it may be anything."""
        u, v = self.seen_from(x, y)
        beside = abs(u) - self.width / 2 - CUT_BESIDE_M
        behind = v - self.storeys * self.step
        before = -2.5 - v
        away = max(beside, behind, before) / CUT_BLEND_M
        if away >= 1:
            return None
        floor = self.ground - APRON_M + max(0.0, v / self.step - 1) * STOREY_M
        return floor + max(0.0, away) ** 2 * STOREY_M * 2


def terraces_of(massing):
    """The flights of homes in a recipe's massing."""
    return tuple(
        Terraces(
            part["at"],
            part.get("turn", 0.0),
            part.get("width", 24.0),
            part.get("storeys", 7),
            part.get("step", 4.6),
            part.get("ground", 0.0),
        )
        for part in massing
        if part["form"] == "terraces"
    )


def path_at(y):
    """Where across the hill the path runs at y: it sways as a path does that goes round trees."""
    rise = max(0.0, y - STEPS_TOP[1])
    return STEPS_TOP[0] + 0.85 * math.sin(rise / 6.5) * min(1, rise / 5)


def on_path(x, y, margin=1.5):
    """Whether (x, y) is nearer than `margin` to the middle of the path."""
    return y < PATH_TO_M and abs(x - path_at(y)) < margin
