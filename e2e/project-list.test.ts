import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Editor, editorOf, registerEditor } from '../testing/editor.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { axeFinds } from './axe.ts';
import { DESKTOP, NARROW_PHONE, PHONE, untilAwake, visit } from './visitor.ts';

const LIST = '/projects/residential';
const LEAST_TARGET_PX = 44;

const shown = (page: Page) => page.locator('[data-projects] > li:visible h2').allTextContents();
const locality = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const said = (page: Page) => page.locator('search [role="status"]').textContent();
const query = (page: Page) => new URL(page.url()).search;

/** Wakes the filter as a visitor does, by pointing at it. */
async function awake(page: Page): Promise<void> {
  await page.getByRole('search').hover();
  await untilAwake(page, 'search');
}

async function answer(path: string) {
  const response = await fetch(inject('siteUrl') + path, { redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('location'),
    cached: response.headers.get('x-astro-cache'),
    html: await response.text(),
  };
}

/** What a page shows, told from its HTML. */
const shownIn = (html: string) =>
  [...html.matchAll(/<li (hidden="" )?data-place="\d+".*?<h2[^>]*><a[^>]*>([^<]+)/gs)].flatMap(
    ([, hidden, title]) => (hidden ? [] : [title]),
  );

describe('A project list as one chooses', () => {
  it('follows at once, says how many there are, and asks the server for nothing', async () => {
    const page = await visit(LIST);
    await awake(page);
    expect(await shown(page)).toEqual(['Aranya', 'Tekdi', 'Shisam', 'Angan']);
    const asked: string[] = [];
    page.on('request', (call) => {
      if (!call.url().includes('/media/')) asked.push(call.url());
    });
    await page.getByLabel('Configuration').selectOption('3 BHK');
    expect(await shown(page)).toEqual(['Aranya', 'Tekdi', 'Angan']);
    expect(await said(page)).toBe('3 of 4 residential projects');
    await page.getByLabel('Budget').pressSequentially('2 cr');
    await expect.poll(() => shown(page)).toEqual(['Aranya']);
    expect(query(page)).toBe('?type=3-bhk&budget=20000000');
    expect(asked).toEqual([]);
  });

  it('sorts, and goes back to the order given', async () => {
    const page = await visit(LIST);
    await awake(page);
    await page.getByLabel('Order').selectOption('Possession, soonest');
    expect(await shown(page)).toEqual(['Aranya', 'Shisam', 'Tekdi', 'Angan']);
    await page.getByLabel('Order').selectOption('As we list them');
    expect(await shown(page)).toEqual(['Aranya', 'Tekdi', 'Shisam', 'Angan']);
    expect(query(page)).toBe('');
  });

  it('asks for one of several localities', async () => {
    const page = await visit(LIST);
    await awake(page);
    await locality(page, 'Warje').check();
    await locality(page, 'Sus').check();
    expect(await shown(page)).toEqual(['Tekdi', 'Angan']);
    expect(query(page)).toBe('?locality=sus&locality=warje');
    await locality(page, 'Warje').uncheck();
    expect(await shown(page)).toEqual(['Angan']);
  });

  it('says what it did not understand of a budget', async () => {
    const page = await visit(LIST);
    await awake(page);
    const budget = page.getByLabel('Budget');
    await budget.fill('much');
    await page.getByText('Type an amount such as 85 L or 2 Cr.').waitFor();
    expect(await budget.getAttribute('aria-invalid')).toBe('true');
    expect(await shown(page)).toHaveLength(4);
    await budget.fill('85 L');
    expect(await budget.getAttribute('aria-invalid')).toBeNull();
  });

  it('takes over what was chosen before it woke', async () => {
    const page = await visit(LIST);
    // Set without any event, as a browser does that restores a form.
    await locality(page, 'Warje').evaluate((field) => {
      if (field instanceof HTMLInputElement) field.checked = true;
    });
    await awake(page);
    await expect.poll(() => shown(page)).toEqual(['Tekdi']);
    expect(query(page)).toBe('?locality=warje');
  });

  it('works from the keyboard alone', async () => {
    const page = await visit(LIST);
    await page.getByLabel('Budget').focus();
    await untilAwake(page, 'search');
    await page.keyboard.type('1.2 cr');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toEqual(['Aranya']);
    expect(await said(page)).toBe('1 of 4 residential projects. 1 more on request.');
    expect(new URL(page.url()).pathname).toBe(LIST);
  });

  it('can be shared, reloaded and come back to', async () => {
    const page = await visit(LIST);
    await awake(page);
    await page.getByLabel('Configuration').selectOption('4 BHK');
    await page.getByLabel('Order').selectOption('Possession, soonest');
    const expected = ['Aranya', 'Shisam', 'Tekdi'];
    await expect.poll(() => shown(page)).toEqual(expected);
    const address = page.url();
    await page.reload();
    expect(await shown(page)).toEqual(expected);
    expect(await page.getByLabel('Configuration').inputValue()).toBe('4-bhk');
    await page.getByRole('link', { name: 'Aranya', exact: true }).click();
    await page.waitForURL('**/aranya');
    await page.goBack();
    expect(page.url()).toBe(address);
    await expect.poll(() => shown(page)).toEqual(expected);
    const other = await visit(address);
    expect(await shown(other)).toEqual(expected);
    await page.goBack();
    expect(page.url()).not.toContain(LIST);
  });

  it('where nothing fits, says which filter to drop and what that gives', async () => {
    const page = await visit(`${LIST}?type=3-bhk&budget=15000000`);
    expect(await shown(page)).toEqual([]);
    expect(await said(page)).toContain('None of our 4 residential projects fits all of this.');
    await awake(page);
    const ways = page.getByRole('list', { name: 'What to leave out' }).getByRole('link');
    expect(await ways.allTextContents()).toEqual([
      'Without the budget of ₹1.5 Cr: 3 projects',
      'Without 3 BHK: 1 project',
    ]);
    await ways.last().click();
    expect(await shown(page)).toEqual(['Aranya']);
    expect(query(page)).toBe('?budget=15000000');
    expect(await page.getByLabel('Configuration').inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
    await page.getByRole('link', { name: 'Clear the filters' }).click();
    expect(await shown(page)).toHaveLength(4);
    expect(await page.getByLabel('Budget').inputValue()).toBe('');
  });

  it('speaks of spaces where they are let', async () => {
    const page = await visit('/projects/commercial');
    await awake(page);
    await page.getByLabel('Space').selectOption('Shop on the yard');
    expect(await shown(page)).toEqual(['Chaupal Yard']);
    expect(await said(page)).toBe('1 of 3 commercial projects');
  });
});

describe('The map of a list', () => {
  const markers = (page: Page) => page.locator('main svg a:visible');

  it('has each project by its number, follows the filter, and leads on from the keyboard', async () => {
    const page = await visit(LIST);
    await page.getByText('On the map').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => markers(page).count()).toBe(4);
    await awake(page);
    await locality(page, 'Sus').check();
    await expect.poll(() => markers(page).count()).toBe(1);
    const angan = page.getByRole('link', { name: '4 Angan, Sold out, Sus' });
    await page.getByText('On the map').focus();
    await page.keyboard.press('Tab');
    expect(await angan.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/angan');
  });

  it('works without script, each marker as large as a finger', async () => {
    const page = await visit(`${LIST}?type=3-bhk`, { script: false, viewport: NARROW_PHONE });
    await page.getByText('On the map').click();
    expect(await markers(page).count()).toBe(3);
    for (const marker of await markers(page).all()) {
      const box = await marker.locator('circle').first().boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
    }
    await page.getByRole('link', { name: '2 Tekdi, from ₹2.85 Cr, Warje' }).click();
    await page.waitForURL('**/tekdi');
  });
});

describe('Without script', () => {
  it('the form asks the server, and the address is the one script would write', async () => {
    const page = await visit(LIST, { script: false });
    await page.getByLabel('Configuration').selectOption('3 BHK');
    await page.getByLabel('Budget').fill('2 cr');
    await page.getByLabel('Order').selectOption('Price, low to high');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(`**${LIST}?type=3-bhk&budget=20000000&sort=price`);
    expect(await shown(page)).toEqual(['Aranya']);
    expect(await said(page)).toBe('1 of 4 residential projects');
    expect(await page.getByLabel('Budget').inputValue()).toBe('₹2 Cr');
  });

  it('a link leads on where nothing fits', async () => {
    const page = await visit(`${LIST}?locality=sus&type=2-bhk`, { script: false });
    await page.getByRole('link', { name: 'Without Sus: 1 project' }).click();
    await page.waitForURL(`**${LIST}?type=2-bhk`);
    expect(await shown(page)).toEqual(['Aranya']);
    await page.getByRole('link', { name: 'Clear the filters' }).click();
    await page.waitForURL(`**${LIST}`);
    expect(await shown(page)).toHaveLength(4);
  });

  it('the sheet of a phone opens and answers', async () => {
    const page = await visit(LIST, { script: false, viewport: PHONE });
    const warje = locality(page, 'Warje');
    expect(await warje.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filter and sort' }).click();
    await warje.check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(`**${LIST}?locality=warje`);
    expect(await shown(page)).toEqual(['Tekdi']);
    expect(await page.getByRole('button', { name: 'Filter and sort, 1 set' }).isVisible()).toBe(true);
  });
});

describe('The addresses of a list', () => {
  it.each([
    ['locality=nowhere', ''],
    ['type=__proto__&status=<script>', ''],
    ['budget=-1&sort=random', '?budget=unread'],
    ['budget=2&possession=2027', '?budget=20000000&possession=2027'],
    ['budget=%3Cb%3Eabc&area-from=large', '?budget=unread&area-from=unread'],
    ['locality=warje&locality=sus&possession=1999', '?locality=sus&locality=warje'],
    ['area-from=1400&area-to=900', '?area-from=900&area-to=1400'],
    [`locality=${'x'.repeat(5000)}`, ''],
    ['locality=&type=3-bhk&budget=&status=&sort=', '?type=3-bhk'],
    ['sort=price&type=3-bhk', '?type=3-bhk&sort=price'],
    ['type=3-bhk&type=2-bhk', '?type=3-bhk'],
    ['type=3-bhk&locality=nowhere&utm_source=x', '?type=3-bhk'],
    ['budget=2+cr', '?budget=20000000'],
    ['sort=given', ''],
  ])('?%s leads to the one that is kept', async (search, expected) => {
    const { status, location } = await answer(`${LIST}?${search}`);
    expect(status).toBe(302);
    expect(location).toBe(LIST + expected);
  });

  it('ignore what they do not know', async () => {
    const { status, html } = await answer(`${LIST}?utm_source=evil&fbclid=1&page=2`);
    expect(status).toBe(200);
    expect(shownIn(html)).toHaveLength(4);
    expect(html).not.toContain('evil');
  });

  it('never mix in the cache, not even at the same moment', async () => {
    const titles: [string, string[]][] = [
      ['', ['Aranya', 'Tekdi', 'Shisam', 'Angan']],
      ['?type=2-bhk', ['Aranya']],
      ['?locality=sus', ['Angan']],
      ['?status=ready-to-move', ['Shisam']],
      ['?locality=sus&locality=warje', ['Tekdi', 'Angan']],
      ['?possession=ready', ['Aranya', 'Shisam', 'Angan']],
      ['?possession=2027', ['Aranya', 'Shisam', 'Angan']],
      ['?area-from=3200', ['Shisam']],
      ['?budget=unread', ['Aranya', 'Tekdi', 'Shisam', 'Angan']],
      ['?sort=possession', ['Aranya', 'Shisam', 'Tekdi', 'Angan']],
    ];
    const often = [...titles, ...titles, ...titles];
    const answers = await Promise.all(often.map(([search]) => answer(LIST + search)));
    expect(answers.map(({ html }) => shownIn(html))).toEqual(often.map(([, expected]) => expected));
    const { cached } = await answer(`${LIST}?type=2-bhk&utm_source=y`);
    expect(cached).toBe('HIT');
  });

  it('are not split by a Host header, and what it says is shown to nobody', async () => {
    await answer(`${LIST}?status=completed`);
    const { port } = new URL(inject('siteUrl'));
    const html = await new Promise<string>((resolve, reject) => {
      const options = { port, path: `${LIST}?status=completed`, headers: { host: 'evil.example' } };
      const call = request(options, (response) => {
        expect(response.headers['x-astro-cache']).toBe('HIT');
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(text));
      });
      call.on('error', reject);
      call.end();
    });
    expect(html).not.toContain('evil.example');
    expect(shownIn(html)).toEqual(['Angan']);
  });

  it('have the whole list as their canonical, and only that is for search engines', async () => {
    const whole = await answer(LIST);
    const filtered = await answer(`${LIST}?type=2-bhk`);
    const canonical = `<link rel="canonical" href="${inject('siteUrl')}${LIST}">`;
    expect(whole.html).toContain(canonical);
    expect(filtered.html).toContain(canonical);
    expect(whole.html).not.toContain('name="robots"');
    expect(filtered.html).toContain('<meta name="robots" content="noindex');
  });

  it('carry each project once: the filter is given no projects', async () => {
    const { html } = await answer(LIST);
    const island = /<astro-island[^>]*ProjectFilter[^>]*>/.exec(html)?.[0] ?? '';
    expect(island).not.toBe('');
    for (const title of ['Aranya', 'Tekdi', 'Shisam', 'Angan']) expect(island).not.toContain(title);
  });
});

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('On %s', (_, viewport) => {
  const STATES = [
    LIST,
    `${LIST}?type=3-bhk`,
    `${LIST}?locality=sus&type=2-bhk`,
    `${LIST}?budget=unread`,
    '/projects/commercial',
  ];

  it.each(STATES)('axe finds nothing on %s, and all is large enough to tap', async (path) => {
    const page = await visit(path, { viewport, reducedMotion: true });
    await awake(page);
    await page.getByText('On the map').click();
    const sheet = page.getByRole('button', { name: /^Filter and sort/ });
    const analyse = async () => {
      expect(await axeFinds(page, { within: 'main' })).toEqual([]);
      for (const target of await page.locator('search :is(a, button, select, input):visible').all()) {
        const box = await target.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
      }
    };
    await analyse();
    if (await sheet.isVisible()) {
      await sheet.click();
      await analyse();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });

  it('nothing moves while one filters', async () => {
    const page = await visit(LIST, { viewport, reducedMotion: true });
    const place = async () => (await page.getByRole('search').boundingBox())?.y;
    const before = await place();
    await awake(page);
    expect(await place()).toBe(before);
  });
});

describe('Lists of every length (a CMS that begins empty)', () => {
  const PROJECTS = 'api::projects.projects';
  /** More than a page of the content API holds (100): its lists are paged through to their end. */
  const MANY = 104;
  const LONG =
    'The Residences at the Old Orchard by the Confluence of the Mula and the Mutha, Second Enclosure';
  let stack: Stack;
  let editor: Editor;

  beforeAll(async () => {
    stack = await startStack();
    editor = editorOf({ url: stack.cmsUrl }, await registerEditor({ url: stack.cmsUrl }));
  });
  afterAll(() => stack?.stop());

  const project = (number: number) => ({
    title: number === 1 ? LONG : `Project ${number}`,
    url: `project-${number}`,
    category: 'residential',
    projectStatus: number % 2 ? 'under construction' : 'new launch',
    locality: number === 1 ? 'Wadgaon Sheri and everything beyond the river' : `Locality ${number % 20}`,
    order: number,
    // A price is shown only of what is registered.
    phases: [aRegisteredPhase('Phase 1')],
    ProjectConfiguration: [
      {
        type: `${1 + (number % 4)} BHK`,
        carpetAreaFrom: 700,
        priceFrom: String((MANY - number + 50) * 1_00_000),
        availability: 'available',
      },
    ],
  });
  const whole = async () => (await fetch(stack.siteUrl + LIST)).text();

  it('none: says so, and offers nothing to choose', async () => {
    const page = await visit(`${LIST}?type=3-bhk`, { siteUrl: stack.siteUrl });
    await page.getByText('Nothing is on the market at the moment.').waitFor();
    expect(await page.getByRole('search').count()).toBe(0);
    expect(query(page)).toBe('');
  });

  it('one, of a long name: nothing to choose, nothing wider than the window', async () => {
    await editor.createPublished(PROJECTS, project(1));
    await expect.poll(whole).toContain(LONG);
    const page = await visit(LIST, { siteUrl: stack.siteUrl, viewport: NARROW_PHONE });
    expect(await page.getByRole('search').count()).toBe(0);
    await page.getByText('1 residential project', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });

  it('more than a hundred: all are there, and the choice follows', async () => {
    for (let first = 2; first <= MANY; first += 10) {
      const numbers = Array.from({ length: 10 }, (_, index) => first + index);
      const batch = numbers.filter((number) => number <= MANY);
      await Promise.all(batch.map((number) => editor.createPublished(PROJECTS, project(number))));
    }
    await expect
      .poll(async () => (await whole()).match(/data-place=/g)?.length, { timeout: 90_000, interval: 500 })
      .toBe(MANY);
    const links = [...(await whole()).matchAll(/href="\/projects\/residential\/(project-\d+)"/g)];
    expect(new Set(links.map(([, url]) => url)).size).toBe(MANY);
    const page = await visit(LIST, { siteUrl: stack.siteUrl, viewport: NARROW_PHONE, reducedMotion: true });
    await page.getByRole('button', { name: 'Filter and sort' }).click();
    await untilAwake(page, 'search');
    await page.getByLabel('Configuration').selectOption('2 BHK');
    expect(await said(page)).toBe(`26 of ${MANY} residential projects`);
    await page.getByLabel('Order').selectOption('Price, low to high');
    expect((await shown(page)).slice(0, 2)).toEqual(['Project 101', 'Project 97']);
    await locality(page, 'Locality 7').check();
    expect(await said(page)).toContain(`None of our ${MANY} residential projects`);
    await page.getByRole('button', { name: 'See what fits' }).click();
    await page.getByRole('link', { name: 'Without 2 BHK: 5 projects' }).click();
    expect(await shown(page)).toHaveLength(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }, 180_000);

  it('in two cities: asks which, without script too, draws a map of each, and follows a new name', async () => {
    const CITY = 'api::city.city';
    const LOCALITY = 'api::locality.locality';
    const placed = async (
      city: string,
      name: string,
      [latitude, longitude]: [number, number],
      at: number,
    ) => {
      const locality = await editor.createPublished(LOCALITY, { name, city, latitude, longitude });
      const fields = { ...project(at), locality: null, placedIn: locality.documentId };
      await editor.createPublished(PROJECTS, fields);
      return locality;
    };
    const near = await editor.createPublished(CITY, { name: 'Upriver', latitude: 18.52, longitude: 73.86 });
    await placed(near.documentId, 'East Bank', [18.54, 73.9], MANY + 1);
    await placed(near.documentId, 'West Bank', [18.54, 73.8], MANY + 2);
    await expect.poll(whole).toContain('East Bank');
    expect(await whole()).not.toContain('name="city"');

    const far = await editor.createPublished(CITY, { name: 'Downriver', latitude: 20, longitude: 73.79 });
    const mill = await placed(far.documentId, 'Old Mill', [20.01, 73.78], MANY + 3);
    await placed(far.documentId, 'New Mill', [19.98, 73.82], MANY + 4);
    await expect.poll(whole).toContain('Homes in Downriver and Upriver, each');
    await expect.poll(whole).toContain(`Project ${MANY + 4}`);

    const page = await visit(LIST, { siteUrl: stack.siteUrl, script: false });
    await page.getByLabel('City').selectOption('Downriver');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL('**?city=downriver');
    expect(await shown(page)).toEqual([`Project ${MANY + 3}`, `Project ${MANY + 4}`]);
    expect(await page.locator('summary', { hasText: 'on the map' }).allTextContents()).toHaveLength(2);
    expect(await page.getByText('Upriver on the map').isVisible()).toBe(false);
    await page.getByText('Downriver on the map').click();
    await page.getByRole('link', { name: new RegExp(`Project ${MANY + 3}, .*Old Mill`) }).waitFor();

    const awakened = await visit(LIST, { siteUrl: stack.siteUrl });
    await awake(awakened);
    await awakened.getByLabel('City').selectOption('Upriver');
    expect(await awakened.getByText('Downriver on the map').isVisible()).toBe(false);
    expect(query(awakened)).toBe('?city=upriver');

    await editor.update(LOCALITY, mill.documentId, { name: 'Oldest Mill' });
    await editor.publish(LOCALITY, mill.documentId);
    const its = async () =>
      (await fetch(`${stack.siteUrl}${LIST}/project-${MANY + 3}`))
        .text()
        .then((html) => html.includes('Oldest Mill'));
    await expect.poll(its).toBe(true);
    await expect.poll(whole).toContain('Oldest Mill');
  }, 60_000);
});
