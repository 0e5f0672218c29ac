import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import { beforeAll, expect, inject, it } from 'vitest';
import { asker } from '../testing/accounts.ts';
import { signIn } from '../testing/editor.ts';
import { enquire as enquireAt, someNumber } from '../testing/leads.ts';
import { fill, newAddress, submit, wakeFooterForm } from './forms.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { PHONE, visit } from './visitor.ts';

const cmsUrl = inject('cmsUrl');
const SETTINGS = '/content-manager/single-types/api::desk-settings.desk-settings';
const ALL_DAY = [{ firstDay: 'Monday', lastDay: 'Sunday', opens: '00:00', closes: '23:59' }];
const LIVE = 'New enquiries appear by themselves';
const TIMEOUT_MS = 180_000;

let asha: Account;
let meera: Account;

const enquire = (name: string) => enquireAt({ url: cmsUrl }, { name, mobile: someNumber() });

/** As if an enquiry had come a minute earlier, at a desk that rang by then. */
function cameAMinuteAgo(name: string): void {
  const then = Date.now() - 61_000;
  const database = new Database(inject('databaseFile'));
  database.prepare('update website_leads set created_at = ? where name = ?').run(then, name);
  database
    .prepare(
      `insert into kept_values (name, value) values ('desk rings since', ?)
        on conflict (name) do update set value = excluded.value`,
    )
    .run(JSON.stringify(new Date(then - 1000)));
  database.close();
}

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
  meera = await anAccount(cmsUrl, 'desk-sales-manager', 'Meera');
});

it.each([
  ['a desktop', undefined],
  ['a phone', PHONE],
] as const)(
  'On %s a sales person begins with their day: who enquires on the site waits there by themselves, and moves on with what came of it',
  async (_, viewport) => {
    const name = `Sharvari ${randomUUID().slice(0, 8)}`;
    const [desk, site] = await Promise.all([signedIn(asha, '/admin/lead-desk', viewport), visit('/')]);
    await desk.getByRole('heading', { name: 'My day' }).waitFor();
    await desk.getByText(LIVE).waitFor();
    const form = await wakeFooterForm(site);
    await fill(form, {
      'Full Name': name,
      'Email Address': newAddress(),
      'Mobile No.': someNumber(),
    });
    await submit(form).click();
    const part = (heading: string) => desk.getByRole('region', { name: heading });
    const link = (heading: string) => part(heading).getByRole('link', { name, exact: true });
    await link('Waiting for a first answer').waitFor();

    const asked = desk.getByRole('group', { name: `What came of it? ${name}` });
    const call = async () => {
      await desk.getByRole('link', { name: `Call ${name}` }).evaluate((element) => {
        // There is no telephone here.
        element.addEventListener('click', (event) => event.preventDefault(), { once: true });
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
      await asked.waitFor();
    };
    await call();
    await asked.getByRole('button', { name: 'Not reached' }).click();
    await link('Tried and not reached').waitFor();
    expect(await link('Waiting for a first answer').count()).toBe(0);
    await call();
    await asked.getByRole('button', { name: 'Call back at …' }).click();
    const day = new Date(Date.now() + 5.5 * 3_600_000)
      .toISOString()
      .slice(0, 10)
      .split('-')
      .reverse()
      .join('/');
    await asked.getByRole('textbox', { name: 'Call back at (India’s time)', exact: true }).fill(day);
    await asked.getByLabel('Call back at (India’s time): time').fill('23:59');
    await asked.getByRole('button', { name: 'Note it' }).click();
    await link('To call today').waitFor();
  },
  TIMEOUT_MS,
);

it('An address and the views lead to the list; a manager begins with it, and has a day as well', async () => {
  const desk = await signedIn(meera, '/admin/lead-desk');
  await desk.getByRole('heading', { name: 'Lead desk' }).waitFor();
  await desk.getByRole('button', { name: 'My day' }).click();
  await desk.getByRole('heading', { name: 'My day' }).waitFor();
  await desk.getByRole('button', { name: 'Unassigned' }).click();
  await desk.getByRole('heading', { name: 'Lead desk' }).waitFor();
});

it('In an American browser days of the desk are typed day first, and what is no day changes nothing', async () => {
  const name = `Uday ${randomUUID().slice(0, 8)}`;
  const reference = await enquire(name);
  const desk = await signedIn(asha, `/admin/lead-desk?q=${reference}`, undefined, { locale: 'en-US' });
  for (const label of ['From', 'Until']) {
    const filter = desk.getByRole('textbox', { name: label, exact: true });
    expect(await filter.getAttribute('placeholder')).toBe('DD/MM/YYYY');
    await filter.fill('05/12/2026');
    await filter.blur();
    await expect
      .poll(() => new URL(desk.url()).searchParams.get(label === 'From' ? 'from' : 'to'))
      .toBe('2026-12-05');
    await filter.fill('31/02/2026');
    await filter.blur();
    await desk.getByText('There is no such day.').waitFor();
    expect(new URL(desk.url()).search).toContain('2026-12-05');
    await filter.fill('');
    await filter.blur();
  }
  await desk.getByRole('link', { name, exact: true }).click();
  const day = desk.getByRole('textbox', { name: 'Next follow-up', exact: true });
  const save = desk.getByRole('button', { name: 'Save', exact: true });
  const history = desk.getByRole('list').filter({ hasText: 'Received' });
  await day.fill('05/12/2040');
  await desk.getByLabel('Next follow-up: time').fill('16:45');
  await save.click();
  await history.getByText('To be called again 5 Dec, 4:45 pm').waitFor();
  await day.fill('31/02/2040');
  await day.blur();
  await desk.getByText('There is no such day.').waitFor();
  expect(await save.isDisabled()).toBe(true);
  expect(await day.inputValue()).toBe('31/02/2040');
});

it(
  'What a visitor sends and nobody answers is said at the manager’s desk after the minutes that are set',
  async () => {
    const ask = asker(
      { url: cmsUrl },
      await signIn({ url: cmsUrl }, { email: meera.email, password: meera.password }),
    );
    const set = async (more: object) =>
      expect((await ask('PUT', SETTINGS, { responseTargetMinutes: 5, ...more })).status).toBe(200);
    await set({ hours: ALL_DAY, escalation: [{ afterMinutes: 1, whom: 'Sales managers' }] });
    const name = `Gauri ${randomUUID().slice(0, 8)}`;
    const [desk, site] = await Promise.all([signedIn(meera, '/admin/lead-desk'), visit('/')]);
    await desk.getByText(LIVE).waitFor();
    const form = await wakeFooterForm(site);
    await fill(form, { 'Full Name': name, 'Email Address': newAddress(), 'Mobile No.': someNumber() });
    await submit(form).click();
    const row = desk.getByRole('row').filter({ hasText: name });
    await row.waitFor();
    cameAMinuteAgo(name);
    await row.getByText('Told to the sales managers').waitFor();
    await row.getByRole('link', { name, exact: true }).click();
    const history = desk.getByRole('list').filter({ hasText: 'Received' });
    await history.getByText(/^Unanswered for 1 minute of office hours: told to .*Meera Desk/).waitFor();
    await set({ hours: [], escalation: [] });
  },
  TIMEOUT_MS,
);
