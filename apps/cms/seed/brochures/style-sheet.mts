import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SEED_DIR } from '../read-data.mts';

// The site's own cut of its fonts: what is printed and the page it hangs on look alike. Instrument Sans has no rupee
// sign; prices take the machine's sans serif, which the file then carries.
const FONTS = path.join(SEED_DIR, '../../web/fonts');
const FACES = [
  ['Newsreader', 'newsreader-display', 'U+20-20AF'],
  ['Newsreader', 'newsreader-display-rupee', 'U+20B9'],
  ['Instrument Sans', 'instrument-sans', 'U+20-20AF'],
] as const;

export const dataUrl = (type: string, content: Buffer) => `data:${type};base64,${content.toString('base64')}`;

/** The fonts of the house and a file of styles beside this one. */
export function styleSheet(file: string): string {
  const faces = FACES.map(([family, name, range]) => {
    const font = dataUrl('font/woff2', readFileSync(path.join(FONTS, `${name}.woff2`)));
    return `@font-face { font-family: "${family}"; src: url(${font}); font-weight: 1 999; unicode-range: ${range}; }`;
  });
  return faces.join('\n') + readFileSync(path.join(SEED_DIR, 'brochures', file), 'utf8');
}
