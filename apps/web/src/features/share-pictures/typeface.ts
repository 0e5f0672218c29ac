import { type Font, parse } from 'opentype.js/dist/opentype.mjs';
import display from '../../../fonts/share-display.ttf?inline';
import displayRupee from '../../../fonts/share-display-rupee.ttf?inline';
import strong from '../../../fonts/share-strong.ttf?inline';
import text from '../../../fonts/share-text.ttf?inline';
import textRupee from '../../../fonts/share-text-rupee.ttf?inline';

/** Fonts in the order in which they are asked for a letter. */
type Typeface = readonly [Font, ...Font[]];

function fontIn(dataUri: string): Font {
  const bytes = Uint8Array.from(Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64'));
  return parse(bytes.buffer);
}

/** The site's fonts as outlines, so that a picture needs no font of the machine that draws it. */
export const faces = {
  display: [fontIn(display), fontIn(displayRupee)],
  text: [fontIn(text), fontIn(textRupee)],
  strong: [fontIn(strong), fontIn(textRupee)],
} as const satisfies Record<string, Typeface>;
export type Face = keyof typeof faces;

/** A text in runs of one font each. */
function runsOf(face: Face, words: string): { font: Font; text: string }[] {
  const [first, ...others] = faces[face];
  const known = (sign: string) => [first, ...others].some((font) => font.charToGlyphIndex(sign) !== 0);
  // A letter with a mark that no font has (ā) is written without it.
  const runs: { font: Font; text: string }[] = [];
  for (const written of words) {
    const letter = known(written) ? written : (written.normalize('NFD')[0] ?? written);
    const font = [first, ...others].find((one) => one.charToGlyphIndex(letter) !== 0) ?? first;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** How wide a text is, in pixels. */
export const widthOf = (face: Face, words: string, size: number) =>
  runsOf(face, words).reduce((width, { font, text: run }) => width + font.getAdvanceWidth(run, size), 0);

// Its own `toPathData` writes NaN for numbers next to nothing (opentype.js 2.0.0).
function dataOf({ commands }: ReturnType<Font['getPath']>): string {
  const ordinates = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;
  return commands
    .map((command) => {
      const numbers = ordinates.map((name) => command[name]).filter((value) => value !== undefined);
      return command.type + numbers.map((value) => value.toFixed(2)).join(' ');
    })
    .join('');
}

/** A text as the outline of its letters, from `x` on, standing on `y`. */
export function outline(face: Face, words: string, x: number, y: number, size: number): string {
  let pen = x;
  let path = '';
  for (const { font, text: run } of runsOf(face, words)) {
    path += dataOf(font.getPath(run, pen, y, size));
    pen += font.getAdvanceWidth(run, size);
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
  const letters = [...line.replace(/…$/, '')];
  const said = () => `${letters.join('').replace(/[\s,.;:–-]+$/, '')}…`;
  while (letters.length > 1 && widthOf(face, said(), size) > width) letters.pop();
  return said();
}
