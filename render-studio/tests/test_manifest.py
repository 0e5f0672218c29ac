"""The demo pictures show what the recipes and the kit say."""

import ast
import unittest
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from desk import jobs, manifest
from recipes.crops import CROPS


class Manifest(unittest.TestCase):
    """`studio.py list` calls every picture done."""

    def test_no_picture_is_missing_or_changed(self):
        done = manifest.load()
        with patch.object(jobs, "meaning", cache(jobs.meaning)):
            states = {job.name: manifest.state(job, done) for job in jobs.all_jobs()}
        self.assertEqual([f"{name} is {state}" for name, state in states.items() if state != "done"], [])

    def test_knows_no_picture_that_no_recipe_has(self):
        self.assertEqual(set(manifest.load()) - {job.name for job in jobs.all_jobs()}, set())

    def test_every_picture_has_a_name_of_its_own(self):
        names = [job.name for job in jobs.all_jobs()] + [name for name, *_ in CROPS]
        self.assertEqual(sorted(names), sorted(set(names)))

    def test_what_is_cut_is_cut_from_a_picture_that_is_made(self):
        masters = {job.name for job in jobs.all_jobs()}
        self.assertEqual([name for name, master, *_ in CROPS if master not in masters], [])

    def test_every_picture_shows_a_room_or_a_site_that_the_kit_has(self):
        for job in jobs.all_jobs():
            picture = job.picture
            module = f"rooms/{picture.room.replace('.', '/')}" if picture.room else f"sites/{site_of(job)}"
            self.assertTrue((jobs.STUDIO / "kit" / f"{module}.py").exists(), job.name)

    def test_a_room_of_a_project_is_shown_by_that_project_alone(self):
        for job in jobs.all_jobs():
            folder, _, room = (job.picture.room or "").rpartition(".")
            if room and folder:
                self.assertEqual(folder, job.project.slug.replace("-", "_"), job.name)


def site_of(job):
    """The site a picture is taken on."""
    if job.picture.of:
        return jobs.importlib.import_module(f"recipes.{job.picture.of}").PROJECT.site
    return job.project.site


class Fingerprints(unittest.TestCase):
    """What makes a picture `changed`."""

    def meaning_of(self, source):
        with TemporaryDirectory() as folder:
            path = Path(folder) / "sample.py"
            path.write_text(source)
            return jobs.meaning(path)

    def test_comments_layout_and_docstrings_do_not(self):
        self.assertEqual(
            self.meaning_of('"""A."""\ndef f(a, b=1):\n    """B."""\n    return [a, b]  # c\n'),
            self.meaning_of("def f(\n    a,\n    b = 1,\n):\n    return [\n        a, b,\n    ]\n"),
        )

    def test_every_word_does(self):
        plain = self.meaning_of("def f(a, b=1):\n    return [a, b, None]\n")
        for other in (
            "def f(a, b=2):\n    return [a, b, None]\n",
            "def f(a, b):\n    return [a, b, None]\n",
            "def f(a, b=1):\n    return [a, b]\n",
            "def f(a, b=1):\n    return (a, b, None)\n",
            "def f(a, b=1):\n    return [a, -b, None]\n",
            "def f(a, b=True):\n    return [a, b, None]\n",
        ):
            self.assertNotEqual(self.meaning_of(other), plain, other)

    def test_says_the_same_in_every_version_of_python(self):
        self.assertEqual(
            jobs.said(ast.parse("x = f'{a!r} {b:.2f}'\n")),
            "Module(body=[Assign(targets=[Name(id='x', ctx=Store())], value=JoinedStr(values=["
            "FormattedValue(value=Name(id='a', ctx=Load()), conversion=114), Constant(value=' '), "
            "FormattedValue(value=Name(id='b', ctx=Load()), conversion=-1, "
            "format_spec=JoinedStr(values=[Constant(value='.2f')]))]))])",
        )
