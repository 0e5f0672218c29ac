import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { AccessConfig } from '../../../../config/access';
import { type Actor, actorOf, audit } from '../../../audit/audit-log';
import { senderOf } from '../../../deliveries/mail/mail-content';
import type { Connection } from '../../../ledger/ledger-rows';
import { changeFactor, dropFactor, type FactorRow, lockedFactor, putFactor } from './factor-rows';
import { makeRecoveryCodes, recoveryHash } from './recovery-codes';
import { openKey, sealKey } from './sealed-key';
import { keyAddress, makeKey, stepOfCode } from './totp';

const MOST_WRONG = 5;
const MINUTE_MS = 60_000;
const FIRST_LOCK_MS = 5 * MINUTE_MS;
// Who knows the password and guesses codes has 120 a day at most: one in 2,800 that one of them is right.
const LONGEST_LOCK_MS = 60 * MINUTE_MS;
const STAMP_BYTES = 12;
const CODE = /^\d{6}$/;

/** An account of the panel. */
export type FactorAccount = {
  id: number;
  email: string;
  firstname?: string | null;
  lastname?: string | null;
};
/** What is put into an app: the key in letters, and the address that the picture says. */
export type BegunFactor = { key: string; address: string };
/** What came of a code. */
export type Proof =
  | { outcome: 'proved'; stamp: string /** Null: by the app. */; recoveryCodesLeft: number | null }
  | { outcome: 'wrong'; left: number }
  | { outcome: 'locked'; until: Date }
  | { outcome: 'none' };
export type Confirmed = { outcome: 'confirmed'; stamp: string; recoveryCodes: string[] };

const secretOf = (strapi: Core.Strapi) => strapi.config.get<AccessConfig>('access').encryptionKey;

const note = (strapi: Core.Strapi, trx: Connection, actor: Actor, account: number, what: string) =>
  audit(strapi, trx, {
    actor,
    action: 'changed',
    subject: 'account',
    entry: String(account),
    details: `Second factor: ${what}`,
  });

/** Begins a factor anew: what was begun before and never confirmed is worth nothing any more. @returns null where one is on */
export async function beginFactor(
  strapi: Core.Strapi,
  { id, email }: FactorAccount,
): Promise<BegunFactor | null> {
  const { brandName } = await senderOf(strapi);
  const key = makeKey();
  return strapi.db.connection.transaction(async (trx) => {
    const before = await lockedFactor(strapi, trx, id);
    if (before?.confirmedAt) return null;
    await putFactor(strapi, trx, {
      account: id,
      sealedKey: sealKey(key, id, secretOf(strapi)),
      confirmedAt: null,
      stamp: randomBytes(STAMP_BYTES).toString('base64url'),
      lastStep: 0,
      recoveryHashes: [],
      // To begin anew is no way around a lock.
      wrongCodes: before?.wrongCodes ?? 0,
      locks: before?.locks ?? 0,
      lockedUntil: before?.lockedUntil ?? null,
    });
    return { key, address: keyAddress(key, brandName, email) };
  });
}

/** Counts a code that was none; the fifth locks, each time for longer. */
async function countWrong(
  strapi: Core.Strapi,
  trx: Connection,
  { account, wrongCodes, locks }: FactorRow,
  now: Date,
): Promise<Proof> {
  if (wrongCodes + 1 < MOST_WRONG) {
    await changeFactor(strapi, trx, account, { wrongCodes: wrongCodes + 1 });
    return { outcome: 'wrong', left: MOST_WRONG - wrongCodes - 1 };
  }
  const until = new Date(now.getTime() + Math.min(FIRST_LOCK_MS * 2 ** locks, LONGEST_LOCK_MS));
  await changeFactor(strapi, trx, account, { wrongCodes: 0, locks: locks + 1, lockedUntil: until });
  await note(strapi, trx, actorOf(undefined), account, `locked by ${MOST_WRONG} wrong codes`);
  return { outcome: 'locked', until };
}

const RIGHT = { wrongCodes: 0, locks: 0, lockedUntil: null };

