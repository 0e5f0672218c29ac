"""Frames to a film, by ffmpeg: AV1 and H.264, without sound, the best quality that fits."""

import os
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from kit.film.film import shown

#: A visitor pays for what begins by itself: whose browser reads AV1 gets half of the other's.
LARGEST_AV1_BYTES = 1_000_000
LARGEST_H264_BYTES = 2_000_000
#: Ten bits a channel: in eight, a sky at dusk is banded.
AV1 = ["-c:v", "libsvtav1", "-preset", "4", "-pix_fmt", "yuv420p10le"]
AV1_QUALITIES = (39, 43, 48)
QUIET = {"SVT_LOG": "1"}
#: Every device plays eight bits; its size is told before its frames, so that it starts at once.
H264 = ["-c:v", "libx264", "-preset", "slow", "-pix_fmt", "yuv420p", "-movflags", "+faststart"]
H264_QUALITIES = (20, 22, 24, 26, 27, 28, 30, 32)
#: Browsers take an untagged film for one of another colour than its poster.
COLOURS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
#: How ffmpeg finds what moved where.
MOTION = "mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1:me=epzs:search_param=64"
TO_BT709 = ["-vf", "scale=out_color_matrix=bt709:out_range=tv"]


def encode(film, folder, outputs):
    """Write the film whose frames are in `folder` to the first two of `outputs`.

    @raises ValueError when the worst quality is still too large.
    """
    webm, mp4, _ = outputs
    webm.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder) as work:
        between = Path(work) / "between"
        if film.every == 2:
            interpolate(film, folder, between)
        frames = [of(frame, folder, between) for frame in shown(film)]
        kinds = (
            (webm, AV1, AV1_QUALITIES, LARGEST_AV1_BYTES),
            (mp4, H264, H264_QUALITIES, LARGEST_H264_BYTES),
        )
        for path, words, qualities, largest in kinds:
            fit(sequence(frames, film.fps, Path(work) / path.suffix[1:]), words, qualities, largest, path)


def of(frame, folder, between):
    """The file of a frame: rendered, or else interpolated."""
    path = folder / f"{frame:04}.png"
    return path if path.exists() else between / path.name


def interpolate(film, folder, between):
    """Into `between` every frame, those that are rendered among them.

    ffmpeg leaves out what lies before the last frames it reads: it is given some from the way back.
    """
    evens = [*range(0, film.last + 1, 2), film.last - 2, film.last - 4]
    source = sequence([folder / f"{frame:04}.png" for frame in evens], film.fps / 2, between)
    command = ["ffmpeg", "-v", "error", "-y", *source, "-vf", f"format=yuv444p,minterpolate=fps={film.fps}:{MOTION}"]
    command += ["-start_number", "0", "-frames:v", str(film.last + 1), str(between / "%04d.png")]
    subprocess.run(command, check=True)


def sequence(frames, fps, folder):
    """ffmpeg's words for reading `frames` one after the other. Fills `folder` with links to them."""
    folder.mkdir()
    for n, frame in enumerate(frames):
        (folder / f"in-{n:04}.png").symlink_to(frame.resolve())
    return ["-framerate", f"{fps:g}", "-i", f"{folder}/in-%04d.png"]


def fit(source, words, qualities, largest, path):
    aside = path.with_name(f"{path.stem}-part{path.suffix}")
    for quality in qualities:
        command = ["ffmpeg", "-v", "error", "-y", *source, *TO_BT709, *words, "-crf", str(quality), *COLOURS, "-an"]
        command += ["-map_metadata", "-1", str(aside)]
        subprocess.run(command, check=True, env=os.environ | QUIET)
        if aside.stat().st_size <= largest:
            aside.replace(path)
            return
    aside.unlink()
    raise ValueError(f"{path}: more than {largest} bytes at its worst quality")
