import type { Page } from 'playwright-core';
import * as accounts from '../testing/accounts.ts';
import { EDITOR, signIn } from '../testing/editor.ts';
import { visit } from './visitor.ts';

/** Somebody who can sign in to the panel of one CMS. */
export type Account = { cmsUrl: string; email: string; password: string; name: string };

/** The account every stack is seeded with; it may everything. */
export const administratorOf = (cmsUrl: string): Account => ({ ...EDITOR, cmsUrl, name: 'Test Editor' });

const tokens = new Map<string, Promise<string>>();

/** Strapi allows an account five sign-ins in five minutes: one serves all that a file asks for. */
function administratorToken(cmsUrl: string): Promise<string> {
  const token = tokens.get(cmsUrl) ?? signIn({ url: cmsUrl });
  tokens.set(cmsUrl, token);
  return token;
}

/**
 * Makes an account, as an administrator does in the panel's settings.
 * @param code of its role
 */
export async function anAccount(cmsUrl: string, code: string, firstname: string): Promise<Account> {
  const made = await accounts.anAccount({ url: cmsUrl }, await administratorToken(cmsUrl), code, firstname);
  return { ...made, cmsUrl };
}

type Viewport = { width: number; height: number };

/** Signs in to the panel and opens a page of it. What the panel logs is not the site's business. */
export async function signedIn(
  { cmsUrl, email, password }: Account,
  path: string,
  viewport?: Viewport,
  { touch = false, locale }: { touch?: boolean; locale?: string } = {},
): Promise<Page> {
  const panel = await visit('/admin', {
    siteUrl: cmsUrl,
    expectedNoise: /./,
    touch,
    ...(viewport ? { viewport } : {}),
    ...(locale ? { locale } : {}),
  });
  panel.setDefaultTimeout(20_000);
  await panel.getByRole('textbox', { name: /email/i }).fill(email);
  await panel.locator('input[name="password"]').fill(password);
  await panel.getByRole('button', { name: /login/i }).click();
  await panel.waitForURL((url) => !url.pathname.includes('/auth/'));
  await panel.goto(path);
  return panel;
}
