import type { Amount } from './list-query';

const SQ_FT_PER_SQ_M = 10.7639;
// A room, and a tower.
const LEAST_SQ_FT = 100;
const MOST_SQ_FT = 10_00_000;

/** A carpet area in whole sq ft: `900`, `1,200 sq ft` or `110 sq m`; `null` is none, `unread` is anything else. */
export function carpetAreaFrom(typed: string): Amount {
  const words = typed.toLowerCase().replace(/,|\s/g, '');
  if (words === '') return null;
  const [, figure, unit = ''] =
    /^(\d+(?:\.\d+)?)(sq\.?ft\.?|sqft|sft|ft2|sq\.?m\.?|sqm|m2|m²)?$/.exec(words) ?? [];
  if (figure === undefined) return 'unread';
  const metric = /m/.test(unit);
  const sqFt = Math.round(Number(figure) * (metric ? SQ_FT_PER_SQ_M : 1));
  return sqFt < LEAST_SQ_FT || sqFt > MOST_SQ_FT ? 'unread' : sqFt;
}
