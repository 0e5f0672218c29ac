import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { asker } from '../testing/accounts.ts';
import { signIn } from '../testing/editor.ts';
import { enquire, someNumber } from '../testing/leads.ts';
import { qrCodesIn } from '../testing/qr-reader.ts';
import { appCode, wrongCode } from '../testing/totp.ts';
import { axeFinds } from './axe.ts';
import { type Account, administratorOf, anAccount, signedIn, signedInByForm } from './panel.ts';
import { PHONE } from './visitor.ts';

const STEP_MS = 30_000;
const cmsUrl = inject('cmsUrl');
let asha: Account;

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
});

const keyIn = async (page: Page) =>
  ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '');
const codesIn = (list: Locator) => list.getByRole('listitem').allTextContents();
const SIGNED_IN = 'How I sign in';

it('A second step is set up by a picture, asked for at the next sign-in, passed by a recovery code, and reset by an administrator', async () => {
  const own = await signedIn(asha, '/admin/access', PHONE);
  await own.getByRole('button', { name: 'Set it up' }).click();
  const key = await keyIn(own);
  const picture = own.getByRole('img', { name: 'Your key as a QR code' });
  const [seen] = await qrCodesIn(await picture.screenshot());
  const address = new URL(seen?.text ?? '');
  expect([address.protocol, address.searchParams.get('secret')]).toEqual(['otpauth:', key]);
  await own.getByLabel('The six digits that the app shows').fill(wrongCode(key));
  await own.getByRole('button', { name: 'Switch on' }).click();
  await own.getByText('That code is wrong, or was used before.').waitFor();
  await own.getByLabel('The six digits that the app shows').fill(appCode(key));
  await own.getByRole('button', { name: 'Switch on' }).click();
  await own.getByRole('button', { name: 'I have kept them' }).waitFor();
  const recoveryCodes = await codesIn(own.getByRole('list', { name: 'Recovery codes' }));
  expect(recoveryCodes).toHaveLength(10);
  const [file] = await Promise.all([
    own.waitForEvent('download'),
    own.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  await own.getByRole('button', { name: 'I have kept them' }).click();
  await own.getByText('10 recovery codes are left.').waitFor();
  expect(await own.getByText(recoveryCodes[0] ?? '').count()).toBe(0);

  // Another browser: the password alone is not enough, and who gives up is told so by the form.
  const byApp = await signedInByForm(asha, '/admin/access');
  const step = byApp.getByRole('dialog', { name: 'Second step' });
  await step.waitFor();
  await step.getByRole('button', { name: 'Cancel' }).click();
  await byApp.getByText('You are not signed in: the code is missing').waitFor();
  await byApp.getByRole('button', { name: /login|sign in/i }).click();
  const digits = step.getByLabel('The six digits that the app on your phone shows');
  await digits.fill(wrongCode(key));
  await digits.press('Enter');
  await step.getByText('That code is wrong, or was used before.').waitFor();
  expect(await digits.inputValue()).toBe('');
  // The one that comes next: the one before was used to switch it on.
  await digits.fill(appCode(key, Date.now() + STEP_MS));
  await digits.press('Enter');
  await byApp.getByRole('heading', { name: SIGNED_IN }).waitFor();
  expect(await step.count()).toBe(0);

  const byRecovery = await signedInByForm(asha, '/admin/access');
  const asked = byRecovery.getByRole('dialog', { name: 'Second step' });
  await asked.getByRole('button', { name: 'Use a recovery code' }).click();
  await asked.getByLabel('One of your recovery codes').fill(recoveryCodes[0] ?? '');
  await asked.getByRole('button', { name: 'Sign in' }).click();
  await byRecovery.getByText('That recovery code is used up. 9 are left').waitFor();
  await byRecovery.getByRole('button', { name: 'Go on' }).click();
  await byRecovery.getByText('9 recovery codes are left.').waitFor();

  const administrator = await signedIn(administratorOf(cmsUrl), '/admin/access');
  const row = administrator.getByRole('listitem').filter({ hasText: asha.email });
  await row.getByText('On', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Reset Asha Desk’s second step' }).click();
  await administrator.getByRole('button', { name: 'Confirm' }).click();
  await administrator.getByText('Asha Desk signs in by password again').waitFor();
  await row.getByText('Off', { exact: true }).waitFor();
  const without = await signedInByForm(asha, '/admin/access');
  await without.getByRole('button', { name: 'Set it up' }).waitFor();
});

/** An enquiry that somebody has taken. */
async function takenBy(who: Account): Promise<void> {
  const reference = await enquire({ url: cmsUrl }, { name: 'Kavita Shah', mobile: someNumber() });
  const ask = asker({ url: cmsUrl }, await signIn({ url: cmsUrl }, who));
  const { data: choices }: { data: { self: string } } = await (await ask('GET', '/lead-desk/choices')).json();
  const { data: found }: { data: { leads: { documentId: string }[] } } = await (
    await ask('GET', `/lead-desk/leads?q=${reference}`)
  ).json();
  const taken = await ask('PUT', `/lead-desk/leads/${found.leads[0]?.documentId}`, { owner: choices.self });
  expect(taken.status, await taken.clone().text()).toBe(200);
}

it('An administrator ends where a colleague is signed in, and lets them leave: what they hold is a colleague’s', async () => {
  const lina = await anAccount(cmsUrl, 'desk-sales', 'Lina');
  const bela = await anAccount(cmsUrl, 'desk-sales', 'Bela');
  await takenBy(lina);
  const theirs = await signedIn(lina, '/admin/access');
  await theirs.getByRole('link', { name: 'Active devices' }).first().waitFor();
  const administrator = await signedIn(administratorOf(cmsUrl), '/admin/access', PHONE);
  const row = administrator.getByRole('listitem').filter({ hasText: lina.email });
  await row.getByRole('button', { name: 'Where Lina Desk is signed in' }).click();
  const sessions = administrator.getByRole('dialog', { name: 'Where Lina Desk is signed in' });
  await sessions.getByText(/ on Linux/).waitFor();
  expect(await axeFinds(administrator, { within: '[role="dialog"]' })).toEqual([]);
  await sessions.getByRole('button', { name: 'End all' }).click();
  await sessions.getByText('Lina Desk is signed in nowhere.').waitFor();
  await sessions.getByRole('button', { name: 'Close', exact: true }).last().click();
  await theirs.reload();
  await theirs.getByRole('button', { name: /login|sign in/i }).waitFor();

  await row.getByRole('button', { name: 'Lina Desk leaves' }).click();
  const leaving = administrator.getByRole('dialog', { name: 'Lina Desk leaves' });
  await leaving.getByText('Lina Desk holds one enquiry. Of the enquiries 1 is open').waitFor();
  const goes = leaving.getByRole('button', { name: 'Hand over and close' });
  expect(await goes.isDisabled()).toBe(true);
  await leaving.getByRole('combobox', { name: 'Who takes over' }).click();
  await administrator.getByRole('option', { name: new RegExp(bela.email) }).click();
  await leaving.getByText('Bela Desk is told by one mail.').waitFor();
  expect(await axeFinds(administrator, { within: '[role="dialog"]' })).toEqual([]);
  await goes.click();
  await administrator.getByText('Lina Desk has left. Handed over: one enquiry.').waitFor();
  await row.waitFor({ state: 'detached' });
});
