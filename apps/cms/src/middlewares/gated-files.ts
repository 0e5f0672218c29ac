import type { Core } from '@strapi/strapi';
import type { GatesConfig } from '../../config/gates';
import { readPass } from '../gates/gate-pass';
import { gatedFiles } from '../gates/gated-files';
import { hideGated, showToEditor } from '../gates/hide-gated';
import { refuse } from '../refuse';

type Context = Parameters<Core.MiddlewareHandler>[0];

const PASS_HEADER = 'x-gate-pass';
const PANEL = /^\/(upload|content-manager)(\/|$)/;
const MOST_LAYERS = 3;
const READS = ['GET', 'HEAD'];

const holds = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !('pipe' in body);

/** The name of a path as a file server would end up reading it, however often and oddly it was escaped. */
function decoded(path: string): string {
  let name = path;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    try {
      name = decodeURIComponent(name);
    } catch {
      // No file has such a name.
      return name;
    }
  }
  return name;
}

function forPassOnly(ctx: Context) {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.set('X-Robots-Tag', 'noindex');
}

function refusePass(ctx: Context) {
  forPassOnly(ctx);
  refuse(ctx, 403, 'ForbiddenError', 'This link has run out, or was made for something else');
}

/**
 * Keeps gated files from everybody without a pass: the files themselves, under whatever spelling of their address,
 * and every mention of them in what the API answers. In the panel it hands editors the passes they need.
 */
const guardGatedFiles: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const { keys } = strapi.config.get<GatesConfig>('gates');

    if (PANEL.test(ctx.path)) {
      await next();
      if (ctx.status === 200 && holds(ctx.body)) {
        ctx.body = showToEditor(strapi, ctx.body, await gatedFiles(strapi));
      }
      return;
    }

    if (ctx.path.startsWith('/api/')) {
      const pass = ctx.get(PASS_HEADER);
      const opens = pass === '' ? null : readPass(pass, keys);
      if (pass !== '' && !opens) return refusePass(ctx);
      await next();
      if (!READS.includes(ctx.method) || ctx.status !== 200 || !holds(ctx.body)) return;
      ctx.body = await hideGated(strapi, ctx.body, await gatedFiles(strapi), opens && { pass, opens });
      if (opens) forPassOnly(ctx);
      return;
    }

    const name = decoded(ctx.path);
    if (!name.toLowerCase().includes('uploads')) return next();
    const gated = (await gatedFiles(strapi)).inName(name);
    if (!gated) return next();
    const { pass } = ctx.query;
    if (typeof pass !== 'string') {
      forPassOnly(ctx);
      return refuse(ctx, 404, 'NotFoundError', 'Not Found');
    }
    const opens = readPass(pass, keys);
    const isOpen =
      opens?.kind === 'file' ? opens.id === gated.documentId : gated.projects.has(opens?.id ?? '');
    if (!isOpen) return refusePass(ctx);
    await next();
    forPassOnly(ctx);
  };

export default guardGatedFiles;
