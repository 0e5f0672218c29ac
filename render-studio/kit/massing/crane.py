"""Tower crane."""

from mathutils import Vector

from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder


def tower_crane(loc, height, jib=46, rot=0.0, counter=14):
    """A lattice crane with its hook down; `rot` turns the jib."""
    mb = MeshBuilder()
    y = m_plain((0.80, 0.50, 0.04), 0.45)
    w = 0.9

    def lattice(a, b, up, n, w, d):
        a, b, up = Vector(a), Vector(b), Vector(up)
        t = b - a
        r = t.normalized().cross(up).normalized() * w / 2
        u = up.normalized() * d
        ch = [lambda k: a + t * k - r, lambda k: a + t * k + r, lambda k: a + t * k + u]
        for c in ch:
            mb.bar(c(0), c(1), 0.14, 0.14, y)
        for i in range(n):
            k0, k1, km = i / n, (i + 1) / n, (i + 0.5) / n
            for c in ch[:2]:
                mb.bar(c(k0), ch[2](km), 0.07, 0.07, y)
                mb.bar(ch[2](km), c(k1), 0.07, 0.07, y)
            mb.bar(ch[0](k0), ch[1](k0), 0.07, 0.07, y)
            mb.bar(ch[0](k0), ch[1](k1), 0.06, 0.06, y)

    c = [(-w, -w), (w, -w), (w, w), (-w, w)]
    for p in c:
        mb.bar((*p, 0), (*p, height), 0.18, 0.18, y)
    n = int(height / 1.9)
    for i in range(n):
        z0, z1 = height * i / n, height * (i + 1) / n
        for j in range(4):
            a, b = c[j], c[(j + 1) % 4]
            mb.bar((*a, z0), (*b, z0), 0.08, 0.08, y)
            mb.bar((*(a if i % 2 else b), z0), (*(b if i % 2 else a), z1), 0.08, 0.08, y)
    mb.box(-1.3, -1.3, height, 1.3, 1.3, height + 1.2, m_plain((0.25, 0.25, 0.25), 0.5))
    mb.box(0.4, -2.6, height + 0.2, 2.0, -1.2, height + 2.4, m_plain((0.85, 0.85, 0.83), 0.4))
    lattice((0, 0, height + 1.4), (jib, 0, height + 1.4), (0, 0, 1), 26, 1.3, 1.3)
    lattice((0, 0, height + 1.4), (-counter, 0, height + 1.4), (0, 0, 1), 8, 1.3, 0.9)
    mb.bar((0, 0, height + 1), (0, 0, height + 9), 0.5, 0.5, y)
    for k in (0.4, 0.85):
        mb.bar((0, 0, height + 9), (jib * k, 0, height + 2.7), 0.07, 0.07, m_plain((0.1, 0.1, 0.1)))
    mb.bar((0, 0, height + 9), (-counter * 0.9, 0, height + 2), 0.07, 0.07, m_plain((0.1, 0.1, 0.1)))
    mb.box(-counter, -1, height - 1.6, -counter + 3, 1, height + 1.3, m_stucco((0.45, 0.44, 0.42), 0.2))
    mb.bar((jib * 0.62, 0, height + 1.3), (jib * 0.62, 0, height - 17), 0.05, 0.05, m_plain((0.1, 0.1, 0.1)))
    mb.box(jib * 0.62 - 1, -0.5, height - 18, jib * 0.62 + 1, 0.5, height - 17, m_plain((0.6, 0.15, 0.05), 0.5))
    return mb.obj("crane", loc, rot)
