import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { query } from '../../../testing/database.ts';

const WORK = { action: 'api::lead-desk.work', subject: null, properties: {}, conditions: [] };

describe.each(['sqlite', 'postgres'] as const)(
  'What somebody may do in the panel on %s is what holds now',
  (kind) => {
    const cms = inject(kind);
    const administrator = asker(cms, cms.editorToken);
    let role: { id: number; code: string };
    let asha: Account;
    const allow = async (permissions: object[]) => {
      const answer = await administrator('PUT', `/admin/roles/${role.id}/permissions`, { permissions });
      expect(answer.status, await answer.text()).toBe(200);
    };
    const atTheDesk = async () => (await asha.ask('GET', '/lead-desk/choices')).status;
    beforeAll(async () => {
      const name = `Reception ${randomUUID()}`;
      const made = await administrator('POST', '/admin/roles', { name, description: 'Looks at the desk.' });
      expect(made.status, await made.clone().text()).toBe(201);
      role = (await made.json()).data;
      await allow([WORK]);
      asha = await anAccount(cms, cms.editorToken, role.code, 'Asha');
    });

    test('a permission that is taken away is gone with the next request, and one that is given is there', async () => {
      expect(await atTheDesk()).toBe(200);
      await allow([]);
      expect(await atTheDesk()).toBe(403);
      await allow([WORK]);
      expect(await atTheDesk()).toBe(200);
    });

    test('so is one that another instance took away, whose changes are in the database alone', async () => {
      expect(await atTheDesk()).toBe(200);
      await query(
        cms.database,
        `delete from admin_permissions where id in
         (select permission_id from admin_permissions_role_lnk where role_id = ?)`,
        role.id,
      );
      expect(await atTheDesk()).toBe(403);
      await allow([WORK]);
      expect(await atTheDesk()).toBe(200);
    });

    test('another role is another set of permissions', async () => {
      expect(await atTheDesk()).toBe(200);
      const { data }: { data: { id: number; code: string }[] } = await (
        await administrator('GET', '/admin/roles')
      ).json();
      const editor = data.find(({ code }) => code === 'strapi-editor')?.id;
      const become = async (id: number | undefined) => {
        const answer = await administrator('PUT', `/admin/users/${asha.id}`, { roles: [id] });
        expect(answer.status, await answer.text()).toBe(200);
      };
      await become(editor);
      expect(await atTheDesk()).toBe(403);
      await become(role.id);
      expect(await atTheDesk()).toBe(200);
    });
  },
);
