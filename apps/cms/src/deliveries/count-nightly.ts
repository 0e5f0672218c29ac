import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { LeadConfig } from '../../config/leads';
import type { SiteConfig } from '../../config/site';
import { DAY_MS } from '../india-time';
import { DELIVERY, DELIVERY_ATTEMPT, LEAD, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { countRows } from '../ledger/row-count';
import { raiseAlarm } from './alarm';
import { keepResult } from './check-results';
import { deliveryFigures } from './delivery-figures';

// All ten tries are over by then, with their longest waits.
const PENDING_AT_MOST_S = 6 * 3600;
const SPOOLED_AT_MOST_S = 600;
const SYNTHETIC_KEPT_DAYS = 7;
const SITE_TIMEOUT_MS = 5000;

const health = z.object({
  spool: z.object({ waiting: z.number(), oldestAgeS: z.number(), parked: z.number() }),
});

/** What lies in the spools of all sites together; null when one does not say. */
async function spoolState(strapi: Core.Strapi) {
  const { instances } = strapi.config.get<SiteConfig>('site');
  const spools = await Promise.all(instances.map((site) => spoolOf(strapi, site)));
  return spools.reduce(
    (sum, spool) =>
      sum &&
      spool && {
        waiting: sum.waiting + spool.waiting,
        oldestAgeS: Math.max(sum.oldestAgeS, spool.oldestAgeS),
        parked: sum.parked + spool.parked,
      },
  );
}

async function spoolOf(strapi: Core.Strapi, site: string) {
  try {
    const response = await fetch(new URL('/health', site), {
      signal: AbortSignal.timeout(SITE_TIMEOUT_MS),
    });
    return health.safeParse(await response.json()).data?.spool ?? null;
  } catch (error) {
    strapi.log.warn(
      `The site at ${site} does not say what lies in its spool: ${error instanceof Error ? error.name : ''}`,
    );
    return null;
  }
}

/** The enquiries of the last day, and how many of them nobody is to be told of. */
async function leadsOfADay(strapi: Core.Strapi, now: number) {
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const events = tableOf(strapi, strapi.db.connection, LEAD_EVENT);
  const deliveries = tableOf(strapi, strapi.db.connection, DELIVERY);
  const taken = () =>
    leads
      .rows()
      .where(leads.column('createdAt'), '>', new Date(now - DAY_MS))
      .where(leads.columnsOf({ synthetic: false }))
      // Typed in at the desk: nobody needs to be told.
      .whereIn('id', events.rows().where({ kind: 'received' }).select(events.column('lead')));
  const told = deliveries.rows().whereNotNull(deliveries.column('lead')).select(deliveries.column('lead'));
  return {
    all: await countRows(taken()),
    untold: await countRows(taken().whereNotIn('id', told)),
  };
}

/** Deletes the checks of our own that nobody will look at any more. */
async function forgetSyntheticLeads(strapi: Core.Strapi, now: number): Promise<void> {
  const before = new Date(now - SYNTHETIC_KEPT_DAYS * DAY_MS);
  await strapi.db.connection.transaction(async (trx) => {
    const [leads, deliveries] = [tableOf(strapi, trx, LEAD), tableOf(strapi, trx, DELIVERY)];
    const old = () =>
      leads
        .rows()
        .where(leads.columnsOf({ synthetic: true }))
        .where(leads.column('createdAt'), '<', before)
        .select('id');
    const attempts = tableOf(strapi, trx, DELIVERY_ATTEMPT);
    const theirs = deliveries.rows().whereIn(deliveries.column('lead'), old()).select('id');
    await attempts.rows().whereIn(attempts.column('delivery'), theirs).delete();
    await deliveries.rows().whereIn(deliveries.column('lead'), old()).delete();
    const events = tableOf(strapi, trx, LEAD_EVENT);
    await events.rows().whereIn(events.column('lead'), old()).delete();
    await leads
      .rows()
      .where(leads.columnsOf({ synthetic: true }))
      .where(leads.column('createdAt'), '<', before)
      .delete();
  });
}

/**
 * Compares what the site keeps, what the ledger holds and what was delivered, and says what does not agree. Counting
 * twice does no harm: the alarm of a day is one mail.
 */
export async function countNightly(strapi: Core.Strapi, day: string, now = Date.now()): Promise<string[]> {
  const [spool, leads, figures] = [
    await spoolState(strapi),
    await leadsOfADay(strapi, now),
    await deliveryFigures(strapi, now),
  ];
  const { mailDesk, mailVisitor } = strapi.config.get<LeadConfig>('leads').deliveries;
  const wrong = [
    spool === null && 'the site does not say what waits there',
    spool && spool.oldestAgeS > SPOOLED_AT_MOST_S && `enquiries waiting on the site: ${spool.waiting}`,
    spool && spool.parked > 0 && `enquiries parked on the site: ${spool.parked}`,
    (mailDesk || mailVisitor) && leads.untold > 0 && `leads without a delivery: ${leads.untold}`,
    figures.oldestWaitingS > PENDING_AT_MOST_S &&
      `deliveries waiting, the oldest for too long: ${figures.waiting}`,
    figures.dead > 0 && `deliveries given up: ${figures.dead}`,
    figures.parked > 0 && `deliveries refused: ${figures.parked}`,
  ].filter((sentence) => typeof sentence === 'string');
  const says = `leads in a day: ${leads.all}, deliveries waiting: ${figures.waiting}, held: ${figures.held}; ${wrong.join('; ') || 'everything agrees'}`;
  strapi.log.info(`Nightly count: ${says}`);
  await keepResult(strapi, 'nightly-count', {
    at: new Date(now).toISOString(),
    ok: wrong.length === 0,
    says,
  });
  if (wrong.length > 0) {
    await raiseAlarm(strapi, {
      id: `nightly count ${day}`,
      note: `The nightly count does not agree: ${wrong.join('; ')}.`,
      now,
    });
  }
  await forgetSyntheticLeads(strapi, now);
  return wrong;
}
