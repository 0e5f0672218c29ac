import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asker } from '../../../testing/accounts.ts';
import type { RunningCms } from '../../../testing/cms-process.ts';
import { signIn } from '../../../testing/editor.ts';

const LINK = /https?:\/\/\S+\/admin\/auth\/reset-password\?code=(\w+)/;
type Received = { subject?: string | undefined; from?: string | undefined; text?: string | undefined };

/**
 * Somebody at the panel forgets their password, has the mail and sets a new one.
 * @param received the mail that came for an address
 * @returns from whom it came
 */
export async function setForgottenPassword(
  cms: Pick<RunningCms, 'url' | 'env'>,
  administratorToken: string,
  received: (address: string) => Promise<Received>,
): Promise<string | undefined> {
  const ask = asker(cms, administratorToken);
  const email = `${randomUUID()}@desk.example`;
  const { data: roles }: { data: { id: number; code: string }[] } = await (
    await ask('GET', '/admin/roles')
  ).json();
  const editors = roles.filter(({ code }) => code === 'strapi-editor').map(({ id }) => id);
  const invited = await ask('POST', '/admin/users', {
    email,
    firstname: 'Asha',
    lastname: 'Desk',
    roles: editors,
  });
  const { data: user }: { data: { id: number } } = await invited.json();
  await ask('PUT', `/admin/users/${user.id}`, { isActive: true, password: 'Forgotten-1' });

  const asked = await asker(cms, '')('POST', '/admin/forgot-password', { email });
  expect(asked.status).toBe(204);
  const { subject, from, text } = await received(email);
  expect(subject).toBe('A new password for the panel');
  const [link = '', resetPasswordToken = ''] = LINK.exec(text ?? '') ?? [];
  expect(link.startsWith(`${cms.env.CMS_PUBLIC_URL}/admin/`), text).toBe(true);

  const password = 'Remembered-1';
  const set = await asker(cms, '')('POST', '/admin/reset-password', { resetPasswordToken, password });
  expect(set.status, await set.clone().text()).toBe(200);
  expect(await signIn(cms, { email, password })).not.toBe('');
  return from;
}
