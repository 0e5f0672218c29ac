import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { group, path as outline } from './svg.mts';

const fontSchema = z.object({
  unitsPerEm: z.number(),
  glyphs: z.record(z.string(), z.object({ w: z.number(), d: z.string() })),
});

// Outlines of Instrument Sans and Newsreader (both SIL OFL): a machine that draws needs no font installed.
const load = (file: string) =>
  fontSchema.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')));
const FONTS = { sans: load('lettering-sans.json'), serif: load('lettering-serif.json') };

type Style = { size: number; color: string; font?: keyof typeof FONTS; anchor?: 'start' | 'middle' | 'end' };

/** Width of a line of text in pixels. */
export function textWidth(text: string, size: number, font: keyof typeof FONTS = 'sans'): number {
  const { unitsPerEm, glyphs } = FONTS[font];
  return ([...text].reduce((sum, letter) => sum + (glyphs[letter]?.w ?? 0), 0) * size) / unitsPerEm;
}

/**
 * A line of text as outlines; `y` is its baseline.
 * @throws Error for a letter that is not in the font
 */
export function text(
  x: number,
  y: number,
  words: string,
  { size, color, font = 'sans', anchor = 'start' }: Style,
): string {
  const { unitsPerEm, glyphs } = FONTS[font];
  const scale = size / unitsPerEm;
  const width = textWidth(words, size, font);
  let at = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  let drawn = '';
  for (const letter of words) {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`No outline for "${letter}" in "${words}"`);
    drawn += group(
      outline(glyph.d, color),
      `translate(${at.toFixed(1)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`,
    );
    at += glyph.w * scale;
  }
  return drawn;
}
