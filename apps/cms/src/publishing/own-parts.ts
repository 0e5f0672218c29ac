import type { Core, UID } from '@strapi/strapi';

/** What the Document Service is asked to bring along. */
export type Populate = { [field: string]: true | { populate: Populate } };

/** Everything an editor typed or chose in an entry, with its pictures; what belongs to other entries is not read. */
export function ownParts(strapi: Core.Strapi, uid: UID.Schema): Populate {
  const parts: Populate = {};
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    if (attribute.type === 'media') parts[name] = true;
    if (attribute.type === 'component') parts[name] = { populate: ownParts(strapi, attribute.component) };
  }
  return parts;
}
