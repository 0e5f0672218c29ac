import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { largePicture } from '../testing/contents.ts';
import { query } from '../testing/database.ts';
import { editorOf } from '../testing/editor.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { type Account, anAccount, signedIn } from './panel.ts';

const PROJECT = 'api::projects.projects';
const CONTACT = 'api::contact-page.contact-page';
const DAY_MS = 86_400_000;
const PHONE = { width: 390, height: 844 };
const CHECKED_WITHIN = { timeout: 100_000 };
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

describe('What is to be mended', { timeout: 180_000 }, () => {
  const { cmsUrl, databaseFile, editorToken } = inject('edited');
  const mark = randomUUID().slice(0, 8);
  const title = `Looked Through ${mark}`;
  const content = editorOf({ url: cmsUrl }, editorToken);
  let editor: Account;

  /** Changes a picture in the library while a page shows it, where no Publish looks at it. */
  async function changePicture(id: number, info: object, bytes?: Uint8Array<ArrayBuffer>): Promise<void> {
    const form = new FormData();
    form.append('fileInfo', JSON.stringify(info));
    if (bytes) form.append('files', new Blob([bytes], { type: 'image/webp' }), 'smaller.webp');
    const response = await fetch(`${cmsUrl}/upload?id=${id}`, {
      method: 'POST',
      headers: { authorization: content.authorization },
      body: form,
    });
    expect(response.status, await response.text()).toBe(200);
  }

  /** Three pictures that a gallery shows: one heavy, one made smaller since, one whose words are gone since. */
  async function pictures(): Promise<{ ids: number[]; spoil: () => Promise<void> }> {
    const large = await largePicture();
    const [width, height] = [1700, 1700];
    const noise = sharp({
      create: {
        width,
        height,
        channels: 3,
        background: 'black',
        noise: { type: 'gaussian', mean: 128, sigma: 80 },
      },
    });
    const heavy = new Uint8Array(await noise.png({ compressionLevel: 0 }).toBuffer());
    const [{ id: weighs }, { id: shrinks }, { id: falls }] = await Promise.all([
      content.upload(`heavy-${mark}.png`, 'image/png', heavy),
      content.upload(`shrinks-${mark}.webp`, 'image/webp', large),
      content.upload(`silent-${mark}.webp`, 'image/webp', large),
    ]);
    const small = new Uint8Array(await sharp(large).resize(300, 200).webp().toBuffer());
    return {
      ids: [weighs, shrinks, falls],
      async spoil() {
        await changePicture(shrinks, { name: `shrinks-${mark}.webp` }, small);
        await changePicture(falls, { alternativeText: '' });
      },
    };
  }

  /** Two redirects in a row, as an installation may have from before they were refused. */
  async function redirectsInARow(): Promise<void> {
    const [first, second] = [`/first-${mark}`, `/second-${mark}`];
    for (const from of [first, second])
      await content.createDraft('api::redirect.redirect', { from, to: '/contact-us' });
    const database = { kind: 'sqlite' as const, filename: databaseFile };
    await query(database, 'update redirects set "to" = ? where "from" = ?', second, first);
  }

  beforeAll(async () => {
    const { ids, spoil } = await pictures();
    await content.createPublished(PROJECT, {
      title,
      url: `looked-through-${randomUUID()}`,
      category: 'residential',
      projectStatus: 'under construction',
      locality: 'Baner',
      phases: [{ ...aRegisteredPhase('East'), validUntil: inDays(30) }],
      gallery: ids.map((galleryImages) => ({ galleryImages: [galleryImages] })),
    });
    await spoil();
    await redirectsInARow();
    const hours = [{ firstDay: 'Monday', lastDay: 'Saturday', opens: '09:30', closes: '18:30' }];
    const office = { name: 'Head office', address: '1 Main Road', phone: '+91 98220 00001', hours };
    await content.publishSingle(CONTACT, { offices: [office] });
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

  it('are pictures, redirects in a row and numbers that differ, on the board and in their forms', async () => {
    const panel = await signedIn(editor, '/admin/content-checks');
    const found = (heading: RegExp) => panel.getByRole('region', { name: heading });
    const ofPictures = found(/^Pictures/)
      .getByRole('listitem')
      .filter({ hasText: title });
    const weight = new RegExp(`^heavy-${mark}\\.png weighs (8|9) MB\\.`);
    const size = 'This picture has 300 × 200 px. Here it needs at least 600 × 400.';
    const silence = 'Say in its alternative text what is seen: some visitors hear the page.';
    for (const sentence of [weight, size, silence])
      await ofPictures.getByText(sentence).waitFor(CHECKED_WITHIN);
    const number = /^Head office has \+91 98220 00001 here, and every page says /;
    await found(/^Numbers and hours that differ/)
      .getByText(number)
      .waitFor();
    const row = `/first-${mark} → /second-${mark} → /contact-us: let it lead to /contact-us at once.`;
    await found(/^Redirects by more than one step/)
      .getByText(row)
      .waitFor();

    const mend = async (heading: RegExp, text: string, sentences: (string | RegExp)[]) => {
      await found(heading).getByRole('listitem').filter({ hasText: text }).first().getByRole('link').click();
      await panel.waitForURL(/#mend=/);
      await panel.getByRole('heading', { name: 'To mend' }).waitFor();
      for (const sentence of sentences) await panel.getByText(sentence).first().waitFor();
      await panel.goBack();
      await panel.getByRole('heading', { name: 'Content checks', level: 1 }).waitFor();
    };
    await mend(/^Pictures/, title, [weight, size, silence]);
    await mend(/^Numbers and hours/, 'Head office', [number]);
    await mend(/^Redirects/, mark, [row]);
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
