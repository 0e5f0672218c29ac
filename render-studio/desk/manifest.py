"""manifest.json: which picture was made from which fingerprint, and how long it took."""

import json

from desk.jobs import STUDIO, fingerprint

PATH = STUDIO / "manifest.json"


def load():
    return json.loads(PATH.read_text()) if PATH.exists() else {}


def record(job, print_, seconds):
    """Note a finished picture; the file is read again first, so that two hands do not undo each other."""
    done = load()
    done[job.name] = {"fingerprint": print_, "seconds": round(seconds)}
    PATH.write_text(json.dumps(done, indent=2, sort_keys=True) + "\n")


def state(job, done):
    """'done', 'changed' or 'missing'."""
    if job.name not in done or not job.output.exists():
        return "missing"
    return "done" if done[job.name]["fingerprint"] == fingerprint(job) else "changed"
