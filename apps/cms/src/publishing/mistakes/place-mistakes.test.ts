import { expect, test } from 'vitest';
import { cityMistakes, localityMistakes, projectPlaceMistakes } from './place-mistakes';

const PUNE = { name: 'Pune', latitude: 18.5204, longitude: 73.8567, reachKm: 40, lines: [], marks: [] };
const inCity = (changes: object, others: string[] = []) =>
  [...cityMistakes({ ...PUNE, ...changes }, others)].map(({ path }) => path.join('.'));
const inLocality = (changes: object, others: string[] = []) =>
  [
    ...localityMistakes(
      { name: 'Baner', city: PUNE, latitude: 18.559, longitude: 73.779, ...changes },
      others,
    ),
  ].map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a city with its map may go live, also as Postgres gives its numbers', () => {
  const lines = [{ points: '18.5550, 73.6200\n\n 18.5620,73.7000 \n' }];
  const marks = [{ latitude: 18.523, longitude: 73.8175 }];
  expect(inCity({ lines, marks }, ['Nashik'])).toEqual([]);
  expect(inCity({ latitude: '18.5204', longitude: '73.8567', lines, marks })).toEqual([]);
});

test.each([
  ['a city of the same name in another spelling', { name: ' pune' }, 'name'],
  ['latitude and longitude changed over', { latitude: 73.8567, longitude: 18.5204 }, 'latitude'],
  ['a city abroad', { latitude: 51.5, longitude: -0.12 }, 'latitude'],
  ['words for points', { lines: [{ points: 'from here to there' }] }, 'lines.0.points'],
  ['a script for points', { lines: [{ points: '18.5, 73.8\n<script>alert(1)</script>' }] }, 'lines.0.points'],
  ['no points', { lines: [{ points: null }] }, 'lines.0.points'],
  ['a line of one point', { lines: [{ points: '18.5, 73.8' }] }, 'lines.0.points'],
  ['a line of another city', { lines: [{ points: '19.99, 73.78\n20.01, 73.80' }] }, 'lines.0.points'],
  ['a hill far away', { marks: [{ latitude: 19.99, longitude: 73.78 }] }, 'marks.0.latitude'],
])('refuses %s, at its place in the form', (_, changes, path) => {
  expect(inCity(changes, ['Pune'])).toContain(path);
});

test('a line that comes from beyond the city may run into it', () => {
  expect(inCity({ lines: [{ points: '19.5, 73.8\n18.52, 73.85' }] })).toEqual([]);
});

test('a locality lies in a city that was chosen, under a name of its own', () => {
  expect(inLocality({}, ['Baner Annexe'])).toEqual([]);
  expect(inLocality({ city: null }, ['Baner'])).toEqual(['city: Choose the city it lies in.']);
  expect(inLocality({ name: 'BANER ' }, ['Baner'])).toEqual(['name: There is one of this name already.']);
  expect(inLocality({ latitude: 19.99, longitude: 73.78 })).toEqual([
    'latitude: This lies beyond the reach of Pune.',
  ]);
  expect(inLocality({ latitude: 73.779, longitude: 18.559 })[0]).toMatch(/^latitude: This is not in India/);
});

test('a project without any place is not published', () => {
  expect([...projectPlaceMistakes({ locality: 'Baner' })]).toEqual([]);
  for (const locality of [undefined, null, '  '])
    expect([...projectPlaceMistakes({ locality })].map(({ path }) => path)).toEqual([['placedIn']]);
});
