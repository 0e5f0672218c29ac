import type { LeadField } from './lead-field';
import { LEAD_FIELDS } from './lead-fields';

/** An attribute of a lead. */
export type LeadFieldName = keyof typeof LEAD_FIELDS;
type Described = typeof LEAD_FIELDS;
/** The fields that have a place in their description: `FieldsWith<'column'>` are exported. */
export type FieldsWith<Place extends keyof LeadField> = {
  [Name in LeadFieldName]: Described[Name] extends Record<Place, unknown> ? Name : never;
}[LeadFieldName];
/** The fields that one part of the post, or one room, writes. */
export type FieldsFrom<From extends LeadField['from']> = {
  [Name in LeadFieldName]: Described[Name]['from'] extends From ? Name : never;
}[LeadFieldName];
type With<Place extends keyof LeadField> = LeadField & { [P in Place]-?: NonNullable<LeadField[P]> };

const fields: Record<LeadFieldName, LeadField> = LEAD_FIELDS;
const isField = (name: string): name is LeadFieldName => name in LEAD_FIELDS;
const names = Object.keys(LEAD_FIELDS).filter(isField);
const isPlaced = <Place extends keyof LeadField>(
  entry: [LeadFieldName, LeadField],
  place: Place,
): entry is [FieldsWith<Place>, With<Place>] => entry[1][place] !== undefined;
const isFrom = <From extends LeadField['from']>(name: LeadFieldName, from: From): name is FieldsFrom<From> =>
  fields[name].from === from;

/** The fields that have a place in their description, with it, in the order in which they are described. */
export function fieldsWith<Place extends keyof LeadField>(place: Place): [FieldsWith<Place>, With<Place>][] {
  return names.flatMap((name) => {
    const entry: [LeadFieldName, LeadField] = [name, fields[name]];
    return isPlaced(entry, place) ? [entry] : [];
  });
}

/** The fields that one part of the post, or one room, writes. */
export const fieldsFrom = <From extends LeadField['from']>(from: From): FieldsFrom<From>[] =>
  names.filter((name): name is FieldsFrom<From> => isFrom(name, from));
