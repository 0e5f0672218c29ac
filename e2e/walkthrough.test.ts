import { expect, it } from 'vitest';
import { untilHelped, visit } from './visitor.ts';

const PROJECT = '/projects/residential/aranya';

it('the walkthrough is a picture of ours and a link, until a visitor plays it', async () => {
  // At the address of the seed there is no film, and no third party is asked: one of ours stands in for it.
  const page = await visit('/thank-you', { expectedNoise: /X-Frame-Options|frame/i });
  await page.route(`**${PROJECT}`, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace(/data-film="[^"]+"/, 'data-film="/health?film"'),
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PROJECT);
  const poster = page.getByRole('link', { name: 'Play the walkthrough' });
  await poster.scrollIntoViewIfNeeded();
  expect(await poster.getAttribute('target')).toBe('_blank');
  expect(
    await poster.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.src),
  ).toMatch(/\/media\//);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(asked.filter((url) => url.endsWith('?film'))).toEqual([]);
  await untilHelped(page, '[data-enhanced~="film"]');
  await poster.focus();
  await page.keyboard.press('Enter');
  const player = page.locator('iframe[title="Walkthrough of Aranya"]');
  await player.waitFor();
  expect(await player.evaluate((frame) => frame === document.activeElement)).toBe(true);
  expect(asked.filter((url) => url.endsWith('/health?film'))).toHaveLength(1);
});

it('without script it opens in a tab of its own', async () => {
  const page = await visit(PROJECT, { script: false });
  const poster = page.getByRole('link', { name: 'Play the walkthrough' });
  expect(await poster.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch/);
  expect(await poster.getAttribute('rel')).toBe('noopener');
});
