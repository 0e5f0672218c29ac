import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Account, anAccount as account, asker } from '../testing/accounts.ts';
import { type Editor, type Entry, editorOf, signIn } from '../testing/editor.ts';
import { freePort } from '../testing/free-port.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { anAccount, signedIn } from './panel.ts';
import { visit } from './visitor.ts';

const SALES = 'desk-sales';
const NEWS = 'api::news-item.news-item';
const PROJECTS = 'api::projects.projects';
// What a busy test machine is given; editors are promised a second.
const SEEN_MS = 60_000;
const JOURNEY_MS = 300_000;
const DAY_MS = 86_400_000;
/** What the CMS of this file signs its links with. */
const PASS_KEY = 'a-key-that-signs-the-links-of-one-test';

const newsForm = (documentId: string) => `/admin/content-manager/collection-types/${NEWS}/${documentId}`;

describe('What the site shows, and will show, beside the form', () => {
  let stack: Stack;
  let editor: Editor;
  /** Never published. */
  let hidden: Entry;

  const aDraft = (title: string, url: string) =>
    editor.createDraft(NEWS, { title, url, kind: 'event', publishedOn: '2026-11-20' });

  beforeAll(async () => {
    const sitePort = String(await freePort());
    stack = await startStack({
      seeded: inject('seeded'),
      more: {
        SITE_PORT: sitePort,
        SITE_URL: `http://localhost:${sitePort}`,
        SITE_INTERNAL_URL: `http://127.0.0.1:${sitePort}`,
        PASS_KEYS: PASS_KEY,
      },
    });
    editor = editorOf({ url: stack.cmsUrl }, await signIn({ url: stack.cmsUrl }));
    hidden = await aDraft('Nobody knows of slab ten', 'slab-ten');
  });
  afterAll(() => stack?.stop());

  /** Asks the CMS as the panel does. */
  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${stack.cmsUrl}/site-view/${path}`, {
      method,
      headers: { authorization: editor.authorization, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data } = await response.json();
    return data;
  }
  const previewOf = async (uid: string, { documentId }: Entry) =>
    (await ask<{ href: string }>('POST', `previews/${uid}/${documentId}`)).href;
  const opened = async (href: string) => {
    const response = await fetch(href);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  const says = (panel: Page, words: string | RegExp) =>
    panel.getByText(words).first().waitFor({ timeout: SEEN_MS });
  const publish = (panel: Page) => panel.getByRole('button', { name: 'Publish', exact: true }).click();

  it('whether it is live, as its pages say: draft, published, the site away, and back', {
    timeout: JOURNEY_MS,
  }, async () => {
    const account = await anAccount(stack.cmsUrl, 'strapi-editor', 'Sharada');
    const { documentId } = await aDraft('Slab nine', 'slab-nine');
    const panel = await signedIn(account, newsForm(documentId), { width: 1440, height: 900 });
    await says(panel, /^Not on the site, seen at \d\d:\d\d:\d\d$/);

    await publish(panel);
    await says(panel, /^Live at \d\d:\d\d:\d\d on \d pages$/);
    const own = panel.getByRole('link', { name: /Its own page/ });
    expect((await opened((await own.getAttribute('href')) ?? '')).text).toContain('Slab nine');

    await stack.stopSite();
    await panel.getByRole('textbox', { name: 'Headline' }).fill('Slab nine, on a Sunday');
    await publish(panel);
    await says(
      panel,
      'The site does not answer. What you did is kept, and the site is told as soon as it is back.',
    );
    expect(await panel.getByText(/^Live at/).count()).toBe(0);
    await panel.getByRole('button', { name: 'Retry' }).waitFor();

    await stack.restartSite();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await says(panel, /^Live at \d\d:\d\d:\d\d on \d pages$/);
    expect((await opened(`${stack.siteUrl}/news-and-media/slab-nine`)).text).toContain('on a Sunday');

    await panel.getByRole('button', { name: 'See the draft' }).click();
    const page = panel.frameLocator('iframe[title^="The draft"]');
    await page
      .getByRole('heading', { level: 1, name: 'Slab nine, on a Sunday' })
      .waitFor({ timeout: SEEN_MS });
    await page.getByText('nothing you write here is sent').first().waitFor({ state: 'attached' });
    await panel.getByRole('textbox', { name: 'Headline' }).fill('Slab nine, as nobody sees it');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'as nobody sees it' }).waitFor({ timeout: SEEN_MS });
    const widthShown = () => page.locator('html').evaluate(() => window.innerWidth);
    expect(await widthShown()).toBe(390);
    for (const [name, width] of [
      ['Tablet, 768', 768],
      ['Desktop, 1440', 1440],
      ['Phone, 390', 390],
    ] as const) {
      await panel.getByRole('combobox', { name: 'Width' }).click();
      await panel.getByRole('option', { name }).click();
      await expect.poll(widthShown).toBe(width);
    }
    const beside = panel.getByRole('button', { name: 'Compare' });
    await beside.click();
    const onTheSite = panel.frameLocator('iframe[title^="The page as visitors"]');
    await onTheSite
      .getByRole('heading', { level: 1, name: 'Slab nine, on a Sunday' })
      .waitFor({ timeout: SEEN_MS });
    await page.getByRole('heading', { level: 1, name: 'as nobody sees it' }).waitFor();
    const scrollOf = (shown: typeof page) => shown.locator('html').evaluate(() => window.scrollY);
    for (const [moved, other, top] of [
      [onTheSite, page, 300],
      [page, onTheSite, 120],
    ] as const) {
      await expect
        .poll(async () => {
          await moved
            .locator('html')
            .evaluate((_, to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
          return scrollOf(other);
        })
        .toBe(top);
    }
    await beside.click();
    await panel.locator('iframe[title^="The page as visitors"]').waitFor({ state: 'detached' });

    await panel.getByRole('button', { name: 'Close the preview' }).last().click();
    await panel.getByRole('button', { name: 'See 1 change' }).click();
    const changes = panel.getByRole('dialog', { name: 'What Publish changes' });
    expect(await changes.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^Headline.*Slab nine, on a Sunday.*Slab nine, as nobody sees it$/),
    ]);
    expect((await opened(`${stack.siteUrl}/news-and-media/slab-nine`)).text).not.toContain('nobody sees');
  });

  it('a page tells its version to who asks for it, and its place to the CMS alone', async () => {
    const home = `${stack.siteUrl}/news-and-media`;
    expect((await fetch(home)).headers.has('x-revision')).toBe(false);
    const answer = await fetch(home, { headers: { 'x-revision-of': hidden.documentId } });
    expect(answer.headers.get('x-revision')).toBe('none');
    const stamped = {
      'x-sahyara-timestamp': String(Math.floor(Date.now() / 1000)),
      'x-sahyara-signature': 'ab',
    };
    for (const headers of [{}, stamped]) {
      const response = await fetch(`${stack.siteUrl}/hooks/pages-of-entry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ uid: NEWS, documentId: hidden.documentId }),
      });
      expect(response.status).toBe(401);
    }
  });

  it('a draft is shown to who has its address, for nobody to keep, find or frame', async () => {
    const href = await previewOf(NEWS, hidden);
    const { status, headers, text } = await opened(href);
    expect(status).toBe(200);
    expect(text).toContain('Nobody knows of slab ten');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.has('x-accel-expires')).toBe(false);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${new URL(stack.cmsUrl).origin}`);
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(text).toMatch(/<meta name="robots" content="noindex"/);
    expect(text.match(/<form(?! inert)[^>]*method="post"/g)).toBeNull();
  });

  it('what is on the site is shown in the same frame, to compare, and of a draft alone there is nothing', async () => {
    const { documentId } = await editor.createPublished(NEWS, {
      title: 'The plinth is poured',
      url: 'plinth',
      kind: 'event',
      publishedOn: '2026-11-21',
    });
    await editor.update(NEWS, documentId, { title: 'The plinth was poured in a night' });
    const addressesOf = (id: string) =>
      ask<{ href: string; published: string }>('POST', `previews/${NEWS}/${id}`);
    const { href, published } = await addressesOf(documentId);
    expect((await opened(href)).text).toContain('poured in a night');
    const shown = await opened(published);
    expect(shown.text).toContain('The plinth is poured');
    expect(shown.text).not.toContain('in a night');
    expect(shown.headers.get('cache-control')).toContain('no-store');
    expect(shown.text.match(/<form(?! inert)[^>]*method="post"/g)).toBeNull();
    const nothing = await opened((await addressesOf(hidden.documentId)).published);
    expect([nothing.status, nothing.text]).toEqual([
      410,
      expect.stringContaining('This entry is not on the site.'),
    ]);
    expect(nothing.text).not.toContain('Nobody knows');
  });

  it('nothing of it is anywhere else afterwards, nor in what the site prints', async () => {
    const href = await previewOf(NEWS, hidden);
    await opened(href);
    const note = href.split('/').at(-1) ?? '';
    for (const path of [
      '/',
      '/news-and-media',
      '/news-and-media/slab-ten',
      '/sitemap.xml',
      '/news-and-media.atom',
      '/news-and-media/slab-ten?preview',
      `/news-and-media/slab-ten?preview=${note}`,
    ]) {
      expect((await opened(stack.siteUrl + path)).text, path).not.toContain('Nobody knows');
    }
    const printed = stack.siteOutput();
    expect(printed).not.toContain(note);
    expect(printed).not.toContain('Nobody knows');
  });

  it('another note opens nothing: forged, of another entry, longer, elsewhere', async () => {
    const href = await previewOf(NEWS, hidden);
    const [head, note = ''] = href.split('/preview/');
    const parts = note.split('.');
    const other = await aDraft('Another secret', 'another-secret');
    const forged = [
      `${note.slice(0, -1)}x`,
      note.replace(hidden.documentId, other.documentId),
      [`z${parts[0]}`, ...parts.slice(1)].join('.'),
      note.replace('.news-item.', '.audit-entry.'),
      'x'.repeat(5000),
      encodeURIComponent('../../api/news-items'),
    ];
    for (const one of forged) {
      const { status, text } = await opened(`${head}/preview/${one}`);
      expect([404, 414], one.slice(0, 80)).toContain(status);
      expect(text).not.toMatch(/Nobody knows|Another secret/);
    }
  });

  it('a gated plan stays behind its gate in a preview', async () => {
    const { data } = await (await fetch(`${stack.cmsUrl}/api/projectss?populate[0]=floorPlans`)).json();
    const project = data.find((one: { floorPlans: { gated?: boolean }[] }) =>
      one.floorPlans.some(({ gated }) => gated),
    );
    expect(project).toBeDefined();
    const { status, text } = await opened(await previewOf(PROJECTS, project));
    expect(status).toBe(200);
    expect(text).not.toMatch(/\/gated\/|pass=/);
  });

  it('a review link shows the draft until it is ended, and a deleted one says so', async () => {
    const entry = await aDraft('For the architect', 'for-the-architect');
    const links = `review-links/${NEWS}/${entry.documentId}`;
    const [link] = await ask<{ id: string; href: string }[]>('POST', links, { days: 3 });
    const href = link?.href ?? '';
    const reviewer = await visit(new URL(href).pathname, { siteUrl: stack.siteUrl });
    await reviewer.getByText('This link ends on').waitFor();
    expect(await reviewer.getByRole('heading', { level: 1 }).textContent()).toContain('For the architect');
    const [kept] = await ask<{ id: string; href: string }[]>('POST', links, { days: 1 });
    expect(await ask('DELETE', `${links}/${link?.id}`)).toHaveLength(1);
    expect((await opened(href)).status).toBe(410);
    expect((await opened(href)).text).toContain('was ended');
    await editor.remove(NEWS, entry.documentId);
    const gone = await opened(kept?.href ?? '');
    expect([gone.status, gone.text]).toEqual([410, expect.stringContaining('was deleted')]);
  });

  it('a review link whose time has run out says so, and shows nothing', async () => {
    const entry = await aDraft('Only until Friday', 'only-until-friday');
    const links = `review-links/${NEWS}/${entry.documentId}`;
    const [link] = await ask<{ href: string }[]>('POST', links, { days: 1 });
    const href = link?.href ?? '';
    expect(await opened(href)).toMatchObject({ status: 200 });
    // The address says when it ends. This is the one that was made for a day two days ago.
    const [until = '', ...rest] = href.split('/').at(-1)?.split('.').slice(0, -1) ?? [];
    const earlier = (Number.parseInt(until, 36) - 2 * DAY_MS).toString(36);
    const signed = (text: string) =>
      `/preview/${text}.${createHmac('sha256', PASS_KEY).update(`draft view ${text}`).digest('base64url')}`;
    expect(stack.siteUrl + signed([until, ...rest].join('.'))).toBe(href);
    const past = signed([earlier, ...rest].join('.'));
    expect((await opened(stack.siteUrl + past)).status).toBe(410);
    const reviewer = await visit(past, { siteUrl: stack.siteUrl, expectedNoise: /410/ });
    await reviewer.getByText('This link has run out. Ask whoever sent it for a new one.').waitFor();
    expect(await reviewer.getByText('Only until Friday').count()).toBe(0);
  });

  it('who is not signed in, or sells, is given no preview, and who may only read makes no link', async () => {
    const token = editor.authorization.replace('Bearer ', '');
    const asAdministrator = asker({ url: stack.cmsUrl }, token);
    const made = await asAdministrator('POST', '/admin/roles', { name: 'Reader', description: 'Reads news' });
    const { data: role }: { data: { id: number; code: string } } = await made.json();
    const read = { action: 'plugin::content-manager.explorer.read', subject: NEWS, conditions: [] };
    const permissions = [{ ...read, properties: { fields: ['title'] } }];
    expect((await asAdministrator('PUT', `/admin/roles/${role.id}/permissions`, { permissions })).ok).toBe(
      true,
    );
    const reader = await account({ url: stack.cmsUrl }, token, role.code, 'Rukmini');
    const seller = await account({ url: stack.cmsUrl }, token, SALES, 'Sagar');
    const answers = async (ask: (path: string) => Promise<Response>) => {
      const paths = ['previews', 'review-links'];
      const asked = paths.map((path) => ask(`/site-view/${path}/${NEWS}/${hidden.documentId}`));
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    const asks = ({ ask }: Account) => answers((path) => ask('POST', path, { days: 1 }));
    expect(await answers((path) => fetch(stack.cmsUrl + path, { method: 'POST' }))).toEqual([401, 401]);
    expect(await asks(seller)).toEqual([403, 403]);
    expect(await asks(reader)).toEqual([200, 403]);
  });
});
