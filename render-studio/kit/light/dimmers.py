"""How bright the lights of a picture are, set once for each picture: kit.build does it."""

#: `room`: the rooms seen behind windows; `lamp`: lamps. 1 is as the kit gives them.
LIGHTS = {"room": 1.0, "lamp": 1.0}
