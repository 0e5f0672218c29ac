"""Who keeps shop in Peth Row. All names are made up.

Devanagari is set letter by letter: no joined consonants, and no short i, which is written before what it follows.
"""

from dataclasses import dataclass

CREAM, GOLD, CHALK, BONE = (0.80, 0.72, 0.56), (0.66, 0.43, 0.13), (0.82, 0.80, 0.75), (0.52, 0.49, 0.42)
BOTTLE, INDIGO, MAROON, SOOT = (
    (0.020, 0.062, 0.044),
    (0.030, 0.050, 0.125),
    (0.150, 0.022, 0.022),
    (0.022, 0.021, 0.020),
)
MUSTARD, BRICK, TEAL, SKY = (0.56, 0.32, 0.045), (0.34, 0.075, 0.035), (0.025, 0.125, 0.130), (0.055, 0.155, 0.300)
LEAF, TEAK = (0.060, 0.130, 0.040), (0.085, 0.042, 0.020)


@dataclass(frozen=True)
class Shop:
    """A shop: what its sign says in one script and below in another, how it says it, what it sells."""

    name: str
    under: str = ""
    sign: str = "painted"  # painted, brass, enamel or lit
    board: tuple = BOTTLE
    ink: tuple = CREAM
    goods: str = "boxes"  # a function in goods.py
    blade: str = ""  # what hangs over the pavement at the shop's left pier
    awning: bool = True


def is_devanagari(text):
    """Whether a word is in Marathi's script."""
    return any("\u0900" <= letter <= "\u097f" for letter in text)


