import {
  type AttributesOf,
  contentOf,
  isFields,
  type Json,
  PART,
  plain,
  type Snapshot,
} from './entry-snapshot';

type Fields = Record<string, unknown>;

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);
const documentOf = (one: unknown): Json => plain(isFields(one) ? one.documentId : one);

/** Which entries a relation names after what a form did to it: it sends what was added and what was taken away. */
function related(sent: unknown, before: Json): Json {
  const known = listed(before).filter(isFields);
  const named = (one: unknown): Json => {
    const documentId = documentOf(one);
    const old = known.find((target) => target.documentId === documentId);
    const name = isFields(one) ? (one.title ?? one.name ?? one.label) : null;
    return { documentId, name: plain(old?.name ?? name) };
  };
  if (!isFields(sent)) return listed(sent).map(named);
  if ('set' in sent) return listed(sent.set).map(named);
  const gone = new Set(listed(sent.disconnect).map(documentOf));
  const added = listed(sent.connect).map(named);
  const stays = known.filter(({ documentId }) => !gone.has(plain(documentId)));
  return [...stays.map((one) => plain(one)), ...added];
}

/** As the schema has it: one, or several. */
const one = (value: Json, several: boolean): Json =>
  several ? value : Array.isArray(value) ? (value.at(-1) ?? null) : value;

const file = (sent: unknown, before: Json): Json => {
  const id = plain(isFields(sent) ? sent.id : sent);
  const old = listed(before).find((known) => isFields(known) && known.id === id);
  const name = isFields(sent) ? plain(sent.name) : isFields(old) ? plain(old.name) : null;
  return id === null ? null : { id, name };
};

const files = (sent: unknown, before: Json): Json =>
  Array.isArray(sent) ? sent.map((each) => file(each, before)) : sent == null ? null : file(sent, before);

function parts(attributesOf: AttributesOf, uid: string, sent: unknown, before: Json): Json {
  const part = (each: unknown): Json => {
    if (!isFields(each)) return null;
    const old = listed(before).find((known) => isFields(known) && known.id === each.id);
    const was: Snapshot = {};
    if (each.id != null && isFields(old)) {
      for (const [name, value] of Object.entries(old)) was[name] = plain(value);
    }
    const whole = sentEntry(attributesOf, uid, each, was);
    const kept = Object.fromEntries(
      contentOf(attributesOf, uid)
        .filter(([name]) => !(name in whole))
        .map(([name]) => [name, was[name] ?? null]),
    );
    return { [PART]: uid, ...kept, ...whole };
  };
  return Array.isArray(sent) ? sent.map(part) : sent == null ? null : part(sent);
}

/**
 * What somebody wants an entry to be, of what their form sent: only the fields that were sent. A form sends relations as
 * changes, so it takes what they were in the version the form was opened with.
 */
export function sentEntry(attributesOf: AttributesOf, uid: string, sent: Fields, opened: Snapshot): Snapshot {
  const whole: Snapshot = {};
  for (const [name, attribute] of contentOf(attributesOf, uid)) {
    if (!(name in sent)) continue;
    const [value, before] = [sent[name], opened[name] ?? null];
    if (attribute.type === 'relation')
      whole[name] = one(related(value, before), /Many$/.test(attribute.relation));
    else if (attribute.type === 'media') whole[name] = files(value, before);
    else if (attribute.type === 'component')
      whole[name] = parts(attributesOf, attribute.component, value, before);
    else whole[name] = plain(value);
  }
  return whole;
}
