"""The steps of the Deccan's ranges: walls and benches, and nothing that hangs over."""

import unittest
from itertools import pairwise

from kit.landscape.flows import stepped

FLOW, SEED = 65.0, 5.1


class Flows(unittest.TestCase):
    def test_never_fall_where_the_ground_rises(self):
        heights = [stepped(h, FLOW, SEED) for h in range(0, 300, 2)]
        self.assertTrue(all(above >= below for below, above in pairwise(heights)))

    def test_are_walls_and_benches(self):
        climbs = [stepped(h + 2, FLOW, SEED) - stepped(h, FLOW, SEED) for h in range(0, 298, 2)]
        self.assertGreater(max(climbs), 4 * min(climbs))


if __name__ == "__main__":
    unittest.main()
