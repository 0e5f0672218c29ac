import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { MailConfig } from '../../config/mail';
import { DELIVERY, DESK_SETTINGS, tableOf } from '../ledger/ledger-rows';
import { newDelivery } from './new-delivery';
import { announceDeliveries } from './wake';

type Telling = {
  /** What makes two of them one, over all instances and restarts. */
  id: string;
  subject: string;
  paragraphs: string[];
  /** The entry it is about, as the panel's addresses have it: `api::projects.projects/abc`. */
  entry: string;
  at: Date;
};

/** Who is told what comes of content by itself: the desk's settings say, else whoever gets the system's alarms. */
export async function editorsToTell(strapi: Core.Strapi): Promise<string[]> {
  const settings = await strapi.documents(DESK_SETTINGS).findFirst({ fields: ['registrationAlarmsTo'] });
  const set = settings?.registrationAlarmsTo?.split(/[\s,;]+/).filter(Boolean) ?? [];
  const { alarmTo } = strapi.config.get<MailConfig>('mail');
  return set.length > 0 ? set : alarmTo === null ? [] : [alarmTo];
}

/** Tells editors by a mail that goes out like any other delivery. @returns whether it is new */
export async function tellEditors(
  strapi: Core.Strapi,
  { id, subject, paragraphs, entry, at }: Telling,
): Promise<boolean> {
  if ((await editorsToTell(strapi)).length === 0) {
    strapi.log.warn(`${subject}. Nobody is set to be told: Lead desk settings, or ALARM_MAIL.`);
    return false;
  }
  const inserted = await strapi.db.connection.transaction((trx) =>
    tableOf(strapi, trx, DELIVERY).insert(
      newDelivery({
        lead: null,
        kind: 'alarm',
        target: 'editors',
        occasion: 'registration',
        note: [subject, ...paragraphs].join('\n'),
        recordKey: entry,
        at,
        messageId: `editors-${createHash('sha256').update(id).digest('hex').slice(0, 40)}`,
      }),
    ),
  );
  if (inserted === null) return false;
  strapi.log.warn(subject);
  announceDeliveries(strapi);
  return true;
}
