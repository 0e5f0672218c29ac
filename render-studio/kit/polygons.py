"""Polygons on their way to a mesh. Nothing here needs Blender's scene, so that geometry can be tested without it."""

import math
from itertools import pairwise

from mathutils import Vector

#: The faces of a box whose corners go round the floor, then round the ceiling; seen from outside, counter-clockwise.
BOX_FACES = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
#: A bar this parallel to its `up` (cosine) takes the x axis instead.
PARALLEL = 0.98
NO_COLOUR = (0, 0, 0)


class Polygons:
    """Collects polygons, each with a material and a colour. Metres, z up; fronts are counter-clockwise."""

    def __init__(self):
        self.vertices = []
        self.faces = []
        self.slots = []
        self.colours = []
        self.materials = []

    def slot(self, material):
        """The slot of a material, added when new."""
        if material not in self.materials:
            self.materials.append(material)
        return self.materials.index(material)

    def face(self, points, material, colour=None):
        """A polygon; `colour`, one for all corners or a list with one for each, is read by the materials of rooms."""
        first = len(self.vertices)
        self.vertices.extend(tuple(point) for point in points)
        self.faces.append(tuple(range(first, len(self.vertices))))
        self.slots.append(self.slot(material))
        self.colours.append(NO_COLOUR if colour is None else colour)

    def upright(self, start, end, z0, z1, material, colour=None):
        """A vertical rectangle over the line from `start` to `end` of the plan; its front is to the right."""
        self.face([(*start, z0), (*end, z0), (*end, z1), (*start, z1)], material, colour)

    def level(self, plan, z, material, colour=None):
        """A horizontal polygon over points of the plan."""
        self.face([(*point, z) for point in plan], material, colour)

    def box(self, x0, y0, z0, x1, y1, z1, material, colour=None):
        """A box between two corners."""
        floor = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
        corners = [(*point, z) for z in (z0, z1) for point in floor]
        for face in BOX_FACES:
            self.face([corners[i] for i in face], material, colour)

    def bar(self, a, b, width, depth, material, up=(0, 0, 1)):
        """A rectangular bar from a to b, `depth` thick towards `up` and `width` across."""
        a, b = Vector(a), Vector(b)
        along = (b - a).normalized()
        up = Vector(up)
        if abs(along.dot(up)) > PARALLEL:
            up = Vector((1, 0, 0))
        across = along.cross(up).normalized() * (width / 2)
        up = across.cross(along).normalized() * (depth / 2)
        near = [a - across - up, a + across - up, a + across + up, a - across + up]
        far = [corner + (b - a) for corner in near]
        for i in range(4):
            following = (i + 1) % 4
            self.face([near[i], near[following], far[following], far[i]], material)
        self.face(near[::-1], material)
        self.face(far, material)

    def prism(self, plan, z0, z1, material, top=None, bottom=None, cap=True):
        """A counter-clockwise plan drawn up from z0 to z1."""
        plan = [(point[0], point[1]) for point in plan]
        for a, b in pairwise([*plan, plan[0]]):
            self.upright(a, b, z0, z1, material)
        if cap:
            self.level(plan, z1, top or material)
            self.level(plan[::-1], z0, bottom or material)

    def cyl(self, x, y, z0, z1, radius, material, sides=16, top_radius=None, cap=True):
        """A cylinder, or a cone when `top_radius` is another, on the z axis."""
        top_radius = radius if top_radius is None else top_radius
        angles = [2 * math.pi * i / sides for i in range(sides)]
        circle = [(math.cos(angle), math.sin(angle)) for angle in angles]
        foot = [(x + c * radius, y + s * radius, z0) for c, s in circle]
        head = [(x + c * top_radius, y + s * top_radius, z1) for c, s in circle]
        for i in range(sides):
            following = (i + 1) % sides
            self.face([foot[i], foot[following], head[following], head[i]], material)
        if cap:
            self.face(head, material)
            self.face(foot[::-1], material)
