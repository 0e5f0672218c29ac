import type { PressPage } from '@sahyara/lead-contract/whatsapp-press';
import type { Core } from '@strapi/strapi';
import { HOUR_MS, MINUTE_MS } from '../india-time';
import { countOfDay } from '../ledger/count-of-day';
import { CONTACT, LEAD, LEAD_EVENT, tableOf, WHATSAPP_PRESS } from '../ledger/ledger-rows';
import { lockRows, takeWriteLock } from '../ledger/row-locks';
import { codeOf } from '../logging/error-code';
import { isOfferedProject } from '../offered-project';

/** A press on the site's WhatsApp: where, and the reference of the enquiry that was sent before in the same visit. */
export type Press = { page: PressPage; project: string | null; reference: string | null };

/** How it is called in the history. */
const PRESSED = 'whatsapp pressed';
// A visit to the site. Later nobody who has a reference is in it any more.
const VISIT_MS = 24 * HOUR_MS;
// Who comes back from the chat and presses again goes on with the same.
const AGAIN_AFTER_MS = 10 * MINUTE_MS;
const MOST_PER_ENQUIRY = 5;

const WHERE: Record<PressPage, string> = {
  home: 'the home page',
  project: 'a project’s page',
  'cost sheet': 'a cost sheet',
  visit: 'a page of visits',
  list: 'a list of projects',
  contact: 'the contact page',
  'thank you': 'the thank-you page',
  other: 'another page',
};

/** Puts a press into the story of its enquiry. @returns false where there is none that it can be of */
async function noteInStory(
  strapi: Core.Strapi,
  { page, project }: Press,
  reference: string,
  now: number,
): Promise<boolean> {
  return strapi.db.connection.transaction(async (trx) => {
    await takeWriteLock(strapi, trx);
    const leads = tableOf(strapi, trx, LEAD);
    const contacts = tableOf(strapi, trx, CONTACT);
    const erased = contacts.rows().whereNotNull(contacts.column('maskedAt')).select('id');
    // Taken, so that of two presses at once one is noted.
    const lead: { id: number } | undefined = await lockRows(
      strapi,
      leads
        .rows()
        .where({ reference, synthetic: false })
        .where(leads.column('createdAt'), '>', new Date(now - VISIT_MS))
        .whereNotIn(leads.column('contact'), erased)
        .first('id'),
    );
    if (!lead) return false;
    const events = tableOf(strapi, trx, LEAD_EVENT);
    const before: { at: Date | number | string }[] = await events
      .rows()
      .where({ ...events.columnsOf({ lead: lead.id }), kind: PRESSED })
      .orderBy('id', 'desc')
      .limit(MOST_PER_ENQUIRY)
      .select('at');
    const [last] = before;
    const isAgain = last !== undefined && now - new Date(last.at).getTime() < AGAIN_AFTER_MS;
    if (isAgain || before.length === MOST_PER_ENQUIRY) return true;
    const note = `On ${WHERE[page]}${project === null ? '' : ` (${project})`}, to go on in the company’s chat`;
    await events.insertAll([{ lead: lead.id, kind: PRESSED, at: new Date(now), by: 'visitor', note }]);
    return true;
  });
}

/**
 * Notes that somebody pressed the site's WhatsApp: in the story of the enquiry that they sent before in the same visit,
 * else as a number of the day. Never throws: the chat is open whatever becomes of it here.
 */
export async function notePress(strapi: Core.Strapi, press: Press, now = Date.now()): Promise<void> {
  try {
    // Rows are of projects that there are, whatever is sent.
    const isKnown = press.project !== null && (await isOfferedProject(strapi, press.project)) !== null;
    const told = { ...press, project: isKnown ? press.project : null };
    if (told.reference !== null && (await noteInStory(strapi, told, told.reference, now))) return;
    await countOfDay(strapi, WHATSAPP_PRESS, { page: told.page, project: told.project }, now);
  } catch (error) {
    strapi.log.error(`A press on WhatsApp was not noted: ${codeOf(error)}`);
  }
}
