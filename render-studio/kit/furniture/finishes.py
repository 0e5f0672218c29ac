"""The finishes of a room. A recipe's `look` changes them; everything in the room follows."""

from kit.materials.cloth import m_linen
from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain, m_stucco, m_travertine, m_wood

STANDARD = dict(
    wall=(0.80, 0.765, 0.71),
    ceiling=(0.86, 0.845, 0.82),
    timber=(0.235, 0.130, 0.068),
    floor=(0.36, 0.245, 0.155),
    floor_stone=False,
    cloth=(0.66, 0.61, 0.54),
    accent=(0.50, 0.40, 0.30),
    second=(0.34, 0.33, 0.30),
    metal=(0.56, 0.40, 0.20),
)
PALETTE = dict(STANDARD)


def use(look):
    """Set the palette for the room about to be built; words not in `look` keep their standard.

    @raises ValueError when `look` says what no finish here listens to.
    """
    unheard = look.keys() - STANDARD.keys()
    if unheard:
        raise ValueError(f"no finish of a room is called {', '.join(sorted(unheard))}")
    PALETTE.clear()
    PALETTE.update(STANDARD | look)


def wall():
    return m_stucco(PALETTE["wall"], 0.03)


def ceiling():
    return m_stucco(PALETTE["ceiling"], 0.02)


def walnut(axis=2, plank=0.6):
    """The room's joinery timber."""
    return m_wood(PALETTE["timber"], axis=axis, plank=plank, rough=0.38)


def floor():
    if PALETTE["floor_stone"]:
        return m_travertine(PALETTE["floor"], 1.2, 1.2, 0.26, True)
    return m_wood(PALETTE["floor"], axis=1, plank=0.2, rough=0.34)


def cloth():
    return m_linen(PALETTE["cloth"])


def accent():
    return m_linen(PALETTE["accent"], 700)


def second():
    """The quieter of the two cushion colours."""
    return m_linen(PALETTE["second"], 700)


def brass():
    return m_plain(PALETTE["metal"], 0.28, 1.0)


def black():
    return m_plain((0.028, 0.026, 0.024), 0.4, 0.5)


def frame():
    return m_plain((0.035, 0.031, 0.028), 0.4, 0.6)


def led(strength=3.6):
    return m_lamp((1, 0.72, 0.44), strength)
