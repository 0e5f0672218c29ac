import { describe, expect, inject, it } from 'vitest';
import { everyTemplate } from './pages.ts';
import { PHONE, visit } from './visitor.ts';

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;
const site = inject('siteUrl');
const text = async (path: string) => (await fetch(site + path)).text();

const classesOf = (css: string) => new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));
const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

async function aboveAndBelow(path: string) {
  const html = await text(path);
  const links = [...html.matchAll(LINK)];
  expect(links, path).toHaveLength(1);
  const [[, address = ''] = [], at = 0] = [links[0] ?? [], links[0]?.index];
  const late = classesOf(await text(address));
  const lateIn = (part: string) => [...classesIn(part)].filter((name) => late.has(name));
  return { above: lateIn(html.slice(0, at)), below: lateIn(html.slice(at)) };
}

describe('What is styled late', () => {
  it('stands below the link to its styles, on any kind of page', async () => {
    const others = [
      '/projects/residential/aranya/cost-sheet',
      '/projects/residential/aranya/trust',
      '/shortlist',
      '/no-such-page',
    ];
    for (const path of [...(await everyTemplate()), ...others]) {
      const { above, below } = await aboveAndBelow(path);
      expect(above, path).toEqual([]);
      expect(below.length, path).toBeGreaterThan(0);
    }
  });

  it('can be read and asked from where its styles do not come', async () => {
    const page = await visit('/robots.txt', { viewport: PHONE, expectedNoise: /Failed to load resource/ });
    await page.route(/\/_astro\/[^?]*\.css/, (route) => route.abort());
    await page.goto('/projects/residential/aranya');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Enquire Now', exact: true }).first().click();
    await page.getByRole('dialog').getByLabel('Name').waitFor();
  });
});
