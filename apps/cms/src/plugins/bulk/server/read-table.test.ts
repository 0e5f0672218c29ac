import { expect, test } from 'vitest';
import { UnreadableFile } from '../../../read-csv';
import { MOST_COLUMNS, MOST_ROWS } from '../sheet-rules';
import { readTable } from './read-table';

const bytes = (text: string) => Buffer.from(text, 'utf8');
const many = (count: number) => Array.from({ length: count }, (_, at) => at.toString(36));
const MOST_BYTES_MORE = 100_000_000;

test.each([
  ['CSV', `${many(14_000).join(',')}\n${'x\n'.repeat(MOST_ROWS.projects)}`],
  [
    'JSON',
    `{"projects":[{${many(60_000)
      .map((key) => `"${key}":1`)
      .join(',')}}]}`,
  ],
  [
    'JSON whose rows have columns of their own',
    `{"projects":[${many(60)
      .map(
        (row) =>
          `{${many(100)
            .map((key) => `"${row}-${key}":1`)
            .join(',')}}`,
      )
      .join(',')}]}`,
  ],
])('a file of %s with columns without end is refused before anything is made of them', (_, text) => {
  const before = process.memoryUsage().heapUsed;
  expect(() => readTable(bytes(text))).toThrow(
    `and ${MOST_COLUMNS} are read. Download the file anew to see which there are.`,
  );
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(MOST_BYTES_MORE);
});

test('whatever a file holds, it is read, or refused in a sentence for whoever brought it', () => {
  const parts = [
    'sep=',
    '"',
    "'",
    ',',
    ';',
    '\t',
    '\r',
    '\n',
    '\ufeff',
    '[',
    '{',
    '}',
    ']',
    ':',
    'null',
  ].concat(['"projects"', '1e999', '-', '\ud83d\ude00', '__proto__', '\\u0000', 'Id', 'Project', '\u2028']);
  let seed = 20_261_126;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let file = 0; file < 5000; file += 1) {
    const text = Array.from({ length: next(12) }, () => parts[next(parts.length)]).join('');
    try {
      readTable(bytes(text));
    } catch (error) {
      expect(error, JSON.stringify(text)).toBeInstanceOf(UnreadableFile);
    }
  }
  expect(() => readTable(bytes(`{"projects":${'['.repeat(300_000)}`))).toThrow(UnreadableFile);
  expect(() =>
    readTable(bytes(`{"projects":[{"a":${'['.repeat(300_000)}${']'.repeat(300_000)}}]}`)),
  ).not.toThrow();
});
