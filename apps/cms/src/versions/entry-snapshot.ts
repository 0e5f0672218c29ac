import type { Schema } from '@strapi/strapi';

/** A value that JSON holds. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
/** What an entry held at one moment: its fields by name, in the order of its schema. */
export type Snapshot = { [field: string]: Json };
/** The fields of a type of entries or of parts. */
export type AttributesOf = (uid: string) => Record<string, Schema.Attribute.AnyAttribute>;

type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Which part an object is, beside its fields: by it the panel knows the words of its form. */
export const PART = '__component';

// Who, when and what Strapi keeps beside it is no content.
const NOT_CONTENT = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
];

/** The fields of a type that hold what editors typed or chose. */
export const contentOf = (attributesOf: AttributesOf, uid: string) =>
  Object.entries(attributesOf(uid)).filter(([name]) => !NOT_CONTENT.includes(name));

/** A value as JSON has it. @throws Error for what JSON cannot hold, which no field does */
export const plain = (value: unknown): Json =>
  value === undefined ? null : JSON.parse(JSON.stringify(value));

/** A file or another entry, by what it is found again by and what it is called. */
function named(value: unknown, key: 'id' | 'documentId'): Json {
  if (!isFields(value)) return null;
  const name = value.name ?? value.title ?? null;
  return { [key]: plain(value[key]), name: plain(name) };
}

const eachOf = (value: unknown, read: (one: unknown) => Json): Json =>
  Array.isArray(value) ? value.map(read) : value == null ? null : read(value);

/**
 * What was read of an entry or a part of it, without what differs from one storing to the next; parts keep their ids,
 * by which a form names them.
 */
export function snapshotOf(attributesOf: AttributesOf, uid: string, entry: Fields): Snapshot {
  return Object.fromEntries(
    contentOf(attributesOf, uid).map(([name, attribute]): [string, Json] => {
      const value = entry[name];
      if (attribute.type === 'media') return [name, eachOf(value, (one) => named(one, 'id'))];
      if (attribute.type === 'relation') return [name, eachOf(value, (one) => named(one, 'documentId'))];
      if (attribute.type !== 'component') return [name, plain(value)];
      const { component } = attribute;
      const part = (one: unknown): Json =>
        isFields(one)
          ? { [PART]: component, id: plain(one.id), ...snapshotOf(attributesOf, component, one) }
          : null;
      return [name, eachOf(value, part)];
    }),
  );
}

/** What is asked of Strapi to make a snapshot. */
export type Populate = { [field: string]: true | { populate: Populate } };

/** Everything an entry consists of, and what it points at. */
export function wholeEntry(attributesOf: AttributesOf, uid: string): Populate {
  const parts: Populate = {};
  for (const [name, attribute] of contentOf(attributesOf, uid)) {
    if (attribute.type === 'media' || attribute.type === 'relation') parts[name] = true;
    if (attribute.type === 'component')
      parts[name] = { populate: wholeEntry(attributesOf, attribute.component) };
  }
  return parts;
}

/**
 * A value of a snapshot as it is written again: parts are made anew, because those of then may be gone, files are named
 * by their numbers, other entries by their documents.
 */
export function writable(
  attribute: Schema.Attribute.AnyAttribute,
  value: Json,
  attributesOf: AttributesOf,
): Json {
  const all = (read: (one: Json) => Json): Json =>
    Array.isArray(value) ? value.map(read) : value === null ? null : read(value);
  if (attribute.type === 'media') return all((one) => (isFields(one) ? plain(one.id) : one));
  if (attribute.type === 'relation') {
    const targets: unknown[] = Array.isArray(value) ? value : [value];
    return { set: targets.filter(isFields).map(({ documentId }) => ({ documentId: plain(documentId) })) };
  }
  if (attribute.type !== 'component') return value;
  const { component } = attribute;
  const part = (one: Json): Json =>
    isFields(one)
      ? Object.fromEntries(
          contentOf(attributesOf, component).map(([name, inner]) => [
            name,
            writable(inner, plain(one[name]), attributesOf),
          ]),
        )
      : null;
  const written = all(part);
  return attribute.repeatable && written === null ? [] : written;
}
