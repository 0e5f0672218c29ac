import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import { enquire, someNumber } from '../testing/leads.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { PHONE } from './visitor.ts';

const cmsUrl = inject('cmsUrl');
let asha: Account;
let meera: Account;

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
  meera = await anAccount(cmsUrl, 'desk-sales-manager', 'Meera');
});

it('Who walks in is written down by thumb, is proposed when known, and is on a colleague’s screen by itself', async () => {
  const name = `Shalini ${randomUUID().slice(0, 8)}`;
  const mobile = someNumber();
  const before = await enquire({ url: cmsUrl }, { name, mobile });
  const watching = await signedIn(meera, `/admin/lead-desk?view=all&q=${encodeURIComponent(name)}`);
  await watching.getByRole('row', { name: new RegExp(before) }).waitFor();

  const desk = await signedIn(asha, '/admin/lead-desk', PHONE);
  await desk.getByRole('link', { name: 'New enquiry' }).click();
  await desk.getByRole('textbox', { name: 'Mobile' }).pressSequentially(mobile.slice(0, 9));
  await desk.getByRole('button', { name: 'Store' }).click();
  await desk.getByText('Mobile number must be at least 10 digits').waitFor();
  await desk.getByText('Name is required').waitFor();
  await desk.getByRole('textbox', { name: 'Mobile' }).fill(`+91 ${mobile}`);
  await desk.getByText('is known: this will be one more enquiry of theirs.').waitFor();
  await desk.getByRole('link', { name: before }).waitFor();
  await desk.getByRole('textbox', { name: 'Name' }).fill(name);
  const choose = async (label: RegExp, option: string) => {
    await desk.getByRole('combobox', { name: label }).click();
    await desk.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(/How it came/, 'Walk-in');
  await choose(/They agreed to be answered/, 'In person');
  await desk.getByRole('checkbox', { name: 'WhatsApp' }).click();
  await desk
    .getByRole('textbox', { name: 'What they asked' })
    .fill('Came with her parents, looks for the east side');
  const store = desk.getByRole('button', { name: 'Store' });
  const box = await store.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  await store.click();
  await desk.getByText('Stored. It is yours.').waitFor();
  await desk.getByText('Came with her parents, looks for the east side').waitFor();
  await desk.getByText('Walk-in. Consent: in person. Enquiry 2 of this person').waitFor();
  await desk.getByText('By WhatsApp').waitFor();
  await watching.getByText('Enquired once before').waitFor();
});

it('A list of an event is told first, mistakes by row and column, and stored whole', async () => {
  const numbers = [someNumber(), someNumber()];
  const fileOf = (consent: string) => ({
    name: 'expo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Name,Mobile,Source,From,Consent',
        `Guest one,${numbers[0]},event,Pune Expo,in writing`,
        `Guest two,${numbers[1]},event,Pune Expo,${consent}`,
      ].join('\r\n'),
    ),
  });
  const desk = await signedIn(meera, '/admin/lead-desk/new');
  await desk.getByRole('link', { name: 'Many, by a file' }).click();
  const input = desk.getByLabel('File of enquiries');
  await input.setInputFiles(fileOf('surely'));
  await desk.getByText('Row 3, Consent').waitFor();
  await desk
    .getByText('It is one of these: in person, by phone, in writing, by message, not asked')
    .waitFor();
  await input.setInputFiles(fileOf('by message'));
  await desk.getByText('2 enquiries, 0 of people who are known').waitFor();
  await desk.getByRole('button', { name: 'Store them' }).click();
  await desk.getByText('Stored: 2 rows.').waitFor();
  await desk.goto(`/admin/lead-desk?view=all&q=${numbers[1]}`);
  await desk.getByRole('link', { name: 'Guest two', exact: true }).click();
  await desk.getByText('Event, Pune Expo. Consent: by message. First enquiry of this person').waitFor();
});

it('Sales people bring in no file', async () => {
  const desk = await signedIn(asha, '/admin/lead-desk/new');
  await desk.getByRole('textbox', { name: 'Mobile' }).waitFor();
  expect(await desk.getByRole('link', { name: 'Many, by a file' }).count()).toBe(0);
});

it('What a manager calls spam is under Spam, and the next like it says why it scores higher', async () => {
  const own = randomUUID().replace(/[^a-f]/g, 'q');
  const message = `We at ${own} furnish show homes ${own} for builders across the whole of western India, look at www.${own}.example and tell us what you need`;
  const first = await enquire({ url: cmsUrl }, { name: 'Offer one', message });
  const desk = await signedIn(meera, `/admin/lead-desk?view=all&q=${first}`);
  await desk.getByRole('link', { name: 'Offer one', exact: true }).click();
  await desk.getByRole('button', { name: 'Spam', exact: true }).click();
  await desk.getByText('Suspected of spam. Nobody was told of it.').waitFor();
  const second = await enquire({ url: cmsUrl }, { name: 'Offer two', message: `${message} soon` });
  await desk.goto(`/admin/lead-desk?view=spam&q=${second}`);
  await desk.getByRole('row', { name: /like what one person sent that was called spam/i }).waitFor();
  await desk.getByRole('button', { name: 'Not spam' }).click();
  await desk.getByText('No enquiry fits these filters.').waitFor();
});
