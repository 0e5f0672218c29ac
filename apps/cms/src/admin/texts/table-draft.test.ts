import { MOST_COLUMNS, MOST_ROWS } from '@sahyara/rich-text/table';
import { expect, it } from 'vitest';
import {
  canGrow,
  filled,
  linesOf,
  markOf,
  newLines,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './table-draft';

const lines = [
  ['', 'sq ft'],
  ['Hall', '180'],
];

it('a table comes back as it was, its ragged rows filled up', () => {
  const mark = { caption: 'Areas', head: ['', 'sq ft'], rows: [['Hall', '180'], ['Kitchen']] };
  expect(linesOf(mark)).toEqual([...lines, ['Kitchen', '']]);
  expect(markOf(' Areas ', linesOf(mark))).toEqual({
    ...mark,
    rows: [
      ['Hall', '180'],
      ['Kitchen', ''],
    ],
  });
});

it('grows and shrinks by rows and columns, and keeps its headings and one row', () => {
  expect(withRow(lines, 0)).toEqual([
    ['', 'sq ft'],
    ['', ''],
    ['Hall', '180'],
  ]);
  expect(withColumn(lines)[1]).toEqual(['Hall', '180', '']);
  expect(withoutColumn(lines, 0)).toEqual([['sq ft'], ['180']]);
  expect(withoutColumn([['a'], ['b']], 0)).toEqual([['a'], ['b']]);
  expect(withoutRow(lines, 1)).toEqual(lines);
  expect(withoutRow([...lines, ['Kitchen', '']], 1)).toEqual([
    ['', 'sq ft'],
    ['Kitchen', ''],
  ]);
  expect(withoutRow([...lines, ['Kitchen', '']], 0)).toHaveLength(3);
});

it('takes cells from a spreadsheet, as many as it may have', () => {
  expect(filled(lines, 1, 0, 'Bath\t40\r\nStudy\t70\r\n')).toEqual([
    ['', 'sq ft'],
    ['Bath', '40'],
    ['Study', '70'],
  ]);
  const huge = filled(newLines(), 1, 1, Array(500).fill(Array(50).fill('x').join('\t')).join('\n'));
  expect([huge.length, huge[0]?.length]).toEqual([MOST_ROWS + 1, MOST_COLUMNS]);
  expect(canGrow(huge)).toEqual({ rows: false, columns: false });
  expect(withRow(huge, 3)).toBe(huge);
});
