"""Rounded outlines: corners filleted, points offset outward, bays along the edge."""
import math

from mathutils import Vector


def fillet(pts, r):
    """CCW polygon -> list of segments ('line',p0,p1,n,edge) / ('arc',c,a0,a1,r,sgn)"""
    n = len(pts)
    P = [Vector(p) for p in pts]
    tp = []
    rr = r if isinstance(r, (list, tuple)) else [r] * n
    for i in range(n):
        a, b, c = P[i - 1], P[i], P[(i + 1) % n]
        u, v = (a - b).normalized(), (c - b).normalized()
        ang = math.acos(max(-1, min(1, u.dot(v))))
        d = rr[i] / math.tan(ang / 2)
        bis = (u + v).normalized()
        ctr = b + bis * (rr[i] / math.sin(ang / 2))
        sg = 1 if (u.x * v.y - u.y * v.x) < 0 else -1
        tp.append((b + u * d, b + v * d, ctr, sg, rr[i]))
    out = []
    for i in range(n):
        _, e0, c, sg, r_ = tp[i]
        s0 = tp[i][0]
        a0 = math.atan2(*(s0 - c).yx)
        a1 = math.atan2(*(e0 - c).yx)
        while sg > 0 and a1 < a0:
            a1 += 2 * math.pi
        while sg < 0 and a1 > a0:
            a1 -= 2 * math.pi
        out.append(("arc", c, a0, a1, r_, sg, i))
        p0, p1 = e0, tp[(i + 1) % n][0]
        d = (p1 - p0).normalized()
        out.append(("line", p0, p1, Vector((d.y, -d.x)), i))
    return out


def sample(segs, step=0.3, off=lambda kind, edge, u, L: 0.0):
    """points offset outward along normals; off() may vary along each edge (balconies, waves)"""
    out = []
    for s in segs:
        if s[0] == "line":
            L = (s[2] - s[1]).length
            n = max(1, int(L / step))
            d = (s[2] - s[1]) / n
            for i in range(n + 1):
                u = L * i / n
                o = off("line", s[4], u, L)
                out.append((*(s[1] + d * i + s[3] * o), o))
        else:
            _, c, a0, a1, r, sg, e = s
            n = max(3, int(abs(a1 - a0) * r / step))
            for i in range(1, n):
                a = a0 + (a1 - a0) * i / n
                nv = Vector((math.cos(a), math.sin(a))) * sg
                o = off("arc", e, i / n, 1)
                out.append((*(c + Vector((math.cos(a), math.sin(a))) * r + nv * o), o))
    return out


def bays(segs, w=3.3, arcw=1.5):
    """The outline cut into window bays about `w` metres wide, `arcw` on the corners."""
    out = []
    for s in segs:
        if s[0] == "line":
            L = (s[2] - s[1]).length
            n = max(1, round(L / w))
            d = (s[2] - s[1]) / n
            for i in range(n):
                out.append(
                    dict(
                        p0=s[1] + d * i,
                        p1=s[1] + d * (i + 1),
                        n0=s[3],
                        n1=s[3],
                        kind="line",
                        e=s[4],
                        i=i,
                        n=n,
                    )
                )
        else:
            _, c, a0, a1, r, sg, e = s
            n = max(1, round(abs(a1 - a0) * r / arcw))
            q = [Vector((math.cos(a0 + (a1 - a0) * i / n), math.sin(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]
            for i in range(n):
                out.append(
                    dict(
                        p0=c + q[i] * r,
                        p1=c + q[i + 1] * r,
                        n0=q[i] * sg,
                        n1=q[i + 1] * sg,
                        kind="arc",
                        e=e,
                        i=i,
                        n=n,
                    )
                )
    return out
