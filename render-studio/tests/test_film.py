"""Films turn without a jerk, and the demo content has those that the recipes tell of."""

import struct
import unittest
from dataclasses import replace
from functools import cache
from unittest.mock import patch

from desk import films, jobs
from desk.encode import LARGEST_AV1_BYTES, LARGEST_H264_BYTES
from kit.film.film import Film, camera_at, eased, rendered, shown, swing
from kit.recipe import Camera, Light, Picture

POSTER = Picture("film", (1280, 720), Camera((1, 2, 1.5), yaw=-6, lens=20, shift=0.1), Light("day", 30, 0), {})
FILM = Film(POSTER, to=Camera((3, 2, 1.5), yaw=-2, lens=24, shift=0.1), seconds=6, fps=20)


class Path(unittest.TestCase):
    """The way of a film's camera."""

    def test_begins_at_the_poster_and_turns_at_the_other_camera(self):
        self.assertEqual(camera_at(FILM, 0), POSTER.camera)
        self.assertEqual(camera_at(FILM, FILM.last), FILM.to)

    def test_is_slow_where_it_turns(self):
        steps = [camera_at(FILM, n + 1).at[0] - camera_at(FILM, n).at[0] for n in range(FILM.last)]
        self.assertLess(max(steps[0], steps[-1]), max(steps) / 10)
        self.assertTrue(all(step > 0 for step in steps))

    def test_refuses_a_camera_that_would_lean(self):
        with self.assertRaisesRegex(ValueError, "leans"):
            camera_at(replace(FILM, to=Camera((0, 0, 0), target=(1, 1, 1))), 1)


class Loop(unittest.TestCase):
    """The frames as they are seen."""

    def test_goes_on_after_its_last_frame_as_between_any_two(self):
        seen = shown(FILM)
        self.assertTrue(all(abs(a - b) == 1 for a, b in zip(seen, [*seen[1:], seen[0]], strict=True)))

    def test_lasts_as_long_as_the_film_says(self):
        self.assertEqual(len(shown(FILM)), FILM.seconds * FILM.fps)

    def test_is_rendered_once_each_and_every_second_frame_first(self):
        self.assertEqual(rendered(replace(FILM, seconds=0.4)), [0, 2, 4, 1, 3])
        self.assertEqual(sorted(rendered(FILM)), sorted(set(shown(FILM))))

    def test_interpolates_only_between_frames_that_are_there(self):
        for film in (replace(FILM, every=2), *(job.film for job in films.all_films())):
            made = set(rendered(film))
            for frame in set(shown(film)) - made:
                self.assertLessEqual({frame - 1, frame + 1}, made)


class Moves(unittest.TestCase):
    """What moves beside the camera."""

    def test_rest_where_the_film_turns(self):
        for half_turns in (1, 2, 3):
            for at in (0, 1):
                inside = abs(at - 1e-3)
                self.assertLess(abs(swing(at, half_turns) - swing(inside, half_turns)), 1e-4)
        self.assertLess(eased(1e-3), 1e-4)
        self.assertGreater(eased(1 - 1e-3), 1 - 1e-4)


class Films(unittest.TestCase):
    """What `studio.py film` made."""

    def test_none_is_missing_or_changed(self):
        done = films.load()
        with patch.object(jobs, "meaning", cache(jobs.meaning)):
            states = {job.name: films.state(job, done) for job in films.all_films()}
        self.assertEqual([f"{name} is {state}" for name, state in states.items() if state != "done"], [])
        self.assertEqual(set(done), set(states))

    def test_show_sites_with_level_cameras(self):
        for job in films.all_films():
            self.assertIsNone(job.film.picture.room, job.name)
            self.assertEqual(camera_at(job.film, 0), job.film.picture.camera)

    def test_are_small_and_have_no_sound(self):
        for job in films.all_films():
            for path, largest in zip(job.outputs[:2], (LARGEST_AV1_BYTES, LARGEST_H264_BYTES), strict=True):
                data = path.read_bytes()
                self.assertLessEqual(len(data), largest, path.name)
                self.assertNotIn(b"soun", data[:4096], path.name)
                self.assertNotIn(b"A_OPUS", data[:4096], path.name)

    def test_are_av1_and_an_mp4_that_starts_before_it_is_all_there(self):
        for job in films.all_films():
            webm, mp4, _ = job.outputs
            self.assertIn(b"V_AV1", webm.read_bytes()[:4096])
            kinds = boxes(mp4.read_bytes())
            self.assertLess(kinds.index(b"moov"), kinds.index(b"mdat"))


def boxes(data):
    """The kinds of an MP4's outermost boxes, in order."""
    kinds, at = [], 0
    while at < len(data):
        size, kind = struct.unpack_from(">I4s", data, at)
        kinds.append(kind)
        at += size
    return kinds
