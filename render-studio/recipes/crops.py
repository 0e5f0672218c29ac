"""Pictures cut from finished masters: name, what it is cut from, size, and where the cut is centred and how tall it is.

Centre and height are fractions of the master. A cut never enlarges: 1440 pixels of width need a banner or most of a
gallery picture. No two covers that stand side by side show the same project, and none repeats its page's banner.
"""

from recipes.sizes import COVER_PX, OVERVIEW_PX

THUMBNAIL_PX = (1200, 900)
SHARE_PX = (1200, 630)
MIDDLE = (0.50, 0.50)
WHOLE = 1.0
TRIMMED = 0.9375  # a gallery picture, 3 : 2, cut to a cover's 8 : 5

THUMBNAILS = (
    ("projects/meander/thumbnail", "projects/meander/banner-wide", THUMBNAIL_PX, (0.48, 0.46), 0.90),
    ("projects/kansa/thumbnail", "projects/kansa/banner-wide", THUMBNAIL_PX, (0.50, 0.50), WHOLE),
    ("projects/ota/thumbnail", "projects/ota/banner-wide", THUMBNAIL_PX, (0.60, 0.50), 0.94),
    ("projects/sagwan/thumbnail", "projects/sagwan/banner-wide", THUMBNAIL_PX, (0.47, 0.50), WHOLE),
    ("projects/paayri/thumbnail", "projects/paayri/banner-wide", THUMBNAIL_PX, (0.42, 0.52), 0.90),
    ("projects/peth-row/thumbnail", "projects/peth-row/banner-wide", THUMBNAIL_PX, (0.40, 0.55), 0.90),
    ("projects/kaman-quarter/thumbnail", "projects/kaman-quarter/banner-wide", THUMBNAIL_PX, (0.60, 0.50), 0.95),
)
#: Under the banner: another hour than the banner's, so cut from the home page's.
PAIRS = (("projects/paayri/featured", "home/banner-2-wide", OVERVIEW_PX, (0.55, 0.50), WHOLE),)
SHARES = (
    ("projects/meander/share", "projects/meander/banner-wide", SHARE_PX, (0.48, 0.50), 0.88),
    ("projects/paayri/share", "projects/paayri/banner-wide", SHARE_PX, (0.45, 0.55), 0.88),
    ("projects/sagwan/share", "projects/sagwan/banner-wide", SHARE_PX, (0.50, 0.47), 0.93),
    ("projects/ota/share", "projects/ota/banner-wide", SHARE_PX, (0.50, 0.50), 0.90),
    ("projects/kansa/share", "projects/kansa/banner-wide", SHARE_PX, (0.50, 0.50), 0.92),
    ("projects/kaman-quarter/share", "projects/kaman-quarter/banner-wide", SHARE_PX, (0.50, 0.56), 0.88),
    ("projects/peth-row/share", "projects/peth-row/banner-wide", SHARE_PX, (0.45, 0.60), 0.88),
    ("home/share", "home/banner-1-wide", SHARE_PX, (0.50, 0.47), 0.92),
    ("about/share", "about/site-at-dawn", SHARE_PX, (0.50, 0.46), 0.88),
    ("contact/share", "contact/cover", SHARE_PX, (0.50, 0.50), 0.88),
)
NEWS = (
    ("news/daylight-award", "projects/kaman-quarter/gallery-court", COVER_PX, MIDDLE, TRIMMED),
    ("news/evening-on-rera", "projects/kaman-quarter/gallery-evening", COVER_PX, (0.50, 0.45), TRIMMED),
    ("news/meander-tower-one-oc", "projects/meander/gallery-dusk", COVER_PX, MIDDLE, TRIMMED),
    ("news/open-house-ota", "projects/ota/gallery-lane", COVER_PX, MIDDLE, TRIMMED),
    ("news/paayri-registered", "projects/paayri/gallery-valley", COVER_PX, MIDDLE, TRIMMED),
    ("news/teak-from-nilambur", "projects/sagwan/gallery-fins", COVER_PX, MIDDLE, TRIMMED),
)
ARTICLES = (
    ("blogs/carpet-area-explained", "projects/ota/gallery-living", COVER_PX, (0.50, 0.60), TRIMMED),
    ("blogs/floor-plates-and-efficiency", "projects/kansa/gallery-floor", COVER_PX, (0.50, 0.52), TRIMMED),
    ("blogs/gst-on-homes-under-construction", "about/site-at-dawn", COVER_PX, (0.40, 0.50), 0.90),
    ("blogs/possession-oc-and-cc", "projects/sagwan/banner-wide", COVER_PX, MIDDLE, WHOLE),
    ("blogs/reading-a-maharera-page", "about/drawing-table", COVER_PX, (0.55, 0.50), 0.88),
    ("blogs/stamp-duty-and-registration", "projects/kaman-quarter/gallery-stone", COVER_PX, MIDDLE, TRIMMED),
)

CROPS = THUMBNAILS + PAIRS + SHARES + NEWS + ARTICLES
