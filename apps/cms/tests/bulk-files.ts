import type { Account } from '../../../testing/accounts.ts';

type Ask = Account['ask'];
type Mistake = { row: number | null; column: string | null; message: string };
type Made = {
  name: string;
  isNew: boolean;
  changes: { where: string; before: string | null; after: string | null }[];
};
type Answer = {
  status: number;
  message: string;
  mistakes: Mistake[];
  made: Made[];
  rows: number;
  fingerprint: string | null;
};

/** What the panel downloads. */
export async function download(ask: Ask, sheet: string, format: string): Promise<string> {
  const answer = await ask('GET', `/bulk/exports/${sheet}/${format}`);
  if (!answer.ok) throw new Error(`${sheet}.${format}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer()).toString('utf8');
}

const body = (content: string | Uint8Array, name: string) => ({
  name,
  content: Buffer.from(content).toString('base64'),
});

/** Has a file looked through, as the panel does. */
export async function check(ask: Ask, content: string | Uint8Array, name = 'test.csv'): Promise<Answer> {
  const answer = await ask('POST', '/bulk/checks', body(content, name));
  const { data, error } = await answer.json();
  return {
    mistakes: [],
    made: [],
    rows: 0,
    fingerprint: null,
    message: error?.message ?? '',
    ...data,
    status: answer.status,
  };
}

/** Has done what was shown. */
export async function make(ask: Ask, content: string, fingerprint: string | null, name = 'test.csv') {
  const answer = await ask('POST', '/bulk/imports', {
    ...body(content, name),
    fingerprint: fingerprint ?? '',
  });
  const { data, error } = await answer.json();
  return { status: answer.status, data, message: String(error?.message ?? '') };
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
/** Rows as a spreadsheet writes them. */
export const asCsv = (rows: string[][], delimiter = ',') =>
  `\ufeff${rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n')}\r\n`;
