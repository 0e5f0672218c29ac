"""Denoise a render with few samples: its radiance, guided by its albedo and normals.

Exposure and transfer function are those the network was trained with (core/autoexposure and core/color in
RenderKit/oidn).
"""

import numpy as np

from kit.finish.exr import layer
from kit.finish.network import Network

BIN_PX = 16
MIDDLE_GREY = 0.18
DARKEST = 1e-8
LUMINANCE = np.array([0.212671, 0.715160, 0.072169], np.float32)
#: Three pieces: linear near black, a power, then a logarithm.
LINEAR, POWER, LOGARITHM = (
    1.41283765e3,
    (1.64593172, 4.31384981e-1, -2.94139609e-3),
    (
        1.92653254e-1,
        6.26026094e-3,
        9.98620152e-1,
    ),
)
LINEAR_TO, POWER_TO = 1.57945760e-6, 3.22087631e-2
BRIGHTEST = 65504.0


def denoise(colour, planes, folder):
    """`colour` (radiance, height x width x 3) without its noise, guided by the planes of its render.

    `folder` keeps what the network needs.
    """
    colour = np.nan_to_num(np.clip(colour, 0, BRIGHTEST)).astype(np.float32)
    albedo = np.clip(layer(planes, "Denoising Albedo", "RGB"), 0, 1)
    normal = np.clip(layer(planes, "Denoising Normal", "XYZ"), -1, 1) * 0.5 + 0.5
    scale = exposure(colour)
    whole = encode(np.array(BRIGHTEST))
    channels = np.concatenate([encode(colour * scale) / whole, albedo, normal], -1)
    clean = Network(folder)(np.ascontiguousarray(np.moveaxis(channels, -1, 0), np.float32))
    return np.maximum(decode(np.moveaxis(clean, 0, -1).clip(0, 1) * whole), 0) / scale


def exposure(colour):
    """What brings the geometric mean of the picture to middle grey."""
    height, width = (size // BIN_PX * BIN_PX for size in colour.shape[:2])
    luminance = (colour[:height, :width] @ LUMINANCE).reshape(height // BIN_PX, BIN_PX, width // BIN_PX, BIN_PX)
    bins = luminance.mean((1, 3))
    bins = bins[bins > DARKEST]
    return MIDDLE_GREY / 2 ** np.log2(bins).mean() if bins.size else 1.0


def encode(y):
    """Radiance as the eye grades it."""
    scale, power, offset = POWER
    gain, shift, base = LOGARITHM
    curve = np.where(y <= POWER_TO, scale * y**power + offset, gain * np.log(y + shift) + base)
    return np.where(y <= LINEAR_TO, LINEAR * y, curve)


def decode(x):
    """The inverse of `encode`."""
    scale, power, offset = POWER
    gain, shift, base = LOGARITHM
    bent = (np.maximum(x - offset, 0) / scale) ** (1 / power)
    curve = np.where(x <= encode(np.array(POWER_TO)), bent, np.exp((x - base) / gain) - shift)
    return np.where(x <= encode(np.array(LINEAR_TO)), x / LINEAR, curve)
