"""The kinds of rounded tower a recipe may name, as designs."""

import math

from kit.facade.wall import rect
from kit.massing.rounded_tower.design import Design
from kit.materials.glass import m_glass
from kit.materials.surfaces import m_plain, m_stone, m_stucco

BAND_M, WAVE_M = 1.35, 0.75  # depth of a balcony band, and how far it swings
EASED = 0.16  # of a side at either end, where the wave begins
LONG_SIDE_M = 20
VARIANTS_OF_A_WAVE = 8
OFFICE_LEDGE_M = 0.22


def wave(phase):
    """Balcony edges that swing along each side, one wave further every eight floors."""

    def depth(variant, straight, along, length):
        if not straight:
            return BAND_M
        t = along / length
        if not 0 < t < 1:
            return BAND_M
        ease = min(1.0, t / EASED, (1 - t) / EASED)
        ease = ease * ease * (3 - 2 * ease)
        waves = 1.5 if length > LONG_SIDE_M else 1
        return BAND_M + WAVE_M * ease * math.sin(2 * math.pi * (t * waves + variant / VARIANTS_OF_A_WAVE + phase))

    return depth


def fourth_bay(bay):
    """Every fourth bay of a long side is stone."""
    return bay.straight and bay.index % 4 == 3 and bay.count > 4


def ribbon(lit, plan=(30, 20), storeys=18, phase=0.0, seed=11, built=None, corner=4.0):
    """White waving bands. `built` storeys are finished, the rest are bare frame."""
    return Design(
        rect(*plan),
        corner_radius=corner,
        storeys=storeys,
        finished=storeys if built is None else built,
        seed=seed,
        lit=lit,
        edge=wave(phase),
        variants=VARIANTS_OF_A_WAVE,
        stone=fourth_bay,
        wall=m_stucco((0.80, 0.77, 0.72)),
        accent=m_stone((0.30, 0.215, 0.15), 1.4, 0.7),
    )


def office(lit, plan=(48, 26), storeys=10, seed=31, built=None, corner=6.0):
    """A glass office block. `built` storeys are finished, the rest are bare frame."""
    stone = m_stone((0.46, 0.42, 0.37), 1.6, 0.8, 0.12)
    return Design(
        rect(*plan),
        corner_radius=corner,
        storeys=storeys,
        finished=storeys if built is None else built,
        seed=seed,
        lit=lit,
        edge=lambda *_: OFFICE_LEDGE_M,
        storey_height=4.1,
        hall_height=9.0,
        variants=3,
        bay_width=3.0,
        railing=False,
        glass=m_glass((0.55, 0.66, 0.72), 0.20, 0.015),
        wall=stone,
        accent=stone,
        slab=m_plain((0.10, 0.105, 0.11), 0.35, 0.7),
        soffit=m_plain((0.5, 0.45, 0.38), 0.5),
        core=(plan[0] / 4, plan[1] / 4),
    )
