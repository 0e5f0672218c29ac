import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { sayChoice } from '../../panel/content/choices';
import { sayMoment } from '../../plugins/lead-desk/admin/say';
import { writeDay } from '../../written-day';
import { sayRegisteredUntil } from './registered-until';
import { rowPicture } from './row-picture';

type Row = Record<string, unknown>;
type Column = {
  name: string;
  label: unknown;
  attribute?: { type?: string };
  searchable?: boolean;
  sortable?: boolean;
  cellFormatter?: (row: Row) => ReactNode;
};
/** What the content manager asks before it shows a list. */
type Asked = { displayedHeaders: Column[]; layout: { metadatas: object } };

const cell = (words: string) => <Typography textColor="neutral800">{words || '-'}</Typography>;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Strapi calls them as its tables do. */
const LABELS: Record<string, string> = { updatedAt: 'Changed', updatedBy: 'By', createdAt: 'Made' };

/** Strapi writes days as in America, and a choice, a yes and a no as its tables keep them. */
const WORDS: Record<string, (value: unknown) => string> = {
  enumeration: (value) => sayChoice(textOf(value)),
  date: (value) => writeDay(textOf(value)),
  datetime: (value) => (value ? sayMoment(textOf(value)) : ''),
  boolean: (value) => (value === true ? 'Yes' : value === false ? 'No' : ''),
};

function inWords(column: Column): Column {
  const { name, attribute } = column;
  if (column.cellFormatter) return column;
  const named = { ...column, label: LABELS[name] ?? column.label };
  const words = WORDS[attribute?.type ?? ''];
  return words ? { ...named, cellFormatter: ({ [name]: value }) => cell(words(value)) } : named;
}

const made = (name: string, label: string, cellFormatter: (row: Row) => ReactNode): Column => ({
  name,
  label,
  attribute: { type: 'custom' },
  searchable: false,
  sortable: false,
  cellFormatter,
});

const picture = made('picture', 'Picture', (row) => {
  const address = rowPicture(row);
  // Its project stands beside it.
  return address ? <img className="list-picture" src={address} alt="" loading="lazy" /> : cell('');
});
const registered = made('registered', 'Registered until', ({ phases }) => cell(sayRegisteredUntil(phases)));

/** A list of the content as editors read it; a project by its picture, and until when it is registered. */
export function inListWords<Given extends Asked>(given: Given): Given {
  const columns = given.displayedHeaders.map(inWords);
  if (!('projectStatus' in given.layout.metadatas)) return { ...given, displayedHeaders: columns };
  const changed = columns.findIndex(({ name }) => name === 'updatedAt');
  const before = changed < 0 ? columns.length : changed;
  const displayedHeaders = [picture, ...columns.slice(0, before), registered, ...columns.slice(before)];
  return { ...given, displayedHeaders };
}
