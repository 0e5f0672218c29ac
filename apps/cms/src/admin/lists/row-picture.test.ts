import { expect, test } from 'vitest';
import { rowPicture } from './row-picture';

const url = '/uploads/hill.webp';

test('the smallest there is', () => {
  const formats = { thumbnail: { url: '/uploads/thumbnail_hill.webp' }, 'avif-400': { url: 'x' } };
  expect(rowPicture({ listHeading: { thumbnailImage: { url, formats } } })).toBe(
    '/uploads/thumbnail_hill.webp',
  );
  expect(rowPicture({ listHeading: { thumbnailImage: { url, formats: null } } })).toBe(url);
});

test.each([{}, null, { listHeading: null }, { listHeading: { thumbnailImage: null } }, { listHeading: 3 }])(
  '%j has none',
  (given) => {
    expect(rowPicture(given)).toBeNull();
  },
);
