"""From radiance to a finished picture: haze, exposure, bloom, film curve, split tone, vignette, grain."""

import numpy as np

from kit.finish.air import haze
from kit.finish.denoise import denoise
from kit.finish.exr import layer, read_exr
from kit.finish.filters import blur

GRAIN_SEED = 1
MIDDLE_GREY = 0.18
STOPS_BELOW, STOPS_ABOVE = -9.0, 4.6


def film(colour, contrast, saturation):
    """A log-sigmoid film curve in an inset RGB space, so that bright colours pale instead of clipping."""
    inset = 0.055
    into = np.eye(3, dtype=np.float32) * (1 - 3 * inset) + inset
    c = np.maximum(colour, 1e-7) @ into
    x = np.clip((np.log2(c / MIDDLE_GREY) - STOPS_BELOW) / (STOPS_ABOVE - STOPS_BELOW), 0, 1)
    pivot, height = -STOPS_BELOW / (STOPS_ABOVE - STOPS_BELOW), 0.46
    t = np.where(x < pivot, x / pivot, (1 - x) / (1 - pivot))
    toe, shoulder = 2.35 * contrast * 1.18, 2.35 * contrast * 0.92
    y = np.where(x < pivot, height * t**toe, 1 - (1 - height) * np.clip(t, 0, 1) ** shoulder)
    back = np.linalg.inv(np.eye(3) * (1 - 3 * inset * 0.75) + inset * 0.75).astype(np.float32)
    y = y @ back
    luma = (y * [0.2126, 0.7152, 0.0722]).sum(-1, keepdims=True)
    return np.clip(luma + (y - luma) * saturation, 0, 1)


def bloom(colour, amount):
    """Light that spills around what is bright, at three widths."""
    width = colour.shape[1]
    source = np.clip(colour, 0, 24)
    bright = np.maximum(source - 1.0, 0) + 0.12 * source
    spill = 0.55 * blur(bright, width / 320) + 0.3 * blur(bright, width / 90) + 0.15 * blur(bright, width / 28)
    return colour + amount * spill


def vignette(y, amount):
    """Corners a little darker."""
    height, width = y.shape[:2]
    v, u = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return y * (1 - amount * np.clip((u**2 * 0.8 + v**2 * 0.6) - 0.35, 0, 1))[..., None]


def develop(base, folder, grade):
    """The finished picture of base.exr as an array of 8-bit sRGB values."""
    get = grade.get
    planes = read_exr(f"{base}.exr")
    c = layer(planes, "Combined", "RGB")
    if get("haze"):  # before the noise goes: a pixel's colour and its depth are then of the same samples
        c = haze(
            c,
            planes,
            get("haze"),
            get("air", (0.6, 0.66, 0.74)),
            get("sun_at"),
            get("sun_tint", (1.5, 1.1, 0.8)),
        )
    c = denoise(c, planes, folder)
    c = c * 2 ** get("exposure", 0)
    c = bloom(c, get("bloom", 0.06))
    warm = get("warm", 0)
    y = film(c * np.array([1 + warm, 1, 1 - warm]), get("contrast", 1.0), get("saturation", 1.0))
    luma = y.mean(-1, keepdims=True)
    y = y + get("split", 0.0) * ((luma - 0.5) * np.array([1, 0.15, -1])) * (1 - np.abs(2 * luma - 1))
    y = np.clip(vignette(y, get("vignette", 0.12)), 0, 1).astype(np.float32)
    y = y + get("sharpen", 0.35) * (y - blur(y, y.shape[1] / 1600 * 0.9))
    y = y + np.random.default_rng(GRAIN_SEED).normal(size=(*y.shape[:2], 1)) * get("grain", 0.0035)
    if get("mirror"):
        y = y[:, ::-1]
    return np.ascontiguousarray((np.clip(y, 0, 1) * 255 + 0.5).astype(np.uint8))
