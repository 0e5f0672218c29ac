import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { refuse } from '../refuse';
import { type ByteRange, type FoundFile, fileStoreOf, type Side, type StoredFacts } from './file-store';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** The one stretch of bytes that a browser asks for; undefined, and all of it is sent, for anything else. */
const rangeOf =
  (header: string) =>
  (size: number): ByteRange | undefined => {
    const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
    if (from === '' && to === '') return undefined;
    const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
    const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
    return start <= end ? { start, end } : undefined;
  };

/** Answers with a stored file, or the part of it that is asked for; 404 where there is none. */
export async function sendFile(strapi: Core.Strapi, ctx: Context, side: Side, name: string): Promise<void> {
  const store = fileStoreOf(strapi);
  const header = ctx.get('range');
  const found: (StoredFacts & Partial<FoundFile>) | null =
    ctx.method === 'HEAD'
      ? await store.facts(side, name)
      : await store.read(side, name, header ? rangeOf(header) : undefined);
  if (!found) return refuse(ctx, 404, 'NotFoundError', 'Not Found');
  const { size, etag, modified, content, range } = found;
  const { start, end } = range ?? { start: 0, end: size - 1 };
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${start}-${end}/${size}`);
  if (etag) ctx.etag = etag;
  if (modified) ctx.lastModified = modified;
  ctx.set('Accept-Ranges', 'bytes');
  if (content) ctx.body = content;
  ctx.type = path.extname(name);
  ctx.length = end - start + 1;
}
