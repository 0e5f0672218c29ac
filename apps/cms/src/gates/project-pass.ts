import type { GatePass } from '@sahyara/lead-contract/gate-pass';
import type { Core } from '@strapi/strapi';
import type { GatesConfig } from '../../config/gates';
import { LEAD, tableOf } from '../ledger/ledger-rows';
import { codeOf } from '../logging/error-code';
import { makePass } from '../signed/gate-pass';
import { gatedProject } from './file-uses';
import { filesShownIn } from './offered-files';

/** An evening with the family, and the day after. */
const PASS_LIFE_S = 24 * 60 * 60;

/**
 * The pass that comes with a stored enquiry about a project. None where nothing of it is gated, and none when it
 * cannot be made just now: the enquiry is stored, and that is what counts.
 * @param url as an enquiry names the project
 */
export async function passFor(strapi: Core.Strapi, url: string | null): Promise<GatePass | null> {
  if (url === null) return null;
  try {
    const documentId = await gatedProject(strapi, url);
    if (documentId === null) return null;
    if (!(await filesShownIn(strapi, documentId)).some(({ gatedBy }) => gatedBy?.includes(documentId)))
      return null;
    const { keys } = strapi.config.get<GatesConfig>('gates');
    const pass = makePass({ kind: 'project', id: documentId }, PASS_LIFE_S, keys);
    return { project: url, pass, validForS: PASS_LIFE_S };
  } catch (error) {
    strapi.log.error(`A pass could not be made: ${codeOf(error)}`);
    return null;
  }
}

/**
 * The pass of an enquiry that was accepted elsewhere and stored later: whoever knows its key has made it.
 * @returns null when nothing is stored under the key, or too long ago
 */
export async function passOfKey(strapi: Core.Strapi, key: string): Promise<GatePass | null> {
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const lead: { project: string | null; storedAt: string | number | Date } | undefined = await leads
    .rows()
    .where(leads.columnsOf({ idempotencyKey: key }))
    .first('project', `${leads.column('createdAt')} as storedAt`);
  if (!lead?.project || Date.now() - new Date(lead.storedAt).getTime() > PASS_LIFE_S * 1000) return null;
  return passFor(strapi, lead.project);
}
