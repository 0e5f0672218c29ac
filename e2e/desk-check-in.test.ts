import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { startBadLine } from '../testing/bad-line.ts';
import { query } from '../testing/database.ts';
import { someNumber } from '../testing/leads.ts';
import { axeFinds } from './axe.ts';
import { type Account, anAccount, type MadeAccount, signedIn } from './panel.ts';
import { aVisitToday, noonToday } from './visit-today.ts';
import { PHONE } from './visitor.ts';

const cmsUrl = inject('cmsUrl');
const database = { kind: 'sqlite', filename: inject('databaseFile') } as const;
const CHECK_IN = '/lead-desk/check-in';
const DAY_MS = 86_400_000;
const IST_MS = 5.5 * 3_600_000;
const SECOND_MS = 1000;
const TIMEOUT_MS = 120_000;

type Told = { data: { events: { kind: string; at: string }[]; source: string; documentId: string } };
let asha: MadeAccount;

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
});

/** A visit of Aranya today at noon in India, of a new enquiry that is Asha's. */
const aVisit = (name: string) =>
  aVisitToday(asha, database.filename, { name, project: 'aranya', at: noonToday() });
const eventsOf = async (id: string, kind: string) => {
  const { data }: Told = await (await asha.ask('GET', `/lead-desk/leads/${id}`)).json();
  return data.events.filter((event) => event.kind === kind);
};
/** The door as a guide has it on a phone: opened with a line, and kept. */
async function atTheDoor(who: Account = asha): Promise<Page> {
  const door = await signedIn(who, CHECK_IN, PHONE, { touch: true });
  await door.getByRole('combobox', { name: 'Where are you?' }).selectOption({ label: 'Aranya' });
  await door.getByText('Everything is sent.').waitFor();
  // By steps: a function that waits is a promise, which is taken for true at once.
  const isKept = () =>
    door.evaluate(async (page) => {
      const kept = await caches.open('check-in');
      return navigator.serviceWorker.controller !== null && (await kept.match(page)) !== undefined;
    }, CHECK_IN);
  await expect.poll(isKept).toBe(true);
  return door;
}
const visitOf = (door: Page, name: string) => door.getByRole('listitem', { name: new RegExp(name) });

/** What the device keeps beside what was pressed, by name. */
const keptOn = (door: Page) =>
  door.evaluate(async () => {
    const opened = indexedDB.open('check-in');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const asked = opened.result.transaction('kept').objectStore('kept').getAllKeys();
    await new Promise((resolve) => asked.addEventListener('success', resolve));
    opened.result.close();
    return asked.result;
  });

it(
  'Without a line a guide checks a visitor in by the reference and writes a walk-in down; both stand in the story once',
  async () => {
    const name = `Charulata ${randomUUID().slice(0, 8)}`;
    const walkIn = `Madhavi ${randomUUID().slice(0, 8)}`;
    const mobile = someNumber();
    const { id, reference } = await aVisit(name);
    const door = await atTheDoor();
    await visitOf(door, name).getByText('3 people · Hindi').waitFor();

    await door.context().setOffline(true);
    await door.reload();
    await door.getByText('No line. What you press is kept here').waitFor();
    await door.getByRole('searchbox', { name: 'Reference or name' }).fill(reference.toLowerCase());
    await expect.poll(() => door.getByRole('button', { name: /came$/ }).count()).toBe(1);
    const pressed = Date.now();
    await door.getByRole('button', { name: `${name} came` }).tap();
    await visitOf(door, name).getByText('not sent yet').waitFor();

    await door.getByRole('button', { name: 'Walk-in' }).tap();
    const form = door.getByRole('dialog', { name: 'Walk-in at Aranya' });
    await form.getByRole('textbox', { name: 'Name' }).fill(walkIn);
    await form.getByRole('textbox', { name: 'Mobile number' }).fill('12');
    await form.getByRole('button', { name: 'They are here' }).tap();
    await form.getByText(/must be at least \d+ digits/).waitFor();
    await form.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
    await form.getByRole('textbox', { name: 'What they are looking for' }).fill('Two bedrooms');
    await form.getByRole('checkbox', { name: /they agree/ }).check();
    await form.getByRole('button', { name: 'They are here' }).tap();
    await form.waitFor({ state: 'detached' });
    await visitOf(door, walkIn).getByText('not sent yet').waitFor();

    // Whoever closes it and opens it again has lost nothing, and the CMS knows of nothing.
    await door.reload();
    await visitOf(door, name).getByText('not sent yet').waitFor();
    await visitOf(door, walkIn).getByText('not sent yet').waitFor();
    await door.getByText('2 presses are not sent yet').waitFor();
    expect(await eventsOf(id, 'visit kept')).toEqual([]);

    await door.context().setOffline(false);
    await door.getByText('Everything is sent.').waitFor();
    await visitOf(door, name).getByText('Came').waitFor();
    await expect.poll(() => door.getByText('not sent yet').count()).toBe(0);
    await visitOf(door, walkIn).getByText('Came').waitFor();
    await door.reload();
    await door.getByText('Everything is sent.').waitFor();

    const kept = await eventsOf(id, 'visit kept');
    expect(kept).toHaveLength(1);
    expect(Math.abs(Date.parse(kept[0]?.at ?? '') - pressed)).toBeLessThan(5000);
    const rows = await query(database, 'select document_id from website_leads where mobile = ?', mobile);
    expect(rows).toHaveLength(1);
    expect(await eventsOf(String(rows[0]?.document_id), 'visit kept')).toHaveLength(1);
  },
  TIMEOUT_MS,
);

