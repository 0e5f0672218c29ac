"""An awning of cloth: it sags between its arms, and its valance is cut in scallops."""

import math

from kit.facade.wall import DARK
from kit.materials.surfaces import m_plain

SAG_M, VALANCE_M, SCALLOP_M, STRIPE_M = 0.055, 0.16, 0.09, 0.32
ALONG, SCALLOP = 5, 5
CLOTHS = (
    ((0.34, 0.055, 0.035), (0.72, 0.66, 0.55)),
    ((0.055, 0.13, 0.095), (0.72, 0.66, 0.55)),
    ((0.55, 0.34, 0.09),),
    ((0.07, 0.11, 0.20), (0.70, 0.65, 0.55)),
    ((0.46, 0.16, 0.07),),
    ((0.68, 0.62, 0.51),),
)


def awning(fr, u0, u1, z, out, drop, colours):
    """From the wall at height z, `out` metres over the pavement, `drop` lower there."""
    stripes = max(2, round((u1 - u0) / STRIPE_M))
    cloths = [m_plain(colour, 0.85, spec=0.1) for colour in colours]

    def on_cloth(share, t):
        u = u0 + (u1 - u0) * share
        hang = SAG_M * math.sin(math.pi * t) * (0.6 + 0.4 * math.sin(3 * math.pi * share) ** 2)
        lower = 0.03 * math.sin(2 * math.pi * share) ** 2 * t
        return u, 0.05 + (out - 0.05) * t, z - drop * t - hang - lower

    for i in range(stripes):
        cloth = cloths[i % len(cloths)]
        shares = i / stripes, (i + 1) / stripes
        for k in range(ALONG):
            t, further = k / ALONG, (k + 1) / ALONG
            corners = ((shares[0], t), (shares[1], t), (shares[1], further), (shares[0], further))
            fr.polygons.face([fr.point(*on_cloth(*corner)) for corner in corners], cloth)
        valance(fr, on_cloth(shares[0], 1), on_cloth(shares[1], 1), cloth)
    iron = m_plain(DARK, 0.4, 0.7)
    for u in (u0, u1):
        fr.polygons.bar(fr.point(u, 0.05, z - drop - 0.1), fr.point(u, out, z - drop - 0.02), 0.03, 0.03, iron)
    fr.polygons.bar(fr.point(u0, 0.06, z + 0.03), fr.point(u1, 0.06, z + 0.03), 0.09, 0.09, iron)


def valance(fr, start, end, cloth):
    """What hangs from the edge: one scallop to a stripe."""
    (u0, d, z0), (u1, _, z1) = start, end
    foot = [
        (
            u0 + (u1 - u0) * k / SCALLOP,
            z0 + (z1 - z0) * k / SCALLOP - VALANCE_M - SCALLOP_M * math.sin(math.pi * k / SCALLOP),
        )
        for k in range(SCALLOP + 1)
    ]
    fr.polygons.face([fr.point(u, d, z) for u, z in (*foot, (u1, z1), (u0, z0))], cloth)
