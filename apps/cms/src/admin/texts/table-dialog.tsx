import type { TableMark } from '@sahyara/rich-text/marks';
import { MOST_COLUMNS, MOST_ROWS } from '@sahyara/rich-text/table';
import { Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { BlockDialog } from './block-dialog';
import { LineField } from './line-field';
import {
  canGrow,
  filled,
  type Lines,
  linesOf,
  markOf,
  newLines,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './table-draft';

type Props = { table?: TableMark; onTake: (table: TableMark) => void; onClose: () => void };

function lacking(caption: string, [head = [], ...rows]: Lines): string | null {
  if (!caption.trim()) return 'Say what the table shows: some visitors hear the page.';
  if (head.slice(1).some((cell) => !cell.trim()) || head.every((cell) => !cell.trim()))
    return 'Give each column a heading; the first may stay empty.';
  return rows.every((row) => row.every((cell) => !cell.trim())) ? 'Fill in a row.' : null;
}

/** Makes or changes a table, cell by cell or from a spreadsheet. */
export function TableDialog({ table, onTake, onClose }: Props) {
  const [caption, setCaption] = useState(table?.caption ?? '');
  const [lines, setLines] = useState(() => (table ? linesOf(table) : newLines()));
  const grid = useRef<HTMLTableElement>(null);
  const may = canGrow(lines);
  const focus = (row: number, column: number) =>
    grid.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)?.focus();

  /** Down to the next row, which is made where there is none. */
  function onKeyDown(event: KeyboardEvent, row: number, column: number) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (row + 1 === lines.length) setLines(withRow(lines, row));
    requestAnimationFrame(() => focus(row + 1, column));
  }

  function onPaste(event: ClipboardEvent, row: number, column: number) {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(pasted.trim())) return;
    event.preventDefault();
    setLines(filled(lines, row, column, pasted));
  }

  return (
    <BlockDialog
      title={table ? 'Change the table' : 'Insert a table'}
      take={table ? 'Change it' : 'Insert table'}
      lacks={lacking(caption, lines)}
      onTake={() => onTake(markOf(caption, lines))}
      onClose={onClose}
    >
      <LineField
        name="table-caption"
        label="What it shows"
        hint="Stands under the table, for example: The same home by three measures."
        value={caption}
        onChange={setCaption}
        required
      />
      <Typography variant="pi" textColor="neutral600">
        The first line holds the headings. Enter goes down and adds a row; cells copied from a spreadsheet can
        be pasted. Columns of numbers are set under each other by themselves.
      </Typography>
      <div className="text-table-grid">
        <table ref={grid}>
          <tbody>
            {lines.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              <tr key={row}>
                {line.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  <td key={column}>
                    <input
                      className={row === 0 ? 'text-table-head' : undefined}
                      data-cell={`${row} ${column}`}
                      aria-label={
                        row === 0 ? `Heading of column ${column + 1}` : `Row ${row}, column ${column + 1}`
                      }
                      value={cell}
                      onChange={({ target }) => setLines(lines.with(row, line.with(column, target.value)))}
                      onKeyDown={(event) => onKeyDown(event, row, column)}
                      onPaste={(event) => onPaste(event, row, column)}
                    />
                  </td>
                ))}
                <td>
                  {row > 0 && (
                    <IconButton
                      label={`Remove row ${row}`}
                      variant="ghost"
                      disabled={lines.length < 3}
                      onClick={() => setLines(withoutRow(lines, row))}
                    >
                      <Trash />
                    </IconButton>
                  )}
                </td>
              </tr>
            ))}
            <tr>
              {lines[0]?.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <td key={column}>
                  <IconButton
                    label={`Remove column ${column + 1}`}
                    variant="ghost"
                    disabled={(lines[0]?.length ?? 0) < 2}
                    onClick={() => setLines(withoutColumn(lines, column))}
                  >
                    <Trash />
                  </IconButton>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <Flex gap={2} wrap="wrap">
        <Button
          size="S"
          variant="secondary"
          startIcon={<Plus />}
          disabled={!may.rows}
          onClick={() => setLines(withRow(lines, lines.length - 1))}
        >
          Add a row
        </Button>
        <Button
          size="S"
          variant="secondary"
          startIcon={<Plus />}
          disabled={!may.columns}
          onClick={() => setLines(withColumn(lines))}
        >
          Add a column
        </Button>
        {!(may.rows && may.columns) && (
          <Typography variant="pi" textColor="neutral600">
            At most {MOST_COLUMNS} columns and {MOST_ROWS} rows: a phone shows no more.
          </Typography>
        )}
      </Flex>
    </BlockDialog>
  );
}
