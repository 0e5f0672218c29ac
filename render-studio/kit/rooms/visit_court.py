"""The green court of the company's house: flags, a bed round them, brick behind leaves, a champa in the sun."""

from kit.landscape.planting import put
from kit.landscape.shrubs import make_shrub, make_trail
from kit.landscape.trees import make_frangipani, make_palm, make_tree
from kit.materials.ground import m_leaf
from kit.materials.joinery import m_flags
from kit.materials.surfaces import m_plain, m_stucco
from kit.mesh import MeshBuilder
from kit.rooms.drawing_office import BRICK

DEEP = 6.0
FLAGS = m_flags((0.26, 0.235, 0.20), 0.6, 0.45, 0.16, 0.5)
DEEP_LEAF = m_leaf((0.03, 0.10, 0.02), (0.11, 0.21, 0.045), 0.35, 0.4)
LIGHT_LEAF = m_leaf((0.085, 0.15, 0.035), (0.21, 0.29, 0.07), 0.4, 0.5)
FERN = m_leaf((0.055, 0.13, 0.03), (0.165, 0.26, 0.06), 0.4, 0.45)


def visit_court(r, near, east):
    """From y = `near` on, and along the house from x = `east`."""
    far = near + DEEP
    mb = MeshBuilder()
    mb.box(-6, near, -0.3, 12, far + 2, -0.03, FLAGS)
    mb.box(east, -8, -0.3, 12, near, -0.03, FLAGS)
    mb.box(-6.3, far + 0.9, -0.3, 12, far + 1.2, 3.4, BRICK)
    mb.box(-6, far - 0.6, -0.2, 12, far + 0.9, 0.16, m_stucco((0.05, 0.04, 0.028), 0.3))
    mb.obj("court")
    shrubs = [make_shrub(420 + i, 0.5, 0.75, 2400, 0.06, (DEEP_LEAF, FERN, LIGHT_LEAF)[i]) for i in range(3)]
    ferns = [make_palm(424 + i, 0.08, 15, 0.75 + 0.15 * i, 0.014, (FERN, LIGHT_LEAF)[i]) for i in range(2)]
    for i in range(30):
        put(shrubs[i % 3], -5 + 0.52 * i, far + r.uniform(-0.2, 0.7), 0.1, scale=r.uniform(0.9, 1.9), rng=r)
    for i in range(18):
        put(ferns[i % 2], -4.5 + 0.8 * i, far - r.uniform(0.1, 0.5), 0.1, scale=r.uniform(0.8, 1.3), rng=r)
    trail = make_trail(427, 2.0, 1.3, 1500, 0.055, DEEP_LEAF)
    for i in range(8):
        put(trail, -5 + 1.9 * i, far + 0.88, 3.4, rot=0.0)
    put(make_frangipani(428, 3.6), 1.9, near + 3.6, -0.03, rng=r)
    trees = [
        make_tree(430 + i, height=7.5 + i, radius=3.0, clear=2.6, leaves=11000, leaf=0.13, col=FERN) for i in range(2)
    ]
    for i, (x, y) in enumerate(((-4.5, far + 2.5), (0.4, far + 3.4), (4.6, far + 2.4))):
        put(trees[i % 2], x, y, 0, rng=r)
    pot = m_plain((0.33, 0.14, 0.075), 0.8)
    for x, size in ((-0.95, 0.8), (1.95, 1.0)):
        mb = MeshBuilder()
        mb.cyl(x, near + 0.5, -0.03, 0.42 * size, 0.22 * size, pot, 28)
        mb.obj("pot")
        put(shrubs[1], x, near + 0.5, 0.36 * size, scale=0.75 * size, rng=r)
