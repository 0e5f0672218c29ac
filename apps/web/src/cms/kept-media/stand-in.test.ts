import { expect, it } from 'vitest';
import { standInFor } from './stand-in';

const stem = 'tower_1a2b3c_0123abcd_9f8e';
const file = (name: string) => ({ name, type: `image/${name.split('.').at(-1)}` });
const kept = [
  `${stem}_400.webp`,
  `${stem}_400.avif`,
  `${stem}_1080.webp`,
  `${stem}_1920.avif`,
  'tower_1a2b3c_ffffffff_9f8e_1440.webp',
  'tower_9d8e7f_0123abcd_9f8e_1440.webp',
  'logo_112233.png',
].map(file);
const avif = 'image/avif,image/webp,*/*';

it.each([
  ['the narrowest that is wide enough', `${stem}_828.webp`, avif, `${stem}_1080.webp`],
  ['the kind that was asked for, where both are', `${stem}_200.avif`, avif, `${stem}_400.avif`],
  ['WebP, where both are and WebP was asked for', `${stem}_200.webp`, avif, `${stem}_400.webp`],
  ['the widest there is, where none is wide enough', `${stem}_2560.avif`, null, `${stem}_1920.avif`],
  ['no AVIF for whoever does not read it', `${stem}_1440.webp`, null, `${stem}_1080.webp`],
  ['a variant for an original', 'tower_9d8e7f.jpg', avif, 'tower_9d8e7f_0123abcd_9f8e_1440.webp'],
  ['an original for a variant', 'logo_112233_0123abcd_9f8e_400.avif', avif, 'logo_112233.png'],
])('Instead of a file that is not kept stands %s', (_, asked, accept, expected) => {
  expect(standInFor(asked, kept, accept)).toBe(expected);
});

it.each(['other_1a2b3c_0123abcd_9f8e_400.webp', 'tower.jpg', 'tower', 'tow_1a2b3c.jpg'])(
  'Another picture never stands in: %s',
  (asked) => {
    expect(standInFor(asked, kept, avif)).toBeNull();
  },
);

it('What is no picture stands in for nothing', () => {
  expect(standInFor('plan_1a.jpg', [{ name: 'plan_1a.pdf', type: 'application/pdf' }], avif)).toBeNull();
});
