import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { largePicture } from '../testing/contents.ts';
import { editorOf } from '../testing/editor.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { DESKTOP } from './visitor.ts';

// What an editor does with the mouse: files dropped into the library, banners put in another order.

const HOME = 'api::home.home';
const SEEN_MS = { timeout: 60_000 };

type Dropped = { name: string; type: string; bytes: Uint8Array };

/** Lets files go over a part of the page, as from a window of the desktop. */
async function drop(panel: Page, over: Locator, files: Dropped[]): Promise<void> {
  const given = files.map(({ bytes, ...file }) => ({
    ...file,
    base64: Buffer.from(bytes).toString('base64'),
  }));
  const dataTransfer = await panel.evaluateHandle((all) => {
    const held = new DataTransfer();
    for (const { name, type, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      held.items.add(new File([bytes], name, { type }));
    }
    return held;
  }, given);
  for (const event of ['dragenter', 'dragover', 'drop']) await over.dispatchEvent(event, { dataTransfer });
}

describe('By the mouse', { timeout: 180_000 }, () => {
  const { cmsUrl, siteUrl, editorToken } = inject('edited');
  const mark = randomUUID().slice(0, 8);
  let meghana: Account;

  beforeAll(async () => {
    meghana = await anAccount(cmsUrl, 'strapi-editor', 'Meghana');
  });

  it('several pictures are dropped into the library: one is refused with the reason, the others are kept', async () => {
    const panel = await signedIn(meghana, '/admin/plugins/upload', DESKTOP);
    const folder = panel.getByRole('checkbox', { name: 'Select brand' });
    await folder.waitFor();
    const bytes = await largePicture();
    const good = [1, 2, 3].map((number) => `terrace-${number}-${mark}.webp`);
    const wrong = `notes-${mark}.webp`;
    await drop(panel, folder, [
      ...good.map((name, at) => ({
        name,
        type: 'image/webp',
        bytes: new Uint8Array([...bytes, ...new Uint8Array(at)]),
      })),
      { name: wrong, type: 'image/webp', bytes: new TextEncoder().encode('Call the photographer.') },
    ]);
    const told = panel.getByRole('dialog', { name: 'Uploading is over' });
    await told.getByText('3 stored, 1 refused: why stands below').waitFor();
    await told
      .getByText(`“${wrong}” is no JPEG, PNG, WebP, AVIF, MP4, WebM or PDF file, whatever it is called.`)
      .waitFor();
    await told.getByRole('button', { name: 'Close' }).click();
    for (const name of good) await panel.getByRole('button', { name, exact: true }).waitFor();
    expect(await panel.getByRole('button', { name: wrong, exact: true }).count()).toBe(0);
  });

  it('banners are put in another order, and the site shows them so', async () => {
    const [first, second, third] = ['First', 'Second', 'Third'].map((name) => `${name} of ${mark}`);
    const content = editorOf({ url: cmsUrl }, editorToken);
    const stored = async (width: number, height: number) => {
      const picture = sharp({ create: { width, height, channels: 3, background: 'seagreen' } }).webp();
      const bytes = new Uint8Array(await picture.toBuffer());
      return (await content.upload(`${width}-${mark}.webp`, 'image/webp', bytes)).id;
    };
    const pictures = { desktopBanner: await stored(1600, 900), mobileBanner: await stored(720, 960) };
    const banner = [first, second, third].map((heading = '') => ({ heading, ...pictures }));
    await content.publishSingle(HOME, { banner });
    const shown = async () =>
      (await (await fetch(siteUrl)).text()).match(new RegExp(`(First|Second|Third) of ${mark}(?=</h)`, 'g'));
    await expect.poll(shown, SEEN_MS).toEqual([first, second, third]);

    const panel = await signedIn(meghana, `/admin/content-manager/single-types/${HOME}`, DESKTOP);
    const handle = (name = '') =>
      panel.getByRole('heading', { level: 3, name }).getByRole('button', { name: 'Drag' });
    await handle(third).dragTo(handle(first));
    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
    await panel.getByText('Published document').first().waitFor();
    await expect.poll(shown, SEEN_MS).toEqual([third, first, second]);
  });
});
