import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Editor, editorOf, registerEditor } from '../testing/editor.ts';
import { freePort } from '../testing/free-port.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { administratorOf, signedIn } from './panel.ts';

const NEWS = 'api::news-item.news-item';
// What a busy test machine is given; editors are promised a second.
const SEEN_MS = 60_000;

describe('Beside the form stands what visitors see of it', () => {
  let stack: Stack;
  let editor: Editor;
  let documentId: string;
  let panel: Page;

  beforeAll(async () => {
    const sitePort = String(await freePort());
    stack = await startStack({
      more: {
        SITE_PORT: sitePort,
        SITE_URL: `http://localhost:${sitePort}`,
        SITE_INTERNAL_URL: `http://127.0.0.1:${sitePort}`,
      },
    });
    editor = editorOf({ url: stack.cmsUrl }, await registerEditor({ url: stack.cmsUrl }));
    ({ documentId } = await editor.createDraft(NEWS, {
      title: 'Slab nine',
      url: 'slab-nine',
      kind: 'event',
      publishedOn: '2026-11-20',
    }));
    panel = await signedIn(
      administratorOf(stack.cmsUrl),
      `/admin/content-manager/collection-types/${NEWS}/${documentId}`,
      { width: 1440, height: 900 },
    );
  });
  afterAll(() => stack?.stop());

  const says = (words: string | RegExp) => panel.getByText(words).first().waitFor({ timeout: SEEN_MS });
  const publish = () => panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const rename = (title: string) => panel.getByRole('textbox', { name: 'Headline' }).fill(title);

  it('a draft is on no page, as those pages say', async () => {
    await says(/^Not on the site, seen at \d\d:\d\d:\d\d$/);
  });

  it('after Publish: since when, and on which pages, with ways to them', async () => {
    await publish();
    await says(/^Live at \d\d:\d\d:\d\d on 3 pages$/);
    const own = panel.getByRole('link', { name: /Its own page/ });
    const page = await fetch((await own.getAttribute('href')) ?? '');
    expect(await page.text()).toContain('Slab nine');
  });

  it('while the site is away nothing is said to be live, but what failed, and Retry', async () => {
    await stack.stopSite();
    await rename('Slab nine, on a Sunday');
    await publish();
    await says('The site does not answer. What you did is kept, and the site is told as soon as it is back.');
    expect(await panel.getByText(/^Live at/).count()).toBe(0);
    await panel.getByRole('button', { name: 'Retry' }).waitFor();
  });

  it('Retry, once it is back, shows it live', async () => {
    await stack.restartSite();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await says(/^Live at \d\d:\d\d:\d\d on 3 pages$/);
    expect(await (await fetch(`${stack.siteUrl}/news-and-media/slab-nine`)).text()).toContain('on a Sunday');
  });

  it('a page tells its version to nobody who does not ask for it', async () => {
    const own = `${stack.siteUrl}/news-and-media/slab-nine`;
    expect((await fetch(own)).headers.has('x-revision')).toBe(false);
    const asked = (entry: string) => fetch(own, { headers: { 'x-revision-of': entry } });
    expect((await asked(documentId)).headers.get('x-revision')).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect((await asked('another')).headers.get('x-revision')).toBe('none');
  });

  it('on which pages an entry stands is told to the CMS alone', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${stack.siteUrl}/hooks/pages-of-entry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ uid: NEWS, documentId }),
      });
    expect((await ask({})).status).toBe(401);
    const forged = {
      'x-sahyara-timestamp': String(Math.floor(Date.now() / 1000)),
      'x-sahyara-signature': 'ab',
    };
    expect((await ask(forged)).status).toBe(401);
  });
});
