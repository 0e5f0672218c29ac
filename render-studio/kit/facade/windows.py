"""Windows with rooms behind them."""

import random

from kit.facade.wall import CLOTH, DARK, Wall
from kit.materials.glass import m_glass, m_sheer
from kit.materials.glow import m_room, shades
from kit.materials.surfaces import m_plain


class GlazedWall(Wall):
    """A facade whose openings get windows with rooms, furniture and curtains behind them."""

    def window(
        self,
        u0,
        u1,
        z0,
        z1,
        d=0.0,
        nm=1,
        transom=None,
        glass=None,
        frame=None,
        fw=0.06,
        kind="home",
        rng=random,
        depth=4.2,
        prob=0.5,
        strength=1.0,
        room=True,
        curtain=0.7,
    ):
        """glazing at depth d with frame and mullions; room=True adds a furnished box behind"""
        g = glass or m_glass((0.66, 0.72, 0.71), 0.10)
        f = frame or m_plain(DARK, 0.4, 0.6)
        self.quad(u0, u1, d, z0, z1, g)
        for i in range(nm + 1):
            u = u0 + (u1 - u0) * i / nm
            w = fw if i in (0, nm) else fw * 0.75
            self.box(max(u0, u - w / 2), min(u1, u + w / 2) if i else u0 + w, d - 0.05, d + 0.05, z0, z1, f)
        for z in (z0, z1 - fw, *([transom] if transom else [])):
            self.box(u0, u1, d - 0.05, d + 0.05, z, z + fw, f)
        if room:
            self.interior(u0, u1, d - 0.06, z0, z1, kind, rng, depth, prob, strength, curtain)

    def interior(self, u0, u1, d, z0, z1, kind, rng, depth, prob, strength, curtain=0.7):
        """The room seen behind a window: shell, lit ceiling, furniture by `kind` (home, office, shop), curtains."""
        rm = m_room(prob, strength)
        rid = rng.random()
        e = 0.25
        zf, zc = (0.0 if z0 < 1.2 else z0 - 0.0), z1 + 0.05
        zf = min(zf, z0)
        a, b = u0 - e, u1 + e
        dd = d - depth
        self.quad(a, b, dd, zf, zc, rm, shades(rid, 0.5, 0.5, 0.85, 0.85))
        self.flat(a, b, dd, d, zc, rm, shades(rid, 0.72, 0.72, 0.9, 0.9))
        self.flat(a, b, dd, d, zf + 0.01, rm, shades(rid, 0.3, 0.3, 0.34, 0.34))
        self.side(a, dd, d, zf, zc, rm, shades(rid, 0.5, 0.35, 0.7, 0.85))
        self.side(b, dd, d, zf, zc, rm, shades(rid, 0.5, 0.35, 0.7, 0.85))
        w = b - a

        def paint(colour):
            return m_plain(colour, 0.7)

        lo = zf + 0.01
        if kind == "home":
            x = a + w * rng.uniform(0.15, 0.5)
            fw = min(2.1, w * 0.5)
            c = paint(rng.choice(CLOTH))
            k = rng.random()
            if k < 0.55:  # sofa or bed, with a table lamp
                self.box(x, x + fw, dd + 0.5, dd + 1.4, lo, lo + 0.45, c)
                self.box(x, x + fw, dd + 0.4, dd + 0.62, lo, lo + 0.9, c)
                self.box(x + fw + 0.08, x + fw + 0.4, dd + 0.5, dd + 0.9, lo, lo + 0.5, paint((0.16, 0.08, 0.04)))
                self.box(x + fw + 0.12, x + fw + 0.36, dd + 0.55, dd + 0.8, lo + 0.62, lo + 0.95, rm, (rid, 1.9, 0))
            elif k < 0.8:
                self.box(x, x + fw, dd + 0.02, dd + 0.5, lo, lo + 2.1, paint((0.20, 0.11, 0.06)))  # wardrobe / shelf
            else:  # dining table and pendant
                self.box(x, x + fw, dd + 1.2, dd + 2.1, lo + 0.7, lo + 0.76, paint((0.18, 0.09, 0.045)))
                self.box(x + 0.2, x + fw - 0.2, dd + 1.5, dd + 1.7, lo, lo + 0.7, paint((0.1, 0.06, 0.03)))
                self.box(
                    x + fw / 2 - 0.2,
                    x + fw / 2 + 0.2,
                    dd + 1.45,
                    dd + 1.85,
                    zc - 1.15,
                    zc - 0.9,
                    rm,
                    (rid, 2.0, 0),
                )
                self.box(x + fw / 2 - 0.01, x + fw / 2 + 0.01, dd + 1.64, dd + 1.66, zc - 0.9, zc, paint((0.05,) * 3))
            px = a + w * rng.uniform(0.35, 0.7)
            self.box(px, px + 0.9, dd + 0.01, dd + 0.04, lo + 1.3, lo + 1.9, paint(rng.choice(CLOTH)))
            if rng.random() < curtain:
                self.curtain(u0, u1, d - 0.12, zf + 0.03, z1, rng)
        elif kind == "office":
            for q in (1.2, 2.9):
                if q < depth:
                    self.flat(
                        a + 0.3,
                        b - 0.3,
                        dd + depth - q - 0.06,
                        dd + depth - q + 0.06,
                        zc - 0.02,
                        rm,
                        (rid, 2.2, 0),
                    )
            x = a + 0.5
            while x < b - 1.2:
                self.box(x, x + 1.5, d - 1.9, d - 1.1, lo + 0.70, lo + 0.74, paint((0.5, 0.42, 0.32)))
                self.box(x + 0.05, x + 0.1, d - 1.9, d - 1.1, lo, lo + 0.7, paint((0.1,) * 3))
                self.box(x + 0.4, x + 0.95, d - 1.6, d - 1.57, lo + 0.8, lo + 1.15, paint((0.03,) * 3))
                x += 1.9
            self.box(a + w * 0.1, a + w * 0.45, dd + 0.02, dd + 0.4, lo, lo + 2.0, paint((0.25, 0.16, 0.09)))
        else:  # shop
            c0 = rng.choice([(0.45, 0.28, 0.14), (0.62, 0.58, 0.52), (0.14, 0.10, 0.08)])
            self.quad(a + 0.1, b - 0.1, dd + 0.03, lo, lo + 0.9, paint(c0))
            n = max(2, int(w / 1.4))
            for i in range(n):
                x = a + 0.3 + (w - 0.6) * i / n
                ww = (w - 0.6) / n - 0.15
                for j in range(4):
                    zz = lo + 0.3 + j * 0.55
                    self.box(x, x + ww, dd + 0.04, dd + 0.4, zz, zz + 0.04, paint((0.16, 0.09, 0.05)))
                    for q in range(4):
                        xx = x + 0.05 + q * ww / 4
                        self.box(
                            xx,
                            xx + ww / 4 * rng.uniform(0.5, 0.8),
                            dd + 0.08,
                            dd + 0.32,
                            zz + 0.04,
                            zz + rng.uniform(0.15, 0.42),
                            paint(rng.choice(CLOTH)),
                        )
            x = a + 0.7
            while x < b - 0.8:
                if rng.random() < 0.5:  # mannequin
                    m = paint(rng.choice([*CLOTH, (0.75, 0.7, 0.65)]))
                    self.box(x - 0.3, x + 0.3, d - 1.1, d - 0.5, lo, lo + 0.18, paint((0.6, 0.56, 0.5)))
                    self.box(x - 0.16, x + 0.16, d - 0.9, d - 0.7, lo + 0.18, lo + 1.0, m)
                    self.box(x - 0.22, x + 0.22, d - 0.92, d - 0.68, lo + 1.0, lo + 1.5, m)
                    self.box(x - 0.07, x + 0.07, d - 0.87, d - 0.73, lo + 1.55, lo + 1.78, paint((0.7, 0.62, 0.55)))
                else:
                    self.box(x - 0.4, x + 0.4, d - 1.3, d - 0.6, lo, lo + 0.8, paint((0.55, 0.48, 0.40)))
                    self.box(x - 0.15, x + 0.15, d - 1.05, d - 0.8, lo + 0.8, lo + 1.1, paint(rng.choice(CLOTH)))
                self.box(x - 0.09, x + 0.09, d - 1.3, d - 1.12, zc - 0.75, zc - 0.6, rm, (rid, 2.4, 0))
                x += rng.uniform(1.1, 1.7)

    def curtain(self, u0, u1, d, z0, z1, rng):
        """A drawn curtain behind the glass."""
        cm = m_sheer(rng.choice([(0.80, 0.74, 0.66), (0.72, 0.64, 0.54), (0.84, 0.80, 0.74)]), 0.85)
        w = u1 - u0
        for lo, hi in rng.choice(
            [[(0.0, 0.2), (0.8, 1.0)], [(0.0, 0.28)], [(0.72, 1.0)], [(0.0, 0.16), (0.6, 1.0)], [(0.55, 1.0)]]
        ):
            n = max(4, int((hi - lo) * w / 0.12))
            pr = None
            for j in range(n + 1):
                u = u0 + w * (lo + (hi - lo) * j / n)
                q = d - 0.05 * (j % 2)
                if pr:
                    self.polygons.face(
                        [
                            self.point(pr[0], pr[1], z0),
                            self.point(u, q, z0),
                            self.point(u, q, z1),
                            self.point(pr[0], pr[1], z1),
                        ],
                        cm,
                    )
                pr = (u, q)
