import type { CvFault } from './cv-fault.ts';

// At the very beginning: readers look further, and so do files that are two things at once.
const BEGINNING = /^%PDF-[12]\.\d[\r\n]/;
const BEGINNING_BYTES = 16;
const END = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/;
const END_BYTES = 2048;
const HEAD_BYTES = 1024;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php|\?xml-stylesheet)/i;
// A dictionary names them where it runs or asks for something; a name may be written with escapes (#4a).
const ESCAPED = /#([0-9a-f]{2})/gi;
const RUNS = /\/(?:JavaScript|Launch|RichMedia|SubmitForm|ImportData)(?![A-Za-z0-9])/;
const LOCKED = /\/Encrypt(?![A-Za-z0-9])/;
const OBJECTS = /\d\s+\d+\s+obj\b/g;
const MOST_OBJECTS = 50_000;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;

const latin = (file: Buffer, from: number, to: number) =>
  file.subarray(Math.max(0, from), to).toString('latin1');

/** Whether a file says that it is a PDF. */
export const isPdf = (file: Buffer): boolean => BEGINNING.test(latin(file, 0, BEGINNING_BYTES));

/** Whether programs that unpack would take the same file for an archive: its last record reaches the end. */
function isArchiveToo(file: Buffer): boolean {
  const at = file.lastIndexOf(ZIP_END);
  if (at < 0 || at + ZIP_END_BYTES > file.length) return false;
  return at + ZIP_END_BYTES + file.readUInt16LE(at + ZIP_END_BYTES - 2) >= file.length;
}

/**
 * What is wrong with a PDF; null when nothing is. No parser: what would run when it is opened is looked for in what
 * stands there in plain, whatever reads the file must be up to the rest.
 */
export function pdfFault(file: Buffer): CvFault | null {
  const end = END.exec(latin(file, file.length - END_BYTES, file.length));
  if (!end || Number(end[1]) >= file.length) return 'damaged';
  if (MARKUP.test(latin(file, 0, HEAD_BYTES)) || isArchiveToo(file)) return 'wrong kind';
  const text = file.toString('latin1');
  const names = text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  if (LOCKED.test(names)) return 'locked';
  if (RUNS.test(names)) return 'active';
  let objects = 0;
  for (const _ of text.matchAll(OBJECTS)) {
    objects += 1;
    if (objects > MOST_OBJECTS) break;
  }
  return objects === 0 || objects > MOST_OBJECTS ? 'damaged' : null;
}
