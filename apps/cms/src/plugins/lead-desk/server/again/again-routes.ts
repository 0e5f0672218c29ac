import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit/audit-log';
import { DESK_ACTIONS } from '../../../../permissions/role-codes';
import { type Handler, read, route } from '../desk-route';
import { isSameReading } from '../read-again';
import { viewerOf } from '../viewer';
import { type AgainQuery, againQuery } from './again-query';
import { listAgain } from './list-again';

/** What the desk asks of who is worth a call again. */
export function againRoutes(strapi: Core.Strapi) {
  const list: Handler = async (ctx) => {
    const query = read<AgainQuery>(ctx, againQuery, ctx.query);
    if (!query) return;
    const viewer = await viewerOf(strapi, ctx);
    const data = await listAgain(strapi, viewer, query);
    const narrowed = [query.project ? 'project' : '', query.change ?? ''].filter(Boolean).join(', ');
    const asked = `Again; filters: ${narrowed || 'none'}; page ${data.page}`;
    if (!isSameReading(strapi, `${viewer.actor.id} listed ${asked}`, { again: query.again !== undefined })) {
      const details = `${asked}: ${data.leads.length}`;
      await audit(strapi, strapi.db.connection, {
        actor: viewer.actor,
        subject: 'lead',
        action: 'listed',
        details,
      });
    }
    ctx.body = { data };
  };
  return [route('GET', '/again', list, DESK_ACTIONS.work)];
}
