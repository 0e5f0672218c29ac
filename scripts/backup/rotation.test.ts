import { expect, test } from 'vitest';
import { backupName, backupsAmong, outdatedAmong } from './rotation.ts';

const HOUR_MS = 3_600_000;
/** Backups every six hours, the newest on the evening of a Sunday. */
const everySixHours = (days: number) =>
  Array.from({ length: days * 4 }, (_, index) =>
    backupName(new Date(Date.UTC(2026, 10, 22, 20) - index * 6 * HOUR_MS), false),
  );
const stayed = (names: string[], keep: Parameters<typeof outdatedAmong>[1]) => {
  const outdated = new Set(outdatedAmong(names, keep));
  return names.filter((name) => !outdated.has(name)).map((name) => name.slice(8, 19));
};

test('the newest of each of the last days stays', () => {
  expect(stayed(everySixHours(20), { days: 3, weeks: 0, months: 0 })).toEqual([
    '20261122T20',
    '20261121T20',
    '20261120T20',
  ]);
});

test('weeks end on Sundays, months with their last day, and what stays for two reasons stays once', () => {
  expect(stayed(everySixHours(100), { days: 2, weeks: 3, months: 3 })).toEqual([
    '20261122T20',
    '20261121T20',
    '20261115T20',
    '20261108T20',
    '20261031T20',
    '20260930T20',
  ]);
});

test('days without a backup do not count', () => {
  const names = ['20261122', '20260301', '20250101'].map((day) => `sahyara-${day}T000000Z.tar.age`);
  expect(outdatedAmong(names, { days: 2, weeks: 0, months: 0 })).toEqual([names[2]]);
});

test('the newest stays whatever is set', () => {
  expect(stayed(everySixHours(3), { days: 0, weeks: 0, months: 0 })).toEqual(['20261122T20']);
});

test.each([
  'notes.txt',
  'sahyara.tar',
  '.sahyara-20261122T173000Z.tar.part',
  'sahyara-20261122T173000Z.tar.gz',
  'sahyara-20261122T173000Z.tar.age.sha256',
  'my-sahyara-20261122T173000Z.tar',
])('%s is nobody’s backup', (name) => {
  expect(backupsAmong([name])).toEqual([]);
});
