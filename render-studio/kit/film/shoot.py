"""Runs inside Blender: build a film's scene once and render its frames, one after the other.

blender -b --factory-startup -P kit/film/shoot.py -- RECIPE FOLDER WIDTH HEIGHT SAMPLES THREADS FRAME…

A frame is written aside and then given its name, so that a file with a frame's name is whole.
"""

import importlib
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

import bpy

from kit.build import EXTERIOR_BOUNCES, build
from kit.camera import camera, reset
from kit.film.film import camera_at
from kit.film.movers import movers
from kit.render import render

CLAMP = 6.0


def main(recipe, folder, width, height, samples, threads, *frames):
    """Render the `frames` of a recipe's film."""
    film = importlib.import_module(f"recipes.{recipe}").FILM
    reset()
    build(importlib.import_module(f"recipes.{film.picture.of or recipe}").PROJECT, film.picture)
    moving = movers(film.moves)
    bpy.context.scene.render.use_persistent_data = True
    for frame in map(int, frames):
        point(camera_at(film, frame))
        for move in moving:
            move(frame / film.last)
        aside = f"{folder}/{frame:04}.part"
        render(aside, int(width), int(height), int(samples), int(threads), EXTERIOR_BOUNCES, CLAMP)
        os.replace(f"{aside}.exr", f"{folder}/{frame:04}.exr")


def point(eye):
    """Look through a new camera; the one before goes."""
    before = bpy.context.scene.camera
    camera(eye.at, eye.yaw, eye.lens, eye.shift, shift_x=eye.shift_x)
    bpy.data.objects.remove(before)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :])
