import type { IncomingMessage } from 'node:http';
import { CV_MAX_BYTES } from '@sahyara/lead-contract/lengths';

const NAME_LETTERS = 300;

/** Reads a body without ever holding more than a CV may weigh; null past that, and where the sender has gone. */
export async function readCv(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length']) > CV_MAX_BYTES) return null;
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of request) {
      bytes += piece.length;
      if (bytes > CV_MAX_BYTES) return null;
      pieces.push(piece);
    }
  } catch {
    // Cut off: nobody hears an answer.
    return null;
  }
  return Buffer.concat(pieces);
}

/** The name of a file in a header, which carries plain letters only. */
export function nameInHeader(header: string): string {
  try {
    return decodeURIComponent(header).slice(0, NAME_LETTERS);
  } catch {
    return '';
  }
}
