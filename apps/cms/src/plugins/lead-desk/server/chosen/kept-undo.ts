import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { MINUTE_MS } from '../../../../india-time';
import { forgetKept, keepValue, keptValue, takeKept } from '../../../../kept/kept-values';
import type { Connection } from '../../../../ledger/ledger-rows';
import { leadState } from './lead-state';

/** How long a change of many can be taken back. */
export const UNDO_MS = MINUTE_MS;
const TOKEN_BYTES = 18;

/** What a change of many did: ids, stages and moments, nothing of a person. */
const keptUndo = z.strictObject({
  /** The account that may take it back, and whether it looked after everybody's leads. */
  account: z.number(),
  everybody: z.boolean(),
  at: z.number(),
  leads: z.array(
    z.strictObject({
      id: z.number(),
      documentId: z.string(),
      before: leadState,
      after: leadState,
      /** The newest line of its history; what stands after it happened since. */
      event: z.number(),
      /** What had been taught by it about spam. */
      taught: z.boolean().nullable(),
    }),
  ),
});
export type KeptUndo = z.infer<typeof keptUndo>;

/** Keeps what takes a change back, in the transaction that makes it. @returns its token, which nobody guesses */
export async function keepUndo(strapi: Core.Strapi, trx: Connection, undo: KeptUndo): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await keepValue(strapi, `undo ${token}`, undo, trx);
  return token;
}

/** What is kept under a token; null: nothing, no longer, or by a release that kept something else. */
export async function readUndo(
  strapi: Core.Strapi,
  trx: Connection,
  token: string,
): Promise<KeptUndo | null> {
  const kept = await keptValue(strapi, `undo ${token}`, trx);
  return keptUndo.safeParse(kept).data ?? null;
}

/** Uses a token up. @returns false where another did before: of two who press at once, one takes back */
export const spendUndo = (strapi: Core.Strapi, trx: Connection, token: string): Promise<boolean> =>
  takeKept(strapi, trx, `undo ${token}`);

/** Forgets what cannot be taken back any more. */
export const forgetUndos = (strapi: Core.Strapi, now: number): Promise<void> =>
  forgetKept(strapi, 'undo ', (kept) => (keptUndo.safeParse(kept).data?.at ?? 0) + UNDO_MS < now);
