import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { type Account, anAccount, signedIn } from './panel.ts';

const PROJECT = 'api::projects.projects';
const DAY_MS = 86_400_000;
const PHONE = { width: 390, height: 844 };
const CHECKED_WITHIN = { timeout: 100_000 };
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

describe('What is to be mended', { timeout: 180_000 }, () => {
  const { cmsUrl, editorToken } = inject('edited');
  const title = `Looked Through ${randomUUID().slice(0, 8)}`;
  let editor: Account;

  beforeAll(async () => {
    const cms = { url: cmsUrl };
    await editorOf(cms, editorToken).createPublished(PROJECT, {
      title,
      url: `looked-through-${randomUUID()}`,
      category: 'residential',
      projectStatus: 'under construction',
      locality: 'Baner',
      phases: [{ ...aRegisteredPhase('East'), validUntil: inDays(30) }],
    });
    editor = await anAccount(cmsUrl, 'strapi-editor', 'Meghana');
  });

  it('is found by who presses Check now, and led to in its form, by the keyboard alone', async () => {
    const panel = await signedIn(editor, '/admin/content-checks');
    await panel.getByRole('heading', { name: 'Content checks' }).waitFor();
    await panel.getByRole('link', { name: 'Content checks' }).first().waitFor();
    // A key waits for nothing: until the board is there, the button takes none.
    await panel.getByRole('button', { name: 'Check now', disabled: false }).press('Enter');
    const found = panel
      .getByRole('region', { name: /Registrations that end/ })
      .getByRole('link', { name: title });
    await found.waitFor(CHECKED_WITHIN);
    await found.press('Enter');
    await panel.waitForURL(/collection-types.*#mend=phases\.0\.validUntil/);
    await panel.getByRole('heading', { name: 'To mend' }).waitFor();
    const mend = panel.getByText(/East: P521\d+ ends in (29|30|31) days/);
    await mend.waitFor();
    // What is mended is a phase: it comes into view by itself.
    const phase = panel.getByRole('button', { name: 'East', exact: true });
    const top = async () => (await phase.boundingBox())?.y ?? Number.NaN;
    await expect.poll(async () => (await top()) > 0 && (await top()) < 800).toBe(true);
  });

  it('is counted on the home page, and fits a phone', async () => {
    const panel = await signedIn(editor, '/admin', PHONE);
    await panel.getByRole('heading', { name: 'Content checks' }).waitFor();
    await panel
      .getByText(/to mend, checked/)
      .first()
      .waitFor();
    await panel.goto('/admin/content-checks');
    await panel.getByRole('region', { name: /Registrations that end/ }).waitFor();
    const overflow = await panel.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  it('is not shown to sales people', async () => {
    const sales = await anAccount(cmsUrl, 'desk-sales', 'Rohan');
    const panel = await signedIn(sales, '/admin/content-checks');
    await panel
      .getByText(/permission/i)
      .first()
      .waitFor();
    expect(await panel.getByRole('button', { name: 'Check now' }).count()).toBe(0);
  });
});
