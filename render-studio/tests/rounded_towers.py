"""The rounded towers of the recipes."""

from kit.massing.rounded_tower import kinds
from kit.recipe import standing
from recipes import kansa, meander

KINDS = {"ribbon-tower": kinds.ribbon, "bronze-office": kinds.office}
LIT = 0.4
#: In meander's fourth stage a tower is finished below and bare above.
SEEN = ((meander, None), (meander, 4), (kansa, None))
#: Words of the form, not of the tower.
PLACING = ("form", "at", "turn", "lit", "fin_pitch")


def designs():
    """The rounded towers of the recipes by what they are called, and one in a late stage."""
    found = {}
    for recipe, stage in SEEN:
        for i, part in enumerate(standing(recipe.PROJECT, stage)):
            words = {word: value for word, value in part.items() if word not in PLACING}
            if part["form"] in KINDS and words not in [known for _, known in found.values()]:
                name = f"{recipe.PROJECT.slug} {i}" + (f", stage {stage}" if stage else "")
                found[name] = KINDS[part["form"]](LIT, **words), words
    return {name: design for name, (design, _) in found.items()}
