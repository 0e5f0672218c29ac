import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { describe, expect, inject, test, vi } from 'vitest';
import { anAccount, asker } from '../../../testing/accounts.ts';
import { outputOf } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { mailsIn } from '../../../testing/outbox.ts';
import { setForgottenPassword } from './forgotten-password.ts';

describe.each(['sqlite', 'postgres'] as const)('Strapi’s own mails on %s', (kind) => {
  const cms = inject(kind);
  const outbox = path.join(cms.folder, 'outbox');
  const mailsTo = (address: string) => mailsIn(outbox, address);

  test('without a mail server they lie in the outbox folder, and the link in one sets a new password', async () => {
    const from = await setForgottenPassword(cms, cms.editorToken, async (address) => {
      const [mail] = await vi.waitFor(async () => {
        // Their invitation came before it.
        const mails = (await mailsTo(address)).filter((one) => one.subject?.includes('password'));
        expect(mails).toHaveLength(1);
        return mails;
      }, 20_000);
      // In the house's frame, and the link is one.
      expect(mail?.from?.name).not.toBe('');
      expect(mail?.html).toContain(`in which the website of ${mail?.from?.name} is kept`);
      expect(mail?.html).toMatch(/<a href="http[^"]+\/auth\/reset-password\?code=/);
      return { subject: mail?.subject, from: mail?.from?.address, text: mail?.text };
    });
    expect(from).toBe('enquiries@site.localhost');
  });

  test('nobody is written to who has no account, and the answer is the same', async () => {
    const email = 'stranger@mail.example';
    const { status } = await asker(cms, '')('POST', '/admin/forgot-password', { email });
    expect(status).toBe(204);
    expect(await mailsTo(email)).toEqual([]);
    expect(outputOf(cms)).not.toContain(email);
  });

  describe('an invitation', () => {
    const LINK = /https?:\/\/\S+\/admin\/auth\/register\?registrationToken=([\w-]+)/;
    const SPENT = /^This invitation was used already, or a newer one was sent\./;
    const ask = asker(cms, cms.editorToken);
    const stranger = asker(cms, '');
    const invitationsTo = (email: string, count: number) =>
      vi.waitFor(async () => {
        const mails = await mailsTo(email);
        expect(mails).toHaveLength(count);
        return mails;
      }, 20_000);
    const tokenIn = (text: string | undefined) => LINK.exec(text ?? '')?.[1] ?? '';
    async function invite() {
      const { data: roles }: { data: { id: number; code: string }[] } = await (
        await ask('GET', '/admin/roles')
      ).json();
      const email = `${randomUUID()}@desk.example`;
      const made = await ask('POST', '/admin/users', {
        email,
        firstname: 'Asha',
        lastname: 'Desk',
        roles: roles.filter(({ code }) => code === 'desk-sales').map(({ id }) => id),
      });
      const { data }: { data: { id: number } } = await made.json();
      const [mail] = await invitationsTo(email, 1);
      return { id: data.id, email, mail, token: tokenIn(mail?.text) };
    }
    const accept = (registrationToken: string) =>
      stranger('POST', '/admin/register', {
        registrationToken,
        userInfo: { firstname: 'Asha', lastname: 'Desk', password: 'Desk-of-tests-1' },
        deviceId: randomUUID(),
      });
    const look = (token: string) => stranger('GET', `/admin/registration-info?registrationToken=${token}`);
    const messageOf = async (answer: Response) => {
      expect(answer.status).toBe(400);
      const { error }: { error: { message: string } } = await answer.json();
      return error.message;
    };
    const stateOf = async (id: number) => {
      const { data }: { data: { id: number; invited: { until: string | null } | null }[] } = await (
        await ask('GET', '/access/colleagues')
      ).json();
      return data.find((one) => one.id === id)?.invited;
    };

    test('comes by mail, is good once, and says so afterwards', async () => {
      const { id, mail, token } = await invite();
      expect(mail?.subject).toBe('Your account for the panel');
      expect(mail?.text).toContain('Test Editor has made an account for you');
      expect(mail?.text?.includes(`${cms.env.CMS_PUBLIC_URL}/admin/auth/register`), mail?.text).toBe(true);
      expect(Date.parse((await stateOf(id))?.until ?? '')).toBeGreaterThan(Date.now());
      expect((await look(token)).status).toBe(200);
      expect((await accept(token)).status).toBe(200);
      expect(await messageOf(await look(token))).toMatch(SPENT);
      expect(await messageOf(await accept(token))).toMatch(SPENT);
      expect(await stateOf(id)).toBeNull();
      expect((await ask('POST', `/access/colleagues/${id}/invitation`)).status).toBe(409);
      expect(await mailsTo(mail?.to?.[0]?.address ?? '')).toHaveLength(1);
    });

    test('runs out, says so, and is sent again with another link', async () => {
      const { id, email, token } = await invite();
      const old = `${token.split('-')[0]}-${(Date.now() - 1).toString(36)}`;
      await query(cms.database, 'update admin_users set registration_token = ? where id = ?', old, id);
      for (const answer of [await look(old), await accept(old)])
        expect(await messageOf(answer)).toMatch(/^This invitation has run out\. Ask whoever invited you/);
      expect(await stateOf(id)).toEqual({ until: null });
      // The one whose end is later by hand is none.
      expect(await messageOf(await accept(token))).toMatch(SPENT);
      expect((await ask('POST', `/access/colleagues/${id}/invitation`)).status).toBe(200);
      const tokens = (await invitationsTo(email, 2)).map(({ text }) => tokenIn(text));
      const fresh = tokens.find((one) => one !== token) ?? '';
      expect(await messageOf(await accept(old))).toMatch(SPENT);
      expect((await accept(fresh)).status).toBe(200);
      expect(
        await query(
          cms.database,
          "select details from audit_entries where subject = 'account' and entry = ? and details like 'Invitation%'",
          String(id),
        ),
      ).toEqual([{ details: 'Invitation sent again' }]);
    });

    test('opens no account that an administrator opened and closed since, and is sent again by them alone', async () => {
      const { id, token } = await invite();
      const manager = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
      expect((await manager.ask('POST', `/access/colleagues/${id}/invitation`)).status).toBe(403);
      await ask('PUT', `/admin/users/${id}`, { firstname: 'Asha', isActive: false });
      expect((await look(token)).status).toBe(200);
      await ask('PUT', `/admin/users/${id}`, { isActive: true, password: 'Desk-of-tests-1' });
      await ask('PUT', `/admin/users/${id}`, { isActive: false });
      expect(await messageOf(await accept(token))).toMatch(SPENT);
      expect((await ask('POST', `/access/colleagues/${id}/invitation`)).status).toBe(409);
      for (const other of ['x', '0', '2147483647'])
        expect((await ask('POST', `/access/colleagues/${other}/invitation`)).status).toBe(409);
    });
  });
});
