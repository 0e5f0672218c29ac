"""Runs inside Blender: build one picture's scene and render its two half-sample frames.

blender -b --factory-startup -P kit/build.py -- SLUG PICTURE WIDTH HEIGHT SAMPLES THREADS OUTPUT
"""

import importlib
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kit.camera import camera, reset
from kit.furniture import finishes
from kit.landscape.planting import flora
from kit.light.dimmers import LIGHTS
from kit.light.sky import sky
from kit.render import render

INTERIOR_BOUNCES = (6, 3, 2, 0, 8)
EXTERIOR_BOUNCES = (6, 2, 3, 0, 10)


def build(project, picture):
    """Lay out the scene of `picture`: ground, buildings and planting, or a room; then sky and camera."""
    light = picture.light
    LIGHTS.update(room=light.rooms, lamp=light.lamps)
    random.seed(project.seed)  # for the parts of the kit that draw from the shared generator
    rng = random.Random(project.seed)
    finishes.use(picture.look)
    if picture.room:
        importlib.import_module(f"kit.rooms.{picture.room}").build(picture.look, rng)
    else:
        importlib.import_module(f"kit.sites.{project.site}").build(project, picture, rng, flora(project.seed))
    sky(light.sun_height, light.sun_bearing, light.mood, light.sky, light.sun, light.clouds, light.cloud_seed)
    eye = picture.camera
    camera(eye.at, eye.yaw, eye.lens, eye.shift, target=eye.target, shift_x=eye.shift_x)


def main(slug, name, width, height, samples, threads, output):
    """Build and render one picture of one recipe."""
    recipe = importlib.import_module("recipes." + slug.replace("-", "_")).PROJECT
    picture = next(p for p in recipe.pictures if p.name == name)
    shown = importlib.import_module("recipes." + picture.of).PROJECT if picture.of else recipe
    reset()
    build(shown, picture)
    inside = picture.room is not None and picture.room != "yoga_deck"
    render(
        output,
        int(width),
        int(height),
        int(samples),
        int(threads),
        INTERIOR_BOUNCES if inside else EXTERIOR_BOUNCES,
        clamp=3.0 if picture.room else 6.0,
    )


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :])
