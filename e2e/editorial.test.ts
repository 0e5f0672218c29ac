import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Editor, editorOf, registerEditor } from '../testing/editor.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { axeFinds } from './axe.ts';
import { fill, newAddress, postedLeads } from './forms.ts';
import { leadsOf } from './leads.ts';
import { firstDetail } from './pages.ts';
import { DESKTOP, NARROW_PHONE, PHONE, untilAwake, visit } from './visitor.ts';

const LEAST_TARGET_PX = 44;
const query = (page: Page) => new URL(page.url()).search;
const stories = (page: Page) => page.getByRole('main').locator('li :is(h2, h3) a');
const answer = (path: string) => fetch(inject('siteUrl') + path, { redirect: 'manual' });

describe('About us', () => {
  it('lists what is finished from the first to the last, each with its drawing, and offers none of it', async () => {
    const page = await visit('/about-us', { script: false });
    const built = page.getByRole('region', { name: 'What we have built' });
    expect(await built.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'First House',
      'Second House',
    ]);
    const words = await built.getByRole('listitem').allInnerTexts();
    expect(words[0]).toMatch(/2001 · Aundh\s+12 homes\s+Drawn by Tara/);
    expect(words[1]).toMatch(/2024 · Wakad\s+1 home, 1,200 sq ft of offices/);
    expect(await built.getByRole('img', { name: 'A house with a roof in lines' }).count()).toBe(1);
    expect(await built.getByRole('link').allTextContents()).toEqual(['Second House']);
    expect(await built.getByRole('link').getAttribute('href')).toMatch(/^\/projects\/[a-z]+\/tekdi$/);
    const people = page.getByRole('region', { name: 'Who answers for it' });
    expect(await people.getByRole('img', { name: 'A pen in lines' }).count()).toBe(1);
  });
});

describe('News and media', () => {
  it('stand by year, and a kind of them has an address of its own, also without script', async () => {
    const page = await visit('/news-and-media', { script: false });
    const years = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await years.allTextContents()).toEqual(['2026', '2025']);
    const all = await stories(page).count();
    await page
      .getByRole('navigation', { name: 'Kinds of news' })
      .getByRole('link', { name: 'Events' })
      .click();
    expect(query(page)).toBe('?kind=event');
    const events = await stories(page).allTextContents();
    expect(events.length).toBeGreaterThan(0);
    expect(events.length).toBeLessThan(all);
    expect(await page.getByRole('link', { name: 'Events' }).getAttribute('aria-current')).toBe('page');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await page.getByRole('link', { name: 'Everything' }).click();
    expect(await stories(page).count()).toBe(all);
  });

  it.each(['kind=rumour', 'kind=', 'kind=__proto__'])('?%s leads to the whole list', async (search) => {
    const { status, headers } = await answer(`/news-and-media?${search}`);
    expect([status, headers.get('location')]).toEqual([302, '/news-and-media']);
  });

  it('lead from each item to the one before and after it', async () => {
    const page = await visit(await firstDetail('/news-and-media'));
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const beside = page.getByRole('region', { name: 'Before and after' });
    expect(await beside.getByRole('link').count()).toBe(1);
    await beside.getByRole('link').click();
    await page.waitForURL('**/news-and-media/*');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(title);
    expect(await beside.getByRole('link', { name: title ?? '' }).count()).toBe(1);
  });
});

