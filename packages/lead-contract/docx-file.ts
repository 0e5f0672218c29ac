import type { CvFault } from './cv-fault.ts';
import { BadZip, unpackEntry, type ZipEntry, zipEntries } from './zip-entries.ts';

// A CV with photographs unpacks to hardly more than it weighs.
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
const MOST_OF_A_LIST_BYTES = 1024 * 1024;

const TYPES = '[Content_Types].xml';
const DOCUMENT = 'word/document.xml';
const DOCUMENT_TYPE =
  /application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml/;
const LINKS = /\.rels$/i;
const RUNS = /macroEnabled|vbaProject|vbaData|activeX/i;
const RUNS_BY_NAME =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/.*)$|\.(?:exe|dll|js|vbs|ps1|bat|cmd|scr|hta|jar)$/i;
const RELATIONSHIP = /<(?:\w+:)?Relationship\s[^<]*/g;
const OUTSIDE = /TargetMode\s*=\s*["']\s*External/i;
/** What Word itself writes: links of the text, and the template on the author's own disk. */
const HARMLESS_OUTSIDE = /\/hyperlink["']/i;
const OWN_TEMPLATE = /^(?=.*\/attachedTemplate["'])(?=.*Target\s*=\s*["']file:\/\/\/[a-z]:)/is;
const DEFINES_ENTITIES = /<!(?:DOCTYPE|ENTITY)/i;

/**
 * Whether opening it fetches something from elsewhere: a template brings its macros along, a linked object its program.
 * What is written in other letters than these, so that it reads otherwise, is refused as well.
 */
function fetches(list: string): boolean {
  if (list.includes('\0')) return true;
  return (list.match(RELATIONSHIP) ?? []).some((one) => {
    if (/(?:Type|TargetMode)\s*=\s*["'][^"']*&#/i.test(one)) return true;
    return OUTSIDE.test(one) && !HARMLESS_OUTSIDE.test(one) && !OWN_TEMPLATE.test(one);
  });
}

/** Those few parts that say what the others are. */
const isRead = ({ name }: ZipEntry) => name === TYPES || LINKS.test(name);

async function faultIn(entries: readonly ZipEntry[]): Promise<CvFault | null> {
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has(TYPES) || !names.has(DOCUMENT)) return 'wrong kind';
  if (entries.some(({ name }) => RUNS_BY_NAME.test(name))) return 'active';
  let left = MOST_UNPACKED_BYTES;
  for (const entry of entries) {
    const pieces: Buffer[] = [];
    const most = isRead(entry) ? Math.min(left, MOST_OF_A_LIST_BYTES) : left;
    left -= await unpackEntry(entry, most, isRead(entry) ? (piece) => pieces.push(piece) : undefined);
    const text = Buffer.concat(pieces).toString('utf8');
    if (DEFINES_ENTITIES.test(text)) return 'active';
    if (entry.name === TYPES && RUNS.test(text)) return 'active';
    if (entry.name === TYPES && !DOCUMENT_TYPE.test(text)) return 'wrong kind';
    if (entry.name !== TYPES && fetches(text)) return 'active';
  }
  return null;
}

/** What is wrong with a Word document; null when nothing is. */
export async function docxFault(file: Buffer): Promise<CvFault | null> {
  try {
    return await faultIn(zipEntries(file));
  } catch (error) {
    if (!(error instanceof BadZip)) throw error;
    return error.locked ? 'locked' : 'damaged';
  }
}
