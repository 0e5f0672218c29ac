import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { CONTACT, type Connection, DELIVERY, LEAD, SALES_PERSON, tableOf } from '../ledger/ledger-rows';
import { lockRows } from '../ledger/row-locks';
import { changeState, type Row } from './change-deliveries';
import type { Claimed } from './delivery-rows';
import { inState } from './delivery-state';
import { wordsOfGiven } from './given-leads';
import type { Mailer } from './mail/mailer';
import { newDelivery } from './new-delivery';
import { openAccount } from './open-account';
import type { Outcome } from './outcome';
import { ringPhone, tellPhones } from './tell-phones';

type Telling = {
  /** Whom: the id of an account of the panel. */
  account: number;
  /** The row id of the enquiry it is about. */
  lead: number | null;
  /** `enquiry`, of no lead: several were given at once, and its subject is `noteOfGiven`. */
  occasion: 'escalation' | 'follow-up' | 'day' | 'enquiry' | 'message';
  /** What makes two of them one, over all instances and restarts. */
  id: string;
  /** Neither names a visitor: a mail cannot be taken back, nor erased. */
  subject: string;
  paragraphs: string[];
  /** Where its button leads in the panel: `/lead-desk/abc`. */
  place: string;
  at: Date;
};

/**
 * Has a colleague of the desk told by mail and on their phones, as part of the caller's transaction. Call
 * `announceDeliveries` after the commit. No mail is written where those to the desk are off.
 */
export async function tellColleague(strapi: Core.Strapi, trx: Connection, telling: Telling): Promise<void> {
  const { account, lead, occasion, id, subject, paragraphs, place, at } = telling;
  await tellPhones(strapi, trx, { account, lead, occasion, id, subject, place, at });
  if (!strapi.config.get<LeadConfig>('leads').deliveries.mailDesk) return;
  await tableOf(strapi, trx, DELIVERY).insert(
    newDelivery({
      lead,
      kind: 'mail-colleague',
      target: `account ${account}`,
      occasion,
      note: [subject, ...paragraphs].join('\n'),
      recordKey: place,
      at,
      messageId: id,
    }),
  );
}

/** Nobody is told any more that an enquiry is unanswered which was answered. */
export async function stopEscalation(strapi: Core.Strapi, trx: Connection, lead: number): Promise<void> {
  const table = tableOf(strapi, trx, DELIVERY);
  const waiting = table
    .rows()
    .where({ ...inState('pending'), occasion: 'escalation', ...table.columnsOf({ lead }) })
    .select('id', `${table.column('lead')} as lead`, 'kind', 'target');
  const rows: Row[] = await lockRows(strapi, waiting);
  if (rows.length === 0) return;
  const note = 'That it is unanswered is not told any more: it was answered';
  await changeState(strapi, trx, rows, { to: 'stopped', event: 'stopped', by: 'system', note });
}

/** Whether an enquiry still waits for somebody to be spoken to; not of one whose person was erased. */
async function isUnanswered(strapi: Core.Strapi, id: number): Promise<boolean> {
  const connection = strapi.db.connection;
  const [leads, contacts] = [tableOf(strapi, connection, LEAD), tableOf(strapi, connection, CONTACT)];
  const erased = contacts.rows().whereNotNull(contacts.column('maskedAt')).select('id');
  const contact = leads.column('contact');
  const found = await leads
    .rows()
    .where({ id, stage: 'New', suspected: false })
    .whereNull(leads.column('firstResponseAt'))
    .where((row) => row.whereNull(contact).orWhereNotIn(contact, erased))
    .first('id');
  return found !== undefined;
}

/** Whether the time that somebody was reminded of is still the one to call, and theirs. */
async function isStillDue(strapi: Core.Strapi, { lead, messageId }: Claimed): Promise<boolean> {
  const [, moment] = /^follow-up-\d+-(\d+)/.exec(messageId) ?? [];
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const planned: { at: Date | number | string | null } | undefined = await leads
    .rows()
    .where({ id: lead ?? 0 })
    .whereNotIn('stage', ['Booked', 'Lost'])
    .first({ at: leads.column('nextFollowUp') });
  return planned?.at ? new Date(planned.at).getTime() === Number(moment) : false;
}

/** Whether an enquiry still belongs to whoever was told that it is theirs. */
async function isStillTheirs(strapi: Core.Strapi, lead: number | null, account: number): Promise<boolean> {
  const connection = strapi.db.connection;
  const [leads, people] = [tableOf(strapi, connection, LEAD), tableOf(strapi, connection, SALES_PERSON)];
  const theirs = people.rows().where({ account, active: true }).select('id');
  const found = await leads
    .rows()
    .where({ id: lead ?? 0 })
    .whereIn(leads.column('owner'), theirs)
    .first('id');
  return found !== undefined;
}

const stopped = (reply: string): Outcome => ({ outcome: 'stopped', status: null, reply });

/** Sends what a colleague is told, where there still is a reason to. */
export async function sendToColleague(
  strapi: Core.Strapi,
  delivery: Claimed,
  mailer: Mailer,
): Promise<Outcome> {
  const [, account] = /account (\d+)$/.exec(delivery.target) ?? [];
  const to = account ? await openAccount(strapi, Number(account)) : null;
  if (to === null) return stopped('Their account is closed');
  if (delivery.occasion === 'enquiry' && delivery.lead === null) {
    return sendOfGiven(strapi, delivery, { account: Number(account), to, mailer });
  }
  const isOfOwner = delivery.occasion === 'enquiry' || delivery.occasion === 'message';
  if (isOfOwner && !(await isStillTheirs(strapi, delivery.lead, Number(account)))) {
    return stopped('It belongs to somebody else by now');
  }
  if (delivery.occasion === 'escalation' && !(await isUnanswered(strapi, delivery.lead ?? 0))) {
    return stopped('It was answered meanwhile');
  }
  if (delivery.occasion === 'follow-up' && !(await isStillDue(strapi, delivery))) {
    return stopped('It is to be called at another time');
  }
  return tell(strapi, delivery, { to, mailer });
}

type Way = { to: string; mailer: Mailer };

/** Says of those that were given at once what still is so. */
async function sendOfGiven(
  strapi: Core.Strapi,
  delivery: Claimed,
  { account, ...way }: Way & { account: number },
): Promise<Outcome> {
  const words = await wordsOfGiven(strapi, delivery.note, account);
  if (words === null) return stopped('They belong to somebody else by now');
  const { subject, paragraphs } = words;
  // A locked screen has room for one line.
  const note = delivery.kind === 'push' ? subject : [subject, ...paragraphs].join('\n');
  return tell(strapi, { ...delivery, note }, way);
}

async function tell(strapi: Core.Strapi, delivery: Claimed, { to, mailer }: Way): Promise<Outcome> {
  if (delivery.kind === 'push') return ringPhone(strapi, delivery);
  const { composeColleagueMail } = await import('./mail/compose-mail');
  const sent = await mailer.send(await composeColleagueMail(strapi, delivery, to));
  // Sent again, its button has to lead there again.
  return { ...sent, record: delivery.recordKey };
}
