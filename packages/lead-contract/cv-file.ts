import type { CvFault, CvKind } from './cv-fault.ts';
import { docxFault } from './docx-file.ts';
import { CV_MAX_BYTES } from './lengths.ts';
import { isPdf, pdfFault } from './pdf-file.ts';
import { visibleText } from './visible-text.ts';
import { isZip } from './zip-entries.ts';

/*
 * A CV that somebody uploads, judged by what it holds and never by its name or by what a browser calls it. Both apps
 * look: the site so that the visitor is told, the CMS because it believes nobody.
 */

type Judged = { ok: true; kind: CvKind } | { ok: false; fault: CvFault };

/** What kind of CV a file is, or why it is none. Inflates what is packed to count it, and keeps nothing of it. */
export async function judgeCv(file: Buffer): Promise<Judged> {
  if (file.length === 0) return { ok: false, fault: 'empty' };
  if (file.length > CV_MAX_BYTES) return { ok: false, fault: 'too large' };
  const kind = isPdf(file) ? 'pdf' : isZip(file) ? 'docx' : null;
  if (kind === null) return { ok: false, fault: 'wrong kind' };
  const fault = kind === 'pdf' ? pdfFault(file) : await docxFault(file);
  return fault ? { ok: false, fault } : { ok: true, kind };
}

const NAME_LETTERS = 80;
// Paths, and what some file system takes for more than a letter of a name.
const FOLDERS = /^.*[/\\]/s;
const FORBIDDEN = /[\p{C}<>:"|?*%]/gu;

/** A file's own name without folders and odd letters, always with the ending of what it is. */
export function cvName(said: string, kind: CvKind): string {
  const name = visibleText(said.replace(FOLDERS, ''))
    .replace(FORBIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = `.${kind}`;
  const stem = name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name;
  return `${[...stem].slice(0, NAME_LETTERS).join('').trim() || 'CV'}${ending}`;
}
