import { mix } from './light.mts';
import { times } from './random.mts';
import type { Room } from './rooms.mts';
import { d, ellipse, path, polygon, rect } from './svg.mts';

/** What stands in a room, from its kind; `at` gives a colour in the room's light. */
export function furniture(
  width: number,
  height: number,
  floorLine: number,
  at: (color: string) => string,
  look: Room,
): string {
  const u = width / 100;
  const y = floorLine + height * 0.16;
  const wood = at('#8A6440');
  const linen = at('#DCD1C0');
  const accent = at(look.accent);
  const shadow = (x: number, w: number) =>
    ellipse(x, y + u * 0.6, w, u * 1.1, '#16110B', 'opacity="0.3" filter="url(#soft)"');
  const block = (x: number, top: number, w: number, h: number, fill: string) =>
    rect(x * u, y - top * u, w * u, h * u, fill, `rx="${0.5 * u}"`);
  switch (look.kind) {
    case 'bedroom':
      return [
        shadow(52 * u, 27 * u),
        block(30, 13.5, 44, 9, wood),
        block(32, 8, 40, 8, linen),
        block(31, 5.4, 42, 5.4, accent),
        block(35, 10.4, 14, 3.6, at('#FAF7F2')),
        block(54, 10.4, 14, 3.6, at('#FAF7F2')),
        block(20, 5, 7, 5, wood),
        block(77, 5, 7, 5, wood),
      ].join('');
    case 'office':
    case 'meeting':
      return [
        shadow(50 * u, 34 * u),
        block(18, 7.6, 64, 1, wood),
        ...[22, 48, 76].map((x) => block(x, 6.8, 1, 6.8, at('#3A3F3A'))),
        ...[24, 38, 55, 68].map((x) => block(x, 11, 7, 3.2, accent) + block(x + 3, 8, 1, 2, at('#3A3F3A'))),
        block(18, 8, 64, 0.5, at('#B88C5C')),
      ].join('');
    case 'shop':
      return [
        shadow(50 * u, 30 * u),
        block(12, 26, 15, 26, wood),
        ...times(4).map((row) => block(13, 24.6 - row * 6, 13, 4.4, at('#EFE6D6'))),
        block(52, 7, 30, 7, accent),
        block(51, 7.8, 32, 1, wood),
      ].join('');
    case 'kitchen':
      return [
        shadow(50 * u, 34 * u),
        block(20, 10, 60, 10, accent),
        block(18.6, 11, 62.8, 1.2, at('#EDE7DC')),
        ...[30, 44, 58, 70].map(
          (x) => block(x, 5.6, 5, 0.9, wood) + block(x + 2.2, 5, 0.6, 5, at('#3A3F3A')),
        ),
      ].join('');
    case 'lobby':
      return [
        shadow(30 * u, 22 * u),
        block(10, 9, 36, 9, wood),
        block(9, 9.8, 38, 1, at('#EDE7DC')),
        block(60, 4.4, 22, 4.4, linen),
        block(58, 8, 3, 8, linen),
        plant(88 * u, y, 15 * u, at('#3C6450')),
      ].join('');
    default:
      return [
        shadow(50 * u, 36 * u),
        ellipse(52 * u, y + 2 * u, 34 * u, 3.4 * u, at('#E8DECD')),
        block(18, 9.4, 42, 6, linen),
        block(16, 6.8, 4, 7, linen),
        block(58, 6.8, 4, 7, linen),
        block(19, 5, 40, 4.6, mix(linen, '#FFFFFF', 0.25)),
        block(22, 8.6, 7, 4.6, accent),
        block(50, 8.4, 6, 4.4, at('#A9793B')),
        block(30, 0.6, 20, 0.9, wood),
        block(32, 0.2, 0.8, 3, wood),
        block(47, 0.2, 0.8, 3, wood),
        block(70, 6, 10, 6, accent),
        block(70, 9.6, 10, 4, accent),
        plant(89 * u, y, 17 * u, at('#3C6450')),
      ].join('');
  }
}

function plant(x: number, y: number, size: number, color: string): string {
  const leaves = times(11).map((index) => {
    const angle = ((index - 5) / 5) * 1.15;
    const tip = { x: x + Math.sin(angle) * size * 0.55, y: y - size * 0.35 - Math.cos(angle) * size * 0.62 };
    return path(
      d`M${x} ${y - size * 0.3}Q${x + Math.sin(angle) * size * 0.2 - size * 0.08} ${y - size * 0.72} ${tip.x} ${tip.y}Q${x + Math.sin(angle) * size * 0.3 + size * 0.06} ${y - size * 0.6} ${x} ${y - size * 0.3}Z`,
      mix(color, '#A9C29E', (index % 3) * 0.14),
    );
  });
  return (
    leaves.join('') +
    polygon(
      [
        [x - size * 0.13, y - size * 0.32],
        [x + size * 0.13, y - size * 0.32],
        [x + size * 0.09, y],
        [x - size * 0.09, y],
      ],
      '#B07A56',
    )
  );
}
