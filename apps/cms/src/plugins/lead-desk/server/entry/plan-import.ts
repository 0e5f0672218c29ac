import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { aboutWhatIsOffered } from '../../../../intake/asked-project';
import type { Enquiry } from '../../../../intake/enquiry';
import { CONTACT_POINT, type Connection, LEAD, tableOf } from '../../../../ledger/ledger-rows';
import { type CsvFile, csvFile, sameWord, textOfFile, UnreadableFile } from '../../../../read-csv';
import type { Mistake } from '../../../bulk/server/plan';
import { ENTRY_COLUMNS, LARGEST_ENTRY_FILE_BYTES, MOST_ENTERED_ROWS } from '../../entry-rules';
import { pointOf } from '../people/reached-by';
import { type ProjectNames, projectNames } from '../project-names';
import type { Viewer } from '../viewer';
import { enquiryOf, enteredLead, projectIn } from './entered-lead';

const WORKBOOK_LINES = 1;
// A list has ours and a few more; each row would have a cell for every one of them.
const MOST_COLUMNS = 60;

/** What a file of enquiries says: what is wrong with it by row and column, or the enquiries in it. */
export type Import = { rows: number; mistakes: Mistake[]; enquiries: Enquiry[] };

type Cells = CsvFile['rows'][number];

/** The columns of a file by our own names; what is missing or unknown is a mistake. */
function columnsOf({ headers, tooLong }: CsvFile) {
  const mistakes: Mistake[] = tooLong.map((row) => ({
    row,
    column: null,
    message: 'This row has more cells than there are columns.',
  }));
  const known = ENTRY_COLUMNS.map((column) => ({
    ...column,
    headers: headers.filter((header) => sameWord(header, column.header)),
  }));
  for (const { header, required, headers: found } of known) {
    if (found.length > 1)
      mistakes.push({ row: WORKBOOK_LINES, column: header, message: 'This column is there twice.' });
    if (required && found.length === 0)
      mistakes.push({ row: WORKBOOK_LINES, column: header, message: 'This column is missing.' });
  }
  for (const header of headers) {
    if (header === '' || known.some(({ headers: ours }) => ours.includes(header))) continue;
    const message = `There is no such column. They are: ${ENTRY_COLUMNS.map((one) => one.header).join(', ')}.`;
    mistakes.push({ row: WORKBOOK_LINES, column: header, message });
  }
  return { known, mistakes };
}

const newsIn = (cell: string) =>
  cell
    .split(/[,;+&]/)
    .map((way) =>
      way
        .trim()
        .toLowerCase()
        .replace(/^e-mail$/, 'email'),
    )
    .filter(Boolean);

const headerOf = (field: PropertyKey | undefined) =>
  ENTRY_COLUMNS.find((column) => column.field === field)?.header ?? null;

type Read = { names: ProjectNames; by: string; file: string };

function readRow({ row, cells }: Cells, known: ReturnType<typeof columnsOf>['known'], read: Read) {
  const said = Object.fromEntries(
    known.flatMap(({ field, headers: [header] }) => {
      const cell = header === undefined ? undefined : cells.get(header);
      return cell === undefined ? [] : [[field, field === 'news' ? newsIn(cell) : cell]];
    }),
  );
  const parsed = enteredLead.safeParse(said);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map(({ path, message, code }): Mistake => {
      const unknownWay = path[0] === 'news' && code === 'invalid_value';
      return {
        row,
        column: headerOf(path[0]),
        message: unknownWay ? 'It is phone, email or whatsapp, parted by commas' : message,
      };
    });
    return { mistakes, enquiry: null };
  }
  const asked = parsed.data.project;
  const project = asked === undefined ? undefined : projectIn(read.names, asked);
  if (project === null) {
    const message = 'There is no project called so, and none with this address.';
    return { mistakes: [{ row, column: 'Project', message }], enquiry: null };
  }
  const key = `file-${read.file}-${row}`;
  return { mistakes: [], enquiry: enquiryOf(parsed.data, { by: read.by, key, project }) };
}

