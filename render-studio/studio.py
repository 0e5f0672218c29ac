#!/usr/bin/env python3
"""The render studio: `render`, `proof`, `film`, `grade`, `list`, `accept name`, `crops`, `sheet`. See README.md."""

import argparse
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
DEBIAN_PYTHON = "/usr/bin/python3"
sys.path.insert(0, HERE)

try:
    import numpy  # noqa: F401
    import PIL  # noqa: F401
except ImportError:  # another Python came first on the PATH; Debian's has what the README installs
    if sys.executable == DEBIAN_PYTHON or not os.path.exists(DEBIAN_PYTHON):
        raise
    os.execv(DEBIAN_PYTHON, [DEBIAN_PYTHON, *sys.argv])

from desk import crops, films, jobs, manifest, queue, sheet, shooting  # noqa: E402

NICE = 19


def main():
    parser = argparse.ArgumentParser(description="Makes the demo pictures. Stop with Ctrl-C; run again to go on.")
    commands = parser.add_subparsers(dest="command", required=True)
    render = commands.add_parser("render", help="all pictures that are missing or whose recipe changed")
    render.add_argument("name", nargs="?", default="", help="only names that contain this")
    render.add_argument("--threads", type=int, default=2)
    proof = commands.add_parser("proof", help="quick 640-pixel proofs, of one or all")
    proof.add_argument("name", nargs="?", default="")
    proof.add_argument("--threads", type=int, default=1)
    proof.add_argument("--samples", type=int, default=14)
    film = commands.add_parser("film", help="all films that are missing or changed; needs ffmpeg")
    film.add_argument("name", nargs="?", default="", help="only names that contain this")
    film.add_argument("--proof", action="store_true", help="three small frames")
    film.add_argument("--threads", type=int, default=2)
    film.add_argument("--samples", type=int, default=8, help="of a proof")
    grade = commands.add_parser("grade", help="new grades for pictures rendered on this machine, without rendering")
    grade.add_argument("name", nargs="?", default="")
    grade.add_argument("--threads", type=int, default=2)
    listing = commands.add_parser("list", help="every picture, and whether it is done")
    listing.add_argument("name", nargs="?", default="")
    accept = commands.add_parser("accept", help="keep pictures whose recipe or kit changed in ways that do not show")
    accept.add_argument("name")
    commands.add_parser("crops", help="cut thumbnails from finished masters")
    commands.add_parser("sheet", help="docs/pictures.webp: all pictures on one sheet")
    args = parser.parse_args()
    os.nice(max(0, NICE - os.nice(0)))
    if args.command == "crops":
        crops.cut_all()
        return
    if args.command == "sheet":
        sheet.make()
        return
    filmed = [job for job in films.all_films() if args.name in job.name]
    if args.command == "film":
        make_films(filmed, args)
        return
    chosen = [job for job in jobs.all_jobs() if args.name in job.name]
    if not chosen and not filmed:
        sys.exit(f"No picture's name contains “{args.name}”.")
    done = manifest.load()
    if args.command == "list":
        for job in chosen:
            print(f"{manifest.state(job, done):8} {job.name:40} {job.width} x {job.height}  {job.samples} samples")
        for job in filmed:
            state = films.state(job, films.load())
            print(f"{state:8} {job.name:40} {job.film.seconds} s at {job.film.fps} frames a second")
    elif args.command == "accept":
        films.accept(filmed)
        for job in chosen:
            if manifest.state(job, done) == "changed":
                manifest.record(job, jobs.fingerprint(job), done[job.name]["seconds"])
    elif args.command == "grade":
        queue.grade(chosen, args.threads)
    elif args.command == "proof":
        queue.proof(chosen, args.threads, args.samples)
    else:
        states = {job.name: manifest.state(job, done) for job in chosen}
        waiting = [job for job in chosen if states[job.name] != "done"]
        queue.render(sorted(waiting, key=lambda job: states[job.name] == "changed"), args.threads)


def make_films(filmed, args):
    if not filmed:
        sys.exit(f"No film's name contains “{args.name}”.")
    if args.proof:
        shooting.proof(filmed, args.threads, args.samples)
    else:
        done = films.load()
        shooting.make([job for job in filmed if films.state(job, done) != "done"], args.threads)


if __name__ == "__main__":
    main()
