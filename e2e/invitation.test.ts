import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { enquire, someNumber } from '../testing/leads.ts';
import { mailsIn } from '../testing/outbox.ts';
import { qrCodesIn } from '../testing/qr-reader.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { appCode, wrongCode } from '../testing/totp.ts';
import { administratorOf, signedInByForm } from './panel.ts';
import { PHONE, visit } from './visitor.ts';

const USERS = '/admin/settings/users';
const PASSWORD = 'Desk-of-tests-1';
const STEP_MS = 30_000;
const TIMEOUT_MS = 240_000;
const SET_UP = 'Set up your second step';
const DIGITS = 'The six digits that the app shows';

let stack: Stack;

// A house in which whoever sees people's data signs in with a second factor.
beforeAll(async () => {
  stack = await startStack({ seeded: inject('seeded'), more: { SECOND_FACTOR_REQUIRED: 'on' } });
});
afterAll(() => stack?.stop());

/** Scans the picture in the dialog with an app. @returns the key that the app has by then */
async function scanned(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: SET_UP });
  const picture = dialog.getByRole('img', { name: 'Your key as a QR code' });
  await picture.waitFor();
  const [seen] = await qrCodesIn(await picture.screenshot());
  const key = new URL(seen?.text ?? '').searchParams.get('secret') ?? '';
  const letters = ((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').trim();
  expect(letters.replaceAll(' ', '')).toBe(key);
  return key;
}

/** Types what the app shows, and keeps the recovery codes. */
async function setUp(page: Page, key: string): Promise<void> {
  await page.getByLabel(DIGITS).fill(appCode(key));
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
}

/** Invites somebody, as an administrator does. */
async function invite(administrator: Page, who: { first: string; last: string; email: string }) {
  await administrator.getByRole('button', { name: 'Invite new user' }).click();
  const form = administrator.getByRole('dialog');
  await form.getByRole('textbox', { name: 'First name' }).fill(who.first);
  await form.getByRole('textbox', { name: 'Last name' }).fill(who.last);
  await form.getByRole('textbox', { name: 'Email' }).fill(who.email);
  await form.getByRole('combobox', { name: "User's roles" }).click();
  await administrator.getByRole('option', { name: 'Sales', exact: true }).click();
  await administrator.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Invite user' }).click();
  await form.getByRole('button', { name: 'Finish' }).click();
}

async function linkMailedTo(email: string): Promise<string> {
  const outbox = path.join(path.dirname(stack.databaseFile), 'outbox');
  await expect.poll(async () => (await mailsIn(outbox, email)).length).toBe(1);
  const [mail] = await mailsIn(outbox, email);
  return /https?:\/\/\S+\/auth\/register\?registrationToken=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

const openLink = (link: string) =>
  visit(link, { siteUrl: stack.cmsUrl, expectedNoise: /./, viewport: PHONE, touch: true });

it(
  'A colleague who is invited follows the mail on their phone, chooses a password, sets up the second step, and is at the desk',
  async () => {
    const name = 'Girija Sathe';
    const reference = await enquire({ url: stack.cmsUrl }, { name, mobile: someNumber() });
    const administrator = await signedInByForm(administratorOf(stack.cmsUrl), USERS);
    await setUp(administrator, await scanned(administrator));
    const who = { first: 'Vasudha', last: 'Kale', email: 'vasudha@desk.example' };
    await invite(administrator, who);
    await administrator.goto('/admin/access');
    const row = administrator.getByRole('listitem').filter({ hasText: who.email });
    await row.getByText(/^Invited until /).waitFor();

    const link = await linkMailedTo(who.email);
    const theirs = await openLink(link);
    await theirs.getByRole('heading', { name: 'Welcome' }).waitFor();
    await expect.poll(() => theirs.getByRole('textbox', { name: 'First name' }).inputValue()).toBe(who.first);
    expect(await theirs.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(who.email);
    // Nothing is asked for that goes to the maker of the panel.
    expect(await theirs.getByRole('checkbox').count()).toBe(0);
    await theirs.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await theirs.getByRole('textbox', { name: 'Confirm Password' }).fill('Desk-of-tests-2');
    await theirs.getByRole('button', { name: "Let's start" }).tap();
    await theirs.getByText('Passwords do not match').waitFor();
    await theirs.getByRole('textbox', { name: 'Confirm Password' }).fill(PASSWORD);
    await theirs.getByRole('button', { name: "Let's start" }).tap();

    // No way in without it: who gives up has no account yet, and the link is as good as before.
    const dialog = theirs.getByRole('dialog', { name: SET_UP });
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await theirs.getByText('You are not signed in: the code is missing').waitFor();
    await theirs.getByRole('button', { name: "Let's start" }).tap();
    const key = await scanned(theirs);
    expect(
      await theirs.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await theirs.getByLabel(DIGITS).fill(wrongCode(key));
    await theirs.getByRole('button', { name: 'Set up and sign in' }).tap();
    await dialog.getByText('That code is wrong, or was used before.').waitFor();
    await setUp(theirs, key);
    await theirs.getByRole('heading', { name: `Hello ${who.first}` }).waitFor();
    await theirs.goto('/admin/lead-desk?view=open');
    await theirs.getByText(reference).first().waitFor();

    // The administrator sees that they came; the link is spent, and says so to whoever finds it.
    await administrator.reload();
    await row.getByText('On', { exact: true }).waitFor();
    const finder = await openLink(link);
    await finder.getByText('This invitation was used already').first().waitFor();
    expect(await finder.locator('input[name="password"]').count()).toBe(0);

    // From now on the password and a code of the app let them in.
    const account = { cmsUrl: stack.cmsUrl, email: who.email, password: PASSWORD, name };
    const again = await signedInByForm(account, '/admin/lead-desk');
    const step = again.getByRole('dialog', { name: 'Second step' });
    await step
      .getByLabel('The six digits that the app on your phone shows')
      .fill(appCode(key, Date.now() + STEP_MS));
    await step.getByRole('button', { name: 'Sign in' }).click();
    await again.getByRole('heading', { name: 'My day' }).waitFor();
  },
  TIMEOUT_MS,
);
