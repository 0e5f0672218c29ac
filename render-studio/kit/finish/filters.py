"""Blurs and medians over pictures held as arrays."""

import numpy as np


def blur(a, sigma):
    """Gaussian blur of a height x width x n array, by Fourier transform, edges repeated."""
    pad = int(sigma * 3) + 1
    a = np.pad(a, ((pad, pad), (pad, pad), (0, 0)), "edge")
    fy = np.fft.fftfreq(a.shape[0])[:, None]
    fx = np.fft.rfftfreq(a.shape[1])[None]
    kernel = np.exp(-2 * (np.pi * sigma) ** 2 * (fx * fx + fy * fy))[..., None]
    out = np.fft.irfft2(np.fft.rfft2(a, axes=(0, 1)) * kernel, s=a.shape[:2], axes=(0, 1))
    return out[pad:-pad, pad:-pad].astype(np.float32)


def neighbours(a, r):
    """The (2r+1)² shifted copies of a height x width (x n) array."""
    pads = ((r, r), (r, r)) + ((0, 0),) * (a.ndim - 2)
    p = np.pad(a, pads, "edge")
    h, w = a.shape[:2]
    n = 2 * r + 1
    return np.stack([p[i : i + h, j : j + w] for i in range(n) for j in range(n)])
