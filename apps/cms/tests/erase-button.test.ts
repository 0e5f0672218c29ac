import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { someNumber, someone } from '../../../testing/leads.ts';
import { cellsWith } from './every-cell.ts';
import { ledgerOf } from './ledger.ts';

describe.each(['sqlite', 'postgres'] as const)('the button that erases a person, on %s', (kind) => {
  const cms = inject(kind);
  const { read, stored } = ledgerOf(cms);
  const administrator = asker(cms, cms.editorToken);
  let others: Account[] = [];
  beforeAll(async () => {
    others = [
      await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha'),
      await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera'),
      await anAccount(cms, cms.editorToken, 'strapi-editor', 'Edna'),
    ];
  });

  /** Somebody who enquired twice, with what gives them away. */
  async function aPerson() {
    const name = `Zephyrine ${randomUUID()}`;
    const mobile = someNumber();
    const lead = await stored(someone({ name, mobile, message: `I am ${name}` }));
    await stored(someone({ name, mobile, source: 'footer' }));
    const [contact] = await read(
      'select id, document_id from contacts where id = ?',
      Number(lead.contact_id),
    );
    return {
      id: Number(contact?.id),
      document: String(contact?.document_id),
      trace: new RegExp(`${name}|${mobile}`),
    };
  }
  const erase = (document: string) => `/lead-desk/contacts/${document}/erase`;
  const tell = async (response: Response) => [response.status, (await response.json()).error?.message];

  test('leaves nothing of them in any table, and says who pressed it in the history, the audit log and the journal', async () => {
    const { id, document, trace } = await aPerson();
    expect(await cellsWith(cms.database, trace)).not.toEqual([]);
    const response = await administrator('POST', erase(document));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { byHand: [] } });
    expect(await cellsWith(cms.database, trace)).toEqual([]);
    expect(await read('select name, email from website_leads where contact_id = ?', id)).toEqual(
      Array.from({ length: 2 }, () => ({ name: 'Erased', email: 'erased@erased.invalid' })),
    );
    expect(
      await read(
        "select who, action, subject from audit_entries where action = 'erased' and entry = ?",
        String(id),
      ),
    ).toEqual([{ who: 'Test Editor', action: 'erased', subject: 'contact' }]);
    const events = await read(
      `select e.by from lead_events e join website_leads l on l.id = e.lead_id where l.contact_id = ? and e.kind = 'erased'`,
      id,
    );
    expect(events).toEqual([{ by: 'Test Editor' }]);
    const journal = path.join(cms.env.ERASURE_FOLDER ?? '', `${document}.json`);
    expect(JSON.parse(await readFile(journal, 'utf8'))).toMatchObject({ contact: document });
  });

  test('does it once: of two who press it, one is told that it was done before', async () => {
    const { id, document } = await aPerson();
    const both = await Promise.all([1, 2].map(() => administrator('POST', erase(document))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await tell(await administrator('POST', erase(document)))).toEqual([
      409,
      'This person was erased before',
    ]);
    expect(
      await read("select id from audit_entries where action = 'erased' and entry = ?", String(id)),
    ).toHaveLength(1);
  });

  test('knows nobody by another name', async () => {
    expect(await tell(await administrator('POST', erase('nobody')))).toEqual([
      404,
      'There is no such person',
    ]);
  });

  test('is not for sales people, their managers and editors, nor for strangers', async () => {
    const { document, trace } = await aPerson();
    const before = await cellsWith(cms.database, trace);
    for (const who of others) expect((await who.ask('POST', erase(document))).status, who.name).toBe(403);
    expect((await fetch(`${cms.url}${erase(document)}`, { method: 'POST' })).status).toBe(401);
    expect(await cellsWith(cms.database, trace)).toEqual(before);
  });
});
