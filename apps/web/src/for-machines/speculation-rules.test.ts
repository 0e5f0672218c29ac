import { describe, expect, it } from 'vitest';
import { speculationRules } from './speculation-rules';

const SITE = 'https://www.sahyara.example';

function isPrepared(path: string): boolean {
  const matches = (pattern: string) => new URLPattern(pattern, SITE).test(SITE + path);
  return speculationRules.prerender.some(({ where }) =>
    where.and.every((rule) => ('not' in rule ? !matches(rule.not.href_matches) : matches(rule.href_matches))),
  );
}

describe('browsers', () => {
  it.each(['/', '/about-us', '/projects/residential', '/projects/residential/aranya', '/blogs/carpet-area'])(
    'may prepare %s',
    (path) => {
      expect(isPrepared(path)).toBe(true);
    },
  );

  it.each([
    '/projects/residential/aranya/cost-sheet',
    '/projects/residential/aranya/plans?pass=x.y.z',
    '/projects/residential?bedrooms=3',
    '/privacy/a.b',
    '/thank-you',
    '/thank-you?reference=SAH-1',
    '/shortlist?homes=aranya',
    '/enquiries',
    '/media/brochure.pdf',
    '/blogs.atom',
  ])('never prepare %s', (path) => {
    expect(isPrepared(path)).toBe(false);
  });
});
