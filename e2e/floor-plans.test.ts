import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFinds } from './axe.ts';
import { DESKTOP, PHONE, untilHelped, visit } from './visitor.ts';

const PROJECT = '/projects/residential/aranya';
const TARGET_PX = 44;

const section = (page: Page) => page.getByRole('region', { name: 'Floor plans' });
const opener = (page: Page) => section(page).getByRole('button', { name: /^Enlarge: / });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Two bedrooms, type A' });
const zoom = async (page: Page) =>
  Number.parseInt((await sheet(page).getByRole('status').textContent()) ?? '', 10);
/** The drawing as it is drawn, before the stage cuts it. */
const drawn = (page: Page) =>
  sheet(page)
    .locator('[data-stage] img')
    .evaluate((image) => {
      const { x, y, width } = image.getBoundingClientRect();
      return { x, y, width };
    });

async function openAwake(page: Page): Promise<void> {
  await opener(page).focus();
  await untilHelped(page, 'dialog[data-plan-sheet][data-awake]');
  await page.keyboard.press('Enter');
  await sheet(page).waitFor();
}
const fullFile = (page: Page) =>
  sheet(page).getByRole('link', { name: 'The drawing alone' }).getAttribute('href');
const shownFile = (page: Page) =>
  sheet(page)
    .locator('[data-stage] img')
    .evaluate((image) => image instanceof HTMLImageElement && new URL(image.currentSrc).pathname);
/** How often the page has asked for the largest file, from now on. */
function fullFetches(page: Page): () => Promise<number> {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  return async () => {
    const full = await fullFile(page);
    return fetched.filter((path) => path === full).length;
  };
}

describe('Floor plans', () => {
  it.each([true, false])('are chosen by configuration, with arrow keys too (script: %s)', async (script) => {
    const page = await visit(PROJECT, { script });
    const choices = section(page).getByRole('radio');
    expect(await choices.count()).toBe(5);
    await section(page).getByRole('heading', { name: 'Two bedrooms, type A' }).waitFor();
    expect(await section(page).getByRole('heading', { level: 3 }).count()).toBe(1);
    await section(page).getByRole('radio', { name: '2 BHK' }).focus();
    await page.keyboard.press('ArrowRight');
    await section(page).getByRole('heading', { name: 'Three bedrooms, type B' }).waitFor();
    // Gated as before: the plan is behind the enquiry.
    const gate = script ? 'button' : 'link';
    await section(page).getByRole(gate, { name: 'See the plan: Three bedrooms, type B' }).waitFor();
    expect(await opener(page).count()).toBe(0);
  });

  it('a plan is seen large without script, and its own file is a link away', async () => {
    const page = await visit(PROJECT, { script: false, viewport: PHONE });
    await opener(page).click();
    await sheet(page).waitFor();
    expect(await sheet(page).getByRole('button').count()).toBe(1);
    const link = sheet(page).getByRole('link', { name: 'The drawing alone' });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toMatch(/^image\//);
    await page.keyboard.press('Escape');
    expect(await sheet(page).isVisible()).toBe(false);
  });

  it('keys enlarge, move and show the whole; the full drawing is fetched with the first zoom only', async () => {
    const page = await visit(PROJECT);
    const fulls = fullFetches(page);
    await openAwake(page);
    const whole = await drawn(page);
    expect(await fulls()).toBe(0);
    await page.keyboard.press('+');
    await expect.poll(() => zoom(page)).toBe(160);
    await expect.poll(fulls).toBe(1);
    await expect.poll(() => shownFile(page)).toBe(await fullFile(page));
    await page.keyboard.press('+');
    await expect.poll(async () => (await drawn(page)).width / whole.width).toBeCloseTo(2.56, 1);
    const before = await drawn(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await drawn(page)).x).toBeLessThan(before.x - 50);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await drawn(page)).y).toBeLessThan(before.y - 20);
    await page.keyboard.press('-');
    await expect.poll(() => zoom(page)).toBe(160);
    await page.keyboard.press('0');
    await expect.poll(() => drawn(page)).toEqual(whole);
    expect(await fulls()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('the wheel enlarges what lies under the pointer, a drag moves it, and the page stays where it is', async () => {
    const page = await visit(PROJECT);
    await openAwake(page);
    const scrolled = await page.evaluate(() => scrollY);
    const whole = await drawn(page);
    const [x, y] = [900, 500];
    await page.mouse.move(x, y);
    // Chromium passes no wheel on while the plan still grows into its sheet: people turn it on.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -300);
        return zoom(page);
      })
      .toBeGreaterThan(130);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => zoom(page)).toBeGreaterThan(200);
    const near = await drawn(page);
    // The same part of the drawing is under the pointer.
    expect((x - near.x) / near.width).toBeCloseTo((x - whole.x) / whole.width, 1);
    await page.mouse.down();
    await page.mouse.move(x - 120, y - 60, { steps: 5 });
    await page.mouse.up();
    const dragged = await drawn(page);
    expect(dragged.x).toBeLessThan(near.x - 80);
    expect(await zoom(page)).toBe(Math.round((near.width / whole.width) * 100));
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it('two fingers enlarge it on a phone, one moves it, and a tap comes nearer', async () => {
    const page = await visit(PROJECT, { viewport: PHONE, touch: true });
    await openAwake(page);
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 400, id: 1 },
      { x: 195 + apart, y: 400, id: 2 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (let apart = 40; apart <= 90; apart += 10) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => zoom(page)).toBe(300);
    // The browser itself has not zoomed the page.
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

    const near = await drawn(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 250, y: 400 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 200, y: 400 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 150, y: 400 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await drawn(page)).x).toBeLessThan(near.x - 80);
    expect(await zoom(page)).toBe(300);

    // Chromium swallows a tap that comes before it is done with the drag; no finger is that quick.
    await expect
      .poll(async () => {
        if ((await zoom(page)) !== 100) await sheet(page).getByRole('button', { name: 'Whole plan' }).tap();
        return zoom(page);
      })
      .toBe(100);
    await page.touchscreen.tap(195, 400);
    await expect.poll(() => zoom(page)).toBe(160);
  });

  it.each([PHONE, DESKTOP])(
    'axe finds nothing in the sheet; its controls are large: $width px',
    async (viewport) => {
      const page = await visit(PROJECT, { viewport, reducedMotion: true });
      await openAwake(page);
      await sheet(page).getByRole('button', { name: 'Zoom in' }).click();
      for (const control of await sheet(page).getByRole('button').or(sheet(page).getByRole('link')).all()) {
        const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 };
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX);
      }
      expect(await axeFinds(page, { rules: 'wcag' })).toEqual([]);
    },
  );
});
