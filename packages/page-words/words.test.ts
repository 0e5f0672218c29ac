import { expect, test } from 'vitest';
import { filledIn, words, written } from './words.ts';

test('a field that is empty, or holds no text, says what it would say without editors', () => {
  for (const entry of [null, {}, { valuesHeading: null }, { valuesHeading: '  ' }, { valuesHeading: 7 }])
    expect(written(words.about, entry)).toEqual(words.about);
});

test('what an editor wrote stands, without the spaces around it', () => {
  const read = written(words.about, { valuesHeading: ' Our five rules ', heading: 'Who we are' });
  expect(read).toEqual({ ...words.about, valuesHeading: 'Our five rules' });
});

test('names in braces are filled in, as often as they stand there; others stay as they were typed', () => {
  expect(filledIn('{project}: see {project}', { project: 'Meander $&' })).toBe('Meander $&: see Meander $&');
  expect(filledIn('{constructor}', {})).toBe('{constructor}');
  expect(filledIn('Around {town}', { place: 'Baner' })).toBe('Around {town}');
});
