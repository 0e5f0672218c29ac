import { expect, test } from 'vitest';
import { picturesIn } from './pictures-in';

const court = { id: 3, name: 'court.webp', mime: 'image/webp', alternativeText: 'A court' };

test('finds pictures in fields, parts, lists and texts, in the order of the form, each once', () => {
  const door = { ...court, id: 4, name: 'door.webp', alternativeText: null };
  const values = {
    title: 'Ota',
    banner: { wide: court, tall: door },
    gallery: [{ images: [door, court] }],
    text: [{ type: 'image', image: { ...court, id: 5 }, children: [] }],
  };
  expect(picturesIn(values)).toEqual([
    { id: 3, name: 'court.webp', words: 'A court' },
    { id: 4, name: 'door.webp', words: '' },
    { id: 5, name: 'court.webp', words: 'A court' },
  ]);
});

test('keeps to pictures: papers, what is not in the library and no files at all are none', () => {
  const paper = { ...court, mime: 'application/pdf' };
  expect(
    picturesIn({ brochure: paper, lost: { mime: 'image/webp' }, words: 'image/webp', none: null }),
  ).toEqual([]);
});

test('leaves out what the site shows whole: plans, icons and the mark of the house', () => {
  expect(picturesIn({ logo: court, amenities: [{ icon: court }], floorPlans: [{ image: court }] })).toEqual(
    [],
  );
});
