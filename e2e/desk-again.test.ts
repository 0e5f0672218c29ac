import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import { describe, expect, inject, it } from 'vitest';
import { aProject } from '../testing/contents.ts';
import { editorOf, renewSignIn } from '../testing/editor.ts';
import { postLead, referenceOf, someone } from '../testing/leads.ts';
import { axeFinds } from './axe.ts';
import { administratorOf, anAccount, signedIn } from './panel.ts';
import { DESKTOP, PHONE } from './visitor.ts';

const PROJECT = 'api::projects.projects';
const DAY_MS = 86_400_000;
const stack = inject('edited');
const at = { url: stack.cmsUrl };

/** A project, and somebody who asked about it two months ago. */
async function anOldEnquiry() {
  await renewSignIn(stack, stack.cmsUrl);
  const url = `again-${randomUUID().slice(0, 8)}`;
  const { documentId } = await editorOf(at, stack.editorToken).createPublished(
    PROJECT,
    aProject({
      title: `Bakul Court ${url}`,
      url,
      ProjectConfiguration: [{ type: '2 BHK', carpetAreaFrom: 700, priceFrom: '9200000' }],
    }),
  );
  const { data } = await (await fetch(`${at.url}/api/consent-notice`)).json();
  const context = { project: url, consent: { version: data.version, choices: {} } };
  const name = `Yashoda ${url}`;
  const reference = await referenceOf(await postLead(at, someone({ name, context })));
  const database = new Database(stack.databaseFile);
  database
    .prepare('update website_leads set created_at = ? where reference = ?')
    .run(Date.now() - 60 * DAY_MS, reference);
  database.close();
  return { url, documentId, name, reference };
}

describe.each([
  ['at a desk', DESKTOP],
  ['by thumb', PHONE],
])('%s', (_, viewport) => {
  it('Whoever asked long ago stands in the list when a lower price is published, until somebody says what came of it', async () => {
    const { url, documentId, name, reference } = await anOldEnquiry();
    const meera = await anAccount(at.url, 'desk-sales-manager', 'Meera');
    const desk = await signedIn(meera, '/admin/lead-desk', viewport);
    await desk.getByRole('link', { name: 'Again', exact: true }).click();
    await desk.getByRole('heading', { name: 'Again', exact: true }).waitFor();
    await desk.goto(`/admin/lead-desk/again?project=${url}`);
    await desk.getByText('Nobody fits these filters.').waitFor();

    const form = `/admin/content-manager/collection-types/${PROJECT}/${documentId}`;
    const panel = await signedIn(administratorOf(at.url), form);
    await panel.getByRole('button', { name: '2 BHK' }).click();
    await panel.getByLabel('Price from (₹)').fill('8900000');
    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
    await panel.getByText('Published document').first().waitFor();

    await desk.reload();
    const row = desk.getByRole('listitem').filter({ hasText: reference });
    await row.getByText(/^Price of 2 BHK from ₹92 L to ₹89 L on \d+ \w+$/).waitFor();
    await row.getByText(/agreed to be called and written to on/).waitFor();
    await desk.getByText('1 to call', { exact: true }).waitFor();
    expect(await row.getByRole('link', { name: `WhatsApp ${name}` }).count()).toBe(1);
    expect(await axeFinds(desk, { within: 'main', rules: 'wcag' })).toEqual([]);
    const width = await desk.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);

    await row.getByRole('link', { name }).first().click();
    await desk.getByRole('heading', { name }).waitFor();
    await desk.getByRole('button', { name: 'Reached', exact: true }).click();
    await desk.getByText('Contacted').first().waitFor();
    await desk.goto(`/admin/lead-desk/again?project=${url}`);
    await desk.getByText('Nobody fits these filters.').waitFor();
  });
});
