"""Stands in for Blender's `mathutils` where there is no Blender: its Vector, as far as the kit's geometry uses it.

It keeps single precision and rounds where Blender's does, so that the numbers are Blender's to the last bit.
"""

import math
from array import array

SHORTEST_SQUARED = 1e-35


def single(number):
    """A number as single precision keeps it."""
    return array("f", (number,))[0]


class Vector:
    """A vector of two or three numbers."""

    def __init__(self, numbers):
        self._numbers = tuple(array("f", numbers))

    def __iter__(self):
        return iter(self._numbers)

    def __len__(self):
        return len(self._numbers)

    def __getitem__(self, index):
        return self._numbers[index]

    def __eq__(self, other):
        return isinstance(other, Vector) and self._numbers == other._numbers

    def __hash__(self):
        return hash(self._numbers)

    def __repr__(self):
        return f"Vector({self._numbers})"

    def __add__(self, other):
        return Vector(a + b for a, b in zip(self, other, strict=True))

    def __sub__(self, other):
        return Vector(a - b for a, b in zip(self, other, strict=True))

    def __neg__(self):
        return Vector(-a for a in self)

    def __mul__(self, factor):
        factor = single(factor)
        return Vector(a * factor for a in self)

    def __truediv__(self, divisor):
        return self * (1 / single(divisor))

    def dot(self, other):
        """The dot product: products in single precision, their sum in double."""
        return sum(single(a * b) for a, b in zip(self, other, strict=True))

    def cross(self, other):
        """The cross product of two vectors of three numbers."""
        (ax, ay, az), (bx, by, bz) = self, other
        products = ((ay * bz, az * by), (az * bx, ax * bz), (ax * by, ay * bx))
        return Vector(single(plus) - single(minus) for plus, minus in products)

    @property
    def length(self):
        """The Euclidean length."""
        return math.sqrt(self.dot(self))

    def normalized(self):
        """The unit vector of the same direction, or zero."""
        squared = sum(a * a for a in self)
        return self * (1 / single(math.sqrt(squared))) if squared > SHORTEST_SQUARED else self * 0

    @property
    def x(self):
        """First number."""
        return self[0]

    @property
    def y(self):
        """Second number."""
        return self[1]

    @property
    def z(self):
        """Third number."""
        return self[2]

    @property
    def yx(self):
        """The first two numbers, swapped."""
        return Vector((self.y, self.x))
