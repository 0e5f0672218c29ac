import type { Core } from '@strapi/strapi';
import type { Moment } from '../../../../ledger/lead-rows';
import { CONSENT_RECEIPT, LEAD, tableOf } from '../../../../ledger/ledger-rows';
import { countRows } from '../../../../ledger/row-count';
import { ENQUIRY } from '../../../../privacy/consent-state';
import { type ChangeRow, changesOf } from '../../../../publishing/project-changes/change-rows';
import { sayChange } from '../../../../publishing/project-changes/say-change';
import { deskLead, type LeadRow, leadColumns, momentOf, readingOf } from '../read-lead';
import type { Viewer } from '../viewer';
import { againLeads, KINDS_OF, mostWorth, newsSince } from './again-leads';
import type { AgainQuery } from './again-query';
import { offeredProjects } from './offered-projects';

type Offered = Awaited<ReturnType<typeof offeredProjects>>;

/** When each of some people last said yes to being called and written to. */
async function agreedOn(strapi: Core.Strapi, contacts: number[]): Promise<Map<number, Date | null>> {
  const receipts = tableOf(strapi, strapi.db.connection, CONSENT_RECEIPT);
  const [purpose, channel] = ENQUIRY.split('/');
  const rows: { contact: number; at: Moment }[] = await receipts
    .rows()
    .whereIn(receipts.column('contact'), contacts)
    .where({ purpose, channel, granted: true })
    .orderBy('id')
    .select({ contact: receipts.column('contact'), at: receipts.column('givenAt') });
  return new Map(rows.map(({ contact, at }) => [contact, momentOf(at)]));
}

/** Whether a change is of something that may be told today. */
const isTold = ({ project, phase }: ChangeRow, offered: Offered) =>
  offered.some((one) => one.project === project && !one.closed.includes(phase ?? ''));

/** One page of the enquiries that are worth a call again, each with what changed and since when they agreed to it. */
export async function listAgain(
  strapi: Core.Strapi,
  viewer: Viewer,
  { page, size, project, change }: AgainQuery,
  now = new Date(),
) {
  const connection = strapi.db.connection;
  const offered = await offeredProjects(strapi, now);
  const matching = () => againLeads(strapi, connection, { viewer, now, offered, project, change });
  const found = await mostWorth(strapi, connection, matching(), { page, size });
  const ids = found.map(({ id }) => id);
  const rows: LeadRow[] = await tableOf(strapi, connection, LEAD)
    .rows()
    .whereIn('id', ids)
    .select(leadColumns(strapi));
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const settled = new Map(found.map(({ id, settled_at }) => [id, momentOf(settled_at)]));
  const reading = await readingOf(strapi, viewer, rows);
  const addresses = [...new Set(rows.flatMap((row) => row.project ?? []))];
  const changes = (await changesOf(strapi, connection, { addresses, since: newsSince(now) })).filter(
    (one) => isTold(one, offered) && (change === undefined || KINDS_OF[change].includes(one.kind)),
  );
  const agreed = await agreedOn(
    strapi,
    rows.flatMap(({ contact }) => contact ?? []),
  );
  return {
    leads: rows.map((row) => {
      const heard = Math.max(momentOf(row.createdAt)?.getTime() ?? 0, settled.get(row.id)?.getTime() ?? 0);
      return {
        ...deskLead(row, reading),
        changes: changes
          .filter(({ address, at }) => address === row.project && at.getTime() > heard)
          .map((one) => ({ id: one.id, words: sayChange(one), at: one.at })),
        agreedOn: agreed.get(row.contact ?? 0) ?? null,
      };
    }),
    page,
    pageSize: size,
    // Beyond the last page nobody says it.
    total: found[0] ? Number(found[0].total) : page > 1 ? await countRows(matching()) : 0,
  };
}
