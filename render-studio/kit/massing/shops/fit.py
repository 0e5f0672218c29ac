"""How large a sign's words may be for its board. Geometry only, so that it is tested without Blender."""

from dataclasses import dataclass

from kit.massing.shops.names import is_devanagari

SHOP_WIDE_M = 5.2
PIER_M = 0.3  # half of a pier, of each shop
BOARD_INSET_M, BOARD_HIGH_M, BOARD_TO_TOP_M = 0.12, 0.78, 0.24
MARGIN_M = 0.26
CAPITALS_M = {"painted": 0.33, "brass": 0.31, "enamel": 0.32, "lit": 0.34}
SECOND_M, GAP_M = 0.115, 0.085  # the line below, and the space between
BLADE_M = (0.78, 0.56)
CAPITALS = 0.66  # at least so high, as a share of the type's size; the line Devanagari hangs from is lower by little
NARROW, BROAD = frozenset("fijlrtI.,' "), frozenset("mwMW&")
LONG_VOWELS, FULL_VOWELS = frozenset("ािीोौॉ"), frozenset("आओऔ")


def shops_in(width):
    """How many shops a house has."""
    return max(1, round(width / SHOP_WIDE_M))


def wide(text, capitals):
    """At most how wide `text` is when its capitals are so high, in metres."""
    return sum(map(advance, text)) * capitals / CAPITALS


def advance(letter):
    """At most how far a letter goes on, as a share of the type's size."""
    if is_devanagari(letter):
        if letter in LONG_VOWELS:
            return 0.30
        return (1.16 if letter in FULL_VOWELS else 0.91) if letter.isalpha() else 0.0
    if letter in NARROW:
        return 0.46
    return 1.12 if letter in BROAD else 0.82 if letter.isupper() else 0.62


@dataclass(frozen=True)
class Fascia:
    """The board over a shop between its piers: from, to, foot, head."""

    u0: float
    u1: float
    z0: float
    z1: float

    @property
    def room(self):
        """How wide words may be."""
        return self.u1 - self.u0 - 2 * MARGIN_M


def fascia(u0, u1, storey):
    """The board of the shop from u0 to u1, under the top of its storey."""
    inset = PIER_M + BOARD_INSET_M
    head = storey - BOARD_TO_TOP_M
    return Fascia(u0 + inset, u1 - inset, head - BOARD_HIGH_M, head)


def lines(shop, board):
    """(text, height of its capitals, foot) of the one or two lines on a board."""
    first = fitted(shop.name, CAPITALS_M[shop.sign], board.room)
    if not shop.under:
        return ((shop.name, first, (board.z0 + board.z1 - first) / 2),)
    first = min(first, 0.29)
    second = fitted(shop.under, SECOND_M * (1.25 if is_devanagari(shop.under) else 1.0), board.room)
    foot = (board.z0 + board.z1 - first - GAP_M - second) / 2
    return ((shop.name, first, foot + second + GAP_M), (shop.under, second, foot))


def blade_line(text):
    """The height of the capitals on a blade."""
    return fitted(text, 0.2, BLADE_M[0] - 0.12)


def fitted(text, capitals, room):
    """`capitals`, or as much lower as the words need to fit."""
    return min(capitals, capitals * room / wide(text, capitals))
