"""The facade the massing uses, and a ring of four of them."""

from kit.facade.wall import BRONZE
from kit.facade.windows import GlazedWall
from kit.materials.glass import m_glass
from kit.materials.surfaces import m_plain

CORNER_NUDGE_M = 0.002
CROSSING_M = 0.004  # how much further in the front of a jaali's bars is than what they cross


class Frame(GlazedWall):
    """A facade with everything that is fixed to it: railings, jaalis."""

    def glassrail(self, u0, u1, d, z=0.0, h=1.08):
        """Glass balustrade with a metal handrail from u0 to u1, d metres out."""
        self.quad(u0, u1, d, z + 0.05, z + h, m_glass((0.88, 0.95, 0.93), 0.0, 0.0))
        self.box(u0, u1, d - 0.025, d + 0.025, z + h, z + h + 0.04, m_plain(BRONZE, 0.35, 0.9))

    def barrail(self, u0, u1, d, z=0.0, h=1.05, step=0.12, mat=None):
        """Balustrade of upright bars, `step` metres apart."""
        m = mat or m_plain((0.06, 0.05, 0.045), 0.4, 0.7)
        n = max(1, int((u1 - u0) / step))
        for i in range(n + 1):
            u = u0 + (u1 - u0) * i / n
            self.box(u - 0.011, u + 0.011, d - 0.011, d + 0.011, z, z + h, m)
        self.box(u0, u1, d - 0.03, d + 0.03, z + h, z + h + 0.045, m)

    def jaali(self, u0, u1, d, z0, z1, mat, cell=0.24, bar=0.075, thick=0.12, pattern="diamond"):
        """perforated screen built of bars; diamonds in a rectangular frame"""
        self.box(u0, u1, d - thick, d, z0, z0 + 0.08, mat)
        self.box(u0, u1, d - thick, d, z1 - 0.08, z1, mat)
        self.box(u0, u0 + 0.08, d - thick, d, z0 + 0.08, z1 - 0.08, mat)
        self.box(u1 - 0.08, u1, d - thick, d, z0 + 0.08, z1 - 0.08, mat)
        w, h = u1 - u0, z1 - z0
        if pattern == "square":  # bricks laid with gaps, alternate courses shifted
            rows = max(2, round(h / 0.16))
            rh = h / rows
            for i in range(rows):
                n = max(2, round(w / 0.34))
                cw = w / n
                for j in range(n + 1):
                    c = u0 + (j + (0.5 if i % 2 else 0)) * cw
                    a, b = max(u0, c - cw * 0.31), min(u1, c + cw * 0.31)
                    if b - a > 0.03:
                        self.box(a, b, d - thick, d, z0 + i * rh, z0 + (i + 0.96) * rh, mat)
            return
        # Diagonals clipped to the rectangle, each way thinner than what it crosses: faces in one plane render black.
        for sg, deep in ((1, thick - 2 * CROSSING_M), (-1, thick - 4 * CROSSING_M)):
            c = -h
            while c < w + h:
                a, b = (max(0.0, c), min(w, c + h)) if sg > 0 else (max(0.0, c - h), min(w, c))
                if b - a > 0.05:
                    p, q = (self.point(u0 + x, d - thick / 2, z0 + sg * (x - c)) for x in (a, b))
                    self.polygons.bar(p, q, bar, deep, mat, up=(self.normal.x, self.normal.y, 0))
                c += cell * 1.414


def sides(mb, poly, z=0.0):
    """one outward Frame per edge of a counter-clockwise polygon"""
    return [Frame(mb, poly[i], poly[(i + 1) % len(poly)], z, CORNER_NUDGE_M * (i + 1)) for i in range(len(poly))]
