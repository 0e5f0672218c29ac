import { expect, test } from 'vitest';
import type { TodayVisit } from '../../server/replies';
import { doorVisits } from './door-list';

const aVisit = (changes: Partial<TodayVisit> = {}): TodayVisit => ({
  documentId: 'a',
  sequence: 0,
  state: 'booked',
  startsAt: '2026-12-05T04:30:00.000Z',
  people: 2,
  language: 'Marathi',
  project: 'aranya',
  projectName: 'Aranya',
  name: 'Charulata Joshi',
  reference: 'SH-4F7KQ',
  guide: null,
  ...changes,
});
const visits = [
  aVisit(),
  aVisit({ documentId: 'b', project: 'meander', name: 'Madhavi', reference: 'SH-9KMPT' }),
];
const found = (typed: string, place = 'aranya') =>
  doorVisits({ visits }, [], { place, typed }).map(({ documentId }) => documentId);

test('with nothing typed the visits of the place are shown', () => {
  expect(found('')).toEqual(['a']);
  expect(found(' ', 'meander')).toEqual(['b']);
});

test('a reference is found however it is typed, at every place', () => {
  for (const typed of ['SH-4F7KQ', 'sh 4f7kq', '4f7kq', ' 4F7KQ '])
    expect(found(typed, 'meander'), typed).toEqual(['a']);
  expect(found('SH-9KMPT')).toEqual(['b']);
  expect(found('4F7K')).toEqual([]);
  expect(found('SH-')).toEqual([]);
});

test('a part of a name is enough', () => {
  expect(found('joshi', 'meander')).toEqual(['a']);
});

test('what was pressed here and not sent is said; what was refused is not', () => {
  const press = {
    id: 'x',
    pressedAt: 0,
    account: { id: 1, name: 'Asha' },
    name: 'Charulata',
    done: { kind: 'came', visit: 'a', sequence: 0 },
  } as const;
  const shown = (refused: string | null) =>
    doorVisits({ visits }, [{ ...press, refused }], { place: 'aranya', typed: '' })[0]?.pressed;
  expect(shown(null)).toBe(true);
  expect(shown('Cancelled')).toBe(false);
});
