import { get } from 'node:http';
import { describe, expect, inject, it } from 'vitest';
import { axeFinds } from './axe.ts';
import { brandName } from './contents.ts';
import { modalForm, openModal, submit, wakeFooterForm } from './forms.ts';
import { firstDetail, PAGES } from './pages.ts';
import { DESKTOP, PHONE, visit } from './visitor.ts';

const LISTS = ['/projects/residential', '/projects/commercial', '/news-and-media', '/blogs'];

describe('Routes (spec section 2)', () => {
  it('all answer, each with its own title, description and canonical', async () => {
    const details = await Promise.all(LISTS.map(firstDetail));
    const titles = new Map<string, string>();
    for (const path of [...PAGES, ...details]) {
      const response = await fetch(inject('siteUrl') + path);
      expect(response.status, path).toBe(200);
      const html = await response.text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(title, path).not.toBe('');
      expect(titles.get(title), `"${title}" is the title of ${path} too`).toBeUndefined();
      titles.set(title, path);
      expect(/<meta name="description" content="[^"]{20,}"/.test(html), `description of ${path}`).toBe(true);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      expect(canonical).toBe(new URL(path, inject('siteUrl')).href.replace(/\/$/, path === '/' ? '/' : ''));
      expect(html.match(/<h1[\s>]/g), `h1 of ${path}`).toHaveLength(1);
    }
  });

  it('have the brand name as their default title and a favicon', async () => {
    const html = await (await fetch(inject('siteUrl'))).text();
    expect(html).toContain(`<title>${brandName}</title>`);
    const icon = /<link rel="icon"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await fetch(inject('siteUrl') + icon)).status).toBe(200);
  });

  it('/projects is no destination: it leads to the residential projects', async () => {
    const response = await fetch(`${inject('siteUrl')}/projects`, { redirect: 'manual' });
    expect([301, 302, 307, 308]).toContain(response.status);
    expect(response.headers.get('location')).toBe('/projects/residential');
  });

  it('/thank-you is kept out of search engines', async () => {
    const html = await (await fetch(`${inject('siteUrl')}/thank-you`)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  it.each([
    '/no-such-page',
    '/projects/residential/no-such-project',
    '/projects/commercial/no-such-project',
    '/news-and-media/no-such-news',
    '/blogs/no-such-article',
    '/blogs/%E0%A4%A',
    '/privacy/no.such',
  ])('%s is not found, and offers ways on', async (path) => {
    const response = await fetch(inject('siteUrl') + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toMatch(/href="\/projects\/residential"/);
    expect(html, 'the page of all of them').not.toMatch(/canonical|no-such|no\.such/);
  });

  it.each([
    ['/favicon.ico', '*/*'],
    ['/.env', '*/*'],
    ['/_astro/x.js', '*/*'],
    ['/wp-login.php', 'text/html'],
    ['/_image?href=/x.png', 'image/avif,image/webp'],
    ['/no-such-page', 'application/json'],
  ])('%s is not found in a few bytes where a page is of no use (%s)', async (path, accept) => {
    const response = await fetch(inject('siteUrl') + path, { headers: { accept } });
    expect(response.status).toBe(404);
    expect((await response.text()).length).toBeLessThan(100);
  });

  it('each page has one spelling: the others lead to it', async () => {
    // As they are written: fetch would tidy them itself.
    const spelled = (target: string) =>
      new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
        const { hostname, port } = new URL(inject('siteUrl'));
        get({ hostname, port, path: target }, (response) => {
          response.resume();
          resolve([response.statusCode, response.headers.location]);
        }).on('error', reject);
      });
    const project = await firstDetail('/projects/residential');
    const [, , , slug = ''] = project.split('/');
    for (const [target, one] of [
      [`//projects//residential///${slug}`, project],
      [`${project}/?utm_source=x`, `${project}?utm_source=x`],
      [`/Projects/residential/${slug}/Cost-Sheet`, `${project}/cost-sheet`],
      [`/projects/residential/${slug.toUpperCase()}`, project],
      [`/projects/commercial/../residential/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`, project],
      ['/index.html', '/'],
      ['/blogs/index.html', '/blogs'],
      ['/PRIVACY/AbC.dEf', '/privacy/AbC.dEf'],
    ]) {
      expect(await spelled(target ?? ''), target).toEqual([308, one]);
    }
    expect((await spelled('/projects//no-such-thing/here'))[0], 'leads to what is not').toBe(308);
    expect(await spelled('/No-Such-Page')).toEqual([404, undefined]);
    expect(await spelled('//evil.example/%2e%2e')).toEqual([308, '/']);
    expect(await spelled('//evil.example')).toEqual([404, undefined]);
  });

  it('a page is read, and nothing else', async () => {
    const response = await fetch(`${inject('siteUrl')}/blogs`, { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('a residential project is no commercial one', async () => {
    const residential = await firstDetail('/projects/residential');
    const response = await fetch(inject('siteUrl') + residential.replace('residential', 'commercial'));
    expect(response.status).toBe(404);
  });

  it('an address that moved leads to where an editor says it lives now', async () => {
    const redirects = await fetch(`${inject('cmsUrl')}/api/redirects`);
    const { data }: { data: { from: string; to: string }[] } = await redirects.json();
    const [redirect] = data;
    if (!redirect) throw new Error('The demo content has no redirect');
    const response = await fetch(inject('siteUrl') + redirect.from, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(redirect.to);
  });
});

describe('Accessibility (WCAG 2.2 AA)', () => {
  for (const [device, viewport] of [
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const) {
    it.each([...PAGES, '/no-such-page'])(`axe finds nothing on %s, on ${device}`, async (path) => {
      const page = await visit(path, { viewport, reducedMotion: true, expectedNoise: /404/ });
      expect(await axeFinds(page, { rules: 'wcag' })).toEqual([]);
    });

    it.each(LISTS)(`axe finds nothing on a detail page of %s, on ${device}`, async (list) => {
      const page = await visit(await firstDetail(list), { viewport, reducedMotion: true });
      expect(await axeFinds(page, { rules: 'wcag' })).toEqual([]);
    });

    it(`axe finds nothing in the sidebar, the modal with errors and the footer with errors, on ${device}`, async () => {
      const page = await visit('/', { viewport, reducedMotion: true });
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
      expect(await axeFinds(page, { rules: 'wcag' })).toEqual([]);
      await page.keyboard.press('Escape');
      await submit(await openModal(page)).click();
      await modalForm(page).getByText('Message is required').waitFor();
      expect(await axeFinds(page, { rules: 'wcag' })).toEqual([]);
      await page.keyboard.press('Escape');
      await submit(await wakeFooterForm(page)).click();
      expect(await axeFinds(page, { rules: 'wcag' })).toEqual([]);
    });
  }
});
