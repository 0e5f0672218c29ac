import { randomUUID } from 'node:crypto';
import type { RunningCms } from './cms-process.ts';
import { signIn } from './editor.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Somebody signed in to the panel. */
export type Account = {
  id: number;
  name: string;
  email: string;
  password: string;
  /** Asks the CMS as the panel does. */
  ask: (method: Method, path: string, body?: unknown) => Promise<Response>;
};

/** Asks as the panel does, with an access token. */
export const asker =
  (cms: Pick<RunningCms, 'url'>, token: string) => (method: Method, path: string, body?: unknown) =>
    fetch(`${cms.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

/**
 * Makes an account with one role, as an administrator does in the panel, and signs in as it.
 * @param role its code
 */
export async function anAccount(
  cms: Pick<RunningCms, 'url'>,
  administratorToken: string,
  role: string,
  firstname: string,
): Promise<Account> {
  const asAdministrator = asker(cms, administratorToken);
  const { data: roles }: { data: { id: number; code: string }[] } = await (
    await asAdministrator('GET', '/admin/roles')
  ).json();
  const found = roles.find(({ code }) => code === role);
  if (!found) throw new Error(`There is no role ${role}: ${roles.map(({ code }) => code).join(', ')}`);
  const email = `${randomUUID()}@desk.example`;
  const password = 'Desk-of-tests-1';
  const invited = await asAdministrator('POST', '/admin/users', {
    email,
    firstname,
    lastname: 'Desk',
    roles: [found.id],
  });
  if (!invited.ok) throw new Error(`No account: ${invited.status} ${await invited.text()}`);
  const { data: user }: { data: { id: number } } = await invited.json();
  const activated = await asAdministrator('PUT', `/admin/users/${user.id}`, { isActive: true, password });
  if (!activated.ok) throw new Error(`Not activated: ${activated.status} ${await activated.text()}`);
  const ask = asker(cms, await signIn(cms, { email, password }));
  return { id: user.id, name: `${firstname} Desk`, email, password, ask };
}
