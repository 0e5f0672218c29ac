import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Route } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { enquire as enquireAt, someNumber } from '../testing/leads.ts';
import { type Account, anAccount, askedByHand, askedByItself, signedIn } from './panel.ts';
import { PHONE } from './visitor.ts';

const cmsUrl = inject('cmsUrl');

let asha: Account;
let ravi: Account;

/** Each of somebody of their own: who comes back goes to the colleague who has them. */
const enquire = (name: string, mobile = someNumber()) => enquireAt({ url: cmsUrl }, { name, mobile });

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
  ravi = await anAccount(cmsUrl, 'desk-sales', 'Ravi');
});

it('A sales person finds an enquiry, takes it a step on, must say why it is lost, and exports what is theirs', async () => {
  const name = `Vidya ${randomUUID()}`;
  const mobile = someNumber();
  const reference = await enquire(name, mobile);
  const desk = await signedIn(asha, `/admin/lead-desk?q=${reference}`);
  const row = desk.getByRole('row', { name: new RegExp(reference) });
  await row.waitFor();
  expect(await row.getByRole('link', { name: `Call ${name}` }).getAttribute('href')).toBe(`tel:+91${mobile}`);
  expect(await row.getByRole('link', { name: `WhatsApp ${name}` }).getAttribute('href')).toBe(
    `https://wa.me/91${mobile}`,
  );

  await row.getByRole('link', { name, exact: true }).click();
  const choose = async (label: string, option: string) => {
    await desk.getByRole('combobox', { name: label }).click();
    await desk.getByRole('option', { name: option, exact: true }).click();
  };
  const save = () => desk.getByRole('button', { name: 'Save', exact: true }).click();
  await choose('Stage', 'Contacted');
  await desk.getByRole('textbox', { name: 'Note' }).fill('Likes the east side');
  await save();
  const history = desk.getByRole('list').filter({ hasText: 'Received' });
  await history.getByText('New → Contacted').waitFor();
  await history.getByText('Likes the east side').waitFor();
  await history.getByText(`Belongs to ${asha.name}`).waitFor();

  await choose('Stage', 'Lost');
  await save();
  await desk.getByRole('alert').filter({ hasText: 'needs the reason why it is lost' }).waitFor();
  await choose('Lost because', 'Budget');
  await save();
  await history.getByText('Contacted → Lost: Budget').waitFor();

  await desk.goto(`/admin/lead-desk?view=all&q=${reference}`);
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Export' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
  expect(csv).toContain(`"${reference}"`);

  // What is Asha's is not there for Ravi, nor is any content.
  const other = await signedIn(ravi, `/admin/lead-desk?view=all&q=${reference}`);
  await other.getByText('No enquiry fits these filters.').waitFor();
});

it('An enquiry is found while somebody types, by its number as the desk shows it and by words of its message', async () => {
  const word = `jackfruit-${randomUUID()}`;
  const name = `Sarala ${word.slice(-6)}`;
  await enquireAt({ url: cmsUrl }, { name, mobile: '9000000019', message: `Beside the ${word} tree` });
  const desk = await signedIn(asha, '/admin/lead-desk?view=all');
  const search = desk.getByRole('searchbox', { name: 'Search enquiries' });
  const only = desk.getByRole('row', { name: new RegExp(name) });
  for (const typed of [`${word} beside`, '+91 90000-00019']) {
    await search.fill('');
    await search.pressSequentially(typed);
    await only.waitFor();
    await expect.poll(() => desk.getByRole('row').count()).toBe(2);
    expect(await search.inputValue()).toBe(typed);
  }
  await desk.goBack();
  expect(new URL(desk.url()).searchParams.get('q')).toBeNull();
});

it('The home page of a sales person counts enquiries', async () => {
  await enquire(`Kiran ${randomUUID()}`);
  const home = await signedIn(asha, '/admin');
  await home.getByText(/^today, \d+ yesterday$/).waitFor();
  await home.getByText('late: no answer in 5 min').waitFor();
  await home
    .getByText(/\d+ of \d+ visited, \d+ booked/)
    .first()
    .waitFor();
});

