import type { Core } from '@strapi/strapi';

/** Whom the first administrator signs in as. */
export const FIRST_ADMINISTRATOR = {
  firstname: 'Sahyara',
  lastname: 'Administrator',
  email: 'admin@sahyara.example',
} as const;

/** What the loader says when it has made it: only then the password it was given counts. */
export const ADMINISTRATOR_MADE = 'First administrator made';

/**
 * Makes the first administrator, before the CMS can be reached: nobody else can register as one.
 * @returns false when there is an administrator already
 */
export async function makeFirstAdministrator(strapi: Core.Strapi, password: string): Promise<boolean> {
  const users = strapi.service('admin::user');
  if (await users.exists()) return false;
  await users.createFirstAdmin({ ...FIRST_ADMINISTRATOR, password });
  return true;
}
