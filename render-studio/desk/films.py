"""Every film of every recipe, and films.json: which was made from which fingerprint, and what the machine took."""

import hashlib
import importlib
import json
from dataclasses import dataclass

from desk import jobs
from desk.jobs import MEDIA, STUDIO, Job
from kit.film.film import Film
from kit.recipe import Project

PATH = STUDIO / "films.json"
SHOT_BY = "kit/film/shoot.py"


@dataclass(frozen=True)
class FilmJob:
    recipe: str
    project: Project
    film: Film

    @property
    def name(self):
        return Job(self.project, self.film.picture).name

    @property
    def poster(self):
        return MEDIA / f"{self.name}-poster.webp"

    @property
    def outputs(self):
        """AV1 for browsers that read it, H.264 for the others, and what is seen before it plays."""
        return MEDIA / f"{self.name}.webm", MEDIA / f"{self.name}.mp4", self.poster


def all_films():
    found = []
    for recipe in sorted((STUDIO / "recipes").glob("*.py")):
        module = importlib.import_module(f"recipes.{recipe.stem}")
        if hasattr(module, "FILM"):
            found.append(FilmJob(recipe.stem, module.PROJECT, module.FILM))
    return found


def fingerprint(job):
    """A hash of what the first frame is made from, of the film's words, and of what shoots it."""
    digest = hashlib.sha256(jobs.fingerprint(Job(job.project, job.film.picture)).encode())
    digest.update(repr(job.film).encode())
    for path in sorted(jobs.closure((SHOT_BY,))):
        digest.update(jobs.meaning(STUDIO / path))
    return digest.hexdigest()[:16]


def load():
    return json.loads(PATH.read_text()) if PATH.exists() else {}


def record(job, print_, frames, seconds):
    """Note a finished film."""
    done = load()
    done[job.name] = {"fingerprint": print_, "frames": frames, "seconds": round(seconds)}
    PATH.write_text(json.dumps(done, indent=2, sort_keys=True) + "\n")


def state(job, done):
    """'done', 'changed' or 'missing'."""
    if job.name not in done or not all(path.exists() for path in job.outputs):
        return "missing"
    return "done" if done[job.name]["fingerprint"] == fingerprint(job) else "changed"


def accept(filmed):
    """Keep films whose recipe or kit changed in ways that do not show."""
    done = load()
    for job in filmed:
        if state(job, done) == "changed":
            record(job, fingerprint(job), done[job.name]["frames"], done[job.name]["seconds"])