it('On a phone a sales person calls and writes from the list, and the rest of the filters waits folded', async () => {
  const name = `Meher ${randomUUID()}`;
  const reference = await enquire(name);
  const desk = await signedIn(ravi, `/admin/lead-desk?q=${reference}`, PHONE);
  const card = desk.getByRole('listitem').filter({ hasText: reference });
  const call = card.getByRole('link', { name: `Call ${name}` });
  await call.waitFor();
  for (const link of [call, card.getByRole('link', { name: `WhatsApp ${name}` })]) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  }
  expect(await desk.getByRole('combobox', { name: 'Stage' }).count()).toBe(0);
  await desk.getByRole('button', { name: 'Filters' }).click();
  await desk.getByRole('combobox', { name: 'Stage' }).waitFor();
});

it('On a phone a press on Call asks what came of it; three calls in vain propose a message; being reached is the answer', async () => {
  const name = `Naina ${randomUUID()}`;
  const mobile = someNumber();
  const reference = await enquire(name, mobile);
  const desk = await signedIn(ravi, `/admin/lead-desk?q=${reference}`, PHONE);
  const card = desk.getByRole('listitem').filter({ hasText: reference });
  const asked = card.getByRole('group', { name: `What came of it? ${name}` });
  const call = async () => {
    await card.getByRole('link', { name: `Call ${name}` }).evaluate((link) => {
      // There is no telephone here.
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    await asked.waitFor();
  };
  for (let times = 1; times <= 3; times += 1) {
    await call();
    for (const button of await asked.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
    await asked.getByRole('button', { name: 'Not reached' }).click();
    await asked.waitFor({ state: 'detached' });
  }
  await card.getByText('Not reached 3 times. Write instead:').waitFor();
  const message = await card.getByRole('link', { name: 'Open in WhatsApp' }).getAttribute('href');
  expect(message).toContain(`https://wa.me/91${mobile}?text=Hello%20Naina%2C%20this%20is%20Ravi`);
  expect(await card.getByText(/^Answered/).count()).toBe(0);

  await call();
  await asked.getByRole('button', { name: 'Call back at …' }).click();
  await asked.getByRole('button', { name: 'Tomorrow, 10 am' }).click();
  await asked.getByRole('button', { name: 'Note it' }).click();
  await card.getByText(/^Answered/).waitFor();
  await card.getByText(/^Again /).waitFor();
  expect(await card.getByText('Write instead').count()).toBe(0);
});

it('What was typed for one enquiry stays when somebody calls meanwhile', async () => {
  const name = `Rohan ${randomUUID()}`;
  const reference = await enquire(name);
  const desk = await signedIn(asha, `/admin/lead-desk?q=${reference}`);
  await desk.getByRole('link', { name, exact: true }).click();
  const note = desk.getByRole('textbox', { name: 'Note' });
  await note.fill('Asks for the cost sheet');
  await desk.getByRole('link', { name: `Call ${name}` }).evaluate((link) => {
    // There is no telephone here.
    link.addEventListener('click', (event) => event.preventDefault());
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await desk.getByRole('list').filter({ hasText: 'Received' }).getByText('Pressed Call').waitFor();
  expect(await note.inputValue()).toBe('Asks for the cost sheet');
});

it('An answer that is none of the desk’s is said in a sentence, and asked for again', async () => {
  const name = `Tanuja ${randomUUID()}`;
  const reference = await enquire(name);
  const desk = await signedIn(asha, '/admin');
  const backSoon = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Back soon</p>' });
  let byHand = 0;
  await desk.route(askedByHand('leads'), (route) => {
    byHand += 1;
    return byHand === 1 ? backSoon(route) : route.fallback();
  });
  // The page's own question may overtake a slow answer to the second press, and is then the one that is shown.
  await desk.route(askedByItself('leads'), (route) => (byHand < 2 ? backSoon(route) : route.fallback()));
  await desk.goto(`/admin/lead-desk?q=${reference}`);
  const alert = desk.getByRole('alert').filter({ hasText: 'that this page cannot show' });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await desk.getByRole('link', { name, exact: true }).waitFor();
});

it('Nor is it kept back where the page renews itself before its first answer has come', async () => {
  const name = `Urmila ${randomUUID()}`;
  const reference = await enquire(name);
  const desk = await signedIn(asha, '/admin');
  await desk.route(askedByItself('leads'), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Back soon</p>' }),
  );
  // The first is left without an answer.
  await desk.route(askedByHand('leads'), () => {}, { times: 1 });
  await desk.goto(`/admin/lead-desk?q=${reference}`);
  await desk.getByText('New enquiries appear by themselves').waitFor();
  await enquire(`Vaishali ${randomUUID()}`);
  const alert = desk.getByRole('alert').filter({ hasText: 'that this page cannot show' });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await desk.getByRole('link', { name, exact: true }).waitFor();
});
