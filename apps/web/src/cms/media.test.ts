import { describe, expect, it } from 'vitest';
import { aRawPicture, someRawVariants } from '../testing/builders';
import { mediaPath, pictureFromCms, picturesFromCms, rawPicture, shareSource } from './media';

const read = (changes: Record<string, unknown> = {}) =>
  pictureFromCms(rawPicture.parse(aRawPicture({ width: 1920, height: 1080, ...changes })));
const widths = (sources: { width: number }[] | undefined) => sources?.map(({ width }) => width);

describe('A picture from the backend', () => {
  it('comes from the site’s own origin, in every kind and size from narrow to wide', () => {
    const picture = read({ formats: someRawVariants([1080, 400, 1920]) });
    expect(picture?.src).toBe('/media/tower_1600.webp');
    expect(picture?.avif).toEqual([
      { src: '/media/avif_400_tower.avif', width: 400, height: 225 },
      { src: '/media/avif_1080_tower.avif', width: 1080, height: 608 },
      { src: '/media/avif_1920_tower.avif', width: 1920, height: 1080 },
    ]);
    expect(widths(picture?.webp)).toEqual([400, 1080, 1920]);
    expect(picture).toMatchObject({
      alt: 'The tower from the garden',
      caption: '',
      width: 1920,
      height: 1080,
    });
  });

  it.each([
    null,
    undefined,
    aRawPicture({ width: null }),
    aRawPicture({ height: 0 }),
    aRawPicture({ url: '' }),
    aRawPicture({ url: '/uploads/\ud800.webp' }),
  ])('is none when the field is %j', (value) => {
    expect(pictureFromCms(rawPicture.parse(value))).toBeNull();
  });

  it('is refused when it is rubbish', () => {
    expect(rawPicture.safeParse({ url: 5 }).success).toBe(false);
    expect(rawPicture.safeParse('picture.jpg').success).toBe(false);
  });

  it('of a gallery is left out when it cannot be shown', () => {
    expect(picturesFromCms([rawPicture.parse(aRawPicture()), null]).length).toBe(1);
    expect(picturesFromCms(null)).toEqual([]);
  });
});

describe('The variants of a picture', () => {
  it.each([undefined, null, 'rubbish', 7, [], [null], { 'avif-400': null }, { 'avif-400': [] }])(
    'are none when its formats are %j: the original is shown alone',
    (formats) => {
      const picture = read({ formats });
      expect(picture).toMatchObject({ src: '/media/tower_1600.webp', avif: [], webp: [] });
    },
  );

  const good = { url: '/uploads/a.avif', width: 400, height: 225, mime: 'image/avif' };
  it.each([
    ['no address', { ...good, url: undefined }],
    ['an empty address', { ...good, url: '' }],
    ['an address that would fall apart in a list', { ...good, url: '/uploads/a.avif 400w, /b' }],
    ['a width that is text', { ...good, width: '400' }],
    ['no width', { ...good, width: null }],
    ['a width of nothing', { ...good, width: 0 }],
    ['half a pixel', { ...good, width: 400.5 }],
    ['a width beyond all numbers', { ...good, width: Number.POSITIVE_INFINITY }],
    ['more pixels than the original', { ...good, width: 2560, height: 1440 }],
    ['another shape than the original', { ...good, height: 400 }],
    ['another kind than its name says', { ...good, mime: 'image/webp' }],
    ['the kind of a page', { ...good, mime: 'text/html' }],
  ])('leave out one with %s, and keep the others', (_, variant) => {
    const picture = read({ formats: { ...someRawVariants([828]), 'avif-400': variant } });
    expect(widths(picture?.avif)).toEqual([828]);
    expect(widths(picture?.webp)).toEqual([828]);
  });

  it('are not Strapi’s own sizes', () => {
    const small = { ...good, mime: 'image/webp' };
    const picture = read({ formats: { thumbnail: small, small, 'avif-': good, 'xavif-400': good } });
    expect(picture).toMatchObject({ avif: [], webp: [] });
  });

  it('may be a single one, named by the width of a narrow picture', () => {
    const narrow = { width: 96, height: 96, formats: someRawVariants([96], 1) };
    expect(widths(read(narrow)?.avif)).toEqual([96]);
  });
});

