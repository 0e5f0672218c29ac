import type { Core } from '@strapi/strapi';
import { stopDeliveries } from '../deliveries/change-deliveries';
import { announceDeliveries } from '../deliveries/wake';
import { CONSENT_RECEIPT, CONTACT, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { lockPerson } from '../ledger/whole-person';
import { consentsNow } from './consent-state';

const VISITOR = 'visitor';
const PAGE = '/privacy';
const WORDING = 'Withdrawn by the link in our mail.';

/**
 * Takes back consents that stand: a receipt each, the deliveries that wait are stopped when the enquiry's own goes,
 * and whoever was told of the person is told of this. What was withdrawn before changes nothing.
 * @param contact the contact's row id
 * @param wanted which of them; all of them when null
 * @returns the kinds that were taken back
 */
export async function withdraw(
  strapi: Core.Strapi,
  contact: number,
  wanted: readonly string[] | null,
): Promise<string[]> {
  const taken = await strapi.db.connection.transaction(async (trx) => {
    // Merged while their link was followed: what is taken back is whom they are kept under's.
    const [kept] = (await lockPerson(strapi, trx, contact)) ?? [];
    if (!kept) return [];
    const { consents, newestLead } = await consentsNow(strapi, trx, kept.id);
    const going = consents.filter(({ key, granted }) => granted && (wanted === null || wanted.includes(key)));
    if (going.length === 0) return [];
    const at = new Date();
    await tableOf(strapi, trx, CONSENT_RECEIPT).insertAll(
      going.map(({ key }) => {
        const [purpose = '', channel = ''] = key.split('/');
        return {
          purpose,
          channel,
          granted: false,
          wording: WORDING,
          page: PAGE,
          givenAt: at,
          lead: newestLead,
          contact: kept.id,
        };
      }),
    );
    const keys = going.map(({ key }) => key);
    if (newestLead !== null) {
      await tableOf(strapi, trx, LEAD_EVENT).insertAll([
        { lead: newestLead, kind: 'consent withdrawn', at, by: VISITOR, note: keys.join(', ') },
      ]);
    }
    await stopDeliveries(strapi, trx, kept.id, VISITOR, keys);
    return keys;
  });
  announceDeliveries(strapi);
  return taken;
}

/**
 * Notes for the administrator that a person wants to be erased, and takes back every consent. Asked again, the first
 * date stays.
 */
export async function requestErasure(strapi: Core.Strapi, contact: number): Promise<void> {
  await withdraw(strapi, contact, null);
  await strapi.db.connection.transaction(async (trx) => {
    const [kept] = (await lockPerson(strapi, trx, contact)) ?? [];
    if (!kept) return;
    const contacts = tableOf(strapi, trx, CONTACT);
    const at = new Date();
    const asked = await contacts
      .rows()
      .where({ id: kept.id })
      .whereNull(contacts.column('erasureRequestedAt'))
      .update(contacts.columnsOf({ erasureRequestedAt: at, updatedAt: at }));
    const { newestLead } = await consentsNow(strapi, trx, kept.id);
    if (asked === 0 || newestLead === null) return;
    await tableOf(strapi, trx, LEAD_EVENT).insertAll([
      { lead: newestLead, kind: 'erasure requested', at, by: VISITOR, note: null },
    ]);
  });
}
