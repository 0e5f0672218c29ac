import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstDetail, PAGES } from './pages.ts';
import { DESKTOP, NARROW_PHONE, PHONE, visit } from './visitor.ts';

const whatsApp = (page: Page) =>
  page.getByRole('complementary', { name: 'Reach us' }).getByRole('link', { name: /whatsapp/i });
const enquireNow = (page: Page) => page.getByRole('button', { name: 'Enquire Now', exact: true }).last();
const modal = (page: Page) => page.getByRole('dialog', { name: 'Enquire Now' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

type Box = Awaited<ReturnType<typeof boxOf>>;
const overlap = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

describe('Lead forms', () => {
  it.each([
    ['/', 1],
    ['/contact-us', 1],
    ['/thank-you', 0],
  ])('%s asks %i times on its page', async (path, asked) => {
    const page = await visit(path, { script: false });
    expect(await page.locator('form[method="post"]:visible').count()).toBe(asked);
  });
});

describe('Floating elements (spec section 2)', () => {
  it.each(PAGES)('are on %s', async (path) => {
    const page = await visit(path);
    expect(await whatsApp(page).isVisible()).toBe(true);
    expect(await enquireNow(page).isVisible()).toBe(true);
  });

  it('put WhatsApp at the bottom right with the opening message, and Enquire Now upright on the right edge', async () => {
    const page = await visit('/about-us');
    const chat = await boxOf(whatsApp(page));
    expect(chat.right).toBeGreaterThan(DESKTOP.width - 120);
    expect(chat.bottom).toBeGreaterThan(DESKTOP.height - 120);
    expect(await whatsApp(page).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
    const enquire = await boxOf(enquireNow(page));
    expect(enquire.right).toBeGreaterThanOrEqual(DESKTOP.width - 1);
    expect(enquire.height).toBeGreaterThan(enquire.width);
  });

  it('take the project along into the chat, and the configuration of a cost sheet', async () => {
    const textOn = async (path: string) => {
      const page = await visit(path, { script: false });
      return new URL((await whatsApp(page).getAttribute('href')) ?? '').searchParams.get('text');
    };
    const project = await firstDetail('/projects/residential');
    const text = await textOn(project);
    expect(text).toMatch(new RegExp(`\\nI am looking at [^:]+: http\\S+${project}$`));
    // Nobody is invited to ask about what may not be offered yet (RERA s. 3).
    expect(await textOn('/projects/commercial/bazaar-lane')).not.toContain('I am looking at');
    const sheet = await visit(`${project}/cost-sheet`, { script: false });
    const choice = sheet.locator('input[name="configuration"]').last();
    const asked = `${project}/cost-sheet?configuration=${await choice.inputValue()}`;
    expect(await textOn(asked)).toMatch(/\nI am looking at [^:,]+, [^:]+: /);
  });

  it('open the modal titled Enquire Now, fading in over 0.3 s', async () => {
    const page = await visit('/');
    expect(await modal(page).isVisible()).toBe(false);
    await enquireNow(page).click();
    await modal(page).waitFor();
    expect(await modal(page).getByRole('heading', { name: 'Enquire Now' }).count()).toBe(1);
    const style = await modal(page).evaluate((dialog) => {
      const { animationDuration, transitionDuration } = getComputedStyle(dialog);
      return `${animationDuration} ${transitionDuration}`;
    });
    expect(style).toContain('0.3s');
  });

  it('do not fade under reduced motion', async () => {
    const page = await visit('/', { reducedMotion: true });
    await enquireNow(page).click();
    await modal(page).waitFor();
    expect(
      await modal(page).evaluate(
        (dialog) => dialog.getAnimations().filter((a) => a.playState === 'running').length,
      ),
    ).toBe(0);
  });

  it.each([
    ['the close button', (page: Page) => modal(page).getByRole('button', { name: /close/i }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ])('hide the modal by %s', async (_, close) => {
    const page = await visit('/');
    await enquireNow(page).click();
    await modal(page).waitFor();
    await close(page);
    await modal(page).waitFor({ state: 'hidden' });
  });

  it.each([
    [360, NARROW_PHONE],
    [390, PHONE],
  ])("cover neither each other nor the footer's submit on a phone of %i px", async (_, viewport) => {
    const page = await visit('/', { viewport });
    expect(overlap(await boxOf(whatsApp(page)), await boxOf(enquireNow(page)))).toBe(false);
    const submit = page.getByRole('contentinfo').getByRole('button', { name: 'Submit' });
    // Wherever a visitor stops scrolling with the button in view.
    for (const block of ['start', 'center', 'end'] as const) {
      await submit.evaluate(
        (button, where) => button.scrollIntoView({ block: where, behavior: 'instant' }),
        block,
      );
      expect(overlap(await boxOf(whatsApp(page)), await boxOf(submit)), `WhatsApp, ${block}`).toBe(false);
      expect(overlap(await boxOf(enquireNow(page)), await boxOf(submit)), `Enquire Now, ${block}`).toBe(
        false,
      );
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
  });

  it.each([
    [360, NARROW_PHONE],
    [390, PHONE],
  ])('cover no line of text at the end of the page on a phone of %i px', async (_, viewport) => {
    const page = await visit('/', { viewport });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const chat = await boxOf(whatsApp(page));
    for (const text of await page.getByRole('contentinfo').locator('a, button, p').all()) {
      const box = await text.boundingBox();
      if (!box || box.y > viewport.height || box.height === 0) continue;
      const covered = overlap(chat, { ...box, right: box.x + box.width, bottom: box.y + box.height });
      expect(covered, (await text.textContent()) ?? '').toBe(false);
    }
  });
});
