"""Materials as values: geometry names them without Blender; `kit.nodes` makes Blender's from them."""

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Material:
    """A kind of material with its words. Two are the same when they say the same."""

    kind: str
    said: str
    draw: Callable = field(compare=False, repr=False)  # (graph) -> the socket of its shader


def material(kind):
    """Decorator: makes of a function that draws a node graph, `draw(graph, …)`, one that names the material, `(…)`."""

    def naming(draw):
        def named(*words, **more):
            said = repr(words) + repr(sorted(more.items()))
            return Material(kind, said, lambda graph: draw(graph, *words, **more))

        return named

    return naming
