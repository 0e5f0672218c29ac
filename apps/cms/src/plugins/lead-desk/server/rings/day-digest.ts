import type { Core } from '@strapi/strapi';
import { tellColleague } from '../../../../deliveries/tell-colleague';
import { announceDeliveries } from '../../../../deliveries/wake';
import { dateIn } from '../../../../india-time';
import { forgetNoted, notedAmong, noteOnce } from '../../../../kept/kept-values';
import { firstOpening } from '../../office-hours';
import { type Colleague, colleagues, isThere } from '../colleagues';
import { deskSettings } from '../desk-settings';
import type { LeadRow } from '../read-lead';
import { dayOf } from './my-day';
import { digestWords } from './ring-words';
import { ringsSince } from './rings-since';

const BEGINNING = 'digest ';
const SYSTEM = { id: null, name: 'system' };

/** What of somebody's own asks for something today; null when nothing does. */
async function wordsFor(strapi: Core.Strapi, person: Colleague, now: Date) {
  const day = await dayOf(strapi, { actor: SYSTEM, person: person.id, everybody: false }, now);
  // What is nobody's is on everybody's page, and would be in everybody's mail.
  const theirs = day.waiting.filter(({ owner }) => owner === person.id);
  const line = (row: LeadRow) => ({
    reference: row.reference,
    project: row.project === null ? null : (day.reading.projects.get(row.project) ?? row.project),
    at: new Date(row.nextFollowUp ?? row.createdAt ?? now),
  });
  const [waiting, due, notReached] = [theirs, day.due, day.notReached].map((rows) => rows.map(line));
  return digestWords({ waiting: waiting ?? [], due: due ?? [], notReached: notReached ?? [] }, now);
}

/**
 * Mails each sales person, when their working day begins, what it holds: once a day and person over all instances, none
 * when there is nothing to say, none on holidays and leave.
 * @param now the clock, ms
 */
export async function sendDigests(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const at = new Date(now);
  const { office } = await deskSettings(strapi);
  const since = await ringsSince(strapi, now);
  const begun = (await colleagues(strapi)).filter((person) => {
    const hours = person.hours.length > 0 ? person.hours : office.hours;
    const opened = firstOpening(at, { ...office, hours });
    return opened !== null && opened >= since && isThere(person, at, office);
  });
  const nameOf = ({ id }: Colleague) => `${BEGINNING}${dateIn(at)} ${id}` as const;
  const sent = await notedAmong(strapi, begun.map(nameOf));
  let told = 0;
  for (const person of begun.filter((one) => !sent.has(nameOf(one)))) {
    const words = await wordsFor(strapi, person, at);
    const { account } = person;
    await strapi.db.connection.transaction(async (trx) => {
      // Also where there is nothing: what comes at noon is no beginning of a day.
      if (!(await noteOnce(strapi, trx, nameOf(person))) || words === null) return;
      const id = `digest-${dateIn(at)}-${account}`;
      await tellColleague(strapi, trx, {
        account,
        lead: null,
        occasion: 'day',
        id,
        ...words,
        place: '/lead-desk?view=day',
        at,
      });
      told += 1;
    });
  }
  if (told === 0) return;
  announceDeliveries(strapi);
  await forgetNoted(strapi, BEGINNING);
}
