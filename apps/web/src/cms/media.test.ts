import { describe, expect, it } from 'vitest';
import { mediaPath, pictureFromCms, picturesFromCms, rawPicture } from './media';

const raw = {
  url: '/uploads/tower_1a2b.webp',
  alternativeText: 'The tower from the lake',
  caption: null,
  mime: 'image/webp',
  width: 1920,
  height: 1080,
  formats: {
    large: { url: '/uploads/large_tower.webp', width: 1440, height: 810 },
    small: { url: '/uploads/small_tower.webp', width: 400, height: 225 },
    broken: { url: 7 },
  },
};

describe('A picture from the backend', () => {
  it('comes from the site’s own origin, in every size from narrow to wide', () => {
    const picture = pictureFromCms(rawPicture.parse(raw));
    expect(picture?.src).toBe('/media/tower_1a2b.webp');
    expect(picture?.sources.map(({ src, width }) => `${src} ${width}`)).toEqual([
      '/media/small_tower.webp 400',
      '/media/large_tower.webp 1440',
      '/media/tower_1a2b.webp 1920',
    ]);
    expect(picture).toMatchObject({ alt: 'The tower from the lake', caption: '', width: 1920, height: 1080 });
  });

  it.each([null, undefined, { ...raw, width: null }, { ...raw, height: 0 }])(
    'is none when the field is %j',
    (value) => {
      expect(pictureFromCms(rawPicture.parse(value))).toBeNull();
    },
  );

  it('is refused when it is rubbish', () => {
    expect(rawPicture.safeParse({ url: 5 }).success).toBe(false);
    expect(rawPicture.safeParse('picture.jpg').success).toBe(false);
  });

  it('of a gallery is left out when it cannot be shown', () => {
    expect(picturesFromCms([rawPicture.parse(raw), null]).length).toBe(1);
    expect(picturesFromCms(null)).toEqual([]);
  });
});

it('A file’s address on the backend’s own host becomes a path of the site; one elsewhere is kept', () => {
  expect(mediaPath('http://localhost:1337/uploads/a.webp')).toBe('/media/a.webp');
  expect(mediaPath('https://bucket.example/a.webp')).toBe('https://bucket.example/a.webp');
});
