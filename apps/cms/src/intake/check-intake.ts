import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { raiseAlarm } from '../deliveries/alarm';
import { keepResult } from '../deliveries/check-results';
import { type DeliveryState, inState } from '../deliveries/delivery-state';
import { DELIVERY, LEAD, tableOf } from '../ledger/ledger-rows';
import { codeOf } from '../logging/error-code';
import { aSyntheticLead } from './synthetic-lead';

const POST_TIMEOUT_MS = 15_000;
// An enquiry that met a CMS in trouble waits in the site's spool for half a minute at most.
const ARRIVES_WITHIN_MS = 3 * 60_000;
const LOOK_EVERY_MS = 1000;

type Check = { slot: number; arrivesWithinMs?: number; signal?: AbortSignal };

/** Posts the lead as a form does. @returns what is wrong, else null */
async function post(url: string, lead: object, key: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ data: lead }),
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.status === 200 ? null : `the intake answered ${response.status}`;
  } catch (error) {
    return `the intake cannot be reached (${codeOf(error)})`;
  }
}

/** What of the lead is in the ledger by now. @returns what is missing, else null */
async function missing(strapi: Core.Strapi, key: string): Promise<string | null> {
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const lead: { id: number } | undefined = await leads
    .rows()
    .where(leads.columnsOf({ idempotencyKey: key, synthetic: true }))
    .first('id');
  if (!lead) return 'it is not in the ledger';
  const deliveries = tableOf(strapi, strapi.db.connection, DELIVERY);
  const open: { state: DeliveryState }[] = await deliveries
    .rows()
    .where(deliveries.columnsOf({ lead: lead.id }))
    .whereNot(inState('delivered'))
    .select('state');
  const [first] = open;
  return first ? `its delivery is ${first.state}` : null;
}

async function untilArrived(strapi: Core.Strapi, key: string, { arrivesWithinMs, signal }: Check) {
  const deadline = Date.now() + (arrivesWithinMs ?? ARRIVES_WITHIN_MS);
  let lacks = await missing(strapi, key);
  while (lacks !== null && Date.now() < deadline) {
    await sleep(LOOK_EVERY_MS, undefined, signal ? { signal, ref: false } : { ref: false });
    lacks = await missing(strapi, key);
  }
  return lacks;
}

/**
 * Sends a lead of our own the way a visitor's goes and waits for it in the ledger and its deliveries. Under the slot's
 * key it is the same one, whoever sends it again.
 */
export async function checkIntake(strapi: Core.Strapi, check: Check): Promise<void> {
  const { deliveries, formKeys } = strapi.config.get<LeadConfig>('leads');
  const key = `synthetic-lead-${check.slot}`;
  const wrong =
    (await post(deliveries.synthetic.url, aSyntheticLead(formKeys), key)) ??
    (await untilArrived(strapi, key, check));
  const at = new Date();
  await keepResult(strapi, 'synthetic-lead', {
    at: at.toISOString(),
    ok: wrong === null,
    says: wrong ?? 'arrived and delivered',
  });
  if (wrong === null) {
    strapi.log.info('The synthetic lead arrived');
    return;
  }
  await raiseAlarm(strapi, {
    id: key,
    note: `The synthetic lead did not arrive: ${wrong}. Enquiries of visitors may not arrive either.`,
    now: at.getTime(),
  });
}
