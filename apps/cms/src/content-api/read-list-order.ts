import type { ReadableType } from './public-query';
import { isAsked, readNames } from './read-names';
import { refuseParameter } from './refused-query';

const MOST_SORTS = 5;
const LARGEST_PAGE = 100;
// Far beyond any list there will be; what lies further costs a scan and shows nothing.
const FURTHEST = 100_000;
const DIRECTIONS = ['asc', 'desc'];

/** @throws RefusedQuery naming the first field that entries cannot be sorted by */
export function readSort(parameter: string, value: unknown, by: NonNullable<ReadableType['by']>): string[] {
  const sorts = isAsked(value)
    ? Object.entries(value).map(([name, direction]) => `${name}:${direction}`)
    : readNames(parameter, value);
  if (sorts.length > MOST_SORTS) refuseParameter(parameter, `can name ${MOST_SORTS} fields at most`);
  return sorts.map((sort) => {
    const [name = '', direction = 'asc', ...rest] = sort.split(':');
    if (!by.has(name)) refuseParameter(parameter, 'names a field that entries cannot be sorted by');
    const order = direction.toLowerCase();
    if (rest.length > 0 || !DIRECTIONS.includes(order)) refuseParameter(parameter, 'goes asc or desc');
    return `${name}:${order}`;
  });
}

const LIMITS = {
  page: { least: 1, most: FURTHEST / LARGEST_PAGE },
  pageSize: { least: 1, most: LARGEST_PAGE },
  start: { least: 0, most: FURTHEST },
  limit: { least: 1, most: LARGEST_PAGE },
};
const WAYS: (keyof typeof LIMITS)[][] = [
  ['page', 'pageSize'],
  ['start', 'limit'],
];

/** By page and its size, or by start and limit. @throws RefusedQuery */
export function readPagination(parameter: string, value: unknown): Record<string, string> {
  if (!isAsked(value)) return refuseParameter(parameter, 'is not a page');
  const names = Object.keys(value);
  const way = WAYS.find((allowed) => allowed.some((name) => names.includes(name)));
  const stray = names.find((name) => !way?.some((allowed) => allowed === name));
  if (stray !== undefined || !way) {
    return refuseParameter(`${parameter}[${stray ?? ''}]`, 'is not known here, or not beside the others');
  }
  return Object.fromEntries(
    way
      .filter((name) => name in value)
      .map((name) => {
        const { least, most } = LIMITS[name];
        const given = value[name];
        const fits = typeof given === 'string' && /^\d{1,7}$/.test(given);
        if (!fits || Number(given) < least || Number(given) > most) {
          return refuseParameter(
            `${parameter}[${name}]`,
            `has to be a whole number from ${least} to ${most}`,
          );
        }
        return [name, String(Number(given))];
      }),
  );
}
