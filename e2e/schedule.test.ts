import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { comeToPass, hoursBefore, inHours } from '../testing/scheduled.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { PHONE } from './visitor.ts';

const NEWS = 'api::news-item.news-item';
const PROJECT = 'api::projects.projects';
const PASSES_HOURS = 25;
const SEEN_MS = { timeout: 60_000 };
const written = (day: string) => day.split('-').reverse().join('/');
const formOf = (uid: string, documentId: string) =>
  `/admin/content-manager/collection-types/${uid}/${documentId}`;

describe('A time that is set', { timeout: 180_000 }, () => {
  const { cmsUrl, siteUrl, databaseFile, editorToken } = inject('edited');
  const database = { kind: 'sqlite' as const, filename: databaseFile };
  const editor = editorOf({ url: cmsUrl }, editorToken);
  let meghana: Account;

  beforeAll(async () => {
    meghana = await anAccount(cmsUrl, 'strapi-editor', 'Meghana');
  });

  it('is India’s, stands in the form and in the calendar, and when it comes the page is there, or gone', async () => {
    const url = `at-ten-${randomUUID()}`;
    const title = `Open at ten ${url.slice(-6)}`;
    const fields = { title, url, kind: 'event', publishedOn: '2026-11-20' };
    const { documentId } = await editor.createDraft(NEWS, fields);
    const [yesterday, tomorrow] = [inHours(-24).day, inHours(24).day];
    const panel = await signedIn(meghana, formOf(NEWS, documentId));

    await panel.getByRole('button', { name: 'Publish later…' }).click();
    const dialog = panel.getByRole('dialog', { name: 'Publish later' });
    await dialog.getByRole('textbox', { name: 'Day' }).fill(written(yesterday));
    await dialog.getByLabel('Time in India (IST)').fill('10:00');
    await dialog.getByRole('button', { name: 'Set the time' }).click();
    await dialog.getByText(/This has passed: in India it is/).waitFor();
    await dialog.getByRole('textbox', { name: 'Day' }).fill(written(tomorrow));
    await dialog.getByText('the draft as it is then').waitFor();
    await dialog.getByRole('button', { name: 'Set the time' }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    const goesLive = `Goes live on ${written(tomorrow)} at 10:00 (India)`;
    await panel.getByText(goesLive).waitFor();
    await panel.getByText('Set by Meghana Desk').waitFor();

    await panel.goto(`/admin/calendar?month=${tomorrow.slice(0, 7)}`);
    const link = panel.getByRole('list', { name: /20\d\d/ }).getByRole('link', { name: title });
    await link.press('Enter');
    await panel.waitForURL(new RegExp(documentId));
    await panel.getByText(goesLive).waitFor();

    const page = `${siteUrl}/news-and-media/${url}`;
    expect((await fetch(page)).status).toBe(404);
    await comeToPass(database, documentId, 48);
    await expect.poll(async () => (await fetch(page)).status, SEEN_MS).toBe(200);
    expect(await (await fetch(page)).text()).toContain(title);
    await panel.reload();
    await panel.getByRole('button', { name: 'Publish later…' }).waitFor();
    expect(await panel.getByText(goesLive).count()).toBe(0);
    await panel.getByText('Meghana Desk, by schedule').waitFor();

    const takeDown = async () => {
      await panel.getByRole('button', { name: 'Take down later…' }).click();
      await panel.getByRole('textbox', { name: 'Day' }).fill(written(tomorrow));
      await panel.getByRole('button', { name: 'Set the time' }).click();
      // It says the same while it is open.
      await panel.getByRole('dialog', { name: 'Take down later' }).waitFor({ state: 'hidden' });
      await panel.getByText(`Is taken down on ${written(tomorrow)} at 10:00 (India)`).waitFor();
    };
    await takeDown();
    await panel.getByRole('button', { name: 'Cancel', exact: true }).click();
    await takeDown();
    expect((await fetch(page)).status).toBe(200);
    await comeToPass(database, documentId, 48);
    await expect.poll(async () => (await fetch(page)).status, SEEN_MS).toBe(404);
    expect(await (await fetch(`${siteUrl}/news-and-media`)).text()).not.toContain(title);
    await panel.reload();
    await panel.getByRole('button', { name: 'Publish later…' }).waitFor();
    await expect.poll(() => panel.getByText('Meghana Desk, by schedule').count()).toBe(2);
    expect(await panel.getByRole('textbox', { name: 'Headline' }).inputValue()).toBe(title);
    const happened = hoursBefore({ day: tomorrow, time: '10:00' }, 48).day;
    await panel.goto(`/admin/calendar?month=${happened.slice(0, 7)}`);
    const line = panel.getByRole('listitem').filter({ hasText: title }).last();
    await line.getByText('Was taken down').waitFor();
  });

  it('does not publish what is refused, and says so in the form and in the calendar of a phone', async () => {
    const title = `Not registered ${randomUUID().slice(0, 6)}`;
    const { documentId } = await editor.createDraft(PROJECT, {
      title,
      url: `not-registered-${randomUUID()}`,
      category: 'residential',
      projectStatus: 'under construction',
      locality: 'Baner',
    });
    const { day, time } = inHours(24);
    const panel = await signedIn(meghana, formOf(PROJECT, documentId), PHONE);
    // On a phone all that stands beside a form lies in a drawer.
    await panel.getByRole('button', { name: 'Open more actions' }).click();
    await panel.getByRole('button', { name: 'Publish later…' }).click();
    await panel.getByRole('textbox', { name: 'Day' }).fill(written(day));
    await panel.getByLabel('Time in India (IST)').fill(time);
    await panel.getByRole('button', { name: 'Set the time' }).click();
    await panel.getByText('As the draft is now, it would not go live').waitFor();
    await comeToPass(database, documentId, PASSES_HOURS);
    const failed = panel.getByText(/^Did not go live on/);
    await expect
      .poll(async () => {
        await panel.reload();
        await panel.getByRole('heading', { name: 'Set for later' }).waitFor();
        await panel.getByText(/^(Did not go live|Goes live) on/).waitFor();
        return failed.count();
      }, SEEN_MS)
      .toBe(1);

    await panel.goto(`/admin/calendar?month=${hoursBefore({ day, time }, PASSES_HOURS).day.slice(0, 7)}`);
    const line = panel.getByRole('listitem').filter({ hasText: title }).last();
    await line.getByText('Did not go live').waitFor();
    const overflow = await panel.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
