import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { GatesConfig } from '../../config/gates';
import { FILE_UID, libraryFile, namesOf } from '../media/library-file';
import { type ByteRange, privateFilesOf } from '../media/private-files';
import { refuse } from '../refuse';
import { type Opens, readPass } from './gate-pass';
import { forPassOnly, refusePass } from './pass-only';

type Context = Parameters<Core.MiddlewareHandler>[0];

const asked = z.object({ documentId: z.string(), name: z.string() });

/** The one stretch of bytes that a browser asks for; undefined, and all of it is sent, for anything else. */
export const rangeOf =
  (header: string) =>
  (size: number): ByteRange | undefined => {
    const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
    if (from === '' && to === '') return undefined;
    const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
    const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
    return start <= end ? { start, end } : undefined;
  };

const opensFile = (opens: Opens, { documentId, gatedBy }: z.infer<typeof libraryFile>) =>
  opens.kind === 'file' ? opens.id === documentId : (gatedBy ?? []).includes(opens.id);

async function send(strapi: Core.Strapi, ctx: Context, name: string): Promise<void> {
  const found = await privateFilesOf(strapi).read(name, rangeOf(ctx.get('range')));
  if (!found) return refuse(ctx, 404, 'NotFoundError', 'Not Found');
  const { content, size, range = { start: 0, end: size - 1 } } = found;
  ctx.status = found.range ? 206 : 200;
  if (found.range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  ctx.set('Accept-Ranges', 'bytes');
  ctx.body = content;
  ctx.type = path.extname(name);
  ctx.length = range.end - range.start + 1;
}

/**
 * `GET /gated/ID/NAME?pass=…`: the only way to a gated file. It takes a pass of a project that shows it, or one for
 * the file that the panel has got. Whether there is such a file is said to nobody else.
 */
export function servePrivateFiles(strapi: Core.Strapi): void {
  const { keys } = strapi.config.get<GatesConfig>('gates');
  const handler = async (ctx: Context) => {
    forPassOnly(ctx);
    const { pass } = ctx.query;
    if (typeof pass !== 'string') return refuse(ctx, 404, 'NotFoundError', 'Not Found');
    const opens = readPass(pass, keys);
    if (!opens) return refusePass(ctx);
    const { documentId, name } = asked.parse(ctx.params);
    const row: unknown = await strapi.db.query(FILE_UID).findOne({ where: { documentId } });
    const file = row ? libraryFile.parse(row) : undefined;
    if (!file || !opensFile(opens, file)) return refusePass(ctx);
    if (!namesOf(file).includes(name)) return refuse(ctx, 404, 'NotFoundError', 'Not Found');
    return send(strapi, ctx, name);
  };
  strapi.server.routes([
    { method: 'GET', path: '/gated/:documentId/:name', handler, config: { auth: false } },
  ]);
}
