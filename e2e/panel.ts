import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { EDITOR } from '../testing/stack.ts';
import { visit } from './visitor.ts';

const PASSWORD = 'Desk-of-tests-1';

/** Somebody who can sign in to the panel of one CMS. */
export type Account = { cmsUrl: string; email: string; password: string; name: string };

async function ask<T>(
  cmsUrl: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${cmsUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The account every stack is seeded with; it may everything. */
export const administratorOf = (cmsUrl: string): Account => ({ ...EDITOR, cmsUrl, name: 'Test Editor' });

const tokens = new Map<string, Promise<string>>();

/** Strapi allows an account five sign-ins in five minutes: one serves all that a file asks for. */
function administratorToken(cmsUrl: string): Promise<string> {
  const token =
    tokens.get(cmsUrl) ??
    ask<{ data: { token: string } }>(cmsUrl, '', 'POST', '/admin/login', EDITOR).then(
      ({ data }) => data.token,
    );
  tokens.set(cmsUrl, token);
  return token;
}

/**
 * Makes an account, as an administrator does in the panel's settings.
 * @param code of its role
 */
export async function anAccount(cmsUrl: string, code: string, firstname: string): Promise<Account> {
  const token = await administratorToken(cmsUrl);
  const asked = <T>(method: string, path: string, body?: object) => ask<T>(cmsUrl, token, method, path, body);
  const { data: roles } = await asked<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
  const role = roles.find((one) => one.code === code);
  const email = `${randomUUID()}@desk.example`;
  const { data: user } = await asked<{ data: { id: number } }>('POST', '/admin/users', {
    email,
    firstname,
    lastname: 'Pawar',
    roles: [role?.id],
  });
  await asked('PUT', `/admin/users/${user.id}`, { isActive: true, password: PASSWORD });
  return { cmsUrl, email, password: PASSWORD, name: `${firstname} Pawar` };
}

type Viewport = { width: number; height: number };

/** Signs in to the panel and opens a page of it. What the panel logs is not the site's business. */
export async function signedIn(
  { cmsUrl, email, password }: Account,
  path: string,
  viewport?: Viewport,
): Promise<Page> {
  const panel = await visit('/admin', {
    siteUrl: cmsUrl,
    expectedNoise: /./,
    ...(viewport ? { viewport } : {}),
  });
  panel.setDefaultTimeout(20_000);
  await panel.getByRole('textbox', { name: /email/i }).fill(email);
  await panel.locator('input[name="password"]').fill(password);
  await panel.getByRole('button', { name: /login/i }).click();
  await panel.waitForURL((url) => !url.pathname.includes('/auth/'));
  await panel.goto(path);
  return panel;
}
