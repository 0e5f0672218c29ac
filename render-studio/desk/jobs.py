"""Every picture of every recipe, and the fingerprint that says when one must be made again."""

import ast
import hashlib
import importlib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from kit.recipe import Picture, Project, standing

STUDIO = Path(__file__).resolve().parent.parent
#: Where the demo content takes its pictures from.
MEDIA = STUDIO.parent / "apps" / "cms" / "seed" / "media"
#: Files every picture depends on, besides its site, its forms or its room. Light and grade are in the recipe.
ALWAYS = ("kit/build.py", "kit/render.py", "kit/finish/grade.py", "kit/finish/network.c")


@dataclass(frozen=True)
class Job:
    project: Project
    picture: Picture

    @property
    def name(self):
        folder = self.project.folder
        return (f"projects/{self.project.slug}/" if folder is None else folder) + self.picture.name

    @property
    def width(self):
        return self.picture.size[0]

    @property
    def height(self):
        return self.picture.size[1]

    @property
    def samples(self):
        return self.picture.samples

    @property
    def output(self):
        return MEDIA / f"{self.name}.webp"


def all_jobs():
    """Most valuable first, then by name."""
    jobs = []
    for recipe in sorted((STUDIO / "recipes").glob("*.py")):
        module = importlib.import_module(f"recipes.{recipe.stem}")
        if hasattr(module, "PROJECT"):
            jobs += [Job(module.PROJECT, picture) for picture in module.PROJECT.pictures]
    return sorted(jobs, key=lambda job: job.picture.priority)


def fingerprint(job):
    """A hash of the recipe's words and of what the kit files behind this picture say."""
    project, picture = job.project, job.picture
    if picture.of:
        project = importlib.import_module(f"recipes.{picture.of}").PROJECT
    if picture.room:
        project = replace(project, massing=(), ground={}, site="")
        starts = [f"kit/rooms/{picture.room.replace('.', '/')}.py"]
    else:
        project = replace(project, massing=standing(project, picture.stage))
        starts = [f"kit/sites/{project.site}.py"]
    words = repr((replace(project, pictures=(), folder=""), replace(picture, priority=0, name="")))
    digest = hashlib.sha256(words.encode())
    for path in sorted(closure(tuple(starts) + ALWAYS)):
        digest.update(meaning(STUDIO / path))
    return digest.hexdigest()[:16]


def meaning(path):
    """A hash of what a file says, without layout, comments and docstrings: those never change a picture."""
    return meaning_when(path, path.stat().st_mtime_ns)


@cache
def meaning_when(path, _changed_ns):
    """The meaning of a file as it was last changed: rendering takes hours, and files change meanwhile."""
    if path.suffix != ".py":
        return hashlib.sha256(path.read_bytes()).digest()
    return hashlib.sha256(said(without_docstrings(ast.parse(path.read_text()))).encode()).digest()


def without_docstrings(tree):
    """The tree, its docstrings taken out."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return tree


def said(node):
    """A syntax tree as text. ast.dump() would say it otherwise from one version of Python to the next."""
    if isinstance(node, ast.AST):
        fields = ((name, value) for name, value in ast.iter_fields(node) if value is not None and value != [])
        return f"{type(node).__name__}({', '.join(f'{name}={said(value)}' for name, value in fields)})"
    if isinstance(node, list):
        return f"[{', '.join(map(said, node))}]"
    return repr(node)


@cache
def closure(starts):
    """The files in `starts` and every kit file they import, directly or not."""
    found, waiting = set(), list(starts)
    while waiting:
        path = waiting.pop()
        if path in found or not (STUDIO / path).exists():
            continue
        found.add(path)
        if path.endswith(".py"):
            waiting += imports(path)
    return frozenset(found)


@cache
def imports(path):
    """The kit files a file imports."""
    names = set()
    for node in ast.walk(ast.parse((STUDIO / path).read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("kit"):
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return [name.replace(".", "/") + ".py" for name in names]
