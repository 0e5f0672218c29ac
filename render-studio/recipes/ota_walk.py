"""Ota's court from under its arcade, with what is left standing there; its film is in ota.py."""

from kit.recipe import Project
from recipes import ota

PROJECT = Project(slug="ota_walk", seed=ota.PROJECT.seed, site="walk", massing=ota.PROJECT.massing)
