import type { Core } from '@strapi/strapi';
import {
  type Connection,
  LEAD,
  LEAD_EVENT,
  LEAD_TAG,
  type Rows,
  TAG,
  tableOf,
} from '../../../ledger/ledger-rows';

/** A part of a number that says anything. */
const LEAST_DIGITS = 3;
/** What is written after them is for whoever reads it. */
const MOST_WORDS = 8;
/** `98230 12345`, `+91 98230-12345`, `(020) 2565 4321`. */
const NUMBER = /^[\d\s+().-]+$/;

const IS_LIKE = "lower(??) like ? escape '\\'";
const part = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The digits of what was typed, when it is a telephone number or part of one; without the zeros that are dialled before
 * a number inside India and before the code of a country.
 */
export function digitsOf(typed: string): string | null {
  if (!NUMBER.test(typed)) return null;
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < LEAST_DIGITS ? null : digits;
}

/**
 * Narrows enquiries to those with every word in the name, mail address, reference, message, a note of a colleague's or a tag,
 * in any order and by parts; or with that number, however it is spaced.
 */
export function searchLeads(strapi: Core.Strapi, connection: Connection, query: Rows, typed: string): Rows {
  const { column } = tableOf(strapi, connection, LEAD);
  const events = tableOf(strapi, connection, LEAD_EVENT);
  const [carried, tags] = [tableOf(strapi, connection, LEAD_TAG), tableOf(strapi, connection, TAG)];
  const digits = digitsOf(typed);
  return query.where((found) => {
    found.where((words) => {
      for (const word of typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)) {
        const noted = events
          .rows()
          .where(events.columnsOf({ kind: 'note' }))
          .whereRaw(IS_LIKE, ['note', part(word)])
          .whereNotNull(events.column('lead'))
          .select(events.column('lead'));
        const tagged = carried
          .rows()
          .whereIn(
            carried.column('tag'),
            tags
              .rows()
              .whereRaw(IS_LIKE, ['label', part(word)])
              .select('id'),
          )
          .whereNotNull(carried.column('lead'))
          .select(carried.column('lead'));
        words.where((one) => {
          for (const field of [
            'name',
            'email',
            'reference',
            'message',
            'mobile',
            column('internationalNumber'),
          ])
            one.orWhereRaw(IS_LIKE, [field, part(word)]);
          one.orWhereIn('id', noted).orWhereIn('id', tagged);
        });
      }
    });
    if (digits === null) return;
    for (const field of ['mobile', column('internationalNumber')])
      found.orWhereRaw(IS_LIKE, [field, part(digits)]);
  });
}
