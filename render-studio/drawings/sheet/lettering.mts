import display from './lettering-display.json' with { type: 'json' };
import regular from './lettering-regular.json' with { type: 'json' };
import strong from './lettering-strong.json' with { type: 'json' };
import type { Point } from './svg.mts';

type Font = { unitsPerEm: number; glyphs: Record<string, { w: number; d: string }> };
// Instrument Sans and Newsreader (both SIL OFL), as outlines; made by outline-fonts.py.
const FONTS: Record<'regular' | 'strong' | 'display', Font> = { regular, strong, display };

/** How a line of text is set. `tracking` is in thousandths of the size; `halo` keeps it legible on lines. */
export type Type = {
  size: number;
  color: string;
  font?: keyof typeof FONTS;
  anchor?: 'start' | 'middle' | 'end';
  tracking?: number;
  halo?: string;
};

/** Width of a line of text in pixels. */
export function textWidth(
  words: string,
  { size, font = 'regular', tracking = 0 }: Omit<Type, 'color'>,
): number {
  const { unitsPerEm, glyphs } = FONTS[font];
  const letters = [...words];
  const advance = letters.reduce((sum, letter) => sum + (glyphs[letter]?.w ?? 0) / unitsPerEm, 0);
  return size * (advance + (tracking / 1000) * Math.max(0, letters.length - 1));
}

/**
 * A line of text as outlines; `y` is its baseline.
 * @throws Error for a letter that is not in the font
 */
export function text([x, y]: Point, words: string, type: Type): string {
  const { size, color, font = 'regular', anchor = 'start', tracking = 0, halo } = type;
  const { unitsPerEm, glyphs } = FONTS[font];
  const scale = size / unitsPerEm;
  const width = textWidth(words, type);
  let at = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  let drawn = '';
  for (const letter of words) {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`No outline for "${letter}" in "${words}": add it to outline-fonts.py.`);
    if (glyph.d)
      drawn += `<path d="${glyph.d}" transform="translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})"/>`;
    at += glyph.w * scale + (tracking / 1000) * size;
  }
  const edge = halo
    ? `<g fill="${halo}" stroke="${halo}" stroke-width="${(unitsPerEm * 0.26).toFixed(0)}" stroke-linejoin="round">${drawn}</g>`
    : '';
  return `${edge}<g fill="${color}">${drawn}</g>`;
}

/** A line of text running upwards, its middle at the point. */
export function textUp([x, y]: Point, words: string, type: Type): string {
  return `<g transform="rotate(-90 ${x.toFixed(2)} ${y.toFixed(2)})">${text([x, y], words, { ...type, anchor: 'middle' })}</g>`;
}
