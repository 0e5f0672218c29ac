import { refuseParameter } from './refused-query';

/** What `qs` makes of a query: names with texts, lists and more of the same. */
export type Asked = { [name: string]: unknown };

export const isAsked = (value: unknown): value is Asked =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Names as Strapi takes them: one, several with commas, or a list.
 * @throws RefusedQuery for anything else
 */
export function readNames(parameter: string, value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((names) =>
    typeof names === 'string'
      ? names.split(',').map((name) => name.trim())
      : refuseParameter(parameter, 'is not a list of names'),
  );
}
