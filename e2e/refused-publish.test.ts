import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { type Account, anAccount, signedIn } from './panel.ts';

// What the law keeps from being published: pressed, read and mended by an editor in the form of a project.

const PROJECT = 'api::projects.projects';
const SEEN_MS = { timeout: 60_000 };
const written = (day: string) => day.split('-').reverse().join('/');

describe('Publish', { timeout: 180_000 }, () => {
  const { cmsUrl, siteUrl, editorToken } = inject('edited');
  const content = editorOf({ url: cmsUrl }, editorToken);
  const theirs = { title: `Registered first ${randomUUID().slice(0, 6)}`, phase: aRegisteredPhase('East') };
  let meghana: Account;

  const aProject = (title: string) => ({
    title,
    url: `refused-${randomUUID()}`,
    category: 'residential',
    projectStatus: 'under construction',
    locality: 'Baner',
  });
  const formOf = (documentId: string) =>
    signedIn(meghana, `/admin/content-manager/collection-types/${PROJECT}/${documentId}`);
  const pageOf = async (url: string) => {
    const response = await fetch(`${siteUrl}/projects/residential/${url}`);
    return { status: response.status, text: await response.text() };
  };
  const field = (panel: Page, label: string) => panel.getByRole('textbox', { name: label });
  const says = (panel: Page, sentence: string) => panel.locator('form').getByText(sentence).waitFor();
  const press = (panel: Page) => panel.getByRole('button', { name: 'Publish', exact: true }).click();

  /** Presses Publish. @returns what the CMS answers */
  async function publish(panel: Page): Promise<number> {
    const answered = panel.waitForResponse(/actions\/publish/);
    await press(panel);
    return (await answered).status();
  }

  beforeAll(async () => {
    await content.createPublished(PROJECT, { ...aProject(theirs.title), phases: [theirs.phase] });
    meghana = await anAccount(cmsUrl, 'strapi-editor', 'Meghana');
  });

  it('is refused without a registration, with another project’s, and with one that ran out, until it is mended', async () => {
    const draft = aProject('Begun before its number came');
    const panel = await formOf((await content.createDraft(PROJECT, draft)).documentId);
    await panel.getByRole('heading', { level: 1, name: draft.title }).waitFor();
    expect(await publish(panel)).toBe(400);
    await says(panel, 'Without a registered phase a project is only announced');
    expect((await pageOf(draft.url)).status).toBe(404);

    await panel.getByRole('button', { name: 'No entry yet. Click to add one.' }).first().click();
    await field(panel, 'Name of the phase').fill('West');
    await field(panel, 'MahaRERA number').fill('RERA 77 of 2026');
    await press(panel);
    await says(panel, 'It is not written as expected. The line below says how.');
    await says(panel, 'P and eleven digits, for example P52100012345.');

    await field(panel, 'MahaRERA number').fill(theirs.phase.reraNumber);
    await field(panel, 'Its page at MahaRERA').fill(theirs.phase.reraUrl);
    await field(panel, 'Registration valid until').fill('31/12/2024');
    await field(panel, 'Promised completion').fill('30/09/2024');
    expect(await publish(panel)).toBe(400);
    await says(panel, `This number is the registration of ${theirs.title}.`);
    await says(panel, 'This registration has run out.');
    await says(panel, 'This day is past, and there is no occupancy certificate. Enter the revised day.');
    expect((await pageOf(draft.url)).status).toBe(404);

    const own = aRegisteredPhase();
    await field(panel, 'MahaRERA number').fill(own.reraNumber);
    await field(panel, 'Registration valid until').fill(written(own.validUntil));
    await field(panel, 'Promised completion').fill(written(own.promisedCompletion));
    expect(await publish(panel)).toBe(200);
    await expect.poll(() => pageOf(draft.url), SEEN_MS).toMatchObject({ status: 200 });
    expect((await pageOf(draft.url)).text).toContain(own.reraNumber);
  });

  it('is refused with figures and certificates that contradict each other, until they are mended', async () => {
    const draft = aProject('Contradicts itself');
    const undated = { kind: 'occupancy certificate', issuedBy: 'Pune Municipal Corporation' };
    const east = {
      ...aRegisteredPhase('East'),
      occupancyCertificateOn: '2026-10-01',
      documents: [undated],
    };
    const { documentId } = await content.createDraft(PROJECT, {
      ...draft,
      phases: [east],
      ProjectConfiguration: [
        { type: '2 BHK', carpetAreaFrom: 800, availability: 'sold out', priceFrom: 9_000_000 },
      ],
      constructionUpdates: [
        { title: 'Roof', date: '2026-09-01', percentComplete: 60 },
        { title: 'Walls', date: '2026-10-01', percentComplete: 50 },
      ],
    });
    const panel = await formOf(documentId);
    await panel.getByRole('heading', { level: 1, name: draft.title }).waitFor();
    expect(await publish(panel)).toBe(400);
    await says(panel, 'It is sold out: take the price away.');
    await says(panel, 'It was 60% complete before this day.');
    await says(panel, 'A document without its date is not published: enter it as printed.');
    await says(panel, 'Without its file it proves nothing: add the PDF.');
    await says(panel, 'The occupancy certificate among the documents has another date.');
    expect((await pageOf(draft.url)).status).toBe(404);

    await field(panel, 'Price from (₹)').fill('');
    await field(panel, 'Complete (%)').fill('65');
    const phase = panel.getByRole('region', { name: 'East', exact: true });
    await phase.getByRole('button', { name: 'Delete' }).first().click();
    expect(await publish(panel)).toBe(400);
    await says(
      panel,
      'Add the occupancy certificate itself to the documents: its date alone proves nothing.',
    );
    expect((await pageOf(draft.url)).status).toBe(404);

    await field(panel, 'Occupancy certificate of').fill('');
    expect(await publish(panel)).toBe(200);
    await expect.poll(async () => (await pageOf(draft.url)).status, SEEN_MS).toBe(200);
    expect((await pageOf(draft.url)).text).toContain('Sold out');
  });
});
