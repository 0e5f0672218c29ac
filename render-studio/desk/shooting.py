"""Makes films: Blender renders the frames, each is developed as it comes. Stopped, it goes on where it was."""

import os
import sys
import time
from pathlib import Path

from desk import films
from desk.encode import encode
from desk.jobs import STUDIO
from desk.queue import PROOF_WIDTH_PX, WORK, Stopped, listen, minutes, start_blender, stop_blender, tail
from desk.save import save_master, save_proof
from kit.film.film import rendered

SCRIPT = STUDIO / "kit" / "film" / "shoot.py"
LOOK_AGAIN_S = 1


def make(jobs, threads):
    """Make the films of `jobs`."""
    listen()
    try:
        for job in jobs:
            print_ = films.fingerprint(job)
            folder = WORK / "films" / f"{job.recipe}-{print_}"
            size, frames = job.film.picture.size, rendered(job.film)
            shoot(job, folder, size, job.film.picture.samples, threads, frames)
            encode(job.film, folder, job.outputs)
            save_master(pixels(folder / f"{0:04}.png"), job.poster)
            films.record(job, print_, len(frames), spent(folder))
            print(f"{job.name}: {len(frames)} frames in {minutes(spent(folder))}", flush=True)
    except Stopped:
        print("Stopped. Run `studio.py film` again to go on.", flush=True)


def proof(jobs, threads, samples):
    """The first frame, the middle of the way and where it turns, small, under .work/proofs/."""
    listen()
    try:
        for job in jobs:
            width, height = job.film.picture.size
            folder = WORK / "proofs" / f"film-{job.recipe}"
            for old in folder.glob("*.png"):
                old.unlink()
            small = PROOF_WIDTH_PX, round(height * PROOF_WIDTH_PX / width)
            shoot(job, folder, small, samples, threads, [0, job.film.last // 2, job.film.last])
            print(f"{folder}/", flush=True)
    except Stopped:
        print("Stopped.", flush=True)


def shoot(job, folder, size, samples, threads, frames):
    """Have every one of `frames` as a PNG in `folder`; what is there already stays."""
    folder.mkdir(parents=True, exist_ok=True)
    waiting = [frame for frame in frames if not (folder / f"{frame:04}.png").exists()]
    raw = [frame for frame in waiting if (folder / f"{frame:04}.exr").exists()]
    develop_all(job, folder, raw, threads)
    waiting = [frame for frame in waiting if frame not in raw]
    if not waiting:
        return
    log = folder / "blender.log"
    begun, before = time.monotonic(), spent(folder)
    child = start_blender(SCRIPT, [job.recipe, folder, *size, samples, threads, *waiting], threads, log)
    try:
        for n, frame in enumerate(waiting, 1):
            while not (folder / f"{frame:04}.exr").exists():
                if child.poll():
                    sys.exit(f"{job.name} failed, see {log}:\n{tail(log)}")
                time.sleep(LOOK_AGAIN_S)
            develop_all(job, folder, [frame], threads)
            elapsed = time.monotonic() - begun
            (folder / "seconds").write_text(f"{before + elapsed:.0f}")
            left = minutes(elapsed / n * (len(waiting) - n))
            print(f"{job.name}: frame {n} of {len(waiting)}, elapsed {minutes(elapsed)}, left {left}", flush=True)
        child.wait()
    except Stopped:
        stop_blender(child)
        raise


def develop_all(job, folder, frames, threads):
    """Frames as Blender left them become pictures; a raw one is 45 MB and goes."""
    os.environ["OMP_NUM_THREADS"] = str(threads)
    from kit.finish.grade import develop

    for frame in frames:
        base = folder / f"{frame:04}"
        aside = folder / f"{frame:04}-aside.png"
        save_proof(develop(str(base), str(WORK), job.film.picture.grade), aside)
        os.replace(aside, f"{base}.png")
        Path(f"{base}.exr").unlink()


def spent(folder):
    """Seconds the frames in `folder` took, over all runs."""
    path = folder / "seconds"
    return float(path.read_text()) if path.exists() else 0.0


def pixels(path):
    import numpy as np
    from PIL import Image

    return np.asarray(Image.open(path).convert("RGB"))
