import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { actorOf } from '../../../audit/audit-log';
import { refuse } from '../../../refuse';
import { type Context, type Handler, route, rowId } from './access-route';
import { factorsOf } from './factor-rows';
import { goodUntil, hasRunOut } from './invitations/invitation-token';
import { inviteAgain } from './invitations/invitations';
import { nameOfAccount } from './leaving/accounts';
import { accountsWithHoldings } from './leaving/holdings';
import { sayLocked, sayWrong } from './refused-sign-in';
import type { ColleaguesFactor, FactorState, RecoveryCodes } from './replies';
import {
  beginFactor,
  confirmFactor,
  endFactor,
  type FactorAccount,
  type Proof,
  renewRecoveryCodes,
  resetFactor,
} from './second-factor';
import { needsFactor } from './who-needs-factor';

const LONGEST_CODE = 40;
const sentCode = z.strictObject({ code: z.string().trim().min(1).max(LONGEST_CODE) });
const IS_OFF = 'Your second factor is switched off';

const codeOf = (ctx: Context): string | null => {
  const sent = sentCode.safeParse(ctx.request.body);
  if (sent.success) return sent.data.code;
  refuse(ctx, 400, 'ValidationError', 'Type the code of your app');
  return null;
};

/** Says why a code was not taken. @returns whether it was */
function passes(ctx: Context, proof: Exclude<Proof, { outcome: 'proved' }> | { outcome: 'proved' }): boolean {
  if (proof.outcome === 'none') refuse(ctx, 409, 'ConflictError', IS_OFF);
  else if (proof.outcome === 'wrong') refuse(ctx, 400, 'ValidationError', sayWrong(proof.left));
  else if (proof.outcome === 'locked') refuse(ctx, 429, 'RateLimitError', sayLocked(proof.until, Date.now()));
  return proof.outcome === 'proved';
}

type Session = { sessionId: string; deviceId: string | null; metadata: Record<string, unknown> | null };

/** This browser's sessions go on with the factor that was just switched on; those of all others end. */
async function keepThisDevice(strapi: Core.Strapi, ctx: Context, account: number, stamp: string) {
  const sessions = strapi.db.query('admin::session');
  const mine: Session[] = await sessions.findMany({ where: { userId: String(account), origin: 'admin' } });
  const current = mine.find(({ sessionId }) => sessionId === ctx.state.session?.id);
  for (const { sessionId, deviceId, metadata } of mine) {
    const isHere = sessionId === current?.sessionId || (deviceId !== null && deviceId === current?.deviceId);
    if (isHere)
      await sessions.update({
        where: { sessionId },
        data: { metadata: { ...metadata, secondFactor: stamp } },
      });
    else await sessions.delete({ where: { sessionId } });
  }
}

type Account = FactorAccount & { isActive: boolean; registrationToken: string | null };

/** How the invitation of an account stands that nobody has come to yet. */
function invitationOf({ isActive, registrationToken: token }: Account): ColleaguesFactor['invited'] {
  if (isActive || !token) return null;
  const until = hasRunOut(token, Date.now()) ? null : goodUntil(token);
  return { until: until?.toISOString() ?? null };
}

