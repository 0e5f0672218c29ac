import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { GatesConfig } from '../../config/gates';
import { FILE_UID, libraryFile, namesOf } from '../media/library-file';
import { sendFile } from '../media/send-file';
import { refuse } from '../refuse';
import { type Opens, readPass } from '../signed/gate-pass';
import { isShownIn } from './offered-files';
import { forPassOnly, refusePass } from './pass-only';

type Context = Parameters<Core.MiddlewareHandler>[0];

const asked = z.object({ documentId: z.string(), name: z.string() });

/** A pass of a project outlives its registration by a day at most, and opens nothing any more. */
async function opensFile(
  strapi: Core.Strapi,
  opens: Opens,
  { documentId, gatedBy }: z.infer<typeof libraryFile>,
): Promise<boolean> {
  if (opens.kind === 'file') return opens.id === documentId;
  return (gatedBy ?? []).includes(opens.id) && (await isShownIn(strapi, opens.id, documentId));
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
    if (!file || !(await opensFile(strapi, opens, file))) return refusePass(ctx);
    if (!namesOf(file).includes(name)) return refuse(ctx, 404, 'NotFoundError', 'Not Found');
    return sendFile(strapi, ctx, 'private', name);
  };
  strapi.server.routes([
    { method: 'GET', path: '/gated/:documentId/:name', handler, config: { auth: false } },
  ]);
}
