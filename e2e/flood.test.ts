import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, askAll, crawl, keepReading, tally, uncached } from '../testing/flood.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { firstDetail, PAGES } from './pages.ts';

// What `npm run bench` does at full size; this much ended a site that had no limits.
const AT_ONCE = 400;
const REQUESTS = 500;
const CRAWLING = 400;
const ANSWERS = [200, 302, 404, 503];
const REFUSALS = ['408', '503'];

describe('The site is flooded', () => {
  let site: Stack;
  let sheet = '';

  beforeAll(async () => {
    // A site of its own before the CMS of all: what floods it keeps no other test waiting.
    const backend = { BACKEND_URL: inject('cmsUrl'), BACKEND_INTERNAL_URL: inject('cmsUrl') };
    site = await startStack({ cms: 'absent', more: backend });
    sheet = `${await firstDetail('/projects/residential')}/cost-sheet`;
    for (const path of PAGES) expect((await ask(site.siteUrl + path)).status, path).toBe(200);
  });
  afterAll(() => site?.stop());

  it('with pages nobody has asked for and posts that crawl: it answers all, and readers of kept pages notice nothing', async () => {
    const posts = crawl(site.siteUrl, CRAWLING);
    const reader = keepReading(
      PAGES.map((path) => site.siteUrl + path),
      20,
    );
    const flooded = await askAll(uncached(site.siteUrl, sheet, REQUESTS), AT_ONCE);
    const form = await fetch(`${site.siteUrl}/enquiries`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ form: 'footer', page: '/', name: '' }),
    });
    const read = await reader.end();
    posts.end();
    const statuses = flooded.map(({ status }) => status);
    expect(
      statuses.filter((status) => !ANSWERS.includes(Number(status))),
      'no answer',
    ).toEqual([]);
    expect(tally(read.map(({ status }) => status))).toEqual({ 200: read.length });
    expect(form.status, 'a form that comes at once is read').toBe(422);
    expect(posts.told().filter((told) => !REFUSALS.includes(told))).toEqual([]);
    expect(posts.told().length, 'posts that made room').toBeGreaterThan(0);
    expect((await ask(`${site.siteUrl}${sheet}`)).status, 'afterwards').toBe(200);
    await site.stopSite();
    const refused = site.siteOutput().match(/"msg":"GET \S+ 503 \d+ ms"/g) ?? [];
    expect(refused.length, 'abuse is counted, not listed').toBeLessThanOrEqual(10);
    const turnedAway = statuses.filter((status) => status === 503).length;
    if (turnedAway > 10)
      expect(site.siteOutput()).toMatch(/GET \/projects\/residential 503: \d+ more in a minute/);
  });
});
