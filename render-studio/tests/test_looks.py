"""What a recipe says of a room's finishes is heard."""

import unittest

from desk import jobs
from kit.furniture import finishes


class Looks(unittest.TestCase):
    def tearDown(self):
        finishes.use({})

    def test_of_all_pictures_say_only_what_finishes_listen_to(self):
        for job in jobs.all_jobs():
            with self.subTest(job.name):
                finishes.use(job.picture.look)

    def test_with_a_word_nobody_knows_are_refused(self):
        with self.assertRaisesRegex(ValueError, "no finish of a room is called rug"):
            finishes.use({"rug": ((0.5, 0.4, 0.3),), "cloth": (0.6, 0.6, 0.5)})


if __name__ == "__main__":
    unittest.main()
