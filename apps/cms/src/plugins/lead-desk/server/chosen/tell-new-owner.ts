import type { Core } from '@strapi/strapi';
import { tellOwnerOfMany } from '../../../../deliveries/tell-owner';
import type { Connection } from '../../../../ledger/ledger-rows';
import type { Viewer } from '../viewer';
import { UNDO_MS } from './kept-undo';
import type { LeadState } from './lead-state';

type States = ReadonlyMap<number, LeadState>;

/**
 * Has whoever was given some leads told of them, once it cannot be taken back any more; who takes some knows. Part of
 * the transaction that gives them.
 */
export async function tellNewOwner(
  strapi: Core.Strapi,
  trx: Connection,
  { viewer, now }: { viewer: Viewer; now: Date },
  { before, after }: { before: States; after: States },
): Promise<void> {
  const at = new Date(now.getTime() + UNDO_MS);
  const given = new Map<number, number[]>();
  for (const [id, { owner }] of after) {
    if (owner === null || owner === viewer.person || owner === before.get(id)?.owner) continue;
    given.set(owner, [...(given.get(owner) ?? []), id]);
  }
  for (const [person, leads] of given) {
    await tellOwnerOfMany(strapi, trx, { leads, person, given: now, at });
  }
}
