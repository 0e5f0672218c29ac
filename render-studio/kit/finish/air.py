"""Haze: distance turns to air. Done after rendering, from the depth pass."""

import numpy as np

from kit.finish.exr import layer
from kit.finish.filters import neighbours

MOST_HAZE = 0.93
EDGE_PX = 2


def haze(colour, planes, reach, tint, towards=None, sun_tint=(1.5, 1.1, 0.8)):
    """`colour` faded to `tint` over `reach` metres; `towards` (0 left to 1 right) is where the sun warms it.

    Denoising depth is the mean over a pixel's samples, and sees through glass. At an edge that mean is a depth where
    nothing is, so it is read as how much of the pixel is near and how much is far.
    """
    depth = layer(planes, "Denoising Depth", "Z")[..., 0]
    around = neighbours(depth, EDGE_PX)
    near, far = around.min(0), around.max(0)
    share = (depth - near) / np.maximum(far - near, 1e-6)
    t = ((1 - share) * amount(near, reach) + share * amount(far, reach))[..., None]
    air = np.array(tint)
    if towards is not None:
        x = np.linspace(0, 1, colour.shape[1])[None, :, None]
        warm = np.exp(-(((x - towards) / 0.45) ** 2))
        air = air * (1 + warm * (np.array(sun_tint) - 1))
    return colour * (1 - t) + air * t


def amount(depth, reach):
    """How much of what is `depth` metres away is air. The sky's depth is 0: it is air already."""
    return np.clip(1 - np.exp(-depth / reach), 0, MOST_HAZE)
