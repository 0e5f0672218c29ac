/** Small words for SVG markup; all numbers are pixels of the sheet. */

export type Point = readonly [x: number, y: number];
/** Left, top, width, depth. */
export type Rect = readonly [x: number, y: number, width: number, depth: number];
/** How a line or a face looks; a face without `fill` is only outlined. */
export type Look = { fill?: string; stroke?: string; weight?: number; dash?: string; opacity?: number };

const short = (value: number) => String(Math.round(value * 100) / 100);

function attributes({ fill = 'none', stroke, weight = 1, dash, opacity }: Look): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${short(weight)}"`;
  return `fill="${fill}"${line}${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
}

export function box([x, y, width, depth]: Rect, look: Look, radius = 0): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(depth)}"${radius ? ` rx="${short(radius)}"` : ''} ${attributes(look)}/>`;
}

export function circle([x, y]: Point, radius: number, look: Look): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${attributes(look)}/>`;
}

export function ellipse([x, y]: Point, rx: number, ry: number, look: Look): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${attributes(look)}/>`;
}

export function line(points: readonly Point[], look: Look): string {
  return `<path d="${through(points)}" stroke-linejoin="round" ${attributes(look)}/>`;
}

export function polygon(points: readonly Point[], look: Look): string {
  return `<path d="${through(points)}Z" ${attributes(look)}/>`;
}

/** A path of SVG commands. */
export function path(commands: string, look: Look, extra = ''): string {
  return `<path d="${commands}" ${attributes(look)} ${extra}/>`;
}

/** A path command string with its numbers rounded: `` d`M${x} ${y}` ``. */
export function d(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts
    .map((part, index) => part + (numbers[index] === undefined ? '' : short(numbers[index])))
    .join('');
}

const through = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

/** A smooth line through all points (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  return points
    .map((point, index) => {
      if (index === 0) return `M${short(point[0])} ${short(point[1])}`;
      const [before, from, to, after] = [at(index - 2), at(index - 1), point, at(index + 1)];
      const [x1, y1] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const [x2, y2] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${short(x1)} ${short(y1)} ${short(x2)} ${short(y2)} ${short(to[0])} ${short(to[1])}`;
    })
    .join('');
}

/** A smooth line through all points and back to the first. */
export function smoothLoop(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [first] = points;
  if (!first) return '';
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    return d`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;
  });
  return `${d`M${first[0]} ${first[1]}`}${curves.join('')}Z`;
}

export function group(content: string, transform: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

/** A whole sheet of the given size. */
export function sheet(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
