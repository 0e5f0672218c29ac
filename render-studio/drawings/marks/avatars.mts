import { text, textWidth } from '../sheet/lettering.mts';
import { BRASS, FOREST, INK, STONE } from '../sheet/palette.mts';
import { box, circle, d, line, path, sheet, smooth } from '../sheet/svg.mts';

const AVATAR_PX = 400;
type Motif = (color: string) => string;

const WEIGHT = 5;
const row = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join('');

/** Brick lattice, as in the upper walls of Ota. */
const jaali: Motif = (color) =>
  row(8, (y) =>
    row(8, (x) =>
      circle([25 + x * 50 + (y % 2 ? 25 : 0), 25 + y * 50], 17, { stroke: color, weight: WEIGHT }),
    ),
  );

/** The bends of the Mula at Meander. */
const river: Motif = (color) =>
  row(9, (index) => {
    const y = 12 + index * 47;
    return path(
      smooth([
        [-40, y],
        [70, y - 24],
        [200, y + 10],
        [330, y + 34],
        [440, y + 8],
      ]),
      { stroke: color, weight: WEIGHT },
    );
  });

/** The arcade of Kaman Quarter. */
const arches: Motif = (color) =>
  row(3, (y) =>
    row(4, (x) => {
      const [left, foot] = [x * 100 + 14, y * 134 + 128];
      return path(
        d`M${left} ${foot}L${left} ${foot - 62}A${36} ${36} 0 0 1 ${left + 72} ${foot - 62}L${left + 72} ${foot}`,
        {
          stroke: color,
          weight: WEIGHT,
        },
      );
    }),
  ) +
  row(3, (y) =>
    line(
      [
        [0, y * 134 + 128],
        [400, y * 134 + 128],
      ],
      { stroke: color, weight: WEIGHT },
    ),
  );

type Avatar = { ground: string; letter: string; lines: string; motif: Motif };
const AVATARS: Record<string, Avatar> = {
  anjali: { ground: BRASS[700], letter: STONE[50], lines: '#8C6534', motif: jaali },
  rahul: { ground: FOREST, letter: STONE[50], lines: '#416E5B', motif: river },
  farah: { ground: STONE[200], letter: INK[900], lines: '#D2C4AE', motif: arches },
};

/** Whose avatars are drawn. */
export const AVATAR_NAMES = Object.keys(AVATARS);

/** A monogram on the pattern of the person's building: nobody's face. */
export function avatar(name: string): string {
  const found = AVATARS[name];
  if (!found) throw new Error(`No avatar is drawn for ${name}: add one to drawings/marks/avatars.mts.`);
  const initial = name.charAt(0).toUpperCase();
  const type = { size: 250, color: found.letter, font: 'display', anchor: 'middle' } as const;
  const [middle, base] = [AVATAR_PX / 2, AVATAR_PX / 2 + type.size * 0.33];
  const ground = box([0, 0, AVATAR_PX, AVATAR_PX], { fill: found.ground });
  // The pattern leaves the letter a clear place.
  const clear = circle([middle, AVATAR_PX / 2], textWidth(initial, type) / 2 + 62, { fill: found.ground });
  return sheet(
    AVATAR_PX,
    AVATAR_PX,
    ground + found.motif(found.lines) + clear + text([middle, base], initial, type),
  );
}
