import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { GatesConfig } from '../../config/gates';
import { hideGated, showToEditor } from '../gates/hide-gated';
import { forPassOnly, refusePass } from '../gates/pass-only';
import { readPass } from '../signed/gate-pass';

const PASS_HEADER = 'x-gate-pass';

const holds = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !('pipe' in body);

/** What Strapi notes of a request: the route that answered it, and whether that asked who is there. */
const ofPanel = z.object({
  isAuthenticated: z.literal(true),
  route: z.object({ info: z.object({ type: z.literal('admin') }) }),
});

/**
 * Takes gated files out of every answer that names one, whichever route has given it; only routes that have asked for
 * an administrator answer with the passes their panel needs.
 */
const hideGatedFiles: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const { keys } = strapi.config.get<GatesConfig>('gates');
    const pass = ctx.get(PASS_HEADER);
    const opens = pass === '' ? null : readPass(pass, keys);
    if (pass !== '' && !opens) return refusePass(ctx);
    await next();
    if (!holds(ctx.body)) return;
    ctx.body = ofPanel.safeParse(ctx.state).success
      ? await showToEditor(strapi, ctx.body)
      : await hideGated(strapi, ctx.body, opens && { pass, opens });
    if (opens) forPassOnly(ctx);
  };

export default hideGatedFiles;