/** Looks at a code within a transaction that keeps the row, so that of two at once one is used. */
async function proveWithin(
  strapi: Core.Strapi,
  trx: Connection,
  account: FactorAccount,
  given: string,
  now: Date,
): Promise<Proof> {
  const row = await lockedFactor(strapi, trx, account.id);
  if (!row?.confirmedAt) return { outcome: 'none' };
  if (row.lockedUntil && row.lockedUntil > now) return { outcome: 'locked', until: row.lockedUntil };
  const code = given.replace(/\s/g, '');
  if (CODE.test(code)) {
    const key = openKey(row.sealedKey, account.id, secretOf(strapi));
    if (key === null)
      strapi.log.error(`The second factor of account ${account.id} was sealed with another ENCRYPTION_KEY`);
    const step = key === null ? null : stepOfCode(key, code, now.getTime(), row.lastStep);
    if (step === null) return countWrong(strapi, trx, row, now);
    await changeFactor(strapi, trx, account.id, { ...RIGHT, lastStep: step });
    return { outcome: 'proved', stamp: row.stamp, recoveryCodesLeft: null };
  }
  const hash = recoveryHash(account.id, code);
  if (!row.recoveryHashes.includes(hash)) return countWrong(strapi, trx, row, now);
  const recoveryHashes = row.recoveryHashes.filter((one) => one !== hash);
  await changeFactor(strapi, trx, account.id, { ...RIGHT, recoveryHashes });
  const left = recoveryHashes.length;
  await note(strapi, trx, actorOf(account), account.id, `a recovery code was used, ${left} left`);
  return { outcome: 'proved', stamp: row.stamp, recoveryCodesLeft: left };
}

/** Looks at a code of the app, or a recovery code, and uses it up. `none`: the account has no factor switched on. */
export const proveFactor = (strapi: Core.Strapi, account: FactorAccount, code: string): Promise<Proof> =>
  strapi.db.connection.transaction((trx) => proveWithin(strapi, trx, account, code, new Date()));

async function giveRecoveryCodes(strapi: Core.Strapi, trx: Connection, account: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const recoveryHashes = codes.map((code) => recoveryHash(account, code));
  await changeFactor(strapi, trx, account, { recoveryHashes });
  return codes;
}

/** Switches on what was begun, by a code of the app that has its key. `none`: nothing was begun. */
export function confirmFactor(
  strapi: Core.Strapi,
  account: FactorAccount,
  given: string,
): Promise<Confirmed | Exclude<Proof, { outcome: 'proved' }>> {
  const now = new Date();
  return strapi.db.connection.transaction(async (trx) => {
    const row = await lockedFactor(strapi, trx, account.id);
    if (!row || row.confirmedAt) return { outcome: 'none' };
    if (row.lockedUntil && row.lockedUntil > now) return { outcome: 'locked', until: row.lockedUntil };
    const key = openKey(row.sealedKey, account.id, secretOf(strapi));
    const code = given.replace(/\s/g, '');
    const step = key === null ? null : stepOfCode(key, code, now.getTime(), row.lastStep);
    if (step === null) {
      const counted = await countWrong(strapi, trx, row, now);
      if (counted.outcome === 'proved') throw new Error('A wrong code proves nothing');
      return counted;
    }
    await changeFactor(strapi, trx, account.id, { ...RIGHT, confirmedAt: now, lastStep: step });
    const recoveryCodes = await giveRecoveryCodes(strapi, trx, account.id);
    await note(strapi, trx, actorOf(account), account.id, 'switched on');
    return { outcome: 'confirmed', stamp: row.stamp, recoveryCodes };
  });
}

/** Switches it off, by a code. */
export const endFactor = (strapi: Core.Strapi, account: FactorAccount, code: string): Promise<Proof> =>
  strapi.db.connection.transaction(async (trx) => {
    const proof = await proveWithin(strapi, trx, account, code, new Date());
    if (proof.outcome !== 'proved') return proof;
    await dropFactor(strapi, trx, account.id);
    await note(strapi, trx, actorOf(account), account.id, 'switched off');
    return proof;
  });

/** Ten new recovery codes, by a code; the old ones are worth nothing any more. */
export const renewRecoveryCodes = (
  strapi: Core.Strapi,
  account: FactorAccount,
  code: string,
): Promise<{ proof: Proof; recoveryCodes: string[] }> =>
  strapi.db.connection.transaction(async (trx) => {
    const proof = await proveWithin(strapi, trx, account, code, new Date());
    if (proof.outcome !== 'proved') return { proof, recoveryCodes: [] };
    const recoveryCodes = await giveRecoveryCodes(strapi, trx, account.id);
    await note(strapi, trx, actorOf(account), account.id, 'new recovery codes');
    return { proof, recoveryCodes };
  });

/** Takes a colleague's away who has lost phone and codes. @returns whether there was one */
export const resetFactor = (strapi: Core.Strapi, actor: Actor, account: number): Promise<boolean> =>
  strapi.db.connection.transaction(async (trx) => {
    const gone = await dropFactor(strapi, trx, account);
    if (gone) await note(strapi, trx, actor, account, 'reset');
    return gone;
  });
