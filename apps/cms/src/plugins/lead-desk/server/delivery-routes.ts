import type { Core } from '@strapi/strapi';
import { actorOf } from '../../../audit/audit-log';
import { replayDead, sendAgain } from '../../../deliveries/change-deliveries';
import { releaseLead } from '../../../intake/release-lead';
import { LEAD, tableOf } from '../../../ledger/ledger-rows';
import { refuse } from '../../../refuse';

type Context = Parameters<Core.MiddlewareHandler>[0];

const ACTION = { uid: 'deliveries.send', id: 'api::deliveries.send' };
const allowed = [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions: [ACTION.id] } },
];

const idOf = ({ params }: Context) => String(params.documentId ?? '');

/** Tells Strapi that sending deliveries again can be permitted. */
export async function registerDeliveryAction(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').actionProvider.register({
    section: 'settings',
    category: 'Leads',
    subCategory: 'Deliveries',
    displayName: 'Send deliveries: again, after "not spam", all that are dead',
    uid: ACTION.uid,
  });
}

/**
 * What people at the desk may do with deliveries: routes for the admin panel, for those whose role holds the
 * permission "Send deliveries". Every use stands in the history of the leads it touched and in the audit log.
 */
export function deliveryRoutes(strapi: Core.Strapi) {
  async function notSpam(ctx: Context) {
    const leads = tableOf(strapi, strapi.db.connection, LEAD);
    const lead: { id: number } | undefined = await leads
      .rows()
      .where(leads.columnsOf({ documentId: idOf(ctx) }))
      .first('id');
    if (!lead) return refuse(ctx, 404, 'NotFoundError', 'There is no such lead');
    ctx.body = { data: await releaseLead(strapi, lead.id, actorOf(ctx.state.user)) };
  }
  async function again(ctx: Context) {
    const changed = await sendAgain(strapi, idOf(ctx), actorOf(ctx.state.user));
    if (changed.deliveries === 0) {
      return refuse(
        ctx,
        409,
        'ConflictError',
        'Only what was delivered, refused or given up is sent again, and nothing of somebody who was erased',
      );
    }
    ctx.body = { data: changed };
  }
  async function replay(ctx: Context) {
    ctx.body = { data: await replayDead(strapi, actorOf(ctx.state.user)) };
  }

  const route = (path: string, handler: (ctx: Context) => Promise<void>) => ({
    method: 'POST' as const,
    path,
    handler,
    config: { policies: allowed },
  });
  return [
    route('/leads/:documentId/not-spam', notSpam),
    route('/deliveries/:documentId/send-again', again),
    route('/deliveries/replay-dead', replay),
  ];
}
