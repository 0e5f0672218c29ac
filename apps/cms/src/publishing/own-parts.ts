import type { Core, UID } from '@strapi/strapi';

/** What the Document Service is asked to bring along. */
export type Populate = { [field: string]: true | { populate: Populate } };

function partsOf(strapi: Core.Strapi, uid: UID.Schema, withChosen: boolean): Populate {
  const parts: Populate = {};
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    if (attribute.type === 'media' || (withChosen && isChosen(attribute))) parts[name] = true;
    if (attribute.type === 'component')
      parts[name] = { populate: partsOf(strapi, attribute.component, withChosen) };
  }
  return parts;
}

/** Whether an editor chooses another entry here; whose an entry is, is no choice. */
export const isChosen = ({ type, target }: { type: string; target?: string }) =>
  type === 'relation' && target?.startsWith('api::') === true;

/** Everything an editor typed in an entry, with its pictures; what belongs to other entries is not read. */
export const ownParts = (strapi: Core.Strapi, uid: UID.Schema): Populate => partsOf(strapi, uid, false);

/** The same, with the entries that were chosen. */
export const ownPartsAndChosen = (strapi: Core.Strapi, uid: UID.Schema): Populate =>
  partsOf(strapi, uid, true);