describe('Articles', () => {
  it('can be chosen by topic', async () => {
    const page = await visit('/blogs');
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Money' }).click();
    expect(query(page)).toBe('?topic=money');
    expect(await page.getByText(/Money/).count()).toBeGreaterThan(await stories(page).count());
    const { status, headers } = await answer('/blogs?topic=gardening');
    expect([status, headers.get('location')]).toEqual([302, '/blogs']);
  });

  it('are signed, to readers and to machines, and show their drawings', async () => {
    const page = await visit('/blogs/living-in-it', { script: false });
    const article = page.getByRole('article');
    expect(await article.getByText('Written by').locator('..').textContent()).toBe(
      'Written by Tara Test Tests',
    );
    const told = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    expect(told).toContain('"author":{"@type":"Person","name":"Tara Test","jobTitle":"Tests"');
    const feed = await (await answer('/blogs.atom')).text();
    expect(feed).toContain('<name>Tara Test</name>');
    const figure = article.getByRole('figure').filter({ hasText: 'A room, drawn' });
    const drawing = figure.getByRole('img', { name: 'A room in lines' });
    expect((await answer((await drawing.getAttribute('src')) ?? '')).status).toBe(200);
  });

  it('list their chapters, tell how long they take, lead to a project and can be passed on', async () => {
    const page = await visit('/blogs/measuring-a-room');
    await page
      .getByText(/\d min read/)
      .first()
      .waitFor();
    const chapters = page.getByRole('navigation', { name: 'In this article' }).getByRole('link');
    const names = await chapters.allTextContents();
    expect(names.length).toBeGreaterThanOrEqual(3);
    for (const name of names) {
      await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name }).click();
      const heading = page.getByRole('article').getByRole('heading', { level: 2, name, exact: true });
      expect(new URL(page.url()).hash).toBe(
        `#${encodeURIComponent((await heading.getAttribute('id')) ?? '')}`,
      );
      const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
      expect(top, name).toBeGreaterThan(0);
      expect(top, name).toBeLessThan(DESKTOP.height);
    }
    const address = `${inject('siteUrl')}/blogs/measuring-a-room`;
    const passedOn = page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).first();
    expect(await passedOn.getAttribute('href')).toContain(encodeURIComponent(address));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.getByRole('region', { name: 'See it built' }).getByRole('link', { name: 'Angan' }).click();
    await page.waitForURL('**/projects/residential/angan');
  });
});

const application = (page: Page) => page.locator('#apply form');
const APPLICATION = { Name: 'Asha Kulkarni', 'Phone Number': '9000000011', 'Years of experience': '5' };
const CV = 'https://drive.example.com/file/d/1a2b3c/view?usp=sharing';
const MESSAGE = `Opening: Joiner, Mulshi\nYears of experience: 5\nCV: ${CV}`;

describe('Careers: applying', () => {
  it('from an opening, checked on the way, stored with source "career", and told what comes next', async () => {
    const page = await visit('/career');
    await page.getByText('Joiner', { exact: true }).first().click();
    await page.getByRole('link', { name: /^Apply for this.*Joiner/ }).click();
    const form = application(page);
    expect(await form.getByLabel('Opening').inputValue()).toBe('Joiner, Mulshi');
    await form.getByLabel('Name').focus();
    await untilAwake(page, '#apply form');
    const email = newAddress();
    const posted = postedLeads(page);
    await fill(form, {
      ...APPLICATION,
      'Years of experience': 'five',
      Email: email,
      'Link to your CV': 'my-cv.pdf',
    });
    await form.getByRole('button', { name: 'Send application' }).click();
    await form.getByText('Years must be a whole number from 0 to 60').waitFor();
    await form.getByText('The link must begin with http:// or https://').waitFor();
    expect(posted).toHaveLength(0);
    await fill(form, { 'Years of experience': '5', 'Link to your CV': CV });
    await form.getByRole('button', { name: 'Send application' }).click();
    await page.waitForURL('**/thank-you#application');
    expect(await leadsOf(email)).toMatchObject([
      { name: 'Asha Kulkarni', mobile: '9000000011', source: 'career', message: MESSAGE },
    ]);
    expect(posted[0]?.postDataJSON()).toMatchObject({
      data: { source: 'career', context: { page: '/career' } },
    });
    await page.getByText(/^Your reference: SH-[2-9A-Z]{5}$/).waitFor();
    expect(await page.getByText('Within five working days').isVisible()).toBe(true);
    expect(await page.getByText('Within one working day').isVisible()).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('without script: comes back with what was typed and what is wrong, then is stored', async () => {
    const page = await visit('/career?opening=joiner#apply', { script: false, expectedNoise: /422/ });
    const form = application(page);
    expect(await form.getByLabel('Opening').inputValue()).toBe('Joiner, Mulshi');
    const email = newAddress();
    await fill(form, { ...APPLICATION, Email: email, 'Link to your CV': 'javascript:alert(1)' });
    await form.getByRole('button', { name: 'Send application' }).click();
    await form.getByText('The link must begin with http:// or https://').waitFor();
    expect(await form.getByLabel('Opening').inputValue()).toBe('Joiner, Mulshi');
    expect(await form.getByLabel('Years of experience').inputValue()).toBe('5');
    expect(await leadsOf(email)).toHaveLength(0);
    await fill(form, { 'Link to your CV': CV });
    await form.getByRole('button', { name: 'Send application' }).click();
    await page.waitForURL('**/thank-you**');
    expect(await leadsOf(email)).toMatchObject([{ source: 'career', message: MESSAGE }]);
    expect(await page.getByText('Within five working days').isVisible()).toBe(true);
  });

  it.each(['cmsUrl', 'siteUrl'] as const)('is checked again by whoever takes it (%s)', async (where) => {
    const email = newAddress();
    const path = where === 'cmsUrl' ? '/api/website-leads' : '/enquiries';
    const post = (message: string) =>
      fetch(inject(where) + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: inject('siteUrl') },
        body: JSON.stringify({
          data: { name: 'Asha', mobile: '9000000012', email, source: 'career', message },
        }),
      });
    expect((await post(MESSAGE.replace('https:', 'javascript:'))).status).toBe(400);
    expect((await post('Take me.')).status).toBe(400);
    expect(await leadsOf(email)).toHaveLength(0);
    expect((await post(MESSAGE)).status).toBe(200);
    expect(await leadsOf(email)).toHaveLength(1);
  });
});

