import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Editor, editorOf, type Fields, registerEditor } from '../testing/editor.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { visit } from './visitor.ts';

const PROJECTS = 'api::projects.projects';
const NEWS = 'api::news-item.news-item';
// Editors are promised a second, and mostly wait a tenth of it; a busy test machine is given more.
const LIVE_WITHIN_MS = 20_000;

const aProject = (number: number, fields: Fields = {}): Fields => ({
  title: `Project ${number}`,
  url: `project-${number}`,
  category: 'residential',
  projectStatus: 'under construction',
  locality: 'Baner',
  phases: [aRegisteredPhase()],
  order: number,
  ...fields,
});

describe('What editors do, visitors see (a CMS that begins empty)', () => {
  let stack: Stack;
  let editor: Editor;

  beforeAll(async () => {
    stack = await startStack();
    editor = editorOf({ url: stack.cmsUrl }, await registerEditor({ url: stack.cmsUrl }));
  });
  afterAll(() => stack?.stop());

  const page = async (path: string) => {
    const response = await fetch(stack.siteUrl + path);
    return { status: response.status, text: await response.text() };
  };
  const eventually = (path: string, expected: (seen: { status: number; text: string }) => boolean) =>
    expect.poll(async () => expected(await page(path)), { timeout: LIVE_WITHIN_MS, interval: 50 }).toBe(true);

  it.each([
    '/',
    '/projects/residential',
    '/projects/commercial',
    '/news-and-media',
    '/blogs',
    '/career',
    '/contact-us',
    '/thank-you',
  ])('%s stands without any content and says so', async (path) => {
    const { status, text } = await page(path);
    expect(status).toBe(200);
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  it('a page that nobody filled says so politely in a browser, without an error in its console', async () => {
    const page = await visit('/', { siteUrl: stack.siteUrl });
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').locator('form').isVisible()).toBe(true);
  });

  it('/about-us is not found until an editor makes it', async () => {
    expect((await page('/about-us')).status).toBe(404);
  });

  it('a published project is live at once, in the list and on its own page', async () => {
    await editor.createPublished(PROJECTS, aProject(1));
    await eventually('/projects/residential', ({ text }) => text.includes('Project 1'));
    await eventually('/projects/residential/project-1', ({ status }) => status === 200);
  });
  it('a page that moves is found at its old address, with all that lies below it', async () => {
    const { documentId } = await editor.createPublished(NEWS, {
      title: 'First brick',
      url: 'first-brick',
      kind: 'event',
      publishedOn: '2026-11-01',
    });
    await eventually('/news-and-media/first-brick', ({ status }) => status === 200);
    await editor.update(NEWS, documentId, { url: 'first-bricks' });
    await editor.publish(NEWS, documentId);
    const asked = () =>
      fetch(`${stack.siteUrl}/news-and-media/first-brick?from=mail`, { redirect: 'manual' });
    await expect.poll(async () => (await asked()).status, { timeout: LIVE_WITHIN_MS }).toBe(301);
    expect((await asked()).headers.get('location')).toBe('/news-and-media/first-bricks');
    expect((await page('/news-and-media/first-brick')).text).toContain('First brick');
  });

  it('a redirect that would never be used, or leads to nothing, is refused before it is saved', async () => {
    const save = async (fields: Fields) => {
      const response = await fetch(
        `${stack.cmsUrl}/content-manager/collection-types/api::redirect.redirect`,
        {
          method: 'POST',
          headers: { authorization: editor.authorization, 'content-type': 'application/json' },
          body: JSON.stringify(fields),
        },
      );
      const { error } = await response.json();
      return error?.message ?? response.status;
    };
    expect(await save({ from: '/contact-us', to: '/career' })).toBe(
      'There is a page at /contact-us: nobody would ever be led on.',
    );
    expect(await save({ from: '/old-brochure', to: '/nowhere' })).toBe('There is no page at /nowhere.');
    expect(await save({ from: '/old-brochure', to: '/contact-us' })).toBe(201);
    await expect
      .poll(async () => (await page('/old-brochure')).status, { timeout: LIVE_WITHIN_MS })
      .toBe(200);
  });

  it('a change, an unpublish and a deletion are live at once', async () => {
    const { documentId } = await editor.createPublished(PROJECTS, aProject(2, { title: 'Before' }));
    await eventually('/projects/residential/project-2', ({ text }) => text.includes('Before'));
    await editor.update(PROJECTS, documentId, { title: 'After' });
    await sleep(300);
    expect((await page('/projects/residential/project-2')).text, 'a saved draft stays a draft').toContain(
      'Before',
    );
    await editor.publish(PROJECTS, documentId);
    await eventually('/projects/residential/project-2', ({ text }) => text.includes('After'));
    await editor.unpublish(PROJECTS, documentId);
    await eventually('/projects/residential/project-2', ({ status }) => status === 404);
    await editor.publish(PROJECTS, documentId);
    await eventually('/projects/residential/project-2', ({ status }) => status === 200);
    await editor.remove(PROJECTS, documentId);
    await eventually('/projects/residential/project-2', ({ status }) => status === 404);
    await eventually('/projects/residential', ({ text }) => !text.includes('After'));
  });

  it('a draft is never shown, whatever a visitor asks for', async () => {
    await editor.createDraft(NEWS, {
      title: 'Secret draft',
      url: 'secret-draft',
      kind: 'event',
      publishedOn: '2026-11-01',
    });
    for (const path of [
      '/news-and-media',
      '/news-and-media?status=draft',
      '/news-and-media/secret-draft',
      '/news-and-media/secret-draft?status=draft&preview=true',
    ]) {
      expect((await page(path)).text, path).not.toContain('Secret draft');
    }
  });

  it('one bad entry in a list is left out and reported, the rest is shown', async () => {
    const title = 'Of a kind nobody knows';
    await editor.createPublished(NEWS, { title, url: 'bad-news', kind: 'event', publishedOn: '2026-11-02' });
    // Strapi itself would refuse this: it stands for whatever a backend may one day send.
    const database = new Database(stack.databaseFile);
    database.prepare("update news_items set kind = 'gossip' where url = 'bad-news'").run();
    database.close();
    await editor.createPublished(NEWS, {
      title: 'Good news',
      url: 'good-news',
      kind: 'event',
      publishedOn: '2026-11-03',
    });
    await eventually('/news-and-media', ({ text }) => text.includes('Good news'));
    expect((await page('/news-and-media')).text).not.toContain(title);
    expect((await page('/news-and-media/bad-news')).status).toBe(404);
    expect(stack.siteOutput()).toMatch(/An entry of news was left out/);
  });

  it('neither the Host header nor a query of one visitor reaches another', async () => {
    const { text: usual } = await page('/about-us');
    const { request } = await import('node:http');
    const answered = await new Promise<string>((resolve, reject) => {
      const url = new URL('/about-us?x=<script>&utm_source=evil', stack.siteUrl);
      const call = request(
        url,
        { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
        (response) => {
          let body = '';
          response.on('data', (data) => {
            body += data;
          });
          response.on('end', () => resolve(body));
        },
      );
      call.on('error', reject);
      call.end();
    });
    expect(answered).not.toContain('evil');
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(hash((await page('/about-us')).text)).toBe(hash(usual));
  });

  it.each([
    ['without signature', {}],
    [
      'with a wrong signature',
      { 'x-sahyara-timestamp': String(Math.floor(Date.now() / 1000)), 'x-sahyara-signature': 'f'.repeat(64) },
    ],
  ])('a notice %s is refused', async (_, headers: Record<string, string>) => {
    const body = JSON.stringify({ events: [{ uid: '*', documentId: '*', action: 'restart' }] });
    const response = await fetch(`${stack.siteUrl}/hooks/content-changed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    expect(response.status).toBe(401);
  });

  it('pictures come from the site’s own origin, and what a visitor has is not sent again', async () => {
    const { default: sharp } = await import('sharp');
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2F5D4A' } })
      .webp()
      .toBuffer();
    const file = await editor.upload('courtyard.webp', 'image/webp', new Uint8Array(picture));
    const shown = await fetch(stack.siteUrl + file.url.replace('/uploads/', '/media/'));
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    // An original keeps its address when it is replaced.
    expect(shown.headers.get('cache-control')).toMatch(/max-age=\d+, stale-while-revalidate/);
    expect(Buffer.from(await shown.arrayBuffer()).equals(picture)).toBe(true);
    const etag = shown.headers.get('etag') ?? '';
    const again = await fetch(shown.url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    for (const path of [
      '/media/no-such.webp',
      '/media/../api/home',
      '/media/..%2f..%2fapi%2fhome',
      '/media/%2e%2e/admin',
    ]) {
      expect((await fetch(stack.siteUrl + path)).status, path).toBe(404);
    }
  });

  it('a picture that is deleted goes from the disk of the site too, though nobody asks for it', async () => {
    const { default: sharp } = await import('sharp');
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2F5D4A' } })
      .webp()
      .toBuffer();
    const kept = async (): Promise<number> => JSON.parse((await page('/health')).text).media.files;
    const before = await kept();
    const file = await editor.upload('gone.webp', 'image/webp', new Uint8Array(picture));
    const address = file.url.replace('/uploads/', '/media/');
    expect((await page(address)).status).toBe(200);
    expect(await kept()).toBe(before + 1);
    const deleted = await fetch(`${stack.cmsUrl}/upload/files/${file.id}`, {
      method: 'DELETE',
      headers: { authorization: editor.authorization },
    });
    expect(deleted.status).toBe(200);
    await expect.poll(kept).toBe(before);
    expect((await page(address)).status).toBe(404);
  });
});
