"""Room shells and window walls."""

from kit.furniture import finishes
from kit.mesh import MeshBuilder


def shell(x0, x1, y0, y1, h, floor, left=None, right=None, back=None, ceil=None):
    """floor, ceiling, side walls and the wall behind the camera; None leaves a side open"""
    mb = MeshBuilder()
    mb.face([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], floor)
    if left:
        mb.face([(x0, y0, 0), (x0, y1, 0), (x0, y1, h), (x0, y0, h)], left)
    if right:
        mb.face([(x1, y0, 0), (x1, y0, h), (x1, y1, h), (x1, y1, 0)], right)
    if back:
        mb.face([(x0, y0, 0), (x0, y0, h), (x1, y0, h), (x1, y0, 0)], back)
    mb.face([(x0, y0, h), (x0, y1, h), (x1, y1, h), (x1, y0, h)], ceil or finishes.ceiling())
    mb.obj("shell")


def window_y(y0, y1, x, h, n=3, sill=0.0, head=0.30, depth=0.12, t=0.05, side=1, transom=None):
    """window wall in the yz plane at x; side=1 frame grows to +x"""
    f = finishes.frame()
    mb = MeshBuilder()
    a, b = sorted((x, x + side * depth))
    mb.box(min(a, x), y0, h - head, max(b, x + side * 0.2), y1, h + 0.3, finishes.wall())
    for i in range(n + 1):
        y = y0 + (y1 - y0) * i / n
        mb.box(a, y - t / 2, sill, b, y + t / 2, h - head, f)
    for z in [sill + 0.03, h - head - 0.03] + (transom if transom else []):
        mb.box(a, y0, z - 0.03, b, y1, z + 0.03, f)
    mb.obj("window")
