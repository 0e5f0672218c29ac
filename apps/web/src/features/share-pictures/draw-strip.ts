import { qrViewBox } from '../../ui/qr-code';
import type { ShareCard, StripPhase } from './share-card';
import { outline, widthOf } from './typeface';

const PAPER = '#faf7f2';
const INK = '#16211c';
const QUIET = '#5a675f';
const BRASS = '#7c5522';
const LINE = '#e4dacb';

// No contact detail stands on the picture. Number and address are set as large as its largest line of text, so that
// they are no smaller than one ever could be (MahaRERA Order 46C/2025).
export const FACT_SIZE = 28;
const NOTE_SIZE = 19;
const MARGIN = 24;
const LINE_HEIGHT = 1.32;
const ADDRESS_HEIGHT = 60;
/** Paper around a code, in modules (ISO/IEC 18004, 9.1). */
const QUIET_MODULES = 4;
const MODULE_PX = 5;
// More codes than these stand in columns, and smaller.
const IN_A_COLUMN = 2;
const ROWS = 3;
const SMALL_MODULE_PX = 4;

type Drawn = { svg: string; width: number; height: number };

/**
 * The strip by which a project is advertised (docs/decisions/0009): what the page's own says, as a drawing.
 * @returns `null` for what needs none
 */
export function drawStrip({ phases, address }: ShareCard['strip']): Drawn | null {
  if (phases.length === 0) return null;
  const few = phases.length <= IN_A_COLUMN;
  const columns = few ? 1 : Math.ceil(phases.length / ROWS);
  const cells = phases.map((phase) => drawPhase(phase, few ? MODULE_PX : SMALL_MODULE_PX));
  const coded = phases.some(({ qr }) => qr !== null);
  const addressWidth = coded ? widthOf('strong', address, FACT_SIZE) + 2 * MARGIN : 0;
  const cellWidth = Math.ceil(Math.max(...cells.map(({ width }) => width), addressWidth / columns));
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    Math.ceil(Math.max(...cells.slice(row * columns, (row + 1) * columns).map(({ height }) => height))),
  );
  const topOf = (row: number) => rows.slice(0, row).reduce((sum, height) => sum + height, 0);
  const [width, body] = [cellWidth * columns, topOf(rows.length)];
  const height = body + (coded ? ADDRESS_HEIGHT : 0);
  const placed = cells.map((cell, index) => {
    const row = Math.floor(index / columns);
    const place = `translate(${(index % columns) * cellWidth} ${topOf(row)})`;
    // A cell's code ends where its column does.
    return `<g transform="${place}">${cell.svg(cellWidth, rows[row] ?? cell.height)}</g>`;
  });
  const foot = coded
    ? `<path d="M${MARGIN} ${body + 0.5}H${width - MARGIN}" stroke="${LINE}"/>` +
      `<path fill="${INK}" d="${outline('strong', address, MARGIN, body + 40, FACT_SIZE)}"/>`
    : '';
  return {
    svg: `<rect width="${width}" height="${height}" fill="${PAPER}"/>${placed.join('')}${foot}`,
    width,
    height,
  };
}

function drawPhase({ label, fact, note, qr }: StripPhase, modulePx: number) {
  const said = [
    { face: 'text', words: label, size: NOTE_SIZE, colour: QUIET },
    { face: 'strong', words: fact, size: FACT_SIZE, colour: INK },
    { face: 'text', words: note, size: NOTE_SIZE, colour: qr ? BRASS : QUIET },
  ] as const;
  const lines = said.filter(({ words }) => words !== '');
  const side = qr ? (qr.modules + 2 * QUIET_MODULES) * modulePx : 0;
  const textHeight = lines.reduce((sum, { size }) => sum + size * LINE_HEIGHT, 0);
  const textWidth = Math.max(...lines.map(({ face, words, size }) => widthOf(face, words, size)));
  return {
    width: MARGIN + textWidth + (qr ? side : MARGIN),
    height: Math.max(side, textHeight + 2 * MARGIN),
    svg(cellWidth: number, cellHeight: number): string {
      let y = (cellHeight - textHeight) / 2;
      const texts = lines.map(({ face, words, size, colour }) => {
        y += size * LINE_HEIGHT;
        return `<path fill="${colour}" d="${outline(face, words, MARGIN, y - size * 0.3, size)}"/>`;
      });
      if (!qr) return texts.join('');
      const place = `x="${Math.round(cellWidth - side)}" y="${Math.round((cellHeight - side) / 2)}" width="${side}" height="${side}"`;
      const code = `<svg ${place} viewBox="${qrViewBox(qr.modules)}" shape-rendering="crispEdges"><path d="${qr.path}" stroke="${INK}"/></svg>`;
      return texts.join('') + code;
    },
  };
}
