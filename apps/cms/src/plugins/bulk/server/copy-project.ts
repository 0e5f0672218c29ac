import type { Core } from '@strapi/strapi';
import { nameChange } from '../../../versions/asked-versions';
import {
  contentOf,
  isFields,
  type Json,
  snapshotOf,
  wholeEntry,
  writable,
} from '../../../versions/entry-snapshot';
import { attributesIn } from '../../../versions/keep-versions';
import { LEFT_OUT, REUSED, REUSED_IN_PART } from './copy-rules';
import { fieldWords } from './field-words';
import type { Copied } from './replies';
import { PROJECT } from './sheet';

const LONGEST_TITLE = 120;
const ENDING = ' (copy)';

const isEmpty = (value: Json | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const without = (parts: Json, fields: string[]): Json =>
  Array.isArray(parts)
    ? parts.map((part) =>
        isFields(part)
          ? Object.fromEntries(Object.entries(part).filter(([name]) => !fields.includes(name)))
          : part,
      )
    : parts;

/** Makes a new draft of what another project may reuse of one. @returns null where there is none */
export async function copyProject(
  strapi: Core.Strapi,
  documentId: string,
  account: number,
): Promise<Copied | null> {
  const attributesOf = attributesIn(strapi);
  const populate = wholeEntry(attributesOf, PROJECT);
  const found: unknown = await strapi.documents(PROJECT).findOne({ documentId, status: 'draft', populate });
  if (!isFields(found)) return null;
  const snapshot = snapshotOf(attributesOf, PROJECT, found);
  const original = typeof snapshot.title === 'string' ? snapshot.title : 'A project';
  const title = original.slice(0, LONGEST_TITLE - ENDING.length) + ENDING;
  const reused = contentOf(attributesOf, PROJECT).flatMap(([field, attribute]): [string, Json][] => {
    const value = writable(attribute, snapshot[field] ?? null, attributesOf);
    const inPart = REUSED_IN_PART[field];
    if (inPart) return [[field, without(value, inPart)]];
    return REUSED.includes(field) && value !== null ? [[field, value]] : [];
  });
  // Until it has a registration of its own nothing else may be said of it.
  const data = { ...Object.fromEntries(reused), title, projectStatus: 'upcoming' };
  nameChange(strapi, 'copied', original);
  const made = await strapi
    .documents(PROJECT)
    .create({ data: { ...data, createdBy: account, updatedBy: account }, status: 'draft' });
  const wordsOf = await fieldWords(strapi, PROJECT, []);
  const left = LEFT_OUT.filter((field) => typeof snapshot[field] !== 'boolean' && !isEmpty(snapshot[field]));
  return { documentId: made.documentId, title, left: left.map((field) => wordsOf(PROJECT, field).label) };
}
