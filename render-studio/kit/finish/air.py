"""Haze: distance turns to air. Done after rendering, from the depth pass."""
import numpy as np

from kit.finish.exr import layer
from kit.finish.filters import neighbours

SKY_M = 2e4
FAR_M = 1500
MOST_HAZE = 0.93


def haze(colour, planes, reach, tint, towards=None, sun_tint=(1.5, 1.1, 0.8), through_glass=False):
    """`colour` faded to `tint` over `reach` metres; `towards` (0 left to 1 right) is where the sun warms it.

    First-hit depth is used: Blender's mist pass averages sky with objects and is noisy on glass.
    """
    width = colour.shape[1]
    d = layer(planes, "Depth", "Z")[..., 0]
    t = np.where(d > SKY_M, 0, np.clip(1 - np.exp(-d / reach), 0, MOST_HAZE))
    far = neighbours(np.where(d > FAR_M, t, 0), 1).max(0)
    t = np.where(d > FAR_M, np.maximum(t, far), t)[..., None]
    if through_glass:  # depth through glass is stochastic
        t = np.median(neighbours(t[..., 0], 2), 0)[..., None]
    air = np.array(tint)
    if towards is not None:
        x = np.linspace(0, 1, width)[None, :, None]
        warm = np.exp(-(((x - towards) / 0.45) ** 2))
        air = air * (1 + warm * (np.array(sun_tint) - 1))
    return colour * (1 - t) + air * t