#: From south to north.
LEFT = (
    Shop("Apte Books", "वाचनालय", "painted", BOTTLE, GOLD, "books", "Books"),
    Shop("मसाले", "Spices, whole and ground", "enamel", MUSTARD, MAROON, "jars"),
    Shop("Kagad", "Paper and ink", "painted", TEAK, CREAM, "books", awning=False),
    Shop("Deshpande & Daughters", "Tailors", "painted", BOTTLE, GOLD, "garments", awning=False),
    Shop("कापड", "Cloth by the metre", "painted", INDIGO, CREAM, "cloth", "Cloth"),
    Shop("Nira Coffee", "चहा", "lit", TEAK, CREAM, "jars", "Nira"),
    Shop("तांबट", "Copper & Co", "brass", SOOT, GOLD, "pots", "तांबट", awning=False),
    Shop("Mehta Optics", "", "lit", SOOT, CHALK, "frames"),
    Shop("पैठणी", "Sarees from Paithan", "painted", MAROON, GOLD, "cloth", "पैठणी"),
    Shop("Sahil Cycles", "", "enamel", SKY, CHALK, "cycles", awning=False),
    Shop("फुले", "Flowers", "painted", LEAF, CREAM, "flowers", "फुले"),
    Shop("Kulkarni & Sons", "Grocers", "painted", BRICK, CREAM, "jars"),
    Shop("भांडी", "Pots and pans", "enamel", BONE, MAROON, "pots", "भांडी", awning=False),
    Shop("Ink & Thread", "", "lit", INDIGO, CREAM, "books"),
    Shop("चादर", "Sheets and quilts", "painted", TEAL, CREAM, "cloth", "चादर"),
    Shop("Joshi Watches", "", "brass", SOOT, GOLD, "frames", awning=False),
    Shop("दवाखाना", "Dr Sane", "enamel", BONE, SKY, "boxes"),
    Shop("Sarang Music", "तबला", "painted", MAROON, CREAM, "boxes", "Music"),
    Shop("वडापाव", "Since this morning", "enamel", MUSTARD, MAROON, "jars"),
    Shop("Blue Door Bakery", "", "painted", SKY, CHALK, "jars", "Bread", awning=False),
    Shop("चांदी", "Silver", "brass", SOOT, GOLD, "frames"),
    Shop("Bhave Stationers", "", "painted", BOTTLE, CREAM, "books"),
    Shop("चपला", "Sandals from Kolhapur", "painted", TEAK, GOLD, "boxes", "चपला"),
    Shop("Gokhale Sweets", "पेढे", "lit", BRICK, CREAM, "jars", awning=False),
    Shop("घोंगडी", "Blankets", "painted", SOOT, CREAM, "cloth"),
    Shop("Lamp & Wick", "", "brass", SOOT, GOLD, "pots", "Lamps"),
    Shop("पतंग", "Kites", "painted", MUSTARD, INDIGO, "boxes"),
    Shop("Rane Frames", "", "painted", BOTTLE, CREAM, "frames", awning=False),
    Shop("खेळणी", "Toys", "enamel", BRICK, CHALK, "boxes", "खेळणी"),
    Shop("Mango Lane", "आंबे", "painted", LEAF, CREAM, "flowers"),
)
#: From south to north too.
RIGHT = (
    Shop("Patil Seeds", "", "painted", LEAF, CREAM, "jars"),
    Shop("तूप", "Ghee and butter", "enamel", MUSTARD, MAROON, "jars", "तूप"),
    Shop("Monsoon Umbrellas", "", "painted", TEAL, CREAM, "garments", awning=False),
    Shop("Oak & Awl", "Leather", "brass", SOOT, GOLD, "boxes", "Awl", awning=False),
    Shop("साडी", "Sarees", "painted", MAROON, GOLD, "cloth"),
    Shop("Fern & Clay", "", "painted", BOTTLE, CREAM, "flowers", "Fern"),
    Shop("औषधे", "Vaidya Pharmacy", "enamel", BONE, SKY, "boxes"),
    Shop("Third Bell Theatre", "", "lit", MAROON, CREAM, "frames", awning=False),
    Shop("खानावळ", "Meals", "painted", MUSTARD, MAROON, "jars", "खानावळ"),
    Shop("मोती", "Pearls", "brass", SOOT, GOLD, "frames"),
    Shop("Dabke Radios", "", "lit", TEAL, CREAM, "boxes", "Radio"),
    Shop("Sable & Salt", "Hair", "lit", SOOT, CHALK, "frames", awning=False),
    Shop("हातमाग", "Handloom", "painted", INDIGO, CREAM, "cloth", "हातमाग"),
    Shop("Gore Lenses", "", "painted", TEAK, CREAM, "frames"),
    Shop("रसवंती", "Cane juice", "enamel", LEAF, CHALK, "flowers"),
    Shop("Ambekar Shoes", "", "painted", BRICK, CREAM, "boxes", "Shoes"),
    Shop("लोणचे", "Pickles", "enamel", MUSTARD, MAROON, "jars", awning=False),
    Shop("Type Room", "", "painted", SOOT, CREAM, "books"),
    Shop("कंदील", "Lanterns", "painted", MAROON, GOLD, "pots", "कंदील"),
    Shop("Karve Travels", "", "lit", SKY, CHALK, "frames", awning=False),
    Shop("माठ", "Water pots", "painted", BRICK, CREAM, "pots"),
    Shop("Poha House", "", "painted", MUSTARD, MAROON, "jars", "Poha"),
    Shop("बांगडी", "Bangles", "painted", TEAL, GOLD, "frames"),
    Shop("North Light", "Photographers", "brass", SOOT, GOLD, "frames", awning=False),
    Shop("छापखाना", "Printers", "painted", INDIGO, CREAM, "books"),
    Shop("Two Anna Shop", "", "enamel", BRICK, CHALK, "boxes", "Two"),
    Shop("सुतार", "Joiners", "painted", TEAK, CREAM, "boxes"),
    Shop("Kite & Key", "", "brass", SOOT, GOLD, "frames", "Keys", awning=False),
    Shop("दोरा", "Thread and buttons", "painted", MAROON, CREAM, "cloth"),
    Shop("Last Lamp", "", "lit", BOTTLE, CREAM, "pots"),
)
ROWS = {"left": LEFT, "right": RIGHT}
