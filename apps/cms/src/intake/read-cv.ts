import type { IncomingMessage } from 'node:http';
import { CV_MAX_BYTES } from '@sahyara/lead-contract/lengths';
import { readBytes } from './read-bytes';

const NAME_LETTERS = 300;

/** Reads a body without ever holding more than a CV may weigh; null past that, and where the sender has gone. */
export const readCv = (request: IncomingMessage): Promise<Buffer | null> => readBytes(request, CV_MAX_BYTES);

/** The name of a file in a header, which carries plain letters only. */
export function nameInHeader(header: string): string {
  try {
    return decodeURIComponent(header).slice(0, NAME_LETTERS);
  } catch {
    return '';
  }
}
