import type { Core, UID } from '@strapi/strapi';
import { ownParts } from '../publishing/own-parts';

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const isComponent = (name: unknown): name is UID.Component => typeof name === 'string' && name.includes('.');

/** The fields that have something empty in them which nothing is published without. */
export function missingIn(
  modelOf: (uid: UID.Schema) => { attributes: Record<string, unknown> },
  uid: UID.Schema,
  fields: Record<string, unknown>,
): string[] {
  return Object.entries(modelOf(uid).attributes)
    .filter(([name, attribute]) => {
      // Which entry was chosen is not read here; where one has to be, Publish asks for it by a rule of its own.
      if (!isFields(attribute) || attribute.type === 'relation') return false;
      const value = fields[name];
      if (isEmpty(value)) return attribute.required === true;
      if (attribute.type !== 'component') return false;
      const { component } = attribute;
      if (!isComponent(component)) return false;
      return [value].flat().some((one) => isFields(one) && missingIn(modelOf, component, one).length > 0);
    })
    .map(([name]) => name);
}

/** Of the draft of an entry: what nothing is published without, and is empty as yet, by the names of the fields. */
export async function missingFields(
  strapi: Core.Strapi,
  { uid, documentId }: { uid: UID.ContentType; documentId: string },
): Promise<string[]> {
  const populate = ownParts(strapi, uid);
  const draft: unknown = await strapi.documents(uid).findOne({ documentId, status: 'draft', populate });
  return isFields(draft) ? missingIn((one) => strapi.getModel(one), uid, draft) : [];
}
