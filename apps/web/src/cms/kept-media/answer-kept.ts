import type { FileHandle } from 'node:fs/promises';
import { HEAD_BYTES, type KeptFile } from './kept-file';

const CHUNK_BYTES = 65_536;
const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/** A part of the file in bytes, the end not included. */
type Part = { from: number; to: number };

/**
 * The part that is asked for. `null`: all of it, also where more parts than one are, which a server may overlook;
 * `none`: there is no such part.
 */
function partAsked(range: string | null, bytes: number): Part | 'none' | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const from = Math.max(0, bytes - Number(last));
    return from < bytes ? { from, to: bytes } : 'none';
  }
  const part = { from: Number(first), to: last === '' ? bytes : Math.min(bytes, Number(last) + 1) };
  if (last !== '' && Number(last) < part.from) return null;
  return part.from < bytes ? part : 'none';
}

/** Bytes of the file as they are asked for; the file is closed when they are read, or nobody wants them any more. */
function streamOf(handle: FileHandle, { from, to }: Part): ReadableStream<Uint8Array> {
  let at = from;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const part = new Uint8Array(Math.min(CHUNK_BYTES, to - at));
          const { bytesRead } = await handle.read(part, 0, part.length, HEAD_BYTES + at);
          if (bytesRead < part.length) throw new Error('A kept file became shorter while it was read');
          at += bytesRead;
          controller.enqueue(part);
          if (at < to) return;
          await handle.close();
          controller.close();
        } catch (error) {
          await handle.close();
          controller.error(error);
        }
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  );
}

const etagOf = ({ sha256 }: KeptFile) => `"${sha256.slice(0, 32)}"`;
const withoutWeakness = (etag: string) => etag.replace(/^W\//, '');

/** Whether the visitor's copy is this one (RFC 9110, 13.1.2 and 13.1.3). */
function isKnown({ headers }: Request, file: KeptFile): boolean {
  const known = headers.get('if-none-match');
  if (known !== null) return known.split(/,\s*/).map(withoutWeakness).includes(etagOf(file));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return since >= Date.parse(file.lastModified ?? '');
}

/** A part is of use only to whoever has the rest of the same version (RFC 9110, 13.1.5). */
function hasTheRest({ headers }: Request, file: KeptFile): boolean {
  const of = headers.get('if-range');
  return of === null || of === etagOf(file) || (file.lastModified !== null && of === file.lastModified);
}

/** Answers a visitor with a file from the disk: whole, in part, or that they have it. Closes it. */
export async function answerKept(
  { file, handle }: { file: KeptFile; handle: FileHandle },
  request: Request,
  cacheControl: string,
): Promise<Response> {
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'content-type': file.type,
    etag: etagOf(file),
    ...(file.lastModified === null ? {} : { 'last-modified': file.lastModified }),
  });
  const withoutBody = async (status: number) => {
    await handle.close();
    return new Response(null, { status, headers });
  };
  if (isKnown(request, file)) return withoutBody(304);
  const range = hasTheRest(request, file) ? request.headers.get('range') : null;
  const part = partAsked(range, file.bytes);
  if (part === 'none') {
    headers.set('content-range', `bytes */${file.bytes}`);
    headers.set('cache-control', 'no-store');
    return withoutBody(416);
  }
  const sent = part ?? { from: 0, to: file.bytes };
  headers.set('content-length', String(sent.to - sent.from));
  if (part) headers.set('content-range', `bytes ${part.from}-${part.to - 1}/${file.bytes}`);
  const status = part ? 206 : 200;
  if (request.method === 'HEAD' || file.bytes === 0) return withoutBody(status);
  return new Response(streamOf(handle, sent), { status, headers });
}
