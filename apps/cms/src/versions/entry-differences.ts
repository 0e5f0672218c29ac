import { isFields, type Json, PART, type Snapshot } from './entry-snapshot';

/** Who changed a field since the form was opened; `both` also where it is not known what it was then. */
export type ChangedBy = 'me' | 'them' | 'both';
/** A field that is not the same for two people who change an entry at once. */
export type Difference = { field: string; by: ChangedBy; mine: Json; theirs: Json };

/** Empty is empty, however it is written. */
const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What of an object is not said by an editor: a part that was made anew, and what a file or an entry is called. */
function notSaid(value: Record<string, unknown>): string[] {
  if (PART in value) return ['id'];
  return 'documentId' in value || Object.keys(value).join() === 'id,name' ? ['name'] : [];
}

function comparable(value: unknown): unknown {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return value.map(comparable);
  if (!isFields(value)) return value;
  const leaveOut = notSaid(value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !leaveOut.includes(name) && !isEmpty(inner))
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, inner]) => [name, comparable(inner)]),
  );
}

/** Whether an editor would call two values the same. */
export const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(comparable(one ?? null)) === JSON.stringify(comparable(other ?? null));

/** The names of the fields that differ. */
export const changedFields = (before: Snapshot, after: Snapshot): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  );

/**
 * What two people made of an entry, field by field.
 * @param opened what the form showed first; null: nobody knows any more
 * @param mine the fields that were sent
 * @param theirs what is stored
 */
export function differencesOf(opened: Snapshot | null, mine: Snapshot, theirs: Snapshot): Difference[] {
  const by = (field: string): ChangedBy => {
    if (opened === null) return 'both';
    if (isSame(opened[field], theirs[field])) return 'me';
    return isSame(opened[field], mine[field]) ? 'them' : 'both';
  };
  return Object.keys(mine)
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => ({ field, by: by(field), mine: mine[field] ?? null, theirs: theirs[field] ?? null }));
}
