import type { Core } from '@strapi/strapi';
import { takeWriteLock } from '../../../../ledger/row-locks';
import { DESK_ACTIONS } from '../../../../permissions/role-codes';
import { refuse } from '../../../../refuse';
import { type Outcome, outcomeOfRefusal, takeLead } from '../change-lead';
import { type Handler, idOf, missing, read, route } from '../desk-route';
import { readLead } from '../opened-lead';
import { type Viewer, viewerOf } from '../viewer';
import { beginTagging, mistakeOfChange, type TagChange, tagChange, tagRow } from './put-tags';

async function tagLead(
  strapi: Core.Strapi,
  viewer: Viewer,
  documentId: string,
  change: TagChange,
): Promise<Outcome> {
  try {
    return await strapi.db.connection.transaction(async (trx): Promise<Outcome> => {
      await takeWriteLock(strapi, trx);
      const row = await takeLead(strapi, trx, viewer, documentId);
      if (!row) return { outcome: 'missing' };
      const tagging = await beginTagging(strapi, trx, change, [row]);
      await tagRow(strapi, trx, { viewer, row, tagging, now: new Date() });
      return { outcome: 'changed' };
    });
  } catch (error) {
    const refused = outcomeOfRefusal(error);
    if (refused) return refused;
    throw error;
  }
}

/** Tags on one enquiry. Which there are is kept in the content manager, by managers. */
export function tagRoutes(strapi: Core.Strapi) {
  const change: Handler = async (ctx) => {
    const sent = read(ctx, tagChange, ctx.request.body);
    if (!sent) return;
    const mistake = mistakeOfChange(sent);
    if (mistake !== null) return refuse(ctx, 400, 'ValidationError', mistake);
    const viewer = await viewerOf(strapi, ctx);
    const tagged = await tagLead(strapi, viewer, idOf(ctx), sent);
    if (tagged.outcome === 'missing') return missing(ctx);
    if ('message' in tagged) return refuse(ctx, 400, 'ValidationError', tagged.message);
    ctx.body = { data: await readLead(strapi, viewer, idOf(ctx)) };
  };
  return [route('PUT', '/leads/:documentId/tags', change, DESK_ACTIONS.work)];
}
