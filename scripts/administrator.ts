import { randomBytes } from 'node:crypto';
import { FIRST_ADMINISTRATOR } from '../apps/cms/seed/first-administrator.mts';

/** What the first administrator signs in with. */
export type FirstAdministrator = { email: string; password: string };

/** A password by Strapi's own rule: a capital, a small letter and a digit. */
export const firstAdministrator = (): FirstAdministrator => ({
  email: FIRST_ADMINISTRATOR.email,
  password: `Sh1${randomBytes(12).toString('base64url')}`,
});

/** Says what to sign in with; it is kept nowhere. */
export function tellOnce({ email, password }: FirstAdministrator): void {
  console.log(`\n  Sign in to the CMS as ${email}\n  Password  ${password}   (shown only this once)`);
}
