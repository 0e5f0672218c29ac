import { Blob, Font, Face as FontFile, Buffer as Line, shape } from 'harfbuzzjs';
import display from '../../../fonts/share-display.ttf?inline';
import displayDevanagari from '../../../fonts/share-display-devanagari.ttf?inline';
import displayRupee from '../../../fonts/share-display-rupee.ttf?inline';
import strong from '../../../fonts/share-strong.ttf?inline';
import strongDevanagari from '../../../fonts/share-strong-devanagari.ttf?inline';
import text from '../../../fonts/share-text.ttf?inline';
import textDevanagari from '../../../fonts/share-text-devanagari.ttf?inline';
import textRupee from '../../../fonts/share-text-rupee.ttf?inline';

type Typeface = { font: Font; unitsPerEm: number; signs: ReadonlySet<number> };

function typefaceIn(dataUri: string): Typeface {
  const file = new FontFile(new Blob(Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64')));
  return { font: new Font(file), unitsPerEm: file.upem, signs: new Set(file.collectUnicodes()) };
}

/**
 * The site's fonts as outlines, so that a picture needs no font of the machine that draws it; each in the order in which
 * they are asked for a letter.
 */
const faces = {
  display: [typefaceIn(display), typefaceIn(displayRupee), typefaceIn(displayDevanagari)],
  text: [typefaceIn(text), typefaceIn(textRupee), typefaceIn(textDevanagari)],
  strong: [typefaceIn(strong), typefaceIn(textRupee), typefaceIn(strongDevanagari)],
} as const;
export type Face = keyof typeof faces;

/** What a reader takes for one letter: a syllable of Devanagari is several signs. */
const letters = new Intl.Segmenter('mr', { granularity: 'grapheme' });
export const lettersOf = (words: string) => [...letters.segment(words)].map(({ segment }) => segment);

const knows = ({ signs }: Typeface, letter: string) =>
  [...letter].every((sign) => signs.has(sign.codePointAt(0) ?? 0));

/** Whether a face can draw these words letter by letter, none of them without a mark of its own. */
export const canDraw = (face: Face, words: string) =>
  lettersOf(words).every((letter) => faces[face].some((typeface) => knows(typeface, letter)));

/** A text in runs of one font each. */
function runsOf(face: Face, words: string): { typeface: Typeface; text: string }[] {
  const [first, ...others] = faces[face];
  const fontOf = (letter: string) => [first, ...others].find((typeface) => knows(typeface, letter));
  const runs: { typeface: Typeface; text: string }[] = [];
  for (const written of lettersOf(words)) {
    // A letter with a mark that no font has (ā) is written without it.
    const letter = fontOf(written) ? written : (written.normalize('NFD')[0] ?? written);
    const typeface = fontOf(letter) ?? first;
    const last = runs.at(-1);
    if (last?.typeface === typeface) last.text += letter;
    else runs.push({ typeface, text: letter });
  }
  return runs;
}

/** A run as glyphs in the units of its font, joined and put in order as its script wants it. */
function shaped({ typeface, text: run }: { typeface: Typeface; text: string }) {
  const line = new Line();
  line.addText(run);
  line.guessSegmentProperties();
  shape(typeface.font, line);
  const positions = line.getGlyphPositions();
  return line.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { glyph, xAdvance, xOffset, yOffset };
  });
}

/** How wide a text is, in pixels. */
export const widthOf = (face: Face, words: string, size: number) =>
  runsOf(face, words).reduce(
    (width, run) =>
      width + (shaped(run).reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / run.typeface.unitsPerEm,
    0,
  );

/** A text as the outline of its letters, from `x` on, standing on `y`. */
export function outline(face: Face, words: string, x: number, y: number, size: number): string {
  let pen = x;
  let path = '';
  for (const run of runsOf(face, words)) {
    const { font, unitsPerEm } = run.typeface;
    const scale = size / unitsPerEm;
    for (const { glyph, xAdvance, xOffset, yOffset } of shaped(run)) {
      for (const { type, values } of font.glyphToJson(glyph)) {
        const placed = values.map((value, index) =>
          // Fonts count upwards, pictures downwards.
          (index % 2 === 0 ? pen + (value + xOffset) * scale : y - (value + yOffset) * scale).toFixed(2),
        );
        path += type + placed.join(' ');
      }
      pen += xAdvance * scale;
    }
  }
  return path;
}

/** A text in lines that fit a width; a word that is wider than the line has one of its own. */
function linesOf(face: Face, words: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(face, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The text at the first size at which it takes no more than its lines; cut off at the last one where it never does. */
export function fitted(
  face: Face,
  words: string,
  sizes: readonly [number, ...number[]],
  width: number,
  most: number,
) {
  const fits = (lines: string[], size: number) =>
    lines.length <= most && lines.every((line) => widthOf(face, line, size) <= width);
  for (const size of sizes) {
    const lines = linesOf(face, words, size, width);
    if (fits(lines, size)) return { size, lines };
  }
  const size = Math.min(...sizes);
  const lines = linesOf(face, words, size, width);
  const kept = lines.slice(0, most).map((line) => cut(face, line, size, width));
  if (lines.length > most)
    kept.push(cut(face, `${kept.pop()?.replace(/[\s,.;:–-]+$/, '') ?? ''}…`, size, width));
  return { size, lines: kept };
}

/** A line that says it goes on, no wider than it may be. */
function cut(face: Face, line: string, size: number, width: number): string {
  if (widthOf(face, line, size) <= width) return line;
  const kept = lettersOf(line.replace(/…$/, ''));
  const said = () => `${kept.join('').replace(/[\s,.;:–-]+$/, '')}…`;
  while (kept.length > 1 && widthOf(face, said(), size) > width) kept.pop();
  return said();
}
