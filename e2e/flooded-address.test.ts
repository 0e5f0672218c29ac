import { createServer, request, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Stack, startStack } from '../testing/stack.ts';
import { fill, footerForm, newAddress, openModal, postedLeads, submit, wakeFooterForm } from './forms.ts';
import { leadsOf } from './leads.ts';
import { visit } from './visitor.ts';

// Everybody in this office, and who floods from it, has one address.
const OFFICE = '203.0.113.7';
const PER_ADDRESS = 60;
const FLOODERS = 2;
const GOOD = { 'Full Name': 'Asha Kulkarni', 'Mobile No.': '9000000021' };
const MODAL = { Name: 'Rohan Deshpande', Phone: '9000000022', Message: 'Which homes face the hills?' };
const SOLVER = /\/_astro\/(?:solve-challenge|challenge\.worker)[^/]*\.js$/;

/** A proxy as in front of a real CMS: it says from which address a request came. */
async function startProxy(backend: () => string): Promise<{ url: string; server: Server }> {
  const server = createServer((incoming, answer) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': OFFICE };
    const forwarded = request(
      new URL(incoming.url ?? '/', backend()),
      { method: incoming.method, headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy got no port');
  return { url: `http://localhost:${address.port}`, server };
}

/** The files a page loads from now on that only work needs. */
function loadedSolver(page: Page): string[] {
  const loaded: string[] = [];
  page.context().on('request', (sent) => {
    if (SOLVER.test(sent.url())) loaded.push(sent.url());
  });
  return loaded;
}

describe('An address that is flooded with enquiries', () => {
  let stack: Stack;
  let proxy: { url: string; server: Server };
  let flooding = true;
  let flood: Promise<unknown>;
  const refused = { count: 0 };
  const open = (path: string) => visit(path, { siteUrl: stack.siteUrl, expectedNoise: /429/ });
  const postFlood = async () => {
    const response = await fetch(`${proxy.url}/api/website-leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        data: {
          name: 'Flood',
          mobile: `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
          email: newAddress(),
          source: 'footer',
        },
      }),
    });
    await response.text();
    return response.status;
  };

  beforeAll(async () => {
    proxy = await startProxy(() => stack.cmsUrl);
    const more = { BACKEND_URL: proxy.url, CMS_BEHIND_PROXY: 'true', SITE_BEHIND_PROXY: 'true' };
    stack = await startStack({ seeded: inject('seeded'), more });
  });
  afterAll(async () => {
    flooding = false;
    await flood;
    await stack?.stop();
    proxy?.server.close();
  });

  it('loads nothing to work with for an enquiry before the flood', async () => {
    const page = await open('/');
    const solver = loadedSolver(page);
    const posted = postedLeads(page);
    const form = await wakeFooterForm(page);
    const email = newAddress();
    await fill(form, { ...GOOD, 'Email Address': email });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    expect(posted).toHaveLength(1);
    expect(solver).toEqual([]);
    expect(await leadsOf(email, stack.databaseFile)).toHaveLength(1);
  });

  it('takes no more of the flood after a while', async () => {
    const statuses: number[] = [];
    while (!statuses.includes(429)) statuses.push(await postFlood());
    expect(statuses.filter((status) => status === 200)).toHaveLength(PER_ADDRESS - 1);
    const go = async () => {
      while (flooding) if ((await postFlood()) === 429) refused.count += 1;
    };
    flood = Promise.all(Array.from({ length: FLOODERS }, go));
  });

  it.each([
    ['the footer form', wakeFooterForm, { ...GOOD }, 'Email Address'],
    ['the modal', openModal, { ...MODAL }, 'Email'],
  ] as const)(
    'takes %s of an honest visitor, once, after a moment of work',
    async (_, wake, values, mail) => {
      const page = await open('/about-us');
      const solver = loadedSolver(page);
      const posted = postedLeads(page);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.context().route(/challenge\.worker/, async (route) => {
        await held;
        await route.continue();
      });
      const form = await wake(page);
      const email = newAddress();
      await fill(form, { ...values, [mail]: email });
      const before = refused.count;
      await submit(form).click();
      await form
        .getByRole('status')
        .filter({ hasText: /^One moment … / })
        .waitFor();
      expect(await form.getAttribute('aria-busy')).toBe('true');
      release();
      await page.waitForURL('**/thank-you', { timeout: 30_000 });
      await page.getByText(/^Your reference: SH-\w+$/).waitFor();

      expect(await leadsOf(email, stack.databaseFile)).toHaveLength(1);
      expect(posted).toHaveLength(2);
      const [first, second] = posted.map((sent) => ({
        key: sent.headers()['idempotency-key'],
        data: sent.postDataJSON().data,
      }));
      expect(second?.key).toBe(first?.key);
      const { proof, ...context } = second?.data.context ?? {};
      expect({ ...second?.data, context }).toEqual(first?.data);
      expect(proof).toMatchObject({ solution: { derivedKey: expect.any(String) } });
      expect(new Set(solver).size).toBe(2);
      // The flood was still going on.
      expect(refused.count).toBeGreaterThan(before);
    },
  );

  it('tells a visitor whose browser cannot do the work what it told before', async () => {
    const page = await visit('/', { siteUrl: stack.siteUrl, expectedNoise: /./ });
    await page.context().route(SOLVER, (route) => route.abort());
    const form = await wakeFooterForm(page);
    const email = newAddress();
    await fill(form, { ...GOOD, 'Email Address': email });
    await submit(form).click();
    await form.getByRole('link', { name: /^Send it by WhatsApp/ }).waitFor();
    expect(await form.getByRole('status').textContent()).not.toContain('One moment');
    expect(await form.getAttribute('aria-busy')).toBeNull();
    expect(await footerForm(page).getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe(
      GOOD['Full Name'],
    );
    expect(await leadsOf(email, stack.databaseFile)).toEqual([]);
  });

  it('shows a visitor without script the form again, as before, and hands work on to a script', async () => {
    const email = newAddress();
    const fields = { name: 'Asha Kulkarni', email, mobile: '9000000023' };
    const headers = { origin: stack.siteUrl, 'x-forwarded-for': OFFICE };
    const withoutScript = await fetch(`${stack.siteUrl}/enquiries`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({ form: 'footer', page: '/about-us', ...fields }),
    });
    expect(withoutScript.status).toBe(503);
    const shown = await withoutScript.text();
    expect(shown).toContain(email);
    expect(shown).toContain('Send it by WhatsApp');
    expect(shown).not.toContain('One moment');
    const withScript = await fetch(`${stack.siteUrl}/enquiries`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { ...fields, source: 'footer' } }),
    });
    expect(withScript.status).toBe(429);
    expect(await withScript.json()).toMatchObject({
      error: { details: { challenge: { signature: expect.any(String) } } },
    });
    expect(await leadsOf(email, stack.databaseFile)).toEqual([]);
  });
});
