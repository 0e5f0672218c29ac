import type { Core } from '@strapi/strapi';
import { tellColleague } from '../../../../deliveries/tell-colleague';
import { announceDeliveries } from '../../../../deliveries/wake';
import { forgetNoted, notedAmong, noteOnce } from '../../../../kept/kept-values';
import { LEAD, tableOf } from '../../../../ledger/ledger-rows';
import { countRows } from '../../../../ledger/row-count';
import { lastClosing } from '../../office-hours';
import { colleagues, isAway } from '../colleagues';
import { projectNames } from '../project-names';
import { ringSettings } from './ring-settings';
import { listLine } from './ring-words';
import { ringsSince } from './rings-since';
import { type Unanswered, unansweredColumns, unansweredLeads } from './unanswered-leads';

/** A mail is read on a phone; the desk shows all of them. */
const LISTED = 25;

async function wordsOf(strapi: Core.Strapi, names: ReadonlyMap<number, string>) {
  const connection = strapi.db.connection;
  const { column } = tableOf(strapi, connection, LEAD);
  const count = await countRows(unansweredLeads(strapi, connection));
  if (count === 0) {
    return {
      subject: 'Nothing is unanswered',
      paragraphs: ['The office has closed, and somebody was spoken to about every enquiry that has come.'],
    };
  }
  const oldest: Unanswered[] = await unansweredLeads(strapi, connection)
    .orderBy(column('createdAt'))
    .orderBy('id')
    .limit(LISTED)
    .select(unansweredColumns(strapi));
  const projects = await projectNames(strapi);
  const more = count - oldest.length;
  return {
    subject: count === 1 ? '1 enquiry is unanswered' : `${count} enquiries are unanswered`,
    paragraphs: [
      'The office has closed. Who waits longest stands first:',
      ...oldest.map(({ reference, project, owner, createdAt }) =>
        listLine({
          reference,
          project: project === null ? null : (projects.get(project) ?? project),
          owner: owner === null ? null : (names.get(owner) ?? 'somebody who left'),
          came: new Date(createdAt),
        }),
      ),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
  };
}

/**
 * Mails the sales managers, when the office has closed, what is unanswered, or that nothing is: once for each working
 * day, over all instances. Of a day whose end nobody was up for it comes later, until the office opens again.
 * @param now the clock, ms
 */
export async function sendDayList(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const settings = await ringSettings(strapi);
  if (!settings.endOfDayList) return;
  const closed = lastClosing(new Date(now), settings.office);
  if (closed === null || closed.at < (await ringsSince(strapi, now))) return;
  const people = await colleagues(strapi);
  const managers = people.filter((person) => person.manages && !isAway(person, closed.date));
  if (managers.length === 0) return;
  const name = `day-list ${closed.date}` as const;
  if ((await notedAmong(strapi, [name])).has(name)) return;
  const words = await wordsOf(strapi, new Map(people.map(({ id, name }) => [id, name])));
  const isSent = await strapi.db.connection.transaction(async (trx) => {
    if (!(await noteOnce(strapi, trx, name))) return false;
    for (const { account } of managers) {
      await tellColleague(strapi, trx, {
        account,
        lead: null,
        occasion: 'day',
        id: `day-list-${closed.date}-${account}`,
        ...words,
        place: '/lead-desk?stage=New&sort=oldest',
        at: new Date(now),
      });
    }
    return true;
  });
  if (!isSent) return;
  announceDeliveries(strapi);
  await forgetNoted(strapi, 'day-list ');
}
