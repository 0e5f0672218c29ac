import { expect, test } from 'vitest';
import { pictureMistakes } from './picture-mistakes';

const picture = (changes: object = {}) => ({
  mime: 'image/webp',
  alternativeText: 'A court with a tree',
  width: 2400,
  height: 1600,
  ...changes,
});
const paths = (entry: object) => [...pictureMistakes(entry)].map(({ path }) => path.join('.'));

test('a picture without alternative text is found wherever it stands, and named by its place in the form', () => {
  const silent = picture({ alternativeText: ' ' });
  expect(
    paths({
      cover: silent,
      gallery: [{ galleryImages: [picture()] }, { galleryImages: [picture(), silent] }],
      seo: { shareImage: picture({ alternativeText: null }) },
    }),
  ).toEqual(['cover', 'gallery.1.galleryImages', 'seo.shareImage']);
});

test('the name of a file is no alternative text', () => {
  const named = picture({ name: 'IMG_2041.jpg', alternativeText: 'IMG_2041.jpg' });
  expect(paths({ body: [{ type: 'image', image: named }] })).toEqual(['body.0.image']);
});

test('an icon stands beside its word and needs none, and a document is no picture', () => {
  const silent = picture({ alternativeText: null });
  expect(paths({ amenities: [{ icon: silent }], brochure: { mime: 'application/pdf' } })).toEqual([]);
});

test('a banner that would be stretched over the screen is refused with both its measures', () => {
  const banner = {
    desktopBanner: picture({ width: 120, height: 80 }),
    mobileBanner: picture({ height: 900 }),
  };
  expect([...pictureMistakes({ banner })]).toEqual([
    {
      path: ['banner', 'desktopBanner'],
      message: 'This picture has 120 × 80 px. Here it needs at least 1600 × 900.',
    },
    {
      path: ['banner', 'mobileBanner'],
      message: 'This picture has 2400 × 900 px. Here it needs at least 720 × 960.',
    },
  ]);
});

test('a plan that nobody could read is refused, and so are small pictures of a page', () => {
  const small = [picture({ width: 599 }), picture({ height: 399 })];
  expect(
    paths({ floorPlans: [{ images: [picture()] }, { images: small }], overview: { images: small } }),
  ).toEqual(['floorPlans.1.images', 'floorPlans.1.images', 'overview.images', 'overview.images']);
});

test.each([[null], ['text'], [0], [[]], [[null]], [{}]])('%j has no picture', (value) => {
  expect([...pictureMistakes(value)]).toEqual([]);
});
