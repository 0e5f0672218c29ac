"""Buildings are still what they were when their pictures were made."""

import json
import random
import unittest
from pathlib import Path

from digest import digest
from rounded_towers import designs

from kit.massing.court_wing.wing import court_wing
from kit.massing.rounded_tower.bare_floor import bare_floor
from kit.massing.rounded_tower.bare_top import bare_top
from kit.massing.rounded_tower.crown import crown
from kit.massing.rounded_tower.finished_floor import finished_floor
from kit.massing.rounded_tower.hall import hall

#: Written down from Blender 3.4.
MADE = Path(__file__).with_name("what_is_made.json")


def made():
    """A digest of each part, by its name."""
    towers, rng = designs(), random.Random(1)
    ribbon, office, rising = (towers[name] for name in ("meander 0", "kansa 0", "meander 1, stage 4"))
    parts = {
        "courtyard wing": court_wing((13.5, 34), (-13.5, 33), 4, 0.5, 9.0, 1),
        "ribbon tower, first floor": finished_floor(ribbon, 0, rng),
        "ribbon tower, another floor": finished_floor(ribbon, 3, rng),
        "ribbon tower, crown": crown(ribbon),
        "office, first floor": finished_floor(office, 0, rng),
        "office, hall": hall(office),
        "rising tower, bare floor": bare_floor(rising, 1),
        "rising tower, bare top": bare_top(rising),
    }
    return {name: digest(part) for name, part in parts.items()}


class WhatIsMade(unittest.TestCase):
    """A red test here says: render the pictures of these buildings again, look at them, then keep the new digests."""

    def test_is_what_the_pictures_show(self):
        self.assertEqual(made(), json.loads(MADE.read_text()))
