"""Writes finished pictures: sRGB, no metadata, masters within their size."""

import os

LARGEST_MASTER_BYTES = 1_200_000
QUALITIES = (92, 90, 87, 84, 80)


def save_master(image, path):
    """WebP at the best quality that fits; written aside first, so that a stop leaves no half picture."""
    from PIL import Image

    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_suffix(".part")
    for quality in QUALITIES:
        Image.fromarray(image).save(aside, "WEBP", quality=quality, method=6)
        if aside.stat().st_size <= LARGEST_MASTER_BYTES:
            break
    os.replace(aside, path)


def save_proof(image, path):
    from PIL import Image

    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(image).save(path)
