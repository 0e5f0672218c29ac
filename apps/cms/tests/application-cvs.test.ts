import { createHmac, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CV_ATTACHED } from '@sahyara/lead-contract/application';
import { aDocx, aPdf } from '@sahyara/lead-contract/cv-samples';
import { CV_MAX_BYTES } from '@sahyara/lead-contract/lengths';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { someone } from '../../../testing/leads.ts';
import { rawRequest } from '../../../testing/raw-request.ts';
import { spellingsOf } from '../../../testing/spellings.ts';
import { ledgerOf } from './ledger.ts';

const CVS = '/api/application-cv';
const PLAIN = 'application/octet-stream';
const words = `Opening: An open application\nYears of experience: 5\nCV: ${CV_ATTACHED}`;
const anApplication = () => someone({ source: 'career', message: words });

describe.each(['sqlite', 'postgres'] as const)('the CV of an application on %s', (kind) => {
  const cms = inject(kind);
  const { read, stored, siteToken } = ledgerOf(cms);
  const administrator = asker(cms, cms.editorToken);
  let manager: Account;
  let sales: Account;
  let editor: Account;
  beforeAll(async () => {
    manager = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
    sales = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    editor = await anAccount(cms, cms.editorToken, 'strapi-editor', 'Edna');
  });

  const bring = (key: string, file: Buffer, headers: Record<string, string> = {}) =>
    fetch(cms.url + CVS, {
      method: 'PUT',
      headers: {
        'content-type': PLAIN,
        'idempotency-key': key,
        'x-site-token': siteToken,
        'x-file-name': encodeURIComponent('Asha Rao – CV.pdf'),
        ...headers,
      },
      body: new Uint8Array(file),
    });
  const said = async (response: Response) => [response.status, (await response.json()).error?.message];
  const privateNames = async () =>
    (await readdir(path.join(cms.folder, 'private'))).filter((name) => name.startsWith('cv-'));

  /** Somebody who applied with a file. */
  async function anApplicant(file = aPdf(`%${randomUUID()}`)) {
    const key = randomUUID();
    const lead = await stored(anApplication(), { 'idempotency-key': key });
    expect((await bring(key, file)).status).toBe(200);
    const [row] = await read('select * from website_leads where id = ?', Number(lead.id));
    const name = String(row?.cv_file);
    return { key, file, name, documentId: String(lead.document_id), row: row ?? {} };
  }
  const download = (documentId: string) => `/lead-desk/leads/${documentId}/cv`;

  test('lies on the private side, stands at the desk, and is downloaded by whoever may see the lead', async () => {
    const { file, name, documentId, row } = await anApplicant();
    expect(row).toMatchObject({ cv_name: 'Asha Rao – CV.pdf', cv_bytes: file.length });
    expect(await readFile(path.join(cms.folder, 'private', name))).toEqual(file);
    const opened = await (await administrator('GET', `/lead-desk/leads/${documentId}`)).json();
    expect(opened.data.cv).toEqual({ name: 'Asha Rao – CV.pdf', kind: 'pdf', bytes: file.length });
    expect(JSON.stringify(opened)).not.toContain(name);
    for (const ask of [administrator, manager.ask, sales.ask]) {
      const response = await ask('GET', download(documentId));
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(file);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${row.reference}.pdf"; filename*=UTF-8''Asha%20Rao%20%E2%80%93%20CV.pdf`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
    const lines = await read(
      "select who, action, details from audit_entries where entry = ? and details = 'The CV' order by id",
      String(row.reference),
    );
    expect(lines.map(({ who, action }) => [who, action])).toEqual([
      ['Test Editor', 'read'],
      [manager.name, 'read'],
      [sales.name, 'read'],
    ]);
    expect(
      await read(
        "select kind from lead_events e where e.kind = 'CV received' and e.lead_id = ?",
        Number(row.id),
      ),
    ).toHaveLength(1);
  });

  test('is nobody else’s: an editor, somebody whose lead it is not, and a stranger by any spelling get nothing of it', async () => {
    const { file, name, documentId, row } = await anApplicant();
    const asha = await administrator('GET', '/lead-desk/choices');
    expect(asha.status).toBe(200);
    expect((await editor.ask('GET', download(documentId))).status).toBe(403);
    expect((await fetch(cms.url + download(documentId))).status).toBe(401);
    await read('update website_leads set suspected = true where id = ?', Number(row.id));
    expect((await sales.ask('GET', download(documentId))).status).toBe(404);
    const door = { name: 'the CMS', url: cms.url, open: '/uploads', gated: '/gated' };
    const spellings = new Set([
      ...spellingsOf({ documentId, name }, door),
      ...[CVS, '/private', '/media', '/api/website-leads', '/lead-desk/leads', '/content-manager'].flatMap(
        (at) => [`${at}/${name}`, `${at}?file=${name}`, `${at}/../private/${name}`],
      ),
      `/api/website-leads/${documentId}/cv`,
      `${download(documentId)}/`,
      download(documentId).toUpperCase(),
    ]);
    expect(spellings.size).toBeGreaterThan(160);
    const trace = file.subarray(-200, -60);
    for (const target of spellings) {
      const answer = await rawRequest(cms.url, target);
      expect([400, 401, 403, 404, 405], `${answer.status} ${target}`).toContain(answer.status);
      expect(answer.body.includes(trace), target).toBe(false);
    }
  });

  test('may come again, and no other may come in its place', async () => {
    const { key, file, name } = await anApplicant();
    expect((await bring(key, file)).status).toBe(200);
    expect(await said(await bring(key, aDocx()))).toEqual([409, 'This application has another CV already']);
    expect((await privateNames()).filter((one) => one === name)).toHaveLength(1);
    const both = randomUUID();
    await stored(anApplication(), { 'idempotency-key': both });
    const answers = await Promise.all([aPdf('%1'), aPdf('%2'), aDocx()].map((one) => bring(both, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await privateNames()).toHaveLength(
      (await read('select id from website_leads where cv_file is not null')).length,
    );
  });

  test('is taken from the site alone, and for an application that is stored', async () => {
    const before = await privateNames();
    expect((await bring(randomUUID(), aPdf())).status).toBe(410);
    const [key, other] = [randomUUID(), randomUUID()];
    await stored(someone(), { 'idempotency-key': other });
    expect((await bring(other, aPdf())).status).toBe(410);
    await stored(anApplication(), { 'idempotency-key': key });
    const strange: Record<string, string>[] = [
      { 'x-site-token': '' },
      { 'x-site-token': 'x'.repeat(64) },
      { 'x-site-token': siteToken.toUpperCase() },
      { 'idempotency-key': '' },
      { 'idempotency-key': 'short' },
    ];
    for (const headers of strange) {
      expect((await bring(key, aPdf(), headers)).status, JSON.stringify(headers)).toBe(404);
    }
    for (const type of [
      'multipart/form-data; boundary=x',
      'application/pdf',
      'text/html',
      'application/x-www-form-urlencoded',
    ]) {
      expect((await bring(key, aPdf(), { 'content-type': type })).status, type).toBe(415);
    }
    for (const method of ['POST', 'PATCH', 'GET', 'DELETE']) {
      const init = method === 'GET' ? {} : { body: new Uint8Array(aPdf()) };
      const headers = { 'content-type': PLAIN, 'idempotency-key': key, 'x-site-token': siteToken };
      expect([404, 405, 415]).toContain((await fetch(cms.url + CVS, { method, headers, ...init })).status);
    }
    expect(await privateNames()).toEqual(before);
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 422],
    ['a document with macros', aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), 422],
    ['a bomb', aDocx([{ name: 'word/a.xml', content: Buffer.alloc(70_000_000) }]), 422],
    ['a way out of its folder', aDocx([{ name: '../../x', content: 'x' }]), 422],
    ['more than 5 MB', Buffer.alloc(CV_MAX_BYTES + 1, 'x'), 413],
  ])('%s is refused here, too, and leaves nothing behind', async (_, file, status) => {
    const before = await privateNames();
    const key = randomUUID();
    const lead = await stored(anApplication(), { 'idempotency-key': key });
    expect((await bring(key, file)).status).toBe(status);
    expect(await privateNames()).toEqual(before);
    const [row] = await read('select cv_file, cv_name from website_leads where id = ?', Number(lead.id));
    expect(row).toEqual({ cv_file: null, cv_name: null });
  });

  test('a name leads nowhere', async () => {
    const key = randomUUID();
    const lead = await stored(anApplication(), { 'idempotency-key': key });
    const names = { 'x-file-name': encodeURIComponent('../../../etc/passwd\r\nX: y"') };
    expect((await bring(key, aDocx(), names)).status).toBe(200);
    const [row] = await read('select cv_name, document_id from website_leads where id = ?', Number(lead.id));
    expect(row?.cv_name).toBe('passwdX y.docx');
    const { headers } = await administrator('GET', download(String(row?.document_id)));
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="SH-\w+\.docx"; filename\*=UTF-8''passwdX%20y\.docx$/,
    );
  });

  test('stands on its person’s own page, and goes with them', async () => {
    const { key, file, name, documentId, row } = await anApplicant();
    const [contact] = await read('select document_id from contacts where id = ?', Number(row.contact_id));
    const person = String(contact?.document_id);
    const [appKey = ''] = (cms.env.APP_KEYS ?? '').split(',');
    const token = `${person}.${createHmac('sha256', appKey).update(`privacy link ${person}`).digest('base64url')}`;
    const page = await fetch(`${cms.url}/api/privacy/view`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site-token': siteToken },
      body: JSON.stringify({ data: { token } }),
    });
    expect(await page.json()).toMatchObject({ data: { enquiries: [{ withCv: true }] } });
    expect((await administrator('POST', `/lead-desk/contacts/${person}/erase`)).status).toBe(200);
    expect(await privateNames()).not.toContain(name);
    const [after] = await read(
      'select cv_file, cv_name, cv_bytes from website_leads where id = ?',
      Number(row.id),
    );
    expect(after).toEqual({ cv_file: null, cv_name: null, cv_bytes: null });
    expect((await administrator('GET', download(documentId))).status).toBe(404);
    // What was still on its way finds nobody.
    expect((await bring(key, file)).status).toBe(410);
    expect(await privateNames()).not.toContain(name);
  });
});