it(
  'What was cancelled while there was no line is said to the guide, who writes them down as a walk-in',
  async () => {
    const name = `Shalini ${randomUUID().slice(0, 8)}`;
    const { id, reference } = await aVisit(name);
    const door = await atTheDoor();
    await visitOf(door, name).waitFor();
    await door.context().setOffline(true);
    await visitOf(door, name).getByRole('button').tap();
    await visitOf(door, name).getByText('not sent yet').waitFor();
    await query(
      database,
      "update visits set state = 'cancelled', sequence = sequence + 1 where lead_id = (select id from website_leads where reference = ?)",
      reference,
    );
    await door.context().setOffline(false);
    const look = door.getByRole('region', { name: 'To look at' });
    await look.getByText('This visit was cancelled meanwhile.').waitFor();
    await door.getByText('1 press is not taken: look at it below.').waitFor();
    expect(await eventsOf(id, 'visit kept')).toEqual([]);
    // It stays until somebody has looked at it.
    await door.reload();
    await look.getByRole('button', { name: 'Write down as walk-in' }).tap();
    const form = door.getByRole('dialog', { name: 'Walk-in at Aranya' });
    expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(name);
    await form.getByRole('textbox', { name: 'Mobile number' }).fill(someNumber());
    await form.getByRole('button', { name: 'They are here' }).tap();
    await look.waitFor({ state: 'detached' });
    await door.getByText('Everything is sent.').waitFor();
  },
  TIMEOUT_MS,
);

it(
  'Who signs out takes the list along, line or no line; what was pressed waits for them',
  async () => {
    const name = `Kavita ${randomUUID().slice(0, 8)}`;
    const { id } = await aVisit(name);
    const door = await atTheDoor();
    await door.context().setOffline(true);
    await visitOf(door, name).getByRole('button').tap();
    await visitOf(door, name).getByText('not sent yet').waitFor();
    await door.context().clearCookies({ name: 'jwtToken' });
    await door.reload();
    await door.getByText('1 press is kept on this device for Asha Desk').waitFor();
    expect(await door.getByText(name).count()).toBe(0);
    expect(await keptOn(door)).not.toContain('today');
    // With a line, and the session that the browser still has, she goes on where she was.
    await door.context().setOffline(false);
    await door.reload();
    await door.getByText('Everything is sent.').waitFor();
    expect(await eventsOf(id, 'visit kept')).toHaveLength(1);
  },
  TIMEOUT_MS,
);

it(
  'At midnight in India the list goes from a device that is left open without a line; what was pressed is sent the day after',
  async () => {
    const name = `Padmini ${randomUUID().slice(0, 8)}`;
    const { id } = await aVisit(name);
    const door = await atTheDoor();
    // The device is told its time, and stays at it: the CMS is told how long ago a press was by that clock, and takes
    // none that is older than the day of the visit.
    const midnight = Math.ceil((Date.now() + IST_MS) / DAY_MS) * DAY_MS - IST_MS;
    await door.clock.setFixedTime(midnight - SECOND_MS);
    await door.context().setOffline(true);
    await door.reload();
    await visitOf(door, name).getByRole('button').tap();
    await visitOf(door, name).getByText('not sent yet').waitFor();
    await door.getByText('No line. 1 press is not sent yet').waitFor();
    await visitOf(door, name).getByText('not sent yet').waitFor();
    expect(await keptOn(door)).toContain('today');

    // Nobody touches it.
    await door.clock.setFixedTime(midnight + SECOND_MS);
    await visitOf(door, name).waitFor({ state: 'detached' });
    await door.getByText('today’s list is shown only where this page was opened with one before').waitFor();
    await door.getByText('1 press is kept on this device for Asha Desk').waitFor();
    await expect.poll(() => keptOn(door)).not.toContain('today');
    expect(await door.getByText(name).count()).toBe(0);
    // Nor is it there for who takes the device up in the morning.
    await door.reload();
    await door.getByText('1 press is kept on this device for Asha Desk').waitFor();
    expect(await door.getByText(name).count()).toBe(0);
    expect(await eventsOf(id, 'visit kept')).toEqual([]);

    await door.context().setOffline(false);
    await door.getByText('Everything is sent.').waitFor();
    expect(await eventsOf(id, 'visit kept')).toHaveLength(1);
  },
  TIMEOUT_MS,
);

