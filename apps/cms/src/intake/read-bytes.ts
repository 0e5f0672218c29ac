import type { IncomingMessage } from 'node:http';

/** Reads a body without ever holding more than it may weigh; null past that, and where the sender has gone. */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length']) > most) return null;
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of request) {
      bytes += piece.length;
      if (bytes > most) return null;
      pieces.push(piece);
    }
  } catch {
    // Cut off: nobody hears an answer.
    return null;
  }
  return Buffer.concat(pieces);
}
