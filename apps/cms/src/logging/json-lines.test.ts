import { expect, test } from 'vitest';
import { jsonLine } from './json-lines';
import { requestIdOf } from './request-id';

const now = new Date('2026-11-22T10:00:00Z');

test('a line of the log is one JSON object, whatever stands in it', () => {
  const entry = { level: 'warn', message: 'Two\nlines and a "quote"', status: 429 };
  const line = jsonLine(entry, now);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    time: '2026-11-22T10:00:00.000Z',
    level: 'warn',
    msg: 'Two\nlines and a "quote"',
    status: 429,
  });
});

test('an error is told with its stack, and without what a database quotes in it', () => {
  const error = Object.assign(new Error('away'), {
    level: 'error',
    detail: 'Key (email)=(asha@mail.example)',
  });
  const { level, msg, stack } = JSON.parse(jsonLine(error, now));
  expect([level, msg, stack]).toEqual(['error', 'away', error.stack]);
  expect(jsonLine(error, now)).not.toContain('asha');
});

test.each(['', 'abc', 'x'.repeat(36), '00000000-0000-4000-8000-00000000000G', '"}\n{'])(
  'the id "%s" is not taken',
  (given) => {
    expect(requestIdOf(given)).toMatch(/^[0-9a-f-]{36}$/);
    expect(requestIdOf(given)).not.toBe(given);
  },
);

test('a well-formed id is kept', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(requestIdOf(id)).toBe(id);
});
