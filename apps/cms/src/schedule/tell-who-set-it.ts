import type { Core } from '@strapi/strapi';
import { tellAccount } from '../deliveries/tell-account';
import type { Connection } from '../ledger/ledger-rows';
import { nameOfEntry } from './entry-names';
import type { Change } from './schedule-rows';
import { scheduledType } from './scheduled-types';
import { sayIndia } from './written-moment';

const SAID: Record<Change['action'], { not: string; was: string }> = {
  publish: { not: 'Not published', was: 'was to go live' },
  unpublish: { not: 'Not taken down', was: 'was to be taken down' },
};

/** Mails who set a time that what was to happen then did not, and why. */
export async function tellWhoSetIt(
  strapi: Core.Strapi,
  trx: Connection,
  change: Change & { outcome: string },
  now: number,
): Promise<void> {
  const { id, type, entry, action, at, account, outcome } = change;
  const { single = false } = scheduledType(strapi, type) ?? {};
  const name = await nameOfEntry(strapi, change);
  await tellAccount(strapi, trx, {
    account,
    id: `schedule-${id}-${at}`,
    subject: `${SAID[action].not}: ${name}`,
    paragraphs: [
      `“${name}” ${SAID[action].was} on ${sayIndia(at)}, India’s time, and did not. ${outcome}`,
      'It is not tried again by itself. Mend what is said above, then do it by hand or set another time.',
    ],
    place: single ? `single-types/${type}` : `collection-types/${type}/${entry}`,
    at: new Date(now),
  });
}
