import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { type Connection, DELIVERY, DELIVERY_ATTEMPT, tableOf } from '../ledger/ledger-rows';
import { type DeliveryKind, newDelivery } from './new-delivery';
import { speakTo } from './presets/speak-to';

/** One enquiry of the person, the newest last. */
export type Theirs = { id: number; reference: string; email: string };
type Told = { kind: DeliveryKind; target: string; recordKey: string | null } & {
  leaseUntil: Date | number | null;
};
type Row = { kind: DeliveryKind; target: string; recordKey: string | null; note: string | null; at: number };

/**
 * Whoever was told of these enquiries. Every try counts, not only those that were acknowledged: a receiver may have
 * taken what its answer got lost of, and one that has not has nothing to erase. The try is counted before it is made.
 */
async function toldOf(strapi: Core.Strapi, trx: Connection, leads: Theirs[]): Promise<Told[]> {
  const deliveries = tableOf(strapi, trx, DELIVERY);
  const attempts = tableOf(strapi, trx, DELIVERY_ATTEMPT);
  const ids = leads.map(({ id }) => id);
  // "Send again" counts from nought, its earlier tries are still written down.
  const tried = attempts.rows().select(attempts.column('delivery')).whereNotNull(attempts.column('delivery'));
  return deliveries
    .rows()
    .where({ occasion: 'enquiry' })
    .whereIn('kind', ['mail-desk', 'webhook'])
    .whereIn(deliveries.column('lead'), ids)
    .where((row) => row.where('attempts', '>', 0).orWhereIn('id', tried))
    .orderBy('id')
    .select(
      'kind',
      'target',
      `${deliveries.column('recordKey')} as recordKey`,
      `${deliveries.column('leaseUntil')} as leaseUntil`,
    );
}

/** How a receiver calls what it made of them, as its replies said. */
const recordsOf = (told: Told[]) => [
  ...new Set(told.map(({ recordKey }) => recordKey).filter((record) => record !== null)),
];

/** When the last try that is under way has certainly ended: an erasure must not come before its enquiry. */
const afterLeases = (told: Told[], now: number) =>
  Math.max(now, ...told.map(({ leaseUntil }) => (leaseUntil === null ? 0 : new Date(leaseUntil).getTime())));

/** What a person must do at a receiver that cannot be told. */
const byHandAt = (target: string, leads: Theirs[], records: string[]) =>
  [
    `${target}: erase the person there by hand. Found by ${leads.map(({ reference }) => reference).join(', ')}`,
    records.length > 0 && `there ${records.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');

/**
 * Tells whoever was told of a person that they are erased, once per receiver: webhooks by what their preset needs, the
 * desk by a mail. Runs before the ledger forgets the person, in the same transaction; what it writes can be sent
 * afterwards. Call `announceDeliveries` after the commit.
 * @returns what a person must do by hand, one place a line
 */
export async function passOnErasure(
  strapi: Core.Strapi,
  trx: Connection,
  leads: Theirs[],
  now: number,
): Promise<string[]> {
  const newest = leads.at(-1);
  if (!newest) return [];
  const { webhooks, mailDesk } = strapi.config.get<LeadConfig>('leads').deliveries;
  const all = await toldOf(strapi, trx, leads);
  const emails = [...new Set(leads.map(({ email }) => email))].filter(Boolean);
  const rows: Row[] = [];
  const byHand: string[] = [];
  for (const name of new Set(all.filter(({ kind }) => kind === 'webhook').map(({ target }) => target))) {
    const told = all.filter(({ target }) => target === name);
    const target = webhooks.find((one) => one.name === name);
    const records = recordsOf(told);
    const keys = target ? speakTo(target).erasures({ records, emails }) : [];
    if (keys.length === 0) byHand.push(byHandAt(name, leads, records));
    const at = afterLeases(told, now);
    rows.push(
      ...keys.map((recordKey) => ({ kind: 'webhook' as const, target: name, recordKey, note: null, at })),
    );
  }
  const toDesk = all.filter(({ kind }) => kind === 'mail-desk');
  if (mailDesk && (toDesk.length > 0 || byHand.length > 0)) {
    const at = afterLeases(toDesk, now);
    rows.push({ kind: 'mail-desk', target: 'desk', recordKey: null, note: byHand.join('\n') || null, at });
  }
  await tableOf(strapi, trx, DELIVERY).insertAll(
    rows.map(({ at, ...row }) =>
      newDelivery({ ...row, lead: newest.id, occasion: 'erasure', at: new Date(at) }),
    ),
  );
  return byHand;
}
