"""Meander between the Mula and Balewadi, as one sees it by day from far enough; its pictures are in meander.py."""

from kit.recipe import Project, standing
from recipes import meander

PROJECT = Project(slug="meander_river", seed=4, site="balewadi", massing=standing(meander.PROJECT))
