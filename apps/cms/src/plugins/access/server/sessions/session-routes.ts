import type { Core } from '@strapi/strapi';
import { actorOf, audit } from '../../../../audit/audit-log';
import { refuse } from '../../../../refuse';
import { type Context, type Handler, route, rowId } from '../access-route';
import type { ColleaguesSession } from '../replies';
import { endSessions, openSessions } from './open-sessions';

const MANAGES = ['admin::users.update'];

/** Sessions of colleagues, for whoever manages accounts: seen and ended. One's own are Strapi's *Active devices*. */
export function sessionRoutes(strapi: Core.Strapi) {
  async function colleagueOf(ctx: Context): Promise<number | null> {
    const id = rowId.safeParse(ctx.params.id);
    const found = id.success ? await strapi.db.query('admin::user').count({ where: { id: id.data } }) : 0;
    if (!id.success || found === 0) refuse(ctx, 404, 'NotFoundError', 'There is no such account');
    else if (id.data === ctx.state.user.id)
      refuse(ctx, 409, 'ConflictError', 'Your own sessions are in your profile, under Active devices');
    else return id.data;
    return null;
  }

  const list: Handler = async (ctx) => {
    const account = await colleagueOf(ctx);
    if (account === null) return;
    const data: ColleaguesSession[] = (await openSessions(strapi, account)).map(
      ({ deviceId: _, since, lastUsed, ...session }) => ({
        ...session,
        since: since.toISOString(),
        lastUsed: lastUsed.toISOString(),
      }),
    );
    ctx.body = { data };
  };

  const end: Handler = async (ctx) => {
    const account = await colleagueOf(ctx);
    if (account === null) return;
    const { session }: { session?: string } = ctx.params;
    const ended = await strapi.db.transaction(async ({ trx }) => {
      const open = await openSessions(strapi, account);
      const chosen = session === undefined ? open : open.filter(({ id }) => id === session);
      if (session !== undefined && chosen.length === 0) return null;
      await endSessions(strapi, account, session === undefined ? undefined : chosen[0]);
      const which = chosen.map(({ device }) => device ?? 'a program').join(', ');
      const details = `Sessions ended: ${session === undefined ? `all (${which || 'none was open'})` : which}`;
      const entry = String(account);
      await audit(strapi, trx, {
        actor: actorOf(ctx.state.user),
        action: 'changed',
        subject: 'account',
        entry,
        details,
      });
      return chosen.length;
    });
    if (ended === null) return refuse(ctx, 404, 'NotFoundError', 'That session has ended already');
    ctx.body = { data: { ended } };
  };

  return [
    route('GET', '/colleagues/:id/sessions', list, MANAGES),
    route('DELETE', '/colleagues/:id/sessions', end, MANAGES),
    route('DELETE', '/colleagues/:id/sessions/:session', end, MANAGES),
  ];
}
