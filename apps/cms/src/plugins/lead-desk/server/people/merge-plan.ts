import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import {
  CONSENT_RECEIPT,
  CONTACT_POINT,
  type Connection,
  LEAD,
  tableOf,
} from '../../../../ledger/ledger-rows';
import { type ContactRow, PERSON_DETAILS, type PersonDetail } from '../../../../ledger/person-details';

/** What a merge moves from one person to the other, by the ids of the rows: it names nobody. */
export type Moved = {
  leads: number[];
  points: number[];
  receipts: number[];
  /** The details that the other had and the kept one had not. */
  filled: PersonDetail[];
  /** The newest rows of both: what came later came to them as one. */
  last: { lead: number; point: number; receipt: number };
};

type Of = typeof LEAD | typeof CONTACT_POINT | typeof CONSENT_RECEIPT;

async function idsOf(
  strapi: Core.Strapi,
  connection: Connection,
  uid: Of,
  contact: number,
): Promise<number[]> {
  const table = tableOf(strapi, connection, uid);
  const rows: { id: number }[] = await table
    .rows()
    .where(table.columnsOf({ contact }))
    .orderBy('id')
    .select('id');
  return rows.map(({ id }) => id);
}

/** What would be joined, were two people merged now; `seen` changes whenever that is another thing. */
export async function planMerge(
  strapi: Core.Strapi,
  connection: Connection,
  kept: ContactRow,
  merged: ContactRow,
): Promise<{ moved: Moved; seen: string }> {
  const of = (uid: Of, contact: ContactRow) => idsOf(strapi, connection, uid, contact.id);
  const [leads, points, receipts] = [
    await of(LEAD, merged),
    await of(CONTACT_POINT, merged),
    await of(CONSENT_RECEIPT, merged),
  ];
  const theirs = [
    await of(LEAD, kept),
    await of(CONTACT_POINT, kept),
    await of(CONSENT_RECEIPT, kept),
  ] as const;
  const newest = (...lists: number[][]) => Math.max(0, ...lists.flat());
  const moved: Moved = {
    leads,
    points,
    receipts,
    filled: PERSON_DETAILS.filter((name) => kept[name] === null && merged[name] !== null),
    last: {
      lead: newest(leads, theirs[0]),
      point: newest(points, theirs[1]),
      receipt: newest(receipts, theirs[2]),
    },
  };
  const details = [kept, merged].map((one) => [one.id, ...PERSON_DETAILS.map((name) => one[name])]);
  const seen = createHash('sha256')
    .update(JSON.stringify([moved, theirs, details]))
    .digest('hex');
  return { moved, seen };
}
