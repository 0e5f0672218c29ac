"""Cuts pictures from finished masters, as recipes/crops.py says."""

import numpy as np

from desk import manifest
from desk.jobs import MEDIA
from desk.save import save_master
from recipes.crops import CROPS


def cut_all():
    """Cut what can be cut; say what still waits for its master."""
    done = manifest.load()
    for name, source, size, centre, height in CROPS:
        master = MEDIA / f"{source}.webp"
        if source not in done or not master.exists():
            print(f"waits for {source}: {name}")
            continue
        save_master(cut(master, size, centre, height), MEDIA / f"{name}.webp")
        print(f"cut: {name}")


def cut(master, size, centre, height):
    """The part of `master` around `centre`, `height` of it tall, in the proportions of `size` pixels.

    @raises ValueError when the part has fewer pixels than `size`: enlarging shows.
    """
    from PIL import Image

    picture = Image.open(master).convert("RGB")
    tall = round(picture.height * height)
    wide = round(tall * size[0] / size[1])
    if wide < size[0] or wide > picture.width:
        raise ValueError(f"{master}: a cut of {wide} x {tall} does not fit or is too small for {size}")
    x = min(max(round(picture.width * centre[0] - wide / 2), 0), picture.width - wide)
    y = min(max(round(picture.height * centre[1] - tall / 2), 0), picture.height - tall)
    part = picture.crop((x, y, x + wide, y + tall)).resize(size, Image.LANCZOS)
    return np.asarray(part)
