"""The forms a recipe may name, and how its plain words become calls.

Every form takes at=(x, y), turn in radians, lit (share of lit windows), plants, and words of its own.
"""

from itertools import islice

from kit.massing.bronze_fins import bronze_fins
from kit.massing.court_wing.wing import court_wing
from kit.massing.crane import tower_crane
from kit.massing.fin_tower import fin_tower
from kit.massing.office_block import office_block
from kit.massing.rounded_tower import kinds
from kit.massing.rounded_tower.tower import raise_tower
from kit.massing.scaffold import scaffold
from kit.massing.shops.fit import shops_in
from kit.massing.shops.names import ROWS
from kit.massing.street_front import street_front
from kit.massing.terraces import terrace_block
from kit.mesh import place, to_mesh
from kit.recipe import standing

FINS_FROM_M, FINS_OVER_ROOF_M = 8.4, 2.2


def ribbon_tower(at, turn, lit, plants, **words):
    """A rounded tower with white waving bands; words as in kinds.ribbon()."""
    return raise_tower(kinds.ribbon(lit, **words), at, turn)


def bronze_office(at, turn, lit, plants, fin_pitch=1.5, **words):
    """A rounded glass office block behind bronze fins every `fin_pitch` metres; words as in kinds.office()."""
    design = kinds.office(lit, **words)
    top = raise_tower(design, at, turn)
    if fin_pitch and design.finished > 0:
        over_roof = FINS_OVER_ROOF_M if design.finished == design.storeys else 0
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


def street_row(at, turn, lit, plants, side=-1, houses=(), shops="left", seed=40):
    """A row of shop fronts along a street that runs north; side -1 is its left row. houses: (width, style, storeys).

    `shops` names who keeps them, in kit.massing.shops.names.
    """
    keepers = iter(ROWS[shops])
    y = at[1]
    for i, (width, style, storeys) in enumerate(houses):
        ends = ((at[0], y), (at[0], y + width))
        here = list(islice(keepers, shops_in(width)))
        street_front(*(ends if side < 0 else ends[::-1]), style, here[::-side], seed + i, storeys, lit=lit)
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
