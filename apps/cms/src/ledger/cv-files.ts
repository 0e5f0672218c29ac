import { createHash } from 'node:crypto';
import type { CvKind } from '@sahyara/lead-contract/cv-fault';

const NAME = /^cv-[0-9a-f]{64}\.(?:pdf|docx)$/;

/**
 * What the file of a CV is called on the private side of the file store: the same file of the same enquiry has one name,
 * and another file another. Nobody who knows neither can tell it, and no address leads there.
 */
export const cvFileName = (key: string, file: Buffer, kind: CvKind): string =>
  `cv-${createHash('sha256').update(`${key}\n`).update(file).digest('hex')}.${kind}`;

/** Whether a stored file is a CV, of whomever. */
export const isCvFile = (name: string): boolean => NAME.test(name);

/** What kind a stored CV is, by its name, which was given by what it holds. */
export const kindOfCv = (name: string): CvKind => (name.endsWith('.docx') ? 'docx' : 'pdf');
