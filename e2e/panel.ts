import type { Page } from 'playwright-core';
import * as accounts from '../testing/accounts.ts';
import { EDITOR, renewSignIn, signedIn as signedInNow, signIn } from '../testing/editor.ts';
import { signInTo } from '../testing/panel-sign-in.ts';
import { visit } from './visitor.ts';

/** Somebody who can sign in to the panel of one CMS. */
export type Account = { cmsUrl: string; email: string; password: string; name: string };

/** Made for a test, which asks as it, too. */
export type MadeAccount = Account & Pick<accounts.Account, 'ask' | 'id'>;

/** The account every stack is seeded with; it may everything. */
export const administratorOf = (cmsUrl: string): Account => ({ ...EDITOR, cmsUrl, name: 'Test Editor' });

/** What a page of the desk asks where somebody opens it or presses Try again. @param what `board` or `leads` */
export const askedByHand = (what: string) => (url: URL) =>
  url.pathname === `/lead-desk/${what}` && !url.searchParams.has('again');

/** What it asks without anybody, when something has changed at the desk: in the journeys at any time. */
export const askedByItself = (what: string) => (url: URL) =>
  url.pathname === `/lead-desk/${what}` && url.searchParams.has('again');

const administrators = new Map<string, Promise<ReturnType<typeof signedInNow>>>();

/** Strapi allows an account five sign-ins in five minutes: one serves all files of a process while it is good. */
async function administratorToken(cmsUrl: string): Promise<string> {
  const begun = administrators.get(cmsUrl) ?? signIn({ url: cmsUrl }).then(signedInNow);
  administrators.set(cmsUrl, begun);
  const administrator = await begun;
  await renewSignIn(administrator, cmsUrl);
  return administrator.editorToken;
}

/**
 * Makes an account, as an administrator does in the panel's settings.
 * @param code of its role
 */
export async function anAccount(cmsUrl: string, code: string, firstname: string): Promise<MadeAccount> {
  const made = await accounts.anAccount({ url: cmsUrl }, await administratorToken(cmsUrl), code, firstname);
  return { ...made, cmsUrl };
}

type Viewport = { width: number; height: number };

/**
 * A page of the panel, in the browser of somebody who has signed in to it before: the form and the page behind it are
 * loaded where a test is about them. What the panel logs is not the site's business.
 */
export function signedIn(
  account: Account,
  path: string,
  viewport?: Viewport,
  { touch = false, locale }: { touch?: boolean; locale?: string } = {},
): Promise<Page> {
  return visit(path, {
    siteUrl: account.cmsUrl,
    expectedNoise: /./,
    isRegular: true,
    touch,
    ...(viewport ? { viewport } : {}),
    ...(locale ? { locale } : {}),
    begin: (browser) => signInTo(browser, account),
  });
}

/** The same by the form, which leads to the page that was asked for. */
export async function signedInByForm({ cmsUrl, email, password }: Account, path: string): Promise<Page> {
  const panel = await visit(path, { siteUrl: cmsUrl, expectedNoise: /./ });
  await panel.getByRole('textbox', { name: /email/i }).fill(email);
  await panel.locator('input[name="password"]').fill(password);
  await panel.getByRole('button', { name: /login/i }).click();
  return panel;
}
