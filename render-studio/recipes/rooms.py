"""Pictures of rooms: where each room is seen from, in which light, with which grade. A recipe adds its own look."""

from kit.recipe import GALLERY_PX, Camera, Light, Picture
from recipes.moods import INTERIOR_GRADE

SEEN = {
    "lobby": (
        Camera((0.35, -3.9, 1.5), yaw=0, lens=20.5, shift=0.10, shift_x=-0.02),
        Light("day", 34, -72, sky=1.0, sun=7.0, clouds=0.3, cloud_seed=2.2, rooms=0.3, lamps=1.0),
        INTERIOR_GRADE | dict(haze=0, exposure=0.16, warm=0.0, bloom=0.09),
    ),
}


def room(name, kind, look=None, samples=9, priority=3, size=GALLERY_PX, camera=None, **grade):
    """A picture of a room in its usual light; `camera` and `mirror=True` keep two projects' rooms apart."""
    usual_camera, light, usual = SEEN[kind]
    return Picture(
        name,
        size,
        camera or usual_camera,
        light,
        usual | grade,
        samples=samples,
        room=kind,
        look=look or {},
        priority=priority,
    )
