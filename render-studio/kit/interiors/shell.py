"""Room shells, window walls, ceilings, slats."""

from kit.furniture import finishes
from kit.light.dimmers import LIGHTS
from kit.light.lamps import light_spot
from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_paving, m_plain
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


def tray(x0, x1, y0, y1, h, m=0.75, drop=0.22, led=3.2):
    """dropped ceiling border with a lit cove around a raised field"""
    ce = finishes.ceiling()
    mb = MeshBuilder()
    for a in (
        (x0, y0, x0 + m, y1),
        (x1 - m, y0, x1, y1),
        (x0 + m, y0, x1 - m, y0 + m),
        (x0 + m, y1 - m, x1 - m, y1),
    ):
        mb.box(a[0], a[1], h - drop, a[2], a[3], h - drop + 0.06, ce)
    if led:
        strip = finishes.led(led)
        for a in (
            (x0 + m - 0.10, y0 + m, x0 + m - 0.07, y1 - m),
            (x1 - m + 0.07, y0 + m, x1 - m + 0.10, y1 - m),
            (x0 + m, y1 - m + 0.07, x1 - m, y1 - m + 0.10),
        ):
            mb.box(a[0], a[1], h - drop + 0.09, a[2], a[3], h - drop + 0.12, strip)
    mb.obj("tray")


def window_x(x0, x1, y, h, n=3, sill=0.0, head=0.30, depth=0.12, t=0.05, transom=None):
    """window wall in the xz plane at y (no glass pane: cleaner light and depth)"""
    f = finishes.frame()
    mb = MeshBuilder()
    mb.box(x0, y, h - head, x1, y + 0.2, h + 0.3, finishes.wall())
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        mb.box(x - t / 2, y, sill, x + t / 2, y + depth, h - head, f)
    for z in [sill + 0.03, h - head - 0.03] + ([transom] if transom else []):
        mb.box(x0, y, z - 0.03, x1, y + depth, z + 0.03, f)
    mb.obj("window")


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


def balcony_x(x0, x1, y, h, d=2.0):
    """balcony slab, thin rail and soffit outside a window wall at y"""
    mb = MeshBuilder()
    mb.box(x0 - 2, y + 0.12, -0.2, x1 + 2, y + d, -0.02, m_paving((0.5, 0.46, 0.41), 0.6, 0.6))
    mb.box(x0 - 2, y + 0.1, h, x1 + 2, y + d + 0.1, h + 0.3, finishes.wall())
    f = finishes.frame()
    mb.box(x0 - 2, y + d - 0.05, 1.04, x1 + 2, y + d, 1.09, f)
    for i in range(int((x1 - x0 + 4) / 0.13)):
        x = x0 - 2 + i * 0.13
        mb.box(x - 0.006, y + d - 0.035, 0, x + 0.006, y + d - 0.02, 1.04, f)
    mb.obj("balcony")


def downlights(pts, z, strength=10.0, spot=0.0):
    """Round lights in a ceiling at height z; `spot` adds a beam of that power."""
    mb = MeshBuilder()
    for x, y in pts:
        mb.cyl(x, y, z - 0.004, z + 0.002, 0.04, m_lamp((1, 0.80, 0.58), strength), 16)
        if spot:
            light_spot((x, y, z - 0.02), spot * LIGHTS["lamp"], (1, 0.76, 0.50), False, 75)
    mb.obj("down")


def slats_y(x, y0, y1, z0, z1, mat, pitch=0.07, w=0.042, d=0.035, side=1):
    """vertical slats on a wall in the yz plane; side=1 grows to +x"""
    mb = MeshBuilder()
    n = int((y1 - y0) / pitch)
    a, b = sorted((x, x + side * d))
    for i in range(n):
        y = y0 + i * pitch
        mb.box(a, y, z0, b, y + w, z1, mat)
    mb.box(min(x, x + side * 0.008), y0, z0, max(x, x + side * 0.008), y1, z1, m_plain((0.06, 0.04, 0.025), 0.8))
    mb.obj("slats")


def slats_x(y, x0, x1, z0, z1, mat, pitch=0.07, w=0.042, d=0.035):
    """Vertical slats on a wall in the xz plane."""
    mb = MeshBuilder()
    n = int((x1 - x0) / pitch)
    for i in range(n):
        x = x0 + i * pitch
        mb.box(x, y - d, z0, x + w, y, z1, mat)
    mb.box(x0, y - 0.008, z0, x1, y, z1, m_plain((0.06, 0.04, 0.025), 0.8))
    mb.obj("slats")
