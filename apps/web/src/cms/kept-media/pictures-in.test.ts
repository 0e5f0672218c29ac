import { expect, it } from 'vitest';
import { aRawPicture } from '../../testing/builders';
import { picturesIn } from './pictures-in';

const variant = (kind: string, width: number) => ({
  url: `/uploads/a_${kind}_${width}.${kind}`,
  mime: `image/${kind}`,
  width,
  height: width / 2,
});
const picture = (changes: object) => ({
  ...aRawPicture(),
  url: '/uploads/a.jpg',
  width: 3000,
  height: 1500,
  ...changes,
});

it('Of each picture, however deep it lies, one file that every browser shows is named', () => {
  const formats = {
    thumbnail: { ...variant('webp', 156), name: 'thumbnail' },
    'avif-1080': variant('avif', 1080),
    'webp-640': variant('webp', 640),
    'webp-1080': variant('webp', 1080),
    'webp-1920': variant('webp', 1920),
  };
  const reply = [
    { banner: [{ desktopBanner: picture({ formats }) }] },
    { icon: picture({ url: '/uploads/b.png' }) },
  ];
  expect(picturesIn(reply)).toEqual(['a_webp_1080.webp', 'b.png']);
  expect(picturesIn(picture({ formats: { 'webp-1920': variant('webp', 1920) } }))).toEqual([
    'a_webp_1920.webp',
  ]);
});

it.each([
  null,
  'text',
  picture({ gated: true, url: 'data:image/webp;base64,AAAA' }),
  picture({ url: 'https://elsewhere.example/a.jpg' }),
  { url: '/uploads/brochure.pdf', mime: 'application/pdf' },
  { mime: {} },
])('What is gated, lives elsewhere or is no picture is none: %j', (reply) => {
  expect(picturesIn({ reply })).toEqual([]);
});
