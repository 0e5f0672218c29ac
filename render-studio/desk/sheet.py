"""docs/pictures.webp: every picture of the demo content on one sheet, a row for each place."""

from desk.jobs import MEDIA, STUDIO

SHEET = STUDIO.parent / "docs" / "pictures.webp"
ROW_PX = 150
WIDTH_PX = 1920
GAP_PX = 8
PAPER = (250, 247, 242)
QUALITY = 62
#: Marks and symbols are not pictures.
LEFT_OUT = ("brand", "icons", "avatars")


def make():
    """Write the sheet. Pictures keep their proportions; a row that is full goes on below."""
    from PIL import Image

    rows = [row for folder in folders() for row in rows_of(folder)]
    height = len(rows) * (ROW_PX + GAP_PX) + GAP_PX
    sheet = Image.new("RGB", (WIDTH_PX, height), PAPER)
    for number, row in enumerate(rows):
        x = GAP_PX
        for picture in row:
            sheet.paste(picture, (x, GAP_PX + number * (ROW_PX + GAP_PX)))
            x += picture.width + GAP_PX
    sheet.save(SHEET, "WEBP", quality=QUALITY, method=6)
    print(f"{SHEET}: {sum(map(len, rows))} pictures")


def folders():
    found = {path.parent for path in MEDIA.rglob("*.webp")}
    return sorted(folder for folder in found if folder.name not in LEFT_OUT)


def rows_of(folder):
    from PIL import Image

    rows, row, used = [], [], GAP_PX
    for path in sorted(folder.glob("*.webp")):
        picture = Image.open(path).convert("RGB")
        picture = picture.resize((round(picture.width * ROW_PX / picture.height), ROW_PX), Image.LANCZOS)
        if used + picture.width + GAP_PX > WIDTH_PX:
            rows.append(row)
            row, used = [], GAP_PX
        row.append(picture)
        used += picture.width + GAP_PX
    return [*rows, row]
