import { createHash, randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { aDocument, aProject } from '../testing/contents.ts';
import { editorOf } from '../testing/editor.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { visit } from './visitor.ts';

const PROJECT = 'api::projects.projects';
const SEEN_MS = { timeout: 60_000 };
const COMPLETED_ON = '2026-10-01';

/** What a buyer’s lawyer asks for, with the day each was issued, as its room says it. */
const PAPERS = [
  ['Sanctioned plan', '30 May 2023'],
  ['Commencement certificate', '14 Jun 2023'],
  ['Occupancy certificate', '1 Oct 2026'],
  ['Financial year 2025-26', '18 May 2026'],
] as const;

describe('Papers that an editor adds', { timeout: 180_000 }, () => {
  const { cmsUrl, siteUrl, editorToken } = inject('edited');
  const content = editorOf({ url: cmsUrl }, editorToken);
  const mark = randomUUID().slice(0, 8);
  const url = `with-papers-${mark}`;
  let meghana: Account;
  let form: string;

  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const field = (part: Page | Locator, label: string) =>
    part.getByRole('textbox', { name: label, exact: true });
  const publish = async (panel: Page) => {
    const answered = panel.waitForResponse(/actions\/publish/);
    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
    expect((await answered).status()).toBe(200);
  };
  const textOf = async (path: string) => (await fetch(siteUrl + path)).text();

  beforeAll(async () => {
    const issued = async (kind: string, issuedOn: string, more = {}) => {
      const bytes = aDocument(`${kind} ${mark}`);
      const { id } = await content.upload(`${kind}-${mark}.pdf`, 'application/pdf', bytes);
      return { kind, issuedOn, issuedBy: 'Pune Municipal Corporation', file: id, ...more };
    };
    const phase = {
      ...aRegisteredPhase('East'),
      occupancyCertificateOn: COMPLETED_ON,
      documents: [
        await issued('sanctioned plan', '2023-05-30'),
        await issued('occupancy certificate', COMPLETED_ON),
        await issued('quality assurance certificate', '2026-05-18', { periodEnd: '2026-03-31' }),
      ],
    };
    const draft = aProject({ title: `With Papers ${mark}`, url, phases: [phase] });
    const { documentId } = await content.createDraft(PROJECT, draft);
    form = `/admin/content-manager/collection-types/${PROJECT}/${documentId}`;
    meghana = await anAccount(cmsUrl, 'strapi-editor', 'Meghana');
  });

  it('stand in the project’s room with their day and the hash of their bytes, beside encumbrances and litigation', async () => {
    const panel = await signedIn(meghana, form);
    await panel.getByRole('button', { name: 'East', exact: true }).click();
    const phase = panel.getByRole('region', { name: 'East', exact: true });
    await phase.getByRole('button', { name: 'Add an entry' }).first().click();
    await phase.getByRole('combobox', { name: 'What it is' }).click();
    await panel.getByRole('option', { name: 'commencement certificate' }).click();
    await field(phase, 'Issued by').fill('Pune Municipal Corporation');
    await field(phase, 'Dated').fill('14/06/2023');
    await phase.getByRole('button', { name: /Click to add an asset/ }).click();
    const dialog = panel.getByRole('dialog', { name: 'Add new assets' });
    await dialog.getByRole('button', { name: 'Add more assets' }).click();
    await dialog.locator('input[type="file"]').setInputFiles({
      name: `commencement-${mark}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(aDocument(`commencement ${mark}`)),
    });
    await dialog.getByRole('button', { name: 'Upload 1 asset to the library' }).click();
    await dialog.getByRole('button', { name: 'Finish' }).click();
    await field(phase, 'Encumbrances').fill('Mortgage to a bank for the loan of 2025.');
    await field(phase, 'Litigation').fill('None pending.');
    await field(phase, 'Both as of').fill('05/10/2026');
    await publish(panel);

    const room = `/projects/residential/${url}/trust`;
    await expect.poll(async () => (await fetch(siteUrl + room)).status, SEEN_MS).toBe(200);
    const page = await visit(room, { siteUrl });
    const building = page.getByRole('region', { name: 'East', exact: true });
    for (const [name, day] of PAPERS) {
      const paper = building
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name, exact: true }) });
      const told = await paper.textContent();
      expect(told, name).toContain('Pune Municipal Corporation');
      expect(told, name).toContain(day);
      const address = await paper.getByRole('link', { name, exact: true }).getAttribute('href');
      const file = await fetch(new URL(address ?? '', siteUrl));
      expect(file.status, name).toBe(200);
      const bytes = new Uint8Array(await file.arrayBuffer());
      expect(await paper.locator('code').textContent(), name).toBe(sha256(bytes));
    }
    for (const line of ['EncumbrancesMortgage to a bank for the loan of 2025.', 'LitigationNone pending.'])
      expect(await building.getByRole('listitem').allTextContents()).toContain(line);
    await building.getByText('5 Oct 2026').waitFor();
  });

  it('and what the house says of accessibility is read in its room as it was typed, with the day of its test', async () => {
    const panel = await signedIn(meghana, '/admin/content-manager/single-types/api::trust.trust');
    const typed = ` Or write to Meera, who reads it (${mark}).`;
    const line = panel.locator('p', { hasText: 'Anybody here.' });
    const { width = 0, height = 0 } = (await line.boundingBox()) ?? {};
    await line.click({ position: { x: width - 2, y: height / 2 } });
    await panel.keyboard.type(typed);
    await panel.getByText(`Anybody here.${typed}`).waitFor();
    await field(panel, 'Last tested on').fill('21/11/2026');
    await publish(panel);
    await expect.poll(() => textOf('/trust'), SEEN_MS).toContain(typed.trim());
    const page = await visit('/trust', { siteUrl });
    const statement = page.getByRole('region', { name: /accessib/i });
    await statement.getByText(`Anybody here.${typed}`).waitFor();
    await statement.getByText('Last tested on 21 Nov 2026.').waitFor();
    await statement.getByRole('heading', { level: 3, name: 'Whom to tell' }).waitFor();
  });
});
