import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { SECOND_FACTOR } from '../../../ledger/ledger-rows';
import { factorsOf, forgetFactorsOfNobody } from './factor-rows';
import { RefusedSignIn, sayLocked, sayWrong } from './refused-sign-in';
import { beginFactor, confirmFactor, type FactorAccount, proveFactor } from './second-factor';
import { needsFactor } from './who-needs-factor';

const SESSION = 'admin::session';
const HEADER = 'second-factor';
const LONGEST_CODE = 40;
const SENT = new RegExp(`^[\\w -]{1,${LONGEST_CODE}}$`);

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/;
const UNREADABLE = { state: 'code', wrong: true } as const;

/** What a request has proved: the factor an account has, or that it may come in without one. */
type Proved = { account: number; stamp: string | null };
/** What whoever comes in is told once. */
type Told = { recoveryCodes?: string[]; recoveryCodesLeft?: number };

const sessionRow = z.object({
  userId: z.string(),
  origin: z.string(),
  metadata: z.looseObject({ secondFactor: z.string().optional() }).nullish(),
});
const account = z.object({
  id: z.number(),
  email: z.string(),
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
});

const refuseLocked = (until: Date) =>
  new RefusedSignIn(sayLocked(until, Date.now()), { state: 'locked', until: until.toISOString() });

/** Begins the factor that somebody must have before they come in. */
async function askToEnrol(strapi: Core.Strapi, who: FactorAccount): Promise<RefusedSignIn> {
  const begun = await beginFactor(strapi, who);
  return begun === null
    ? new RefusedSignIn('Type the code of your app', { state: 'code', wrong: false })
    : new RefusedSignIn('Your account needs a second factor: set one up to come in', {
        state: 'enrol',
        ...begun,
      });
}

async function enrol(strapi: Core.Strapi, who: FactorAccount, code: string): Promise<Proved & Told> {
  const came = await confirmFactor(strapi, who, code);
  if (came.outcome === 'confirmed')
    return { account: who.id, stamp: came.stamp, recoveryCodes: came.recoveryCodes };
  if (came.outcome === 'wrong') throw new RefusedSignIn(sayWrong(came.left), { state: 'enrol-code' });
  if (came.outcome === 'locked') throw refuseLocked(came.until);
  throw await askToEnrol(strapi, who);
}

/**
 * Whoever has shown who they are by a password, or a link in a mail, shows it by their second factor too: the code comes
 * along in a header, as the routes of Strapi take no other field.
 * @throws RefusedSignIn that says what is missing
 */
async function passFactor(strapi: Core.Strapi, who: FactorAccount): Promise<void> {
  const ctx = strapi.requestContext.get();
  const [factor] = await factorsOf(strapi, strapi.db.connection, [who.id]);
  if (!factor && !(await needsFactor(strapi, who))) return;
  const code = ctx?.get(HEADER) ?? '';
  if (code !== '' && !SENT.test(code)) throw new RefusedSignIn('The code cannot be read', UNREADABLE);
  let proved: Proved & Told;
  if (!factor) {
    if (code === '') throw await askToEnrol(strapi, who);
    proved = await enrol(strapi, who, code);
  } else {
    if (code === '') throw new RefusedSignIn('Type the code of your app', { state: 'code', wrong: false });
    const came = await proveFactor(strapi, who, code);
    if (came.outcome === 'locked') throw refuseLocked(came.until);
    if (came.outcome === 'wrong')
      throw new RefusedSignIn(sayWrong(came.left), { state: 'code', wrong: true });
    // It was switched off, or reset, a moment ago.
    if (came.outcome === 'none') return passFactor(strapi, who);
    const left = came.recoveryCodesLeft;
    proved = { account: who.id, stamp: came.stamp, ...(left === null ? {} : { recoveryCodesLeft: left }) };
  }
  if (ctx) ctx.state.secondFactor = proved;
}

type Session = { userId: string; origin: string; metadata?: Record<string, unknown> | null };

/**
 * Looks at every session of the panel where its row is made, whichever way leads there: a sign-in, an invitation, a new
 * password, a session that goes on (whose row hands down what the one before had), or one that nobody has thought of.
 * The row keeps from where, for whoever looks which of a colleague's sessions is strange.
 * @throws where the account has a factor that this session was not made with
 */
