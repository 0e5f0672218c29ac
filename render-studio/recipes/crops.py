"""Pictures cut from finished masters: name, what it is cut from, size, and where the cut is centred and how tall it is.

Centre and height are fractions of the master.
"""

THUMBNAIL_PX = (1200, 900)

CROPS = (
    ("projects/meander/thumbnail", "projects/meander/banner-wide", THUMBNAIL_PX, (0.48, 0.46), 0.90),
    ("projects/kansa/thumbnail", "projects/kansa/banner-wide", THUMBNAIL_PX, (0.50, 0.50), 1.0),
    ("projects/ota/thumbnail", "projects/ota/banner-wide", THUMBNAIL_PX, (0.60, 0.50), 0.94),
    ("projects/sagwan/thumbnail", "projects/sagwan/banner-wide", THUMBNAIL_PX, (0.47, 0.50), 1.0),
    ("projects/paayri/thumbnail", "projects/paayri/banner-wide", THUMBNAIL_PX, (0.42, 0.52), 0.90),
    ("projects/peth-row/thumbnail", "projects/peth-row/banner-wide", THUMBNAIL_PX, (0.40, 0.55), 0.90),
    ("projects/kaman-quarter/thumbnail", "projects/kaman-quarter/banner-wide", THUMBNAIL_PX, (0.60, 0.50), 0.95),
)
