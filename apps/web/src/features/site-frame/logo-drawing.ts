/** A mark in one tone: areas, and nothing else. Lengths are in units of the drawing. */
export type LogoDrawing = {
  /** Left, top, width, height. */
  box: [number, number, number, number];
  areas: { d: string; transform: string; evenOdd: boolean }[];
};

/** Every page carries it. */
const MOST_CHARACTERS = 8000;
const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>/y;
const PROLOG = /^<\?xml[^<>]*\?>\s*/;
const PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]+$/;
const TRANSFORM = /^(?:(?:translate|scale|rotate|matrix|skewX|skewY)\([\d\s,.eE+-]+\)\s*)*$/;
const NUMBERS = /^[\d\s,.eE+-]+$/;

/** Which parts of an area are holes in it. Drawing programs write `clip-rule` beside it, which is about nothing here. */
const HOLES = ['evenodd', 'nonzero', ''];

/** What makes of an area something else than itself, on whatever element it stands. */
const NOT_AN_AREA = [
  ...['style', 'stroke', 'mask', 'clip-path', 'filter'],
  ...['opacity', 'fill-opacity', 'display', 'visibility'],
];

type Attributes = ReadonlyMap<string, string>;

function attributesOf(text: string): Attributes {
  const found = text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...found].map(([, name = '', double, single]) => [name, (double ?? single ?? '').trim()]));
}

function numbersOf(text: string | undefined, count: number): number[] | null {
  if (!text || !NUMBERS.test(text)) return null;
  const numbers = text.split(/[\s,]+/).map(Number);
  return numbers.length === count && numbers.every(Number.isFinite) ? numbers : null;
}

function boxOf(svg: Attributes): LogoDrawing['box'] | null {
  const size = `${Number.parseFloat(svg.get('width') ?? '')} ${Number.parseFloat(svg.get('height') ?? '')}`;
  const [left, top, width, height] = numbersOf(svg.get('viewBox') ?? `0 0 ${size}`, 4) ?? [];
  if (left === undefined || top === undefined || !width || !height || width < 0 || height < 0) return null;
  return [left, top, width, height];
}

/** What an area is drawn by; `null` where it is none, or says more than numbers. */
function outlineOf(name: string, shape: Attributes): string | null {
  if (name === 'path') return PATH.test(shape.get('d') ?? '') ? (shape.get('d') ?? null) : null;
  if (name === 'polygon') {
    const points = shape.get('points') ?? '';
    return NUMBERS.test(points) ? `M${points}Z` : null;
  }
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((side) => Number(shape.get(side) ?? 0));
  if (name !== 'rect' || shape.has('rx') || shape.has('ry')) return null;
  return [x, y, width, height].every(Number.isFinite) ? `M${x} ${y}h${width}v${height}h-${width}Z` : null;
}

/**
 * Takes the SVG of an editor to pieces: only areas and numbers come through, in our own words. Everything else of it,
 * colours and names too, is left behind. `null` where it holds what these do not say (letters, strokes, gradients,
 * programs): then the picture of the logo is shown.
 */
export function logoDrawingFrom(text: string): LogoDrawing | null {
  const svg = text.trim().replace(PROLOG, '');
  if (svg.length > MOST_CHARACTERS) return null;
  const open: { name: string; transform: string; fill: string; holes: string }[] = [];
  const areas: LogoDrawing['areas'] = [];
  let box: LogoDrawing['box'] | null = null;
  let at = 0;
  while (at < svg.length) {
    TAG.lastIndex = at;
    const tag = TAG.exec(svg);
    if (!tag) return null;
    const [whole, closing, name = '', inner = '', alone] = tag;
    at += whole.length;
    at += /^\s*/.exec(svg.slice(at))?.[0].length ?? 0;
    if (closing) {
      if (open.pop()?.name !== name) return null;
      if (open.length === 0) break;
      continue;
    }
    const attributes = attributesOf(inner);
    if (NOT_AN_AREA.some((each) => attributes.has(each))) return null;
    const fill = attributes.get('fill') ?? open.at(-1)?.fill ?? '';
    const holes = attributes.get('fill-rule') ?? open.at(-1)?.holes ?? '';
    if (!HOLES.includes(holes)) return null;
    const own = attributes.get('transform') ?? '';
    if (!TRANSFORM.test(own)) return null;
    const transform = [open.at(-1)?.transform, own].filter(Boolean).join(' ');
    if (name === 'svg') {
      if (open.length > 0) return null;
      box = boxOf(attributes);
    } else if (open.length === 0) {
      return null;
    } else if (name !== 'g') {
      if (fill === 'none') return null;
      const d = outlineOf(name, attributes);
      if (d === null) return null;
      areas.push({ d, transform, evenOdd: holes === 'evenodd' });
    }
    if (!alone) open.push({ name, transform, fill, holes });
  }
  return box && areas.length > 0 && open.length === 0 && at === svg.length ? { box, areas } : null;
}