it.each([
  ['that takes everything and brings nothing', 'silent'],
  ['behind which the CMS is away', 'gateway'],
] as const)(
  'A line %s opens the page all the same, with what was kept',
  async (_, bad) => {
    const name = `Girija ${randomUUID().slice(0, 8)}`;
    const { id } = await aVisit(name);
    const line = await startBadLine(cmsUrl);
    onTestFinished(() => line.stop());
    const door = await atTheDoor({ ...asha, cmsUrl: line.url });
    await visitOf(door, name).waitFor();
    line.become(bad);
    await door.reload();
    await visitOf(door, name).getByRole('button').tap();
    await visitOf(door, name).getByText('not sent yet').waitFor();
    expect(await eventsOf(id, 'visit kept')).toEqual([]);
    line.become('good');
    await door.reload();
    await door.getByText('Everything is sent.').waitFor();
    expect(await eventsOf(id, 'visit kept')).toHaveLength(1);
  },
  TIMEOUT_MS,
);

it('A device that has no room says whose press is not kept, and keeps what was typed', async () => {
  const name = `Rukmini ${randomUUID().slice(0, 8)}`;
  const { id } = await aVisit(name);
  const door = await atTheDoor();
  await visitOf(door, name).waitFor();
  await door.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await visitOf(door, name).getByRole('button').tap();
  await door.getByText(`what was pressed of ${name} is not kept`).waitFor();
  expect(await visitOf(door, name).getByText('not sent yet').count()).toBe(0);
  await door.getByRole('button', { name: 'Walk-in' }).tap();
  const form = door.getByRole('dialog', { name: 'Walk-in at Aranya' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Damayanti');
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(someNumber());
  await form.getByRole('button', { name: 'They are here' }).tap();
  await form.getByText('what was pressed of Damayanti is not kept').waitFor();
  expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Damayanti');
  expect(await eventsOf(id, 'visit kept')).toEqual([]);
});

it(
  'Who logs out of the panel finds no list at the door, and the next who signs in no press of theirs',
  async () => {
    const name = `Lalita ${randomUUID().slice(0, 8)}`;
    const { id } = await aVisit(name);
    const door = await atTheDoor();
    await door.context().setOffline(true);
    await visitOf(door, name).getByRole('button').tap();
    await visitOf(door, name).getByText('not sent yet').waitFor();
    await door.goto('about:blank');
    await door.context().setOffline(false);
    await door.setViewportSize({ width: 1440, height: 900 });
    await door.goto('/admin/me');
    await door.getByRole('button', { name: asha.name }).click();
    await door.getByRole('menuitem', { name: /log ?out/i }).click();
    await door.waitForURL(/auth\/login/);
    await door.goto(CHECK_IN);
    await door.getByText('Nobody is signed in here').waitFor();
    await door.getByText('1 press is kept on this device for Asha Desk').waitFor();
    expect(await door.getByText(name).count()).toBe(0);

    const ravi = await anAccount(cmsUrl, 'desk-sales', 'Ravi');
    const { email, password } = ravi;
    const answer = await door.context().request.post(`${cmsUrl}/admin/login`, { data: { email, password } });
    const { data }: { data: { token: string } } = await answer.json();
    await door.context().addCookies([{ name: 'jwtToken', value: data.token, url: cmsUrl }]);
    await door.reload();
    await door.getByText('Everything is sent.').waitFor();
    await door.getByText('1 press is kept on this device for Asha Desk').waitFor();
    expect(await eventsOf(id, 'visit kept')).toEqual([]);
  },
  TIMEOUT_MS,
);

it('The calendar leads to the door, which has nothing wrong for those who cannot see, and fits 320 px', async () => {
  const desk = await signedIn(asha, '/admin/lead-desk/visits', { width: 320, height: 640 });
  await desk.getByRole('link', { name: 'Check in' }).click();
  await desk.waitForURL(`**${CHECK_IN}`);
  await desk.getByText('Everything is sent.').waitFor();
  expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axeFinds(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Walk-in' }).click();
  await desk.getByRole('dialog').waitFor();
  expect(await axeFinds(desk)).toEqual([]);
  // What this browser cannot do is not offered: it reads no codes.
  expect(await desk.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
  expect(await desk.getByRole('button', { name: 'Scan' }).count()).toBe(0);
});

it('Its page is anybody’s and says nothing of anybody; it alone may use a camera, and nobody frames it', async () => {
  const headers = async (path: string) => (await fetch(`${cmsUrl}${path}`)).headers;
  const page = await headers(CHECK_IN);
  expect(page.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
  expect(page.get('permissions-policy')).toContain('camera=(self)');
  expect(page.get('x-frame-options')).toBe('DENY');
  const worker = await headers('/lead-desk/check-in-worker.js');
  expect(worker.get('permissions-policy')).toContain('camera=()');
  expect(worker.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  expect((await headers('/admin/')).get('permissions-policy')).toContain('camera=()');
});
