"""The forms a recipe may name, and how its plain words become calls.

Every form takes at=(x, y), turn in radians, lit (share of lit windows), plants, and words of its own.
"""

import math

from kit.facade.wall import rect
from kit.massing.bronze_fins import bronze_fins
from kit.massing.court_wing.wing import court_wing
from kit.massing.crane import tower_crane
from kit.massing.fin_tower import fin_tower
from kit.massing.office_block import office_block
from kit.massing.rounded_tower.design import Design
from kit.massing.rounded_tower.tower import raise_tower
from kit.massing.scaffold import scaffold
from kit.massing.street_front import street_front
from kit.massing.terraces import terrace_block
from kit.materials.glass import m_glass
from kit.materials.surfaces import m_plain, m_stone, m_stucco
from kit.mesh import place, to_mesh
from kit.recipe import standing

BAND_M, WAVE_M = 1.35, 0.75  # depth of a balcony band, and how far it swings
OFFICE_LEDGE_M = 0.22
FINS_FROM_M, FINS_OVER_ROOF_M = 8.4, 2.2


def wave(phase):
    """Balcony edges that swing along each side, one wave further every eight floors."""

    def depth(variant, straight, along, length):
        if not straight:
            return BAND_M
        t = along / length
        if not 0 < t < 1:
            return BAND_M
        ease = min(1.0, t / 0.16, (1 - t) / 0.16)
        ease = ease * ease * (3 - 2 * ease)
        waves = 1.5 if length > 20 else 1
        return BAND_M + WAVE_M * ease * math.sin(2 * math.pi * (t * waves + variant / 8.0 + phase))

    return depth


def fourth_bay(bay):
    """Every fourth bay of a long side is stone."""
    return bay.straight and bay.index % 4 == 3 and bay.count > 4


def ribbon_tower(at, turn, lit, plants, plan=(30, 20), storeys=18, phase=0.0, seed=11, built=None, corner=4.0):
    """A rounded tower with white waving bands. `built` storeys are finished, the rest are bare frame."""
    design = Design(
        rect(*plan),
        corner_radius=corner,
        storeys=storeys,
        finished=storeys if built is None else built,
        seed=seed,
        lit=lit,
        edge=wave(phase),
        variants=8,
        stone=fourth_bay,
        wall=m_stucco((0.80, 0.77, 0.72)),
        accent=m_stone((0.30, 0.215, 0.15), 1.4, 0.7),
    )
    return raise_tower(design, at, turn)


def bronze_office(at, turn, lit, plants, plan=(48, 26), storeys=10, seed=31, corner=6.0, built=None, fin_pitch=1.5):
    """A rounded glass office block behind bronze fins."""
    stone = m_stone((0.46, 0.42, 0.37), 1.6, 0.8, 0.12)
    design = Design(
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
    top = raise_tower(design, at, turn)
    if fin_pitch and design.finished > 0:
        over_roof = FINS_OVER_ROOF_M if built is None else 0
        clad_to = design.floor_height(design.finished) + over_roof
        bronze_fins(design.outline, at, turn, FINS_FROM_M, clad_to, fin_pitch)
    return top


def timber_tower(at, turn, lit, plants, plan=(23.4, 19.8), storeys=18, seed=1, built=None):
    """A slender tower with deep corner loggias and timber fins."""
    return fin_tower(at, turn, w=plan[0], d=plan[1], floors=storeys, seed=seed, lit=lit, built=built)


def terraces(at, turn, lit, plants, storeys=7, width=24.0, step=4.6, ground=0.0, seed=21):
    """Terraces climbing a hillside, one home deep each."""
    terrace_block((*at, ground), turn, storeys, width, step, 3.4, seed, lit, plants)


def courtyard_wing(at, turn, lit, plants, to=(0, 0), storeys=4, seed=1, depth=9.0):
    """One wing of a courtyard house; its courtyard face runs from `at` to `to`."""
    place(to_mesh(court_wing(at, to, storeys, lit, depth, seed), f"wing{seed}"))


def masonry_office(at, turn, lit, plants, plan=(42, 30), storeys=6, seed=1, stone=(0.55, 0.44, 0.31)):
    """An arcaded stone office block."""
    return office_block(at, plan[0], plan[1], turn, storeys, seed=seed, stone=stone, lit=lit)


def street_row(at, turn, lit, plants, side=-1, houses=(), seed=40):
    """A row of shop fronts along a street that runs north; side -1 is its left row. houses: (width, style, storeys)."""
    y = at[1]
    for i, (width, style, storeys) in enumerate(houses):
        ends = ((at[0], y), (at[0], y + width))
        street_front(*(ends if side < 0 else ends[::-1]), style, seed + i, storeys, lit=lit)
        y += width


def crane(at, turn, lit, plants, height=60, jib=42):
    """A tower crane."""
    return tower_crane((*at, 0), height, jib, turn)


FORMS = {
    "ribbon-tower": ribbon_tower,
    "bronze-office": bronze_office,
    "timber-tower": timber_tower,
    "terraces": terraces,
    "courtyard-wing": courtyard_wing,
    "masonry-office": masonry_office,
    "street-row": street_row,
    "crane": crane,
    "scaffold": scaffold,
}


def raise_massing(project, picture, plants):
    """Put up all buildings of the project, or what its construction stage has of them."""
    for part in standing(project, picture.stage):
        words = dict(part)
        form = FORMS[words.pop("form")]
        form(words.pop("at"), words.pop("turn", 0.0), words.pop("lit", picture.light.lit), plants, **words)
