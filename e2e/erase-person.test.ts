import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { enquire, someNumber } from '../testing/leads.ts';
import { administratorOf, signedIn } from './panel.ts';

const cmsUrl = inject('cmsUrl');
const CONTACTS = '/admin/content-manager/collection-types/api::contact.contact';

it('An administrator erases a person by the button on their contact, after reading what goes and what stays', {
  timeout: 120_000,
}, async () => {
  const name = `Zephyrine ${randomUUID()}`;
  await enquire({ url: cmsUrl }, { name, mobile: someNumber() });
  const panel = await signedIn(administratorOf(cmsUrl), `${CONTACTS}?_q=${encodeURIComponent(name)}`);
  await panel.getByText(name).first().click();
  const button = panel.getByRole('button', { name: 'Erase this person' });
  await button.click();
  const dialog = panel.getByRole('alertdialog');
  await dialog.getByText('Gone for good: name, number, e-mail, message').waitFor();
  await dialog.getByText('What stays names nobody').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await panel.getByText(name).count()).toBeGreaterThan(0);

  await button.click();
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await panel.getByText('The person is erased.').waitFor();
  await panel.getByRole('heading', { name: 'Erased' }).waitFor();
  expect(await panel.getByText(name).count()).toBe(0);
  expect(await button.isDisabled()).toBe(true);
});