async function checkSession(strapi: Core.Strapi, data: Session): Promise<void> {
  const { userId, origin, metadata } = sessionRow.parse(data);
  if (origin !== 'admin') return;
  const id = Number(userId);
  const proved: Proved | undefined = strapi.requestContext.get()?.state.secondFactor;
  const stamp = proved?.account === id ? proved.stamp : (metadata?.secondFactor ?? null);
  // Strapi's own transaction: it joins one that is open, where a second would wait for SQLite's only connection.
  const [factor] = await strapi.db.transaction(({ trx }) => factorsOf(strapi, trx, [id]));
  if (factor ? stamp !== factor.stamp : proved?.account !== id && (await needsFactor(strapi, { id })))
    throw new errors.UnauthorizedError('This session was made without the second factor of its account');
  const address = strapi.requestContext.get()?.request.ip.replace(IPV4_IN_IPV6, '');
  data.metadata = {
    ...metadata,
    ...(factor ? { secondFactor: factor.stamp } : {}),
    ...(address ? { address } : {}),
  };
}

type Credentials = { email: string; password: string };
type Registration = { registrationToken: string };
type NewPassword = { resetPasswordToken: string };

/** The doors that say in words what is missing, before they use up a link. */
function guardDoors(strapi: Core.Strapi): void {
  const users = strapi.service('admin::user');
  const auth = strapi.service('admin::auth');
  const checkCredentials: (given: Credentials) => Promise<[unknown, unknown, unknown?]> =
    auth.checkCredentials.bind(auth);
  const resetPassword: (given: NewPassword) => Promise<unknown> = auth.resetPassword.bind(auth);
  const register: (given: Registration) => Promise<unknown> = users.register.bind(users);
  const createFirstAdmin: (given: unknown) => Promise<unknown> = users.createFirstAdmin.bind(users);
  const whoever = async (where: object) => {
    const found: unknown = await strapi.db.query('admin::user').findOne({ where });
    if (found) await passFactor(strapi, account.parse(found));
  };

  auth.checkCredentials = async (given: Credentials) => {
    const [failure, user, ...rest] = await checkCredentials(given);
    if (user) await passFactor(strapi, account.parse(user));
    return [failure, user, ...rest];
  };
  auth.resetPassword = async (given: NewPassword) => {
    const { resetPasswordToken } = given;
    // One that has run out is refused by Strapi, which forgets it too.
    await whoever({
      resetPasswordToken,
      isActive: true,
      resetPasswordTokenExpiresAt: { $gt: new Date() },
    });
    return resetPassword(given);
  };
  users.register = async (given: Registration) => {
    await whoever({ registrationToken: given.registrationToken });
    return register(given);
  };
  users.createFirstAdmin = async (given: unknown) => {
    const made = await createFirstAdmin(given);
    const ctx = strapi.requestContext.get();
    // There was nobody who could have had a factor. Where one is needed, it is asked for at the next sign-in.
    if (ctx) ctx.state.secondFactor = { account: account.parse(made).id, stamp: null } satisfies Proved;
    return made;
  };
}

/** What is kept of factors is shown to nobody: an administrator of the panel could else read every hash, and wait. */
function hideFactors(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === SECOND_FACTOR)
      throw new errors.ApplicationError('Second factors are shown to nobody');
    return next();
  });
}

/** From now on no session of the panel is made without the second factor of its account. */
export function guardSessions(strapi: Core.Strapi): void {
  guardDoors(strapi);
  hideFactors(strapi);
  strapi.db.lifecycles.subscribe({
    models: [SESSION],
    beforeCreate: ({ params }) => checkSession(strapi, params.data),
    beforeCreateMany() {
      throw new Error('Sessions are made one by one, each with the second factor of its account');
    },
  });
  const forget = () => forgetFactorsOfNobody(strapi);
  strapi.db.lifecycles.subscribe({ models: ['admin::user'], afterDelete: forget, afterDeleteMany: forget });
}

const signedInBody = z.object({ data: z.looseObject({ token: z.string() }) });

/** Tells whoever has just come in of their recovery codes, once. Before Strapi makes its routes. */
export function tellRecoveryCodes(strapi: Core.Strapi): void {
  strapi.server.use(async (ctx, next) => {
    await next();
    const proved: (Proved & Told) | undefined = ctx.state.secondFactor;
    const body = signedInBody.safeParse(ctx.body);
    if (!proved || ctx.status !== 200 || !body.success) return;
    const { recoveryCodes, recoveryCodesLeft } = proved;
    if (!recoveryCodes && recoveryCodesLeft === undefined) return;
    const secondFactor = {
      recoveryCodes: recoveryCodes ?? null,
      recoveryCodesLeft: recoveryCodesLeft ?? null,
    };
    ctx.body = { data: { ...body.data.data, secondFactor } };
  });
}
