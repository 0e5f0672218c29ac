import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { asker } from '../testing/accounts.ts';
import { editorOf } from '../testing/editor.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { type Account, anAccount, signedIn } from './panel.ts';

const PROJECT = 'api::projects.projects';
type Row = Record<string, unknown>;
const PHONE = { width: 390, height: 844 };
const mark = randomUUID().slice(0, 8);
const title = `By Spreadsheet ${mark}`;

describe('Projects by a spreadsheet', { timeout: 180_000 }, () => {
  const { cmsUrl, editorToken } = inject('edited');
  let editor: Account;
  let documentId = '';

  beforeAll(async () => {
    const made = await editorOf({ url: cmsUrl }, editorToken).createPublished(PROJECT, {
      title,
      url: `by-spreadsheet-${mark}`,
      category: 'residential',
      projectStatus: 'under construction',
      locality: 'Baner',
      phases: [aRegisteredPhase('East')],
    });
    documentId = made.documentId;
    editor = await anAccount(cmsUrl, 'strapi-editor', 'Sarita');
  });

  it('are downloaded, changed in a cell, looked through and stored as drafts', async () => {
    const panel = await signedIn(editor, '/admin/bulk');
    const [file] = await Promise.all([
      panel.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download the projects as CSV' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toBe('projects.csv');
    const csv = await readFile(await file.path(), 'utf8');
    const [header = '', ...rows] = csv.split('\r\n');
    const row = rows.find((line) => line.includes(title)) ?? '';
    const brings = async (name: string, changed: string) =>
      await panel
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`${header}\r\n${changed}\r\n`) });

    await brings('wrong.csv', row.replace('"under construction"', '"half built"'));
    await panel.getByRole('heading', { name: /^1 mistake/ }).waitFor();
    await panel.getByText('Row 2, Stage').waitFor();
    expect(await panel.getByRole('button', { name: 'Make these changes' }).count()).toBe(0);

    await brings('same.csv', row);
    await panel.getByRole('heading', { name: /^Nothing to change/ }).waitFor();

    await brings('autumn.csv', row.replace('"under construction"', '"ready to move"'));
    await panel.getByText('under construction → ready to move').waitFor();
    await panel.getByRole('button', { name: 'Make these changes' }).press('Enter');
    await panel.getByRole('heading', { name: 'Stored: 1 draft changed, 0 new ones' }).waitFor();

    await panel.goto(`/admin/content-manager/collection-types/${PROJECT}/${documentId}`);
    await panel.getByText(/from autumn\.csv/).waitFor();
    const live = await fetch(`${cmsUrl}/api/projectss?filters[url][$eq]=by-spreadsheet-${mark}`);
    expect((await live.json()).data[0].projectStatus).toBe('under construction');
  });

  it('are downloaded as JSON, told every mistake of a file of it, and stored whole', async () => {
    const panel = await signedIn(editor, '/admin/bulk');
    const [file] = await Promise.all([
      panel.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download the projects as JSON' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('projects.json');
    const { projects }: { projects: Row[] } = JSON.parse(await readFile(await file.path(), 'utf8'));
    const row = projects.find((one) => one.documentId === documentId);
    expect(row).toMatchObject({ title, locality: 'Baner' });
    const brings = (name: string, rows: Row[]) =>
      panel.locator('input[type="file"]').setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ projects: rows })),
      });
    const made = { ...row, documentId: null, title: `By JSON ${mark}`, url: `by-json-${mark}` };

    await brings('wrong.json', [
      { ...row, projectStatus: 'half built', latitude: 'north' },
      { ...made, url: 'Not An Address' },
    ]);
    await panel.getByRole('heading', { name: /^3 mistakes/ }).waitFor();
    for (const place of ['Row 1, Stage', 'Row 1, Latitude', 'Row 2, Address of its page'])
      await panel.getByText(place, { exact: true }).waitFor();
    await panel.getByText('Small letters, digits and hyphens only, for example test-park.').waitFor();
    expect(await panel.getByRole('button', { name: 'Make these changes' }).count()).toBe(0);

    await brings('spring.json', [{ ...row, locality: 'Aundh' }, made]);
    await panel.getByText('Baner → Aundh').waitFor();
    await panel.getByRole('button', { name: 'Make these changes' }).click();
    await panel.getByRole('heading', { name: 'Stored: 1 draft changed, 1 new one' }).waitFor();
    const ask = asker({ url: cmsUrl }, editorToken);
    const { data } = await (
      await ask('GET', `/content-manager/collection-types/${PROJECT}/${documentId}`)
    ).json();
    expect(data.locality).toBe('Aundh');
    await panel.goto(`/admin/content-manager/collection-types/${PROJECT}?_q=${made.url}`);
    await panel.getByRole('gridcell', { name: made.title }).waitFor();
  });

  it('whose answer was lost are looked through once more, which says whether they are stored', async () => {
    const panel = await signedIn(editor, '/admin/bulk');
    const name = `Lost ${mark}`;
    const rows = [
      ['Id', 'Name', 'Address of its page', 'List', 'Stage', 'Locality in words'],
      ['', name, `lost-${mark}`, 'residential', 'upcoming', 'Baner'],
    ];
    const buffer = Buffer.from(rows.map((row) => row.join(',')).join('\r\n'));
    await panel
      .locator('input[type="file"]')
      .setInputFiles({ name: 'lost.csv', mimeType: 'text/csv', buffer });
    const make = panel.getByRole('button', { name: 'Make these changes' });
    await panel.route('**/bulk/imports', (route) => route.abort());
    await make.click();
    await panel.getByText(/^The answer was lost on the way/).waitFor();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByRole('heading', { name: '1 new draft' }).waitFor();

    await panel.unroute('**/bulk/imports');
    await panel.route('**/bulk/imports', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await make.click();
    await panel.getByText(/^The answer was lost on the way/).waitFor();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByRole('heading', { name: /^Nothing to change/ }).waitFor();
  });

  it('fit a phone, and a file that is none is refused in a sentence', async () => {
    const panel = await signedIn(editor, '/admin/bulk', PHONE);
    await panel.getByRole('heading', { name: 'Bring in' }).waitFor();
    await panel.locator('input[type="file"]').setInputFiles({
      name: `${'long'.repeat(40)}.xlsx`,
      mimeType: 'text/csv',
      buffer: Buffer.from('PK\u0003\u0004'),
    });
    await panel.getByText(/This is a workbook or a ZIP file/).waitFor();
    const overflow = await panel.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  it('are copied as a template, which says what it lacks', async () => {
    const panel = await signedIn(editor, `/admin/content-manager/collection-types/${PROJECT}/${documentId}`);
    await panel.getByRole('heading', { name: 'History' }).waitFor();
    await panel.getByRole('button', { name: /^More actions/ }).click();
    await panel.getByRole('menuitem', { name: 'Duplicate as a template' }).click();
    await panel.getByRole('heading', { name: 'A copy' }).waitFor();
    await panel.getByText(/Left out: .*Phases and their registration/).waitFor();
    await expect
      .poll(() => panel.getByRole('textbox', { name: 'Name', exact: false }).first().inputValue())
      .toBe(`${title} (copy)`);
    // The address follows the name of the copy.
    await expect
      .poll(() => panel.getByRole('textbox', { name: /^Address of its page/ }).inputValue())
      .toBe(`by-spreadsheet-${mark}-copy`);
  });
});
