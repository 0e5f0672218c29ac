import { type AttributesOf, contentOf, isFields, type Json, plain, type Snapshot } from './entry-snapshot';

/** What a snapshot names that is not part of it. */
export type Named =
  | { kind: 'file'; id: number; name: string }
  | { kind: 'entry'; type: string; id: string; name: string };
/** Whether what a snapshot names is there today. */
export type IsThere = (named: Named) => boolean;

const listed = (value: Json): Json[] => (Array.isArray(value) ? value : value === null ? [] : [value]);

function* namesIn(attributesOf: AttributesOf, uid: string, snapshot: Snapshot): Generator<Named> {
  for (const [field, attribute] of contentOf(attributesOf, uid)) {
    const inIt: unknown[] = listed(snapshot[field] ?? null);
    for (const one of inIt.filter(isFields)) {
      const name = typeof one.name === 'string' ? one.name : 'something without a name';
      if (attribute.type === 'media' && typeof one.id === 'number') yield { kind: 'file', id: one.id, name };
      if (attribute.type === 'relation' && 'target' in attribute && typeof one.documentId === 'string')
        yield { kind: 'entry', type: String(attribute.target), id: one.documentId, name };
      if (attribute.type === 'component') yield* namesIn(attributesOf, attribute.component, snapshotIn(one));
    }
  }
}

const snapshotIn = (part: Record<string, unknown>): Snapshot =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, plain(value)]));

/** Files and other entries that a snapshot names. */
export const namedIn = (attributesOf: AttributesOf, uid: string, snapshot: Snapshot): Named[] => [
  ...namesIn(attributesOf, uid, snapshot),
];

function without(attributesOf: AttributesOf, uid: string, snapshot: Snapshot, isThere: IsThere): Snapshot {
  const kept: Snapshot = {};
  for (const [field, attribute] of contentOf(attributesOf, uid)) {
    if (!(field in snapshot)) continue;
    const value = snapshot[field] ?? null;
    const stays = (one: Json) =>
      namedIn(attributesOf, uid, { [field]: one }).every((named) => isThere(named));
    const part = (one: Json): Json =>
      attribute.type === 'component' && isFields(one)
        ? without(attributesOf, attribute.component, snapshotIn(one), isThere)
        : one;
    if (attribute.type === 'component') kept[field] = Array.isArray(value) ? value.map(part) : part(value);
    else if (attribute.type !== 'media' && attribute.type !== 'relation') kept[field] = value;
    else if (Array.isArray(value)) kept[field] = value.filter(stays);
    else kept[field] = stays(value) ? value : null;
  }
  return kept;
}

/**
 * What of a version of then can be stored today.
 * @returns it, and the names of what cannot: fields that are in no form any more, files and entries that were deleted
 */
export function storable(
  attributesOf: AttributesOf,
  uid: string,
  snapshot: Snapshot,
  isThere: IsThere,
): { snapshot: Snapshot; gone: string[] } {
  const today = new Set(contentOf(attributesOf, uid).map(([field]) => field));
  const fields = Object.keys(snapshot).filter((field) => !today.has(field) && snapshot[field] !== null);
  const lost = namedIn(attributesOf, uid, snapshot).filter((named) => !isThere(named));
  return {
    snapshot: without(attributesOf, uid, snapshot, isThere),
    gone: [...fields.map((field) => `the field ${field}`), ...new Set(lost.map(({ name }) => name))],
  };
}
