import { describe, expect, inject, test } from 'vitest';
import { editorOf } from '../../../testing/editor.ts';
import { someone } from '../../../testing/leads.ts';
import { ledgerOf } from './ledger.ts';

const LEDGER_TYPES = [
  'website-lead',
  'contact',
  'contact-point',
  'lead-event',
  'consent-receipt',
  'delivery',
  'delivery-attempt',
];
const PLURALS = [...LEDGER_TYPES.map((name) => `${name}s`), 'deliveries'];

describe.each(['sqlite', 'postgres'] as const)('the ledger on %s', (kind) => {
  const cms = inject(kind);
  const { accept, leadOf, read, stored } = ledgerOf(cms);

  describe('closed to the public', () => {
    test.each(PLURALS)('/api/%s can neither be read nor written', async (plural) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        if (plural === 'website-leads' && method === 'POST') continue;
        for (const path of [`/api/${plural}`, `/api/${plural}/1`, `/api/${plural}?populate=*`]) {
          const response = await fetch(cms.url + path, {
            method,
            headers: { 'content-type': 'application/json' },
            ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify({ data: someone() }) }),
          });
          expect([404, 405], `${method} ${path}`).toContain(response.status);
        }
      }
    });

    test.each(LEDGER_TYPES)('%s can be read in the admin panel, signed in only', async (name) => {
      await accept(someone());
      const uid = `api::${name}.${name}`;
      const list = `${cms.url}/content-manager/collection-types/${uid}?page=1&pageSize=10`;
      expect((await fetch(list)).status).toBe(401);
      const { authorization } = editorOf(cms, cms.editorToken);
      const response = await fetch(list, { headers: { authorization } });
      expect(response.status).toBe(200);
      const settings = await fetch(`${cms.url}/content-manager/content-types/${uid}/configuration`, {
        headers: { authorization },
      });
      const { data } = await settings.json();
      const { layouts, metadatas } = data.contentType;
      expect(layouts.list.length).toBeGreaterThan(2);
      const shown: { name: string }[] = layouts.edit.flat();
      for (const field of shown) expect(metadatas[field.name].edit.label, field.name).toMatch(/^[A-Z…]/);
    });

    test('a lead opens in the panel with its person, history and consents', async () => {
      const row = await stored(someone());
      const { authorization } = editorOf(cms, cms.editorToken);
      const relation = async (field: string) => {
        const response = await fetch(
          `${cms.url}/content-manager/relations/api::website-lead.website-lead/${row.document_id}/${field}?page=1&pageSize=10`,
          { headers: { authorization } },
        );
        expect(response.status, field).toBe(200);
        const { results }: { results: unknown[] } = await response.json();
        return results.length;
      };
      expect(await relation('contact')).toBe(1);
      expect(await relation('events')).toBe(1);
      expect(await relation('receipts')).toBe(0);
      expect(await relation('deliveries')).toBe(0);
    });

    test.each(['lead-event', 'consent-receipt', 'contact-point', 'delivery', 'delivery-attempt'])(
      'not even an editor writes a %s by hand',
      async (name) => {
        const editor = editorOf(cms, cms.editorToken);
        const fields: Record<string, Record<string, string | boolean>> = {
          'lead-event': { kind: 'x', at: '2026-01-01T00:00:00.000Z' },
          'consent-receipt': {
            purpose: 'x',
            channel: 'x',
            granted: true,
            givenAt: '2026-01-01T00:00:00.000Z',
          },
          'contact-point': { key: 'email:x@mail.example' },
          delivery: { kind: 'webhook', target: 'x', state: 'pending', messageId: 'x' },
          'delivery-attempt': { at: '2026-01-01T00:00:00.000Z', outcome: 'dead' },
        };
        await expect(editor.createDraft(`api::${name}.${name}`, fields[name] ?? {})).rejects.toThrow(
          /400.*written by the system/,
        );
      },
    );
  });

  test('an editor changes a lead and its person stays; nobody deletes a lead or a person', async () => {
    const uid = 'api::website-lead.website-lead';
    const row = await stored(someone());
    const editor = editorOf(cms, cms.editorToken);
    await editor.update(uid, String(row.document_id), { project: 'kansa' });
    const changed = await leadOf(String(row.reference));
    expect(changed).toMatchObject({
      project: 'kansa',
      contact_id: row.contact_id,
      fingerprint: row.fingerprint,
      email: row.email,
    });
    await expect(editor.remove(uid, String(row.document_id))).rejects.toThrow(/400.*not deleted by hand/);
    const [person] = await read('select document_id from contacts where id = ?', Number(row.contact_id));
    await expect(editor.remove('api::contact.contact', String(person?.document_id))).rejects.toThrow(
      /400.*not deleted by hand/,
    );
    expect((await leadOf(String(row.reference))).contact_id).toBe(row.contact_id);
  });
});
