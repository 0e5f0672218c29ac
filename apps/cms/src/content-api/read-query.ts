import type { ReadableType } from './public-query';
import { type Filters, readFilters } from './read-filters';
import { readPagination, readSort } from './read-list-order';
import type { Asked } from './read-names';
import { type Populate, readFields, readPopulate } from './read-populate';
import { refuseParameter } from './refused-query';

const LONGEST_QUERY = 4096;
const MOST_PARAMETERS = 120;

/** What Strapi is asked, made anew by us: nothing of what was sent gets there as it came. */
export type ContentQuery = {
  fields?: string[];
  filters?: Filters;
  pagination?: Record<string, string>;
  populate?: Populate;
  sort?: string[];
  status?: string;
};

/** Before the query is taken apart: taking apart a long or deep one is work too. @throws RefusedQuery */
export function boundQuery(search: string): void {
  if (search.length > LONGEST_QUERY) refuseParameter('The query', `is longer than ${LONGEST_QUERY} signs`);
  if (search.split('&').length > MOST_PARAMETERS) {
    refuseParameter('The query', `has more than ${MOST_PARAMETERS} parameters`);
  }
}

/**
 * Reads a query by the closed list of a route.
 * @throws RefusedQuery with one sentence naming the parameter, for everything that is not on it
 */
export function readQuery(asked: Asked, type: ReadableType): ContentQuery {
  const { fields, filters, pagination, populate, sort, status, ...others } = asked;
  const [other] = Object.keys(others);
  if (other !== undefined) refuseParameter(other, 'is not known here');
  const list = { filters, pagination, sort };
  const ofList = Object.entries(list).find(([, value]) => value !== undefined);
  if (ofList && !type.by) refuseParameter(ofList[0], 'is for lists only');
  const by: NonNullable<ReadableType['by']> = type.by ?? new Map();
  return {
    ...(fields === undefined ? {} : { fields: readFields('fields', fields, type) }),
    ...(filters === undefined ? {} : { filters: readFilters('filters', filters, by) }),
    ...(pagination === undefined ? {} : { pagination: readPagination('pagination', pagination) }),
    ...(populate === undefined ? {} : { populate: readPopulate('populate', populate, type) }),
    ...(sort === undefined ? {} : { sort: readSort('sort', sort, by) }),
    ...(status === undefined ? {} : { status: readStatus(status) }),
  };
}

function readStatus(status: unknown): string {
  if (status === 'published' || status === 'draft') return status;
  return refuseParameter('status', 'is published or draft');
}
