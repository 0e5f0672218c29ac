import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { type Account, anAccount, signedIn } from './panel.ts';

const PROJECTS = 'api::projects.projects';
const PHONE = { width: 390, height: 844 };

describe('Where files are used', { timeout: 180_000 }, () => {
  const { cmsUrl, editorToken } = inject('edited');
  const run = randomUUID().slice(0, 8);
  const title = `Shown Picture ${run}`;
  const name = `shown-${run}.webp`;
  let editor: Account;
  let documentId: string;

  beforeAll(async () => {
    const content = editorOf({ url: cmsUrl }, editorToken);
    const create = { width: 1600, height: 1000, channels: 3, background: '#2F5D4A' } as const;
    const picture = new Uint8Array(await sharp({ create }).webp().toBuffer());
    const { id } = await content.upload(name, 'image/webp', picture);
    ({ documentId } = await content.createDraft(PROJECTS, {
      title,
      url: `shown-picture-${run}`,
      category: 'residential',
      projectStatus: 'ready to move',
      locality: 'Baner',
      phases: [aRegisteredPhase('East')],
      gallery: [{ galleryImages: [id] }],
      featuredImage: { image: id },
    }));
    editor = await anAccount(cmsUrl, 'strapi-editor', 'Meghana');
  });

  it('is found by the name of a file, and leads to the form of the entry', async () => {
    const panel = await signedIn(editor, '/admin/file-uses');
    await panel.getByRole('heading', { name: 'Where files are used', level: 1 }).waitFor();
    const search = panel.getByRole('searchbox').or(panel.locator('input[name="search"]')).first();
    await search.fill(run);
    await search.press('Enter');
    await panel.getByRole('heading', { name }).waitFor();
    await panel.getByRole('link', { name: `${title} · Gallery, no. 1 (draft)` }).click();
    await panel.waitForURL(/collection-types\/api::projects\.projects\//);
    await panel.getByRole('heading', { name: title }).waitFor();
  });

  it('is seen as the site cuts it, around the point that its editor sets', async () => {
    const panel = await signedIn(editor, `/admin/content-manager/collection-types/${PROJECTS}/${documentId}`);
    const cuts = panel.getByRole('dialog', { name: 'How pictures are cut' });
    const points = async () => {
      await panel.getByRole('button', { name: 'See how it is cut' }).click();
      await cuts.getByRole('heading', { name }).waitFor();
      const shown = await cuts
        .getByRole('figure')
        .locator('img')
        .evaluateAll((images) =>
          images.map((image) => [
            getComputedStyle(image).aspectRatio,
            getComputedStyle(image).objectPosition,
          ]),
        );
      await panel.keyboard.press('Escape');
      await cuts.waitFor({ state: 'detached' });
      return shown;
    };
    const around = (point: string) => ['16 / 9', '3 / 2', '1 / 1', '4 / 5'].map((shape) => [shape, point]);
    expect(await points()).toEqual(around('50% 50%'));

    await panel.getByRole('button', { name: 'Edit', exact: true }).click();
    const details = panel.getByRole('dialog', { name: 'Details' });
    await details.getByRole('button', { name: 'Set focal point' }).click();
    const image = details.getByRole('img').first();
    const box = await image.boundingBox();
    if (!box) throw new Error('The picture is not in view');
    await image.click({ position: { x: box.width * 0.2, y: box.height * 0.9 } });
    await details.getByRole('button', { name: 'Save focal point' }).click();
    await details.getByRole('button', { name: 'Finish' }).click();
    await details.waitFor({ state: 'detached' });
    expect(await points()).toEqual(around('20% 90%'));
  });

  it('is told to who would delete one of them in the library, and the file stays', async () => {
    const panel = await signedIn(editor, `/admin/plugins/upload?_q=${name}`);
    await panel.getByRole('button', { name: 'More actions' }).click();
    await panel.getByRole('menuitem', { name: 'Delete' }).click();
    await panel.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await panel.getByText('Nothing was deleted. A file stays as long as an entry shows it').first().waitFor();
    await panel.reload();
    await panel.getByRole('button', { name, exact: true }).waitFor();
  });

  it('fits a phone', async () => {
    const panel = await signedIn(editor, '/admin/file-uses', PHONE);
    await panel.getByRole('heading', { level: 2 }).first().waitFor();
    const overflow = await panel.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
