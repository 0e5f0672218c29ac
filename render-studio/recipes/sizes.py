"""Sizes of the slots in the content that are neither banner nor gallery."""

OVERVIEW_PX = (1440, 1080)  # also the featured picture and the home page's pair
COVER_PX = (1440, 900)
