"""Peth Row's shops: each has its own name, which a reader of Marathi can read and which fits over its front."""

import json
import unittest
from itertools import chain
from pathlib import Path

from kit.massing.shops.fit import BLADE_M, BOARD_HIGH_M, CAPITALS, blade_line, fascia, lines, shops_in, wide
from kit.massing.shops.names import ROWS, is_devanagari
from recipes.peth_row import PROJECT

STOREY_M = 4.6
LEGIBLE_M = 0.1
VIRAMA, SHORT_I = "\u094d", "\u093f"
DRAWN = json.loads((Path(__file__).parents[1] / "drawings/sheet/lettering-display.json").read_text("utf-8"))


def boards():
    """Every shop of the recipe with the board over it."""
    for part in PROJECT.massing:
        shops = iter(ROWS[part["shops"]])
        for width, *_ in part["houses"]:
            each = width / shops_in(width)
            for i in range(shops_in(width)):
                yield next(shops), fascia(each * i, each * (i + 1), STOREY_M)


class ShopNames(unittest.TestCase):
    def test_are_as_many_as_the_shops(self):
        for part in PROJECT.massing:
            self.assertEqual(len(ROWS[part["shops"]]), sum(shops_in(width) for width, *_ in part["houses"]))

    def test_are_used_once_in_the_street(self):
        names = [shop.name for shop in chain(*ROWS.values())]
        self.assertEqual(sorted(names), sorted(set(names)))

    def test_join_no_consonants_and_have_no_short_i(self):
        for shop in chain(*ROWS.values()):
            for text in (shop.name, shop.under, shop.blade):
                self.assertNotIn(VIRAMA, text)
                self.assertNotIn(SHORT_I, text)

    def test_are_in_one_script_a_line(self):
        for shop in chain(*ROWS.values()):
            for text in filter(None, (shop.name, shop.under, shop.blade)):
                self.assertEqual({is_devanagari(c) for c in text if c.isalpha()}, {is_devanagari(text)}, text)

    def test_fit_over_their_fronts(self):
        for shop, board in boards():
            set_in = lines(shop, board)
            for text, capitals, _ in set_in:
                self.assertLessEqual(wide(text, capitals), board.room + 1e-9, text)
                self.assertGreaterEqual(capitals, LEGIBLE_M, text)
            self.assertLess(max(foot + high for _, high, foot in set_in), board.z1, shop.name)
            self.assertGreater(min(foot for _, _, foot in set_in), board.z0, shop.name)
            self.assertLess(sum(high for _, high, _ in set_in), BOARD_HIGH_M * 0.7, shop.name)

    def test_fit_on_the_blades(self):
        for shop in filter(lambda shop: shop.blade, chain(*ROWS.values())):
            self.assertLessEqual(wide(shop.blade, blade_line(shop.blade)), BLADE_M[0] - 0.11)
            self.assertGreaterEqual(blade_line(shop.blade), LEGIBLE_M)

    def test_are_never_wider_than_was_thought(self):
        for shop in chain(*ROWS.values()):
            if not is_devanagari(shop.name):
                drawn = sum(DRAWN["glyphs"][c]["w"] for c in shop.name) / DRAWN["unitsPerEm"] / CAPITALS
                self.assertLessEqual(drawn, wide(shop.name, 1.0), shop.name)
