"""A reader for the uncompressed multilayer EXR files Blender writes here."""

import struct
from pathlib import Path

import numpy as np

MAGIC = b"\x76\x2f\x31\x01"
SAMPLE_TYPES = {1: ("<f2", 2), 2: ("<f4", 4), 0: ("<u4", 4)}


def read_exr(path):
    """All channels of the file as {name: float array of height x width}.

    @raises ValueError when the file is no EXR, or is compressed.
    """
    data = Path(path).read_bytes()
    if data[:4] != MAGIC:
        raise ValueError(f"{path} is not an EXR file")
    channels, window, at = read_header(data, path)
    width, height = window[2] - window[0] + 1, window[3] - window[1] + 1
    offsets = struct.unpack_from(f"<{height}Q", data, at)
    planes = {name: np.empty((height, width), np.float32) for name, _ in channels}
    for offset in offsets:
        y = struct.unpack_from("<i", data, offset)[0] - window[1]
        at = offset + 8
        for name, kind in channels:
            dtype, size = SAMPLE_TYPES[kind]
            planes[name][y] = np.frombuffer(data, dtype, width, at)
            at += size * width
    return planes


def read_header(data, path):
    """Channels, data window, and where the offset table starts."""

    def text(at):
        end = data.index(b"\0", at)
        return data[at:end].decode(), end + 1

    at, channels, window = 8, [], None
    while data[at]:
        name, at = text(at)
        _, at = text(at)
        size = struct.unpack_from("<i", data, at)[0]
        at += 4
        value = data[at : at + size]
        at += size
        if name == "channels":
            q = 0
            while value[q]:
                end = value.index(b"\0", q)
                channels.append((value[q:end].decode(), struct.unpack_from("<i", value, end + 1)[0]))
                q = end + 17
        elif name == "dataWindow":
            window = struct.unpack("<4i", value)
        elif name == "compression" and value[0] != 0:
            raise ValueError(f"{path} is compressed")
    return channels, window, at + 1


def layer(planes, tag, components):
    """One pass, e.g. ('Combined', 'RGB'), stacked to height x width x len(components)."""
    keys = [k for k in planes if f".{tag}." in k]
    return np.stack([next(planes[k] for k in keys if k.endswith("." + c)) for c in components], -1)
