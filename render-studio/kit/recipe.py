"""What a recipe may say. Plain data: no Blender here, so the studio can read recipes without it.

Metres and degrees. +X is east, +Y is north; the main front of every project faces -Y.
"""

from dataclasses import dataclass, field, replace

WIDE_PX = (1920, 1080)
TALL_PX = (1080, 1440)
GALLERY_PX = (1440, 960)
STAGE_PX = (1200, 900)
SITE_ONLY = ("crane", "scaffold")


@dataclass(frozen=True)
class Camera:
    """Where the eye is. With no `target` the camera stays level and verticals stay vertical: look up by `shift`."""

    at: tuple
    yaw: float = 0.0  # degrees clockwise from north
    lens: float = 24.0  # mm on a 36 mm frame
    shift: float = 0.0  # lens shift upward, as a fraction of the picture's longer side
    shift_x: float = 0.0
    target: tuple | None = None


@dataclass(frozen=True)
class Light:
    """Time of day: `mood` is 'day', 'golden' or 'dusk'; the sun by height and bearing in degrees."""

    mood: str
    sun_height: float
    sun_bearing: float
    sky: float = 0.62
    sun: float = 3.9
    clouds: float = 0.5
    cloud_seed: float = 2.2
    rooms: float = 0.5  # brightness of the rooms behind windows
    lamps: float = 0.35
    lit: float = 0.4  # share of windows with light on


@dataclass(frozen=True)
class Picture:
    """One picture of a project: seen on its site, or in one of the kit's rooms."""

    name: str
    size: tuple
    camera: Camera
    light: Light
    grade: dict
    samples: int = 14
    of: str | None = None  # recipe whose project is shown, when it is not the picture's own
    room: str | None = None  # module in kit/rooms; None shows the project on its site
    look: dict = field(default_factory=dict)  # finishes of a room
    stage: int | None = None  # construction stage, 1 (basement) to 4 (cladding)
    accents: tuple = ()  # extra set pieces for this picture only, e.g. people near the camera
    priority: int = 5  # 1 is rendered first


@dataclass(frozen=True)
class Project:
    """A project as architecture: its buildings, its ground, its planting; and the pictures to take of it."""

    slug: str
    seed: int
    site: str  # module in kit/sites
    massing: tuple  # of dicts: form, at, turn, storeys and what else the form takes
    ground: dict = field(default_factory=dict)
    pictures: tuple = ()
    folder: str | None = None  # under apps/cms/seed/media/; projects/<slug>/ when not given


def standing(project, stage=None):
    """What stands of the project's massing: all of it when finished, else what its `stages` say of this stage.

    Cranes and scaffolds stand only on building sites.
    """
    parts = []
    for part in project.massing:
        stages = part.get("stages")
        part = {word: value for word, value in part.items() if word != "stages"}
        if stage is None and part["form"] not in SITE_ONLY:
            parts.append(part)
        elif stage is not None and stages and stage in stages:
            parts.append(part | stages[stage])
    return tuple(parts)


def with_changes(thing, **changes):
    """A copy of a light, camera or picture with some values changed."""
    return replace(thing, **changes)