describe('Contact', () => {
  const openNow = (page: Page) => page.locator('[data-open-now]:visible').allTextContents();

  // The page is the same for all of them: it is kept, and the hour is read in the browser. 21 November is a Saturday.
  it.each([
    ['2026-11-21T09:29:50+05:30', 'Closed now, opens at 9.30 am', 'Closed now, opens at 10 am'],
    ['2026-11-21T09:30:00+05:30', 'Open now, until 6.30 pm', 'Closed now, opens at 10 am'],
    ['2026-11-21T18:29:59+05:30', 'Open now, until 6.30 pm', 'Closed now, opens tomorrow at 10 am'],
    [
      '2026-11-21T18:30:00+05:30',
      'Closed now, opens tomorrow at 10 am',
      'Closed now, opens tomorrow at 10 am',
    ],
    ['2026-11-22T11:00:00+05:30', 'Open now, until 4 pm', 'Open now, until 6 pm'],
    [
      '2026-11-22T18:00:00+05:30',
      'Closed now, opens tomorrow at 9.30 am',
      'Closed now, opens on Tuesday at 10 am',
    ],
  ])('at %s the offices say so', async (moment, headOffice, siteOffice) => {
    const page = await visit('/about-us');
    await page.clock.setFixedTime(new Date(moment));
    await page.goto('/contact-us');
    await expect.poll(() => openNow(page)).toEqual([headOffice, siteOffice]);
  });

  it('an open page notices that an office opens', async () => {
    const page = await visit('/about-us');
    await page.clock.install({ time: new Date('2026-11-21T09:29:50+05:30') });
    await page.goto('/contact-us');
    await expect.poll(async () => (await openNow(page))[0]).toBe('Closed now, opens at 9.30 am');
    await page.clock.fastForward(30_000);
    await expect.poll(async () => (await openNow(page))[0]).toBe('Open now, until 6.30 pm');
  });

  it('says nothing of now without script, and its form is stored', async () => {
    const page = await visit('/contact-us', { script: false });
    expect(await openNow(page)).toEqual([]);
    await page.getByText('9.30 am to 6.30 pm').waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:\+91/);
    expect(await main.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\//,
    );
    const email = newAddress();
    await fill(main.locator('form'), {
      Name: 'Meera',
      Phone: '9000000013',
      Email: email,
      Message: 'May I come on Sunday?',
    });
    await main.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/thank-you**');
    expect(await leadsOf(email)).toMatchObject([{ source: 'contact', message: 'May I come on Sunday?' }]);
    expect(await page.getByText('Within one working day').isVisible()).toBe(true);
    expect(await page.getByText('Within five working days').isVisible()).toBe(false);
    await page.getByRole('region', { name: 'To read meanwhile' }).getByRole('link').first().click();
    await page.waitForURL('**/blogs/*');
  });
});

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('On %s', (_, viewport) => {
  const STATES = [
    '/news-and-media?kind=event',
    '/blogs?topic=money',
    '/career?opening=joiner',
    '/thank-you#application',
  ];

  it.each(STATES)('axe finds nothing on %s, and all is large enough to tap', async (path) => {
    const page = await visit(path, { viewport, reducedMotion: true });
    expect(await axeFinds(page, { within: 'main' })).toEqual([]);
    for (const target of await page
      .locator('main :is(nav, search) :is(a, button, select, input):visible')
      .all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });

  it('axe finds nothing in an application with mistakes', async () => {
    const page = await visit('/career', { viewport, reducedMotion: true });
    await application(page).getByLabel('Name').focus();
    await untilAwake(page, '#apply form');
    await application(page).getByRole('button', { name: 'Send application' }).click();
    await application(page).getByText('A link to your CV is required').waitFor();
    expect(await axeFinds(page, { within: '#apply' })).toEqual([]);
  });
});

describe('One of each, too long, and without a picture (a CMS that begins empty)', () => {
  const LONG =
    `${'The residents of the second enclosure at the old orchard by the confluence of the Mula and the Mutha '.repeat(2).slice(0, 150)}Unterschrift`.slice(
      0,
      160,
    );
  const UNBROKEN = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const text = (words: number) => [
    { type: 'paragraph', children: [{ type: 'text', text: 'word '.repeat(words).trim() }] },
  ];
  let stack: Stack;
  let editor: Editor;

  beforeAll(async () => {
    stack = await startStack();
    editor = editorOf({ url: stack.cmsUrl }, await registerEditor({ url: stack.cmsUrl }));
    await editor.createPublished('api::news-item.news-item', {
      title: LONG,
      url: 'long',
      kind: 'event',
      publishedOn: '2026-01-01',
      body: text(300),
    });
    await editor.createPublished('api::blog-post.blog-post', {
      title: UNBROKEN,
      url: 'unbroken',
      topic: UNBROKEN.slice(0, 60),
      publishedOn: '2026-01-01',
      project: 'no-such-project',
      body: text(300),
    });
    await editor.createPublished('api::job-opening.job-opening', {
      title: LONG.slice(0, 120),
      url: 'one',
      department: UNBROKEN.slice(0, 60),
      place: 'Wadgaon Sheri and everything beyond the river and the old railway bridge',
      postedOn: '2026-01-01',
      summary: 'Long work.',
      description: text(300),
    });
    await editor.publishSingle('api::about.about', {
      heading: LONG,
      leaders: [{ name: UNBROKEN, role: LONG.slice(0, 80), text: 'word '.repeat(118).trim() }],
      awards: [{ year: 2026, title: LONG }],
      milestones: [{ year: 1998, title: LONG.slice(0, 120), text: 'word '.repeat(118).trim() }],
    });
    await editor.publishSingle('api::contact-page.contact-page', {
      heading: LONG,
      offices: [{ name: UNBROKEN.slice(0, 80), address: LONG, latitude: 18.5364, longitude: 73.8297 }],
      people: [{ name: UNBROKEN.slice(0, 80), role: LONG.slice(0, 80), askAbout: LONG.slice(0, 160) }],
    });
  });
  afterAll(() => stack?.stop());

  const PATHS: [path: string, said: string][] = [
    ['/news-and-media', LONG],
    ['/news-and-media/long', LONG],
    ['/blogs', UNBROKEN],
    ['/blogs/unbroken', UNBROKEN],
    ['/career?opening=one', LONG.slice(0, 120)],
    ['/about-us', LONG],
    ['/contact-us', LONG],
    ['/thank-you', 'Thank you.'],
  ];

  it.each(PATHS)('%s stands on the narrowest phone', async (path, said) => {
    const { siteUrl } = stack;
    await expect.poll(async () => (await fetch(siteUrl + path)).text()).toContain(said);
    const page = await visit(path, { siteUrl, viewport: NARROW_PHONE, reducedMotion: true });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    // One of a thing is no choice, has no neighbours, and an office without hours is neither open nor closed.
    for (const region of ['Before and after', 'Read on', 'See it built']) {
      expect(await page.getByRole('region', { name: region }).count()).toBe(0);
    }
    expect(await page.getByRole('navigation', { name: /Kinds|Topics/ }).count()).toBe(0);
    expect(await page.locator('[data-open-now]:visible').count()).toBe(0);
  });
});