/** What the panel asks of second factors: one's own, and those of colleagues. */
export function factorRoutes(strapi: Core.Strapi) {
  const state: Handler = async (ctx) => {
    const me: FactorAccount = ctx.state.user;
    const [factor] = await factorsOf(strapi, strapi.db.connection, [me.id]);
    const data: FactorState = {
      on: factor !== undefined,
      since: factor?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
      needed: await needsFactor(strapi, me),
    };
    ctx.body = { data };
  };

  const begin: Handler = async (ctx) => {
    const begun = await beginFactor(strapi, ctx.state.user);
    if (begun === null) return refuse(ctx, 409, 'ConflictError', 'Your second factor is switched on already');
    ctx.body = { data: begun };
  };

  const confirm: Handler = async (ctx) => {
    const code = codeOf(ctx);
    if (code === null) return;
    const me: FactorAccount = ctx.state.user;
    const came = await confirmFactor(strapi, me, code);
    if (came.outcome === 'none') return refuse(ctx, 409, 'ConflictError', 'Begin with the picture again');
    if (came.outcome !== 'confirmed') return passes(ctx, came);
    await keepThisDevice(strapi, ctx, me.id, came.stamp);
    const data: RecoveryCodes = { recoveryCodes: came.recoveryCodes };
    ctx.body = { data };
  };

  const end: Handler = async (ctx) => {
    const code = codeOf(ctx);
    if (code === null) return;
    if (passes(ctx, await endFactor(strapi, ctx.state.user, code))) ctx.body = { data: {} };
  };

  const renew: Handler = async (ctx) => {
    const code = codeOf(ctx);
    if (code === null) return;
    const { proof, recoveryCodes } = await renewRecoveryCodes(strapi, ctx.state.user, code);
    const data: RecoveryCodes = { recoveryCodes };
    if (passes(ctx, proof)) ctx.body = { data };
  };

  const colleagues: Handler = async (ctx) => {
    const holding = await accountsWithHoldings(strapi, Date.now());
    const accounts: Account[] = await strapi.db.query('admin::user').findMany({
      select: ['id', 'email', 'firstname', 'lastname', 'isActive', 'registrationToken'],
      // Who has left stays here while something is still theirs, and who is invited until they come.
      where: {
        id: { $ne: ctx.state.user.id },
        $or: [{ isActive: true }, { registrationToken: { $notNull: true } }, { id: { $in: holding } }],
      },
      orderBy: [{ firstname: 'asc' }, { id: 'asc' }],
    });
    const ids = accounts.map(({ id }) => id);
    const on = new Set((await factorsOf(strapi, strapi.db.connection, ids)).map(({ account }) => account));
    const data: ColleaguesFactor[] = [];
    for (const one of accounts) {
      const { id, email, isActive: open } = one;
      const needed = open && (await needsFactor(strapi, one));
      const name = nameOfAccount(one);
      data.push({ id, name, email, open, invited: invitationOf(one), on: on.has(id), needed });
    }
    ctx.body = { data };
  };

  const reset: Handler = async (ctx) => {
    const id = rowId.safeParse(ctx.params.id);
    if (!id.success) return refuse(ctx, 400, 'ValidationError', 'There is no such account');
    if (id.data === ctx.state.user.id)
      return refuse(ctx, 409, 'ConflictError', 'You switch off your own by a code');
    if (!(await resetFactor(strapi, actorOf(ctx.state.user), id.data)))
      return refuse(ctx, 404, 'NotFoundError', 'This account has no second factor');
    ctx.body = { data: {} };
  };

  const invite: Handler = async (ctx) => {
    const id = rowId.safeParse(ctx.params.id);
    const sent = id.success ? await inviteAgain(strapi, id.data, actorOf(ctx.state.user)) : null;
    if (sent === null)
      return refuse(ctx, 409, 'ConflictError', 'Nobody is invited by this account: it was opened, or closed');
    if (!sent)
      return refuse(
        ctx,
        502,
        'BadGatewayError',
        'The mail server did not take the invitation. Look at SMTP_URL, and send it again.',
      );
    ctx.body = { data: {} };
  };

  return [
    route('GET', '/second-factor', state),
    route('POST', '/second-factor/begin', begin),
    route('POST', '/second-factor/confirm', confirm),
    route('POST', '/second-factor/end', end),
    route('POST', '/second-factor/recovery-codes', renew),
    route('GET', '/colleagues', colleagues, ['admin::users.read']),
    route('POST', '/colleagues/:id/invitation', invite, ['admin::users.update']),
    route('POST', '/colleagues/:id/second-factor/reset', reset, ['admin::users.update']),
  ];
}
