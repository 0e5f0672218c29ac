import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { MailConfig } from '../../config/mail';
import { HOUR_MS } from '../india-time';
import { DELIVERY, tableOf } from '../ledger/ledger-rows';
import { codeOf } from '../logging/error-code';
import type { Claimed } from './delivery-rows';
import type { STUCK } from './delivery-state';
import { newDelivery } from './new-delivery';
import { announceDeliveries } from './wake';

/** `id` is what makes two alarms one, over all instances; `note` holds nothing of a visitor. */
export type Alarm = { id: string; note: string; now: number };

/**
 * Raises an alarm: a line in the log, and a mail that goes out like any other delivery, so that it survives a restart
 * and is sent once however many instances raise it.
 */
export async function raiseAlarm(strapi: Core.Strapi, { id, note, now }: Alarm): Promise<void> {
  strapi.log.error(`ALARM ${note}`);
  if (strapi.config.get<MailConfig>('mail').alarmTo === null) return;
  try {
    await strapi.db.connection.transaction((trx) =>
      tableOf(strapi, trx, DELIVERY).insert(
        newDelivery({
          lead: null,
          kind: 'alarm',
          target: 'alarm',
          occasion: 'enquiry',
          note,
          at: new Date(now),
          messageId: `alarm-${createHash('sha256').update(id).digest('hex').slice(0, 40)}`,
        }),
      ),
    );
    announceDeliveries(strapi);
  } catch (error) {
    strapi.log.error(`The alarm could not be mailed: ${codeOf(error)}`);
  }
}

const WHOM: Record<string, string> = {
  'mail-visitor': 'visitors by mail',
  'whatsapp-visitor': 'visitors by WhatsApp',
};

/** What was not delivered for good is told: every time in the log, by mail once an hour and target. */
export async function raiseDeliveryAlarm(
  strapi: Core.Strapi,
  { id, kind, target, occasion }: Claimed,
  {
    state,
    told,
    now,
    unreachable = false,
  }: { state: (typeof STUCK)[number]; told: string; now: number; unreachable?: boolean },
): Promise<void> {
  // An alarm that cannot be mailed would only make another; and a visitor's mistyped address is no fault of ours.
  // A phone has its mail beside it, and may be switched off for a week.
  if (kind === 'alarm' || kind === 'push' || unreachable || (kind === 'mail-visitor' && state === 'parked')) {
    strapi.log.error(`${told}, ${state}`);
    return;
  }
  const hour = Math.floor(now / HOUR_MS);
  const whom = WHOM[kind] ?? (kind === 'webhook' ? target : 'the desk');
  const why = state === 'dead' ? 'given up after ten tries' : 'refused for good';
  const what = occasion === 'erasure' ? 'Erasures' : 'Leads';
  await raiseAlarm(strapi, {
    id: `${state} ${kind} ${target} ${hour} ${what}`,
    note: `${what} do not reach ${whom}: delivery ${id} was ${why}. Its tries are listed in the CMS under Delivery; when the reason is mended, send it again there.`,
    now,
  });
}