/** Rows that would store the same person twice: a slip of the list, not two enquiries. */
function repeatsIn(enquiries: { row: number; enquiry: Enquiry }[]): Mistake[] {
  const first = new Map<string, number>();
  return enquiries.flatMap(({ row, enquiry: { e164, lead, context } }) => {
    const one = `${e164 ?? lead.mobile} ${context.project ?? ''}`;
    const before = first.get(one);
    if (before === undefined) {
      first.set(one, row);
      return [];
    }
    const message = `The same number asks for the same in row ${before} already.`;
    return [{ row, column: 'Mobile', message }];
  });
}

/**
 * Reads a file of enquiries, whole: every mistake by row and column. Stores nothing.
 * @throws UnreadableFile
 */
export async function readImport(strapi: Core.Strapi, viewer: Viewer, bytes: Uint8Array): Promise<Import> {
  const text = textOfFile(bytes, LARGEST_ENTRY_FILE_BYTES);
  if (text.trim() === '') throw new UnreadableFile('The file is empty.');
  const file = csvFile(text, MOST_COLUMNS);
  if (file.rows.length > MOST_ENTERED_ROWS) {
    const rows = file.rows.length.toLocaleString('en-IN');
    throw new UnreadableFile(
      `The file has ${rows} rows, and ${MOST_ENTERED_ROWS} are taken at once. Bring it in parts.`,
    );
  }
  const { known, mistakes } = columnsOf(file);
  if (file.rows.length === 0) mistakes.push({ row: null, column: null, message: 'The file has no rows.' });
  if (mistakes.length > 0) return { rows: file.rows.length, mistakes, enquiries: [] };
  const read = {
    names: await projectNames(strapi),
    by: viewer.actor.name,
    file: createHash('sha256').update(text).digest('hex'),
  };
  const rows = file.rows.map((cells) => ({ row: cells.row, ...readRow(cells, known, read) }));
  const right = rows.flatMap(({ row, enquiry }) => (enquiry === null ? [] : [{ row, enquiry }]));
  const wrong = [...rows.flatMap((row) => row.mistakes), ...repeatsIn(right)];
  const enquiries = [];
  for (const { enquiry } of right) enquiries.push(await aboutWhatIsOffered(strapi, enquiry));
  return { rows: file.rows.length, mistakes: wrong, enquiries };
}

/** Whether the file was stored before: each of its rows is stored once. */
export async function isStored(
  strapi: Core.Strapi,
  connection: Connection,
  { enquiries }: Import,
): Promise<boolean> {
  const leads = tableOf(strapi, connection, LEAD);
  const keys = enquiries.flatMap(({ key }) => key ?? []);
  return (await leads.rows().whereIn(leads.column('idempotencyKey'), keys).first('id')) !== undefined;
}

/** For each enquiry the contact its number or address leads to now; null: somebody new. */
export async function knownContacts(
  strapi: Core.Strapi,
  connection: Connection,
  { enquiries }: Import,
): Promise<(number | null)[]> {
  const points = tableOf(strapi, connection, CONTACT_POINT);
  const keysOf = ({ e164, lead: { email } }: Enquiry) => [
    ...(e164 === null ? [] : [pointOf.number(e164)]),
    ...(email === '' ? [] : [pointOf.email(email)]),
  ];
  const rows: { key: string; contact: number | null }[] = await points
    .rows()
    .whereIn('key', enquiries.flatMap(keysOf))
    .select({ key: 'key', contact: points.column('contact') });
  const contactOf = new Map(rows.map(({ key, contact }) => [key, contact]));
  return enquiries.map((enquiry) => {
    const found = keysOf(enquiry).map((key) => contactOf.get(key) ?? null);
    return found.find((contact) => contact !== null) ?? null;
  });
}

/** One word for what a file would store and whom it would join: another one means that something changed in between. */
export const fingerprintOf = ({ enquiries }: Import, known: (number | null)[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        enquiries.map(({ lead, context, entered, key }) => [lead, context, entered, key]),
        known,
      ]),
    )
    .digest('hex');
