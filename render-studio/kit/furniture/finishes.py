"""The few finishes all interiors share."""


from kit.materials.glow import m_lamp
from kit.materials.surfaces import m_plain, m_stucco, m_wood

BRASS = lambda: m_plain((0.56, 0.40, 0.20), 0.28, 1.0)

BLACK = lambda: m_plain((0.028, 0.026, 0.024), 0.4, 0.5)

OAK = lambda ax=2, pl=0.6: m_wood((0.40, 0.265, 0.155), axis=ax, plank=pl, rough=0.42)

WALNUT = lambda ax=2, pl=0.6: m_wood((0.235, 0.130, 0.068), axis=ax, plank=pl, rough=0.38)

WALL = lambda: m_stucco((0.80, 0.765, 0.71), 0.03)

CEIL = lambda: m_stucco((0.86, 0.845, 0.82), 0.02)

FRAME = lambda: m_plain((0.035, 0.031, 0.028), 0.4, 0.6)

LED = lambda s=3.6: m_lamp((1, 0.72, 0.44), s)
