import type { Schema } from '@strapi/strapi';
import { z } from 'zod';

/** What a cell holds once it is read; days as `2026-12-05`. */
export type Value = string | number | boolean | null;
const KINDS = {
  string: 'text',
  text: 'text',
  uid: 'address',
  integer: 'whole',
  biginteger: 'rupees',
  decimal: 'decimal',
  float: 'decimal',
  boolean: 'yes-no',
  date: 'day',
  enumeration: 'choice',
} as const;
/** `rupees` are whole too, and Strapi keeps them as text. */
type Kind = (typeof KINDS)[keyof typeof KINDS];
export type CellRule = {
  kind: Kind;
  required: boolean;
  choices: readonly string[];
  min: number | null;
  max: number | null;
  longest: number | null;
  pattern: RegExp | null;
};

const bound = z
  .union([z.number(), z.string()])
  .optional()
  .transform((given) => (given === undefined ? null : Number(given)));
const said = z.looseObject({
  required: z.boolean().default(false),
  enum: z.array(z.string()).default([]),
  min: bound,
  max: bound,
  maxLength: z.number().nullable().default(null),
  regex: z.union([z.string(), z.instanceof(RegExp)]).optional(),
});
const isKnown = (type: string): type is keyof typeof KINDS => type in KINDS;

/** What may stand in the cells of a field; null: no cell can hold it, as pictures, rich text and lists. */
export function cellRule(attribute: Schema.Attribute.AnyAttribute): CellRule | null {
  if (!isKnown(attribute.type)) return null;
  const { required, min, max, maxLength, regex, ...rest } = said.parse(attribute);
  return {
    kind: KINDS[attribute.type],
    required,
    choices: rest.enum,
    min,
    max,
    longest: maxLength,
    pattern: regex === undefined ? null : new RegExp(regex),
  };
}
