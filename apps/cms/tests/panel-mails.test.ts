import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, inject, test, vi } from 'vitest';
import { asker } from '../../../testing/accounts.ts';
import { outputOf } from '../../../testing/cms-process.ts';
import { setForgottenPassword } from './forgotten-password.ts';

describe.each(['sqlite', 'postgres'] as const)('Strapi’s own mails on %s', (kind) => {
  const cms = inject(kind);
  const outbox = path.join(cms.folder, 'outbox');
  const mailsTo = async (address: string) => {
    const files = await readdir(outbox).catch(() => []);
    const mails = await Promise.all(
      files
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => PostalMime.parse(await readFile(path.join(outbox, name)))),
    );
    return mails.filter(({ to }) => to?.some((one) => one.address === address));
  };

  test('without a mail server they lie in the outbox folder, and the link in one sets a new password', async () => {
    const from = await setForgottenPassword(cms, cms.editorToken, async (address) => {
      const [mail] = await vi.waitFor(async () => {
        const mails = await mailsTo(address);
        expect(mails).toHaveLength(1);
        return mails;
      }, 20_000);
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
});
