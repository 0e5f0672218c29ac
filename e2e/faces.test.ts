import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { everyTemplate } from './pages.ts';
import { PHONE, visit } from './visitor.ts';

const SHEETS = ['/projects/residential/aranya/cost-sheet', '/projects/commercial/chaupal-yard/cost-sheet'];

/** The faces that a browser found in the text of the page, when it was laid out, by the names of their files. */
async function foundLate(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name, initiatorType }) => name.includes('.woff2') && initiatorType === 'css')
      .map(({ name }) => new URL(name).pathname.replace(/^.*\/|\..*$/g, ''));
  });
}

it('No page is laid out twice for a face that it could have asked for ahead (decision 132)', async () => {
  const page = await visit('/robots.txt', { viewport: PHONE });
  for (const path of [...(await everyTemplate()), ...SHEETS])
    expect.soft(await foundLate(page, path), path).toEqual([]);
});

it('A face that is not asked for ahead is seen', async () => {
  const page = await visit('/robots.txt', { viewport: PHONE });
  await page.route('**/projects/residential', async (route) => {
    const answer = await route.fetch();
    const { link, ...headers } = answer.headers();
    expect(link).toContain('instrument-sans-rupee');
    await route.fulfill({ response: answer, headers });
  });
  expect(await foundLate(page, '/projects/residential')).toEqual(['instrument-sans-rupee']);
});
