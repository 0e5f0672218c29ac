"""Walls of dressed stone, block by block: each its own tone, arrises taken off, narrow joints of lime."""

import math

JOINT, ARRIS, TRUE = 0.006, 0.011, 0.0025  # metres: half a joint, the chamfer, how far a block stands out of true


class Ashlar:
    """Lays blocks into a facade's frame; `kinds` are the stones of its quarry, `rng` picks among them."""

    def __init__(self, frame, kinds, rng):
        self.frame, self.kinds, self.rng = frame, kinds, rng

    def block(self, u0, u1, z0, z1, d=0.0, back=0.3):
        """A rectangular block whose face stands `d` out."""
        j = JOINT / 2
        self.stone([(u0 + j, z0 + j), (u1 - j, z0 + j), (u1 - j, z1 - j), (u0 + j, z1 - j)], d, back)

    def stone(self, plan, d=0.0, back=0.3, arris=ARRIS):
        """A block over four corners (u, z), counter-clockwise as one sees them; `back` metres deep."""
        mat = self.rng.choice(self.kinds)
        d += self.rng.uniform(-TRUE, TRUE)
        cu, cz = (sum(p[i] for p in plan) / len(plan) for i in (0, 1))
        inner = [(u + math.copysign(arris, cu - u), z + math.copysign(arris, cz - z)) for u, z in plan]
        point, face = self.frame.point, self.frame.polygons.face
        face([point(u, d, z) for u, z in inner], mat)
        for k in range(len(plan)):
            n = (k + 1) % len(plan)
            a, b, ia, ib = plan[k], plan[n], inner[k], inner[n]
            face(
                [
                    point(a[0], d - arris, a[1]),
                    point(b[0], d - arris, b[1]),
                    point(ib[0], d, ib[1]),
                    point(ia[0], d, ia[1]),
                ],
                mat,
            )
            face(
                [
                    point(a[0], d - back, a[1]),
                    point(b[0], d - back, b[1]),
                    point(b[0], d - arris, b[1]),
                    point(a[0], d - arris, a[1]),
                ],
                mat,
            )

    def courses(self, u0, u1, z0, z1, high, long, d=0.0, back=0.3):
        """A rectangle in running courses: lengths vary, no joint lies over another."""
        rows = max(1, round((z1 - z0) / high))
        for row in range(rows):
            a, b = (z0 + (z1 - z0) * k / rows for k in (row, row + 1))
            u, first = u0, True
            while u1 - u > 1e-6:
                step = long * self.rng.uniform(0.82, 1.18) * (0.55 if first and row % 2 else 1.0)
                end = u1 if u1 - (u + step) < long * 0.42 else u + step
                self.block(u, end, a, b, d, back)
                u, first = end, False

    def flat_arch(self, u0, u1, z0, z1, d=0.0, back=0.3, n=5, lean=0.16):
        """A straight lintel of wedges, the one in the middle a little lower and further out."""
        j = JOINT / 2
        for k in range(n):
            a, b = (k / n, (k + 1) / n)
            wide, key = u1 - u0, k == n // 2
            foot = [u0 + wide * t for t in (a, b)]
            head = [u0 + wide * t + lean * (2 * t - 1) for t in (a, b)]
            low = z0 - (0.05 if key else 0.0)
            plan = [(foot[0] + j, low), (foot[1] - j, low), (head[1] - j, z1 - j), (head[0] + j, z1 - j)]
            self.stone(plan, d + (0.025 if key else 0.0), back)
