/** Small words for SVG markup. Units are those of the enclosing group: pixels, or metres inside a building. */

const short = (value: number) => String(Math.round(value * 100) / 100);
type Point = readonly [number, number];
type Stop = readonly [offset: number, color: string, opacity?: number];

let gradients = 0;

/** Starts the numbering of gradients anew, so that one picture's markup never depends on another's. */
export function resetGradientIds(): void {
  gradients = 0;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${extra}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${extra}/>`;
}

export function polygon(points: readonly Point[], fill: string, extra = ''): string {
  const list = points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
  return `<polygon points="${list}" fill="${fill}" ${extra}/>`;
}

export function line(from: Point, to: Point, color: string, width: number, extra = ''): string {
  return `<line x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}" stroke="${color}" stroke-width="${short(width)}" ${extra}/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

/** A path command string with its numbers rounded: `d\`M${x} ${y}\``. */
export function d(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts
    .map((part, index) => part + (numbers[index] === undefined ? '' : short(numbers[index])))
    .join('');
}

export function group(content: string, transform: string, extra = ''): string {
  return `<g transform="${transform}" ${extra}>${content}</g>`;
}

const stopsOf = (stops: readonly Stop[]) =>
  stops.map(
    ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );

/** A linear gradient: its definition, to be placed anywhere in the picture, and the fill that names it. */
export function gradient(stops: readonly Stop[], direction: 'down' | 'across' = 'down') {
  gradients += 1;
  const id = `g${gradients}`;
  const [x2, y2] = direction === 'down' ? [0, 1] : [1, 0];
  const definition = `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops).join('')}</linearGradient>`;
  return { definition, fill: `url(#${id})` };
}

/** A rectangle filled with a gradient. */
export function washed(
  x: number,
  y: number,
  width: number,
  height: number,
  stops: readonly Stop[],
  direction: 'down' | 'across' = 'down',
): string {
  const { definition, fill } = gradient(stops, direction);
  return definition + rect(x, y, width, height, fill);
}

/** A soft round light. */
export function glow(x: number, y: number, radius: number, color: string, opacity: number): string {
  gradients += 1;
  const id = `g${gradients}`;
  const stops = stopsOf([
    [0, color, opacity],
    [0.35, color, opacity * 0.45],
    [1, color, 0],
  ]);
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>${ellipse(x, y, radius, radius, `url(#${id})`)}`;
}

/** A whole picture of the given size in pixels. */
export function picture(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter><filter id="softer" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="40"/></filter></defs>${content}</svg>`;
}
