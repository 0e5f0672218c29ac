import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { announceDeliveries } from '../../../../deliveries/wake';
import { aboutWhatIsOffered } from '../../../../intake/asked-project';
import { AlreadyStored, findByKey } from '../../../../intake/store-lead';
import { LEAD, tableOf } from '../../../../ledger/ledger-rows';
import { takeWriteLock } from '../../../../ledger/row-locks';
import { projectNames } from '../project-names';
import type { Viewer } from '../viewer';
import { enquiryOf, enteredLead, projectIn } from './entered-lead';
import { storeEntered } from './store-entered';

/** A form of the desk; `key`: drawn when it was opened, so that two presses store one enquiry. */
export const enteredForm = z.object({
  lead: z.unknown(),
  mine: z.boolean(),
  key: z.uuid(),
});

export type Entering =
  | { outcome: 'stored'; reference: string; documentId: string; whose: 'mine' | 'nobody' | 'a colleague' }
  | { outcome: 'invalid'; errors: { path: string[]; message: string }[] }
  | { outcome: 'conflict' };

async function storedBefore(
  strapi: Core.Strapi,
  key: string,
  print: string,
  viewer: Viewer,
): Promise<Entering> {
  const before = await findByKey(strapi, key, print);
  if (before?.outcome !== 'stored') return { outcome: 'conflict' };
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const row: { documentId: string; owner: number | null } = await leads
    .rows()
    .where({ reference: before.reference })
    .first({ documentId: leads.column('documentId'), owner: leads.column('owner') });
  return { outcome: 'stored', reference: before.reference, ...whoseOf(row, viewer) };
}

const whoseOf = ({ documentId, owner }: { documentId: string; owner: number | null }, viewer: Viewer) => ({
  documentId,
  whose:
    owner === null
      ? ('nobody' as const)
      : owner === viewer.person
        ? ('mine' as const)
        : ('a colleague' as const),
});

/** Stores what somebody wrote down in the form, by the rules of every enquiry. */
export async function enterLead(
  strapi: Core.Strapi,
  viewer: Viewer,
  { lead, mine, key: drawn }: z.infer<typeof enteredForm>,
): Promise<Entering> {
  const parsed = enteredLead.safeParse(lead);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message }));
    return { outcome: 'invalid', errors };
  }
  const said = parsed.data.project;
  const project = said === undefined ? undefined : projectIn(await projectNames(strapi), said);
  if (project === null) {
    return { outcome: 'invalid', errors: [{ path: ['project'], message: 'There is no project called so' }] };
  }
  const key = `desk-${drawn}`;
  const about = enquiryOf(parsed.data, { by: viewer.actor.name, key, project });
  const enquiry = await aboutWhatIsOffered(strapi, about);
  try {
    const stored = await strapi.db.connection.transaction(async (trx) => {
      await takeWriteLock(strapi, trx);
      return storeEntered(strapi, trx, viewer, enquiry, { mine, spoken: true });
    });
    announceDeliveries(strapi);
    return { outcome: 'stored', reference: stored.reference, ...whoseOf(stored, viewer) };
  } catch (error) {
    if (!(error instanceof AlreadyStored)) throw error;
    return storedBefore(strapi, key, enquiry.fingerprint, viewer);
  }
}