describe('What is seen until a picture has come', () => {
  it('is a placeholder and a colour', () => {
    const placeholder = 'data:image/webp;base64,UklGRhwAAABXRUJQ';
    expect(read({ placeholder, dominantColour: '#8A7f6e' })).toMatchObject({
      placeholder,
      colour: '#8A7f6e',
    });
  });

  it.each([
    undefined,
    null,
    '',
    7,
    {},
    'red',
    '#fff',
    '#12345g',
    '#123456;} body{display:none}',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'data:image/webp;base64,"><script>',
    'https://elsewhere.example/pixel.webp',
    `data:image/webp;base64,${'A'.repeat(300)}`,
  ])('is nothing when the backend says %j', (rubbish) => {
    expect(read({ placeholder: rubbish, dominantColour: rubbish })).toMatchObject({
      placeholder: null,
      colour: null,
    });
  });
});

describe('The focal point of a picture', () => {
  it('is the one an editor has set, at the edges too', () => {
    for (const focalPoint of [
      { x: 20, y: 70 },
      { x: 0, y: 100 },
      { x: 33.3, y: 50 },
    ])
      expect(read({ focalPoint })?.focus).toEqual(focalPoint);
  });

  it.each([
    undefined,
    null,
    '20,70',
    7,
    [],
    {},
    { x: 20 },
    { x: '20', y: '70' },
    { x: 20, y: null },
    { x: -1, y: 50 },
    { x: 50, y: 100.1 },
    { x: Number.NaN, y: 50 },
    { x: Number.POSITIVE_INFINITY, y: 50 },
  ])('is not there, and adds nothing, when the backend says %j', (focalPoint) => {
    expect(read({ focalPoint })).toEqual(read());
    expect(Object.keys(read({ focalPoint }) ?? {})).not.toContain('focus');
  });
});

describe('The picture that goes along with a shared link', () => {
  const shared = (changes: Record<string, unknown>) => {
    const picture = read(changes);
    return picture && shareSource(picture);
  };

  it('is the narrowest that is wide enough for a preview, never an AVIF', () => {
    const formats = someRawVariants([400, 1080, 1440, 1920]);
    expect(shared({ formats })).toMatchObject({ src: '/media/webp_1440_tower.webp', mime: 'image/webp' });
    expect(shared({ formats, mime: 'image/avif' })).toMatchObject({ mime: 'image/webp', width: 1440 });
  });

  it('is the original where it has the right size, or no variants', () => {
    const card = { width: 1200, height: 630, mime: 'image/jpeg', url: '/uploads/share.jpg' };
    const formats = someRawVariants([400, 1080], 1200 / 630);
    expect(shared({ ...card, formats })).toMatchObject({ src: '/media/share.jpg', mime: 'image/jpeg' });
    expect(shared({ mime: 'image/jpeg' })).toMatchObject({ width: 1920, mime: 'image/jpeg' });
  });

  it('is the widest there is where none is wide enough', () => {
    const small = { width: 800, height: 450, formats: someRawVariants([400, 640]) };
    expect(shared(small)).toMatchObject({ width: 800 });
  });
});

it('A file’s address on the backend’s own host becomes a path of the site; one elsewhere is kept', () => {
  expect(mediaPath('http://localhost:1337/uploads/a.webp')).toBe('/media/a.webp');
  expect(mediaPath('/gated/k2j3/a.webp?pass=x.y.z')).toBe('/media/gated/k2j3/a.webp?pass=x.y.z');
  expect(mediaPath('https://bucket.example/a.webp')).toBe('https://bucket.example/a.webp');
});
