"""Works through pictures one at a time. Stopped in the middle, it only loses the picture it was at."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from desk import manifest
from desk.jobs import STUDIO, fingerprint
from desk.save import save_master, save_proof

WORK = STUDIO / ".work"
PROOF_WIDTH_PX = 640
#: Blender takes its Python from the PATH; another Python there hides Debian's numpy.
BLENDER_PATH = "/usr/bin:/bin"
LOW_PRIORITY = ["nice", "-n", "19", "ionice", "-c3"]


class Stopped(Exception):
    """Someone pressed Ctrl-C or sent SIGTERM."""


def on_signal(*_):
    raise Stopped


def listen():
    signal.signal(signal.SIGTERM, on_signal)
    signal.signal(signal.SIGINT, on_signal)


def render(jobs, threads):
    """Make the masters of `jobs`."""
    listen()
    started = time.monotonic()
    failed = []
    try:
        for n, job in enumerate(jobs, 1):
            begun = time.monotonic()
            print_ = fingerprint(job)
            base = exposure_of(job)
            if not expose(job, base, job.width, job.height, job.samples, threads):
                failed.append(job.name)
                continue
            save_master(finished(job, base, threads), job.output)
            manifest.record(job, print_, time.monotonic() - begun)
            report(n, len(jobs), started, job.name)
    except Stopped:
        print("Stopped. Run `studio.py render` again to go on.", flush=True)
    if failed:
        sys.exit("Failed: " + ", ".join(failed))


def grade(jobs, threads):
    """Develop again what was exposed on this machine before; say which of `jobs` was not."""
    for job in jobs:
        base = exposure_of(job)
        if not Path(f"{base}.exr").exists():
            print(f"no exposure kept: {job.name}")
            continue
        save_master(finished(job, base, threads), job.output)
        manifest.record(job, fingerprint(job), manifest.load()[job.name]["seconds"])
        print(f"graded: {job.name}", flush=True)


def proof(jobs, threads, samples):
    """Quick small versions of `jobs` under .work/proofs/, as PNG."""
    listen()
    started = time.monotonic()
    try:
        for n, job in enumerate(jobs, 1):
            scale = PROOF_WIDTH_PX / max(job.width, job.height)
            base = WORK / "proofs" / job.name.replace("/", "-")
            if expose(job, base, round(job.width * scale), round(job.height * scale), samples, threads):
                save_proof(finished(job, base, threads), base.with_suffix(".png"))
                report(n, len(jobs), started, str(base.with_suffix(".png")))
    except Stopped:
        print("Stopped.", flush=True)


def expose(job, base, width, height, samples, threads):
    """Have Blender write base.exr; False when it failed, its words are then in base.log."""
    base.parent.mkdir(parents=True, exist_ok=True)
    log = base.with_suffix(".log")
    words = [job.project.slug, job.picture.name, width, height, samples, threads, base]
    child = start_blender(STUDIO / "kit" / "build.py", words, threads, log)
    try:
        code = child.wait()
    except Stopped:
        stop_blender(child)
        raise
    if code != 0:
        print(f"{job.name} failed, see {log}:\n{tail(log)}", flush=True)
    return code == 0


def start_blender(script, words, threads, log):
    """Blender running `script` with `words`, out of everybody's way; what it says is in `log`."""
    command = [*LOW_PRIORITY, "blender", "-b", "--factory-startup", "--python-exit-code", "3"]
    command += ["-t", str(threads), "-P", str(script), "--", *map(str, words)]
    environment = os.environ | {"PATH": BLENDER_PATH}
    with open(log, "w") as out:
        return subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, start_new_session=True, env=environment)


def stop_blender(child):
    """End Blender and what it started."""
    os.killpg(child.pid, signal.SIGTERM)
    child.wait()


def tail(log):
    """The last lines of a log."""
    return "\n".join(log.read_text().splitlines()[-8:])


def finished(job, base, threads):
    """The picture of base.exr, denoised and graded, as an array."""
    os.environ["OMP_NUM_THREADS"] = str(threads)
    from kit.finish.grade import develop

    return develop(str(base), str(WORK), job.picture.grade)


def exposure_of(job):
    """Where a master's radiance is kept, so that a new grade needs no new render."""
    return WORK / "masters" / job.name.replace("/", "-")


def report(n, total, started, name):
    elapsed = time.monotonic() - started
    left = elapsed / n * (total - n)
    print(f"picture {n} of {total}, elapsed {minutes(elapsed)}, left {minutes(left)}: {name}", flush=True)


def minutes(seconds):
    return f"{int(seconds // 3600)}:{int(seconds // 60 % 60):02}:{int(seconds % 60):02}"
