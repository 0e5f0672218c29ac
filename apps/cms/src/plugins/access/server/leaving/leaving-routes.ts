import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { actorOf } from '../../../../audit/audit-log';
import { PUSH_SUBSCRIPTION, tableOf } from '../../../../ledger/ledger-rows';
import { refuse } from '../../../../refuse';
import { allGuides } from '../../../../visits/guides';
import { colleagues } from '../../../lead-desk/server/colleagues';
import { projectNames } from '../../../lead-desk/server/project-names';
import { holdsDesk } from '../../leaving-words';
import { type Context, type Handler, route, rowId } from '../access-route';
import { factorsOf } from '../factor-rows';
import type { LeavingPreview, LeavingResult } from '../replies';
import { openSessions } from '../sessions/open-sessions';
import { accountOf, isLastAdministrator, type LeavingAccount, nameOfAccount } from './accounts';
import { holdingsOf, salesPersonOf, visitsAhead } from './holdings';
import { letLeave } from './let-leave';
import { visitsThatStay } from './visits-of-leaver';

const chosen = z.object({ to: rowId.optional() });
const sent = z.strictObject({ to: rowId.nullable(), wasOpen: z.boolean() });
const NOBODY = 'There is no such account';
const OWN = 'Another administrator lets you leave';

async function leaverOf(strapi: Core.Strapi, ctx: Context): Promise<LeavingAccount | null> {
  const id = rowId.safeParse(ctx.params.id);
  const account = id.success ? await accountOf(strapi, id.data) : null;
  if (!account) refuse(ctx, 404, 'NotFoundError', NOBODY);
  else if (account.id === ctx.state.user.id) refuse(ctx, 409, 'ConflictError', OWN);
  else return account;
  return null;
}

/** Who may take it: colleagues of the desk, else whoever has an account; who asks among them. */
async function successorsFor(
  strapi: Core.Strapi,
  { leaver, asks, needsDesk }: { leaver: number; asks: number; needsDesk: boolean },
): Promise<LeavingPreview['successors']> {
  const desk = new Map((await colleagues(strapi)).map((one) => [one.account, one]));
  const accounts: LeavingAccount[] = await strapi.db.query('admin::user').findMany({
    select: ['id', 'email', 'firstname', 'lastname'],
    where: { isActive: true, id: { $ne: leaver } },
    orderBy: [{ firstname: 'asc' }, { id: 'asc' }],
  });
  return accounts
    .filter(({ id }) => !needsDesk || desk.has(id))
    .map((one) => ({
      id: one.id,
      name: nameOfAccount(one),
      email: one.email,
      awayUntil: desk.get(one.id)?.awayUntil ?? null,
      isYou: one.id === asks,
    }));
}

/** What the panel asks before a colleague leaves, and when they do. */
export function leavingRoutes(strapi: Core.Strapi) {
  const preview: Handler = async (ctx) => {
    const account = await leaverOf(strapi, ctx);
    if (!account) return;
    const { data: query } = chosen.safeParse(ctx.query);
    if (!query) return refuse(ctx, 400, 'ValidationError', NOBODY);
    const now = Date.now();
    const connection = strapi.db.connection;
    const person = (await salesPersonOf(strapi, connection, account.id))?.id ?? null;
    const holds = await holdingsOf(strapi, connection, { person, email: account.email, now });
    const taker = query.to ? await salesPersonOf(strapi, connection, query.to) : null;
    const visitsLeft =
      taker && person !== null
        ? await visitsThatStay(strapi, connection, await visitsAhead(strapi, connection, person, now), {
            successor: taker,
            guides: await allGuides(strapi),
            projects: await projectNames(strapi),
            now,
          })
        : [];
    const phones: { id: number }[] = await tableOf(strapi, connection, PUSH_SUBSCRIPTION)
      .rows()
      .where({ account: account.id })
      .select('id');
    const data: LeavingPreview = {
      name: nameOfAccount(account),
      open: account.isActive,
      isLastAdministrator: account.isActive && (await isLastAdministrator(strapi, account)),
      holds,
      sessions: (await openSessions(strapi, account.id)).length,
      phones: phones.length,
      factor: (await factorsOf(strapi, connection, [account.id])).length > 0,
      successors: await successorsFor(strapi, {
        leaver: account.id,
        asks: ctx.state.user.id,
        needsDesk: holdsDesk(holds),
      }),
      visitsLeft,
    };
    ctx.body = { data };
  };

  const leave: Handler = async (ctx) => {
    const account = await leaverOf(strapi, ctx);
    if (!account) return;
    const { data: body } = sent.safeParse(ctx.request.body);
    if (!body) return refuse(ctx, 400, 'ValidationError', 'Choose who takes over');
    const left = await letLeave(strapi, { account: account.id, actor: actorOf(ctx.state.user), ...body });
    if (left.outcome === 'missing') return refuse(ctx, 404, 'NotFoundError', NOBODY);
    if (left.outcome === 'refused') return refuse(ctx, 409, 'ConflictError', left.message);
    const data: LeavingResult = { holds: left.holdings, visitsLeft: left.visitsLeft };
    ctx.body = { data };
  };

  return [
    route('GET', '/colleagues/:id/leaving', preview, ['admin::users.update']),
    route('POST', '/colleagues/:id/leaving', leave, ['admin::users.update']),
  ];
}
