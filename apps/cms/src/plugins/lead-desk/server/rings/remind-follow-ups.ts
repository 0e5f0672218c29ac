import type { Core } from '@strapi/strapi';
import { tellColleague } from '../../../../deliveries/tell-colleague';
import { announceDeliveries } from '../../../../deliveries/wake';
import { DAY_MS, dateIn } from '../../../../india-time';
import { forgetNoted, notedAmong, noteOnce } from '../../../../kept/kept-values';
import { LEAD, LEAD_EVENT, tableOf } from '../../../../ledger/ledger-rows';
import { lockRows } from '../../../../ledger/row-locks';
import { withdrawnAmong } from '../../../../privacy/consent-state';
import { CLOSED_STAGES } from '../../stages';
import { colleagues, isAway } from '../colleagues';
import { excludeErased, excludeSynthetic } from '../desk-leads';
import { projectNames } from '../project-names';
import { REMINDED, reminderMail } from './ring-words';
import { ringsSince } from './rings-since';
import { type Unanswered, unansweredColumns } from './unanswered-leads';

const BEGINNING = 'follow-up ';
/** What nobody was up for to remind of for a day stands in "My day" in red. */
const LATEST_MS = DAY_MS;
const MOST = 200;

type Due = Omit<Unanswered, 'owner'> & { owner: number; nextFollowUp: Date | number | string };

const momentOf = ({ nextFollowUp }: Pick<Due, 'nextFollowUp'>) => new Date(nextFollowUp).getTime();
const nameOf = (lead: Due) => `${BEGINNING}${lead.id} ${momentOf(lead)}` as const;

/** Open enquiries whose time to be called has come. */
function dueLeads(strapi: Core.Strapi, connection: Core.Strapi['db']['connection'], from: Date, until: Date) {
  const { rows, column } = tableOf(strapi, connection, LEAD);
  const due = rows()
    .whereNotIn('stage', CLOSED_STAGES)
    .where('suspected', false)
    .whereNotNull(column('owner'))
    .where(column('nextFollowUp'), '>=', from)
    .where(column('nextFollowUp'), '<=', until);
  return excludeErased(strapi, connection, excludeSynthetic(due));
}

/**
 * Reminds the owner, at their desk and by mail, of an enquiry that is to be called now: once for each moment that was
 * set. Nobody is reminded while on leave.
 * @param now the clock, ms
 */
export async function remindFollowUps(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const connection = strapi.db.connection;
  const at = new Date(now);
  const from = new Date(Math.max(now - LATEST_MS, (await ringsSince(strapi, now)).getTime()));
  const planned = tableOf(strapi, connection, LEAD).column('nextFollowUp');
  const columns = { ...unansweredColumns(strapi), nextFollowUp: planned };
  const due: Due[] = await dueLeads(strapi, connection, from, at)
    .orderBy(planned)
    .limit(MOST)
    .select(columns);
  const noted = await notedAmong(strapi, due.map(nameOf));
  const open = due.filter((lead) => !noted.has(nameOf(lead)));
  if (open.length === 0) return;
  const people = (await colleagues(strapi)).filter((person) => !isAway(person, dateIn(at)));
  const projects = await projectNames(strapi);
  const withdrawn = await withdrawnAmong(
    strapi,
    connection,
    open.flatMap(({ contact }) => contact ?? []),
  );
  for (const lead of open) {
    const owner = people.find(({ id }) => id === lead.owner);
    if (!owner || (lead.contact !== null && withdrawn.has(lead.contact))) continue;
    await connection.transaction(async (trx) => {
      // Whoever just puts it off comes first, or puts off what was reminded of.
      const found = dueLeads(strapi, trx, from, at).where({ id: lead.id }).select(columns);
      const [still]: Due[] = await lockRows(strapi, found);
      if (!still || momentOf(still) !== momentOf(lead) || still.owner !== owner.id) return;
      if (!(await noteOnce(strapi, trx, nameOf(lead)))) return;
      await tableOf(strapi, trx, LEAD_EVENT).insertAll([
        { lead: lead.id, kind: REMINDED, at, by: 'system', note: `${owner.name} is reminded` },
      ]);
      await tellColleague(strapi, trx, {
        account: owner.account,
        lead: lead.id,
        occasion: 'follow-up',
        id: `follow-up-${lead.id}-${momentOf(lead)}`,
        ...reminderMail({
          reference: lead.reference,
          project: lead.project === null ? null : (projects.get(lead.project) ?? lead.project),
          at: new Date(momentOf(lead)),
        }),
        place: `/lead-desk/${lead.documentId}`,
        at,
      });
    });
  }
  announceDeliveries(strapi);
  await forgetNoted(strapi, BEGINNING);
}
