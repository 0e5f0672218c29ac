"""Denoise a pair of half-sample renders: each half says how noisy the other is (see denoise.c).

Debian's Blender has no Open Image Denoise, so the studio brings its own.
"""
import ctypes
import subprocess
from pathlib import Path

import numpy as np

from kit.finish.exr import layer
from kit.finish.filters import blur, neighbours

SOURCE = Path(__file__).with_name("denoise.c")
COMPILE = "gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC".split()
PATCH_RADIUS = 2
ALBEDO_FLOOR = 0.12


def library(folder):
    """The compiled filter, built into `folder` on first use."""
    built = Path(folder) / "libdenoise.so"
    if not built.exists() or built.stat().st_mtime < SOURCE.stat().st_mtime:
        subprocess.run([*COMPILE, "-o", str(built), str(SOURCE), "-lm"], check=True)
    return ctypes.CDLL(str(built))


def features(planes):
    """Albedo, normal and log depth: what the filter must not blur across."""
    z = layer(planes, "Denoising Depth", "Z")
    parts = [
        layer(planes, "Denoising Albedo", "RGB"),
        layer(planes, "Denoising Normal", "XYZ"),
        np.log(np.clip(z, 0.1, 1e4)) * 0.5,
    ]
    return np.concatenate(parts, -1).astype(np.float32)


def without_fireflies(a, b):
    """Both halves with pixels that burn in one half only replaced by their neighbours' median."""
    mean = (a + b) / 2
    median = np.median(neighbours(mean, 1), 0)
    brightest, around = mean.max(-1, keepdims=True), median.max(-1, keepdims=True)
    disagree = np.abs(a - b).max(-1, keepdims=True) > around + 0.05
    spike = disagree & (brightest > 2.5 * around + 0.1)
    return np.where(spike, median, a), np.where(spike, median, b)


def denoise(first, second, folder, radius=7, strength=0.62):
    """Denoised radiance from the planes of two half-sample renders. `radius` in pixels."""
    a, b = layer(first, "Combined", "RGB"), layer(second, "Combined", "RGB")
    height, width = a.shape[:2]
    fa, fb = features(first), features(second)
    guide, variance = (fa + fb) / 2, ((fa - fb) / 2) ** 2
    a, b = without_fireflies(a, b)
    albedo = ALBEDO_FLOOR + guide[..., :3]
    variance = np.maximum(blur(variance, 1.0), 0)
    tolerance = np.array([0.02] * 3 + [0.10] * 3 + [0.03], np.float32) ** 2
    gy, gx = np.gradient(guide, axis=(0, 1))
    spread = (np.maximum(tolerance, 10.0 * variance) + 0.15 * (gx**2 + gy**2)).astype(np.float32)
    flat = lambda x: np.ascontiguousarray(np.moveaxis(x, -1, 0), np.float32)
    tone = lambda x: np.log1p(4 * np.maximum(x, 0))
    buffers = [flat(x) for x in (tone(a), tone(b), b / albedo, a / albedo, guide, spread)]
    out = np.empty((3, height, width), np.float32)
    pointer = lambda x: x.ctypes.data_as(ctypes.c_void_p)
    library(folder).nlm(
        *[pointer(x) for x in buffers],
        guide.shape[-1],
        pointer(out),
        width,
        height,
        radius,
        PATCH_RADIUS,
        ctypes.c_float(strength),
        ctypes.c_float(1.0),
    )
    return np.moveaxis(out, 0, -1) * albedo
