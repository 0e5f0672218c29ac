import { expect, test } from 'vitest';
import { placedBy } from './localities';

const localities = [
  { documentId: 'baner', name: 'Baner' },
  { documentId: 'camp-1', name: 'Camp' },
  { documentId: 'camp-2', name: 'Camp' },
];

test('a row chooses the locality of its name, whichever way it is spelled', () => {
  expect(placedBy(' baner ', localities)).toEqual({ placedIn: 'baner' });
});

test('a name that no locality has, or that two have, is told and chooses none', () => {
  expect(placedBy('Banr', localities)).toEqual({ mistake: expect.stringContaining('no locality') });
  expect(placedBy('Camp', localities)).toEqual({ mistake: expect.stringContaining('More than one') });
});

test('words that are taken away, or that no locality could be for, choose none', () => {
  expect(placedBy(null, localities)).toEqual({ placedIn: null });
  expect(placedBy('Baner', [])).toEqual({ placedIn: null });
});
