import { expect, it } from 'vitest';
import { evenTable, MOST_COLUMNS, MOST_IN_CELL, MOST_ROWS } from './table.ts';

it('a table with rows of several lengths has a cell for each column', () => {
  const { table, cut } = evenTable({
    caption: 'Areas',
    head: ['What', 'sq ft'],
    rows: [['Hall'], ['a', 'b', 'c']],
  });
  expect(table).toEqual({
    caption: 'Areas',
    head: ['What', 'sq ft', ''],
    rows: [
      ['Hall', '', ''],
      ['a', 'b', 'c'],
    ],
  });
  expect(cut).toBe(false);
});

it('of a table that no page can carry the beginning is left, and it says so', () => {
  const rows = Array.from({ length: 500 }, () => Array.from({ length: 50 }, () => 'x'.repeat(1000)));
  const { table, cut } = evenTable({ caption: '', head: ['a'], rows });
  expect(cut).toBe(true);
  expect(table.rows).toHaveLength(MOST_ROWS);
  expect(table.rows.every((row) => row.length === MOST_COLUMNS)).toBe(true);
  expect(table.rows[0]?.[0]).toHaveLength(MOST_IN_CELL);
});

it('a table without anything has nothing', () => {
  expect(evenTable({ caption: '', head: [], rows: [] })).toEqual({
    table: { caption: '', head: [], rows: [] },
    cut: false,
  });
});
