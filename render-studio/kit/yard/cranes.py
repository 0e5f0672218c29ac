"""Which cranes stand on a yard."""

from kit.recipe import standing


def cranes_of(project, stage):
    """The places of the cranes that stand at `stage`."""
    return [part["at"] for part in standing(project, stage) if part["form"] == "crane"]
