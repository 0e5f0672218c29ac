import type { Core } from '@strapi/strapi';
import { FILE_UID } from '../media/library-file';

/** What is needed of a file to say who may know of it. */
const MARKS = ['gatedBy', 'gatePreview'];

type Query = { select?: unknown; populate?: unknown };
const isQuery = (value: unknown): value is Query => typeof value === 'object' && value !== null;

function addMarks(strapi: Core.Strapi, uid: string, query: Query): void {
  if (uid === FILE_UID && Array.isArray(query.select)) {
    query.select = [...new Set([...query.select, ...MARKS])];
  }
  if (!isQuery(query.populate)) return;
  const { attributes } = strapi.db.metadata.get(uid);
  for (const [name, part] of Object.entries(query.populate)) {
    if (!isQuery(part)) continue;
    // To the database, media and components are relations too.
    const attribute = attributes[name];
    if (attribute && 'target' in attribute) addMarks(strapi, attribute.target, part);
    // Where parts may be of several types, it is said of each.
    const types = 'on' in part && isQuery(part.on) ? Object.entries(part.on) : [];
    for (const [type, ofType] of types) if (isQuery(ofType)) addMarks(strapi, type, ofType);
  }
}

/** Lets every file that is read bring its marks along, however few of its fields were asked for. */
export function bringMarks(strapi: Core.Strapi): void {
  const add = ({ model, params }: { model: { uid: string }; params: Query }) =>
    addMarks(strapi, model.uid, params);
  strapi.db.lifecycles.subscribe({ beforeFindOne: add, beforeFindMany: add });
}
