import { isIsoDate, isIsoDateTime } from './iso-dates';
import type { Comparison, ReadableType } from './public-query';
import { isAsked } from './read-names';
import { refuseParameter } from './refused-query';

const MOST_CONDITIONS = 10;
const MOST_LEVELS = 3;
const MOST_VALUES = 50;
const LONGEST_TEXT = 200;
// What the column of an integer holds in Postgres; it fails on more.
const LARGEST_INTEGER = 2 ** 31 - 1;

const OF_ALL = ['$eq', '$ne', '$in', '$null', '$notNull'];
const OF_ORDERED = [...OF_ALL, '$lt', '$lte', '$gt', '$gte'];
const OPERATORS: Record<Comparison, readonly string[]> = {
  text: [...OF_ORDERED, '$contains', '$startsWith'],
  integer: OF_ORDERED,
  decimal: OF_ORDERED,
  date: OF_ORDERED,
  datetime: OF_ORDERED,
  boolean: OF_ALL,
};
const LOGIC = ['$and', '$or', '$not'];

const isBoolean = (text: string) => text === 'true' || text === 'false';
const VALUES: Record<Comparison, { name: string; fits: (text: string) => boolean }> = {
  text: {
    name: `a text of at most ${LONGEST_TEXT} signs`,
    // Postgres takes neither a NUL nor half a character.
    fits: (text) => text.length <= LONGEST_TEXT && !/\0|\p{Surrogate}/u.test(text),
  },
  integer: {
    name: 'a whole number',
    fits: (text) => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= LARGEST_INTEGER,
  },
  decimal: { name: 'a number', fits: (text) => /^-?\d{1,10}(\.\d{1,10})?$/.test(text) },
  date: { name: 'a date such as 2026-03-31', fits: isIsoDate },
  datetime: { name: 'a moment such as 2026-03-31T09:30:00Z', fits: isIsoDateTime },
  boolean: { name: 'true or false', fits: isBoolean },
};

type Condition = { [operator: string]: string | string[] };
/** Every condition with its operator, every value of its field's kind. */
export type Filters = { [name: string]: Condition | Filters | Filters[] };

function readText(parameter: string, value: unknown, comparison: Comparison): string {
  const { name, fits } = VALUES[comparison];
  return typeof value === 'string' && fits(value) ? value : refuseParameter(parameter, `has to be ${name}`);
}

function readValue(parameter: string, operator: string, value: unknown, comparison: Comparison) {
  if (operator === '$null' || operator === '$notNull') return readText(parameter, value, 'boolean');
  if (operator !== '$in') return readText(parameter, value, comparison);
  const values = Array.isArray(value) ? value : [value];
  if (values.length > MOST_VALUES) refuseParameter(parameter, `can have ${MOST_VALUES} values at most`);
  return values.map((one) => readText(parameter, one, comparison));
}

function readCondition(parameter: string, value: unknown, comparison: Comparison): Condition {
  if (typeof value === 'string') return { $eq: readText(parameter, value, comparison) };
  if (!isAsked(value)) return refuseParameter(parameter, 'is not a condition');
  return Object.fromEntries(
    Object.entries(value).map(([operator, compared]) => {
      const inner = `${parameter}[${operator}]`;
      if (!OPERATORS[comparison].includes(operator)) refuseParameter(inner, 'is not a known comparison');
      return [operator, readValue(inner, operator, compared, comparison)];
    }),
  );
}

/**
 * The conditions of a list: on its own short fields only, few, and not deep.
 * @throws RefusedQuery naming the first condition that is not on the closed list
 */
export function readFilters(parameter: string, value: unknown, by: NonNullable<ReadableType['by']>): Filters {
  let conditions = 0;

  function readGroup(at: string, group: unknown, level: number): Filters {
    if (!isAsked(group)) return refuseParameter(at, 'is not a set of conditions');
    if (level > MOST_LEVELS) refuseParameter(at, `lies deeper than ${MOST_LEVELS} levels`);
    return Object.fromEntries(
      Object.entries(group)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, inner]) => [name, readPart(`${at}[${name}]`, name, inner, level)]),
    );
  }

  function readPart(at: string, name: string, inner: unknown, level: number): Filters[string] {
    if (name === '$not') return readGroup(at, inner, level + 1);
    if (LOGIC.includes(name)) {
      if (!Array.isArray(inner)) return refuseParameter(at, 'is not a list of conditions');
      return inner.map((group, index) => readGroup(`${at}[${index}]`, group, level + 1));
    }
    const comparison = by.get(name);
    if (!comparison) return refuseParameter(at, 'is nothing entries can be filtered by');
    const condition = readCondition(at, inner, comparison);
    conditions += Object.keys(condition).length;
    if (conditions > MOST_CONDITIONS) {
      refuseParameter(parameter, `can have ${MOST_CONDITIONS} conditions at most`);
    }
    return condition;
  }

  return readGroup(parameter, value, 0);
}
