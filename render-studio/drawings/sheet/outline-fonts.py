"""Takes the outlines of the site's fonts for the drawings: a machine that draws needs no font installed.

pip install fonttools brotli && python3 render-studio/drawings/sheet/outline-fonts.py
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
FONTS = HERE.parents[2] / "apps" / "web" / "fonts"
LETTERS = [chr(code) for code in range(0x20, 0x7F)] + list("·×–—‘’“”°²éâ½")
CUTS = {
    "regular": ("instrument-sans.woff2", {"wght": 400}),
    "strong": ("instrument-sans.woff2", {"wght": 570}),
    "display": ("newsreader-display.woff2", None),
}

for name, (file, axes) in CUTS.items():
    font = TTFont(FONTS / file)
    if axes:
        font = instancer.instantiateVariableFont(font, axes)
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    outlines = {}
    for letter in LETTERS:
        if ord(letter) not in names:
            continue
        pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        glyphs[names[ord(letter)]].draw(pen)
        outlines[letter] = {"w": glyphs[names[ord(letter)]].width, "d": pen.getCommands()}
    data = {"unitsPerEm": font["head"].unitsPerEm, "glyphs": outlines}
    (HERE / f"lettering-{name}.json").write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
