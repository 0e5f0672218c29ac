import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import { enquire, someEmail, someNumber } from '../testing/leads.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { PHONE } from './visitor.ts';

const cmsUrl = inject('cmsUrl');
const at = { url: cmsUrl };

let asha: Account;
let ravi: Account;
let meera: Account;
let manish: Account;

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
  ravi = await anAccount(cmsUrl, 'desk-sales', 'Ravi');
  meera = await anAccount(cmsUrl, 'desk-sales-manager', 'Meera');
  manish = await anAccount(cmsUrl, 'desk-sales-manager', 'Manish');
});

it('Who comes back goes to the colleague who has them, on the screen by itself, and its row says so', async () => {
  const name = `Ketaki ${randomUUID().slice(0, 8)}`;
  const mobile = someNumber();
  const first = await enquire(at, { name, mobile });
  const desk = await signedIn(asha, `/admin/lead-desk?view=mine&q=${encodeURIComponent(name)}`);
  const others = await signedIn(ravi, `/admin/lead-desk?view=open&q=${encodeURIComponent(name)}`);
  await others.getByRole('row', { name: new RegExp(first) }).waitFor();
  const entry = await signedIn(asha, `/admin/lead-desk?q=${first}`);
  await entry.getByRole('link', { name, exact: true }).click();
  await entry.getByRole('textbox', { name: 'Note' }).fill('Looks at the corner flat');
  await entry.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.getByRole('row', { name: new RegExp(first) }).waitFor();

  const again = await enquire(at, { name, mobile, message: 'I saw it again and would like to come back.' });
  const row = desk.getByRole('row', { name: new RegExp(again) });
  await row.waitFor();
  await row.getByText(`Enquired once before: ${asha.name} has this person`).waitFor();
  // Beside Ravi's eyes: what was there is gone, and nothing came.
  await others.getByText('No enquiry fits these filters.').waitFor();

  await row.getByRole('link', { name, exact: true }).click();
  await desk.getByRole('link', { name: 'Everything of this person' }).click();
  await desk.getByRole('heading', { name: 'Their story' }).waitFor();
  for (const reference of [first, again]) {
    await desk.getByRole('link', { name: reference }).first().waitFor();
  }
  await desk.getByText('Looks at the corner flat').waitFor();
  await desk.getByText('I saw it again and would like to come back.').waitFor();
});

it('A wrong number is mended in the row that asks for it, by thumb, and what it was stays in the history', async () => {
  const name = `Wasim ${randomUUID().slice(0, 8)}`;
  const [wrong, right] = [someNumber(), someNumber()];
  const reference = await enquire(at, { name, mobile: wrong });
  const desk = await signedIn(asha, `/admin/lead-desk?q=${reference}`, PHONE);
  const card = desk.getByRole('listitem').filter({ hasText: reference });
  await card.getByRole('link', { name: `Call ${name}` }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await card.getByRole('button', { name: 'Wrong number' }).click();
  const form = card.getByRole('form', { name: `The right number of ${name}` });
  await form.getByRole('textbox', { name: 'The right one' }).fill('12345');
  const mend = form.getByRole('button', { name: 'Mend' });
  expect((await mend.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await mend.click();
  await form.getByText('Mobile number must be at least 10 digits').waitFor();
  await form.getByRole('textbox', { name: 'The right one' }).fill(`+91 ${right}`);
  await mend.click();
  await form.waitFor({ state: 'detached' });
  await expect
    .poll(() => card.getByRole('link', { name: `Call ${name}` }).getAttribute('href'))
    .toBe(`tel:+91${right}`);
  await card.getByRole('link', { name, exact: true }).click();
  const history = desk.getByRole('list').filter({ hasText: 'Received' });
  await history.getByText('Number mended').waitFor();
  await history.getByText(new RegExp(`${wrong.slice(0, 5)} ?${wrong.slice(5)} → `)).waitFor();
});

it('Two that are one person are joined after looking, by one of two managers, and parted again', async () => {
  const [one, other] = [someNumber(), someNumber()];
  const shared = someEmail();
  const name = `Nila ${randomUUID().slice(0, 8)}`;
  const first = await enquire(at, { name, mobile: one });
  const second = await enquire(at, { name: `${name} Rao`, mobile: other, email: shared });
  await enquire(at, { name, mobile: one, email: shared });
  const openPerson = async (who: Account) => {
    const desk = await signedIn(who, `/admin/lead-desk?view=all&q=${first}`);
    await desk.getByRole('link', { name, exact: true }).first().click();
    await desk.getByRole('link', { name: 'Everything of this person' }).click();
    const asked = desk.getByRole('region', { name: `Is ${name} Rao the same person?` });
    await asked.getByText(`Both have ${shared}.`).waitFor();
    await asked.getByRole('button', { name: 'Look at what would be joined' }).click();
    await asked.getByText(second).waitFor();
    return { desk, merge: asked.getByRole('button', { name: `Merge into ${name}` }) };
  };
  const [here, there] = [await openPerson(meera), await openPerson(manish)];
  await here.merge.click();
  await here.desk.getByText('Merged: they are one person now').waitFor();
  // The other screen has it too, by itself: nothing is left to be merged there.
  await there.merge.waitFor({ state: 'detached' });
  await there.desk.getByText(/Merged by Meera Desk/).waitFor();
  await there.desk.getByRole('heading', { name: 'Enquiries and messages' }).waitFor();
  expect(await there.desk.getByRole('link', { name: second }).count()).toBeGreaterThan(0);
  await there.desk.getByRole('button', { name: 'Undo' }).click();
  await there.desk.getByText('Undone: they are two people again').waitFor();
  await here.desk.getByRole('region', { name: `Is ${name} Rao the same person?` }).waitFor();
});

it('What is noted of a person is not written over unseen by a colleague', async () => {
  const name = `Leena ${randomUUID().slice(0, 8)}`;
  const reference = await enquire(at, { name });
  const open = async (who: Account) => {
    const desk = await signedIn(who, `/admin/lead-desk?view=all&q=${reference}`);
    await desk.getByRole('link', { name, exact: true }).click();
    await desk.getByRole('link', { name: 'Everything of this person' }).click();
    await desk.getByRole('textbox', { name: 'Looks for' }).waitFor();
    return desk;
  };
  const [here, there] = [await open(meera), await open(manish)];
  const save = (desk: typeof here) => desk.getByRole('button', { name: 'Save', exact: true }).click();
  await there.getByRole('textbox', { name: 'When' }).fill('Next year');
  await here.getByRole('textbox', { name: 'Looks for' }).fill('3 BHK, high floor');
  await here
    .getByRole('textbox', { name: /Budget/ })
    .or(here.getByRole('spinbutton', { name: /Budget/ }))
    .fill('125');
  await save(here);
  await here.getByText('Saved').waitFor();
  await save(there);
  await there.getByRole('alert').filter({ hasText: 'A colleague changed this person meanwhile' }).waitFor();
  expect(await there.getByRole('textbox', { name: 'When' }).inputValue()).toBe('Next year');
  await expect
    .poll(() => there.getByRole('textbox', { name: 'Looks for' }).inputValue())
    .toBe('3 BHK, high floor');
  await save(there);
  await there.getByText('Saved').waitFor();
  await expect.poll(() => here.getByRole('textbox', { name: 'When' }).inputValue()).toBe('Next year');
});
