import { request } from 'node:http';
import { describe, expect, inject, test } from 'vitest';
import { query } from '../../../testing/database.ts';
import { editorOf } from '../../../testing/editor.ts';
import { aFooterLead, aModalLead, badFields, postBody, postLead } from '../../../testing/leads.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const SIXTEEN_KB = 16 * 1024;

describe.each(['sqlite', 'postgres'] as const)('the lead intake on %s', (kind) => {
  const cms = inject(kind);
  const storedBy = (email: string) =>
    query(cms.database, 'select * from website_leads where email = ? order by id', email);

  test('spec 7: the footer form is answered 200 and its lead is stored', async () => {
    const lead = aFooterLead({ email: 'footer@mail.example' });
    const response = await postLead(cms, lead);
    expect(response.status).toBe(200);
    expect(await storedBy('footer@mail.example')).toMatchObject([{ ...lead, message: null }]);
  });

  test('spec 7: the enquiry modal is answered 200 and its lead is stored with the message', async () => {
    const lead = aModalLead({ email: 'modal@mail.example', mobile: '447700900123456' });
    expect((await postLead(cms, lead)).status).toBe(200);
    expect(await storedBy('modal@mail.example')).toMatchObject([lead]);
  });

  test('the answer holds a reference and repeats nothing of the lead', async () => {
    const response = await postLead(cms, aModalLead({ email: 'quiet@mail.example' }));
    expect(await response.json()).toEqual({
      data: { accepted: true, reference: expect.stringMatching(/^SH-[2-9A-Z]{5}$/) },
    });
  });

  test('an application is stored with years and CV, and refused without them', async () => {
    const application = (message: string) =>
      aFooterLead({ email: 'applicant@mail.example', source: 'career', message });
    const whole = 'Opening: Carpenter, Bhugaon\nYears of experience: 5\nCV: https://example.com/cv.pdf';
    for (const message of [
      whole.replace('https:', 'javascript:'),
      whole.replace('5', 'many'),
      whole.replace('Carpenter, Bhugaon', ''),
      whole.replace('\nCV', ' CV'),
      'I would like to work with you.',
    ]) {
      const refused = await postLead(cms, application(message));
      expect(refused.status, message).toBe(400);
      expect(await badFields(refused)).toEqual(['data.message']);
    }
    expect((await postLead(cms, application(whole))).status).toBe(200);
    expect(await storedBy('applicant@mail.example')).toMatchObject([
      { source: 'career', message: whole, suspected: kind === 'sqlite' ? 0 : false },
    ]);
  });

  test('two identical enquiries are both stored', async () => {
    const lead = aFooterLead({ email: 'twice@mail.example' });
    await Promise.all([postLead(cms, lead), postLead(cms, lead)]);
    expect(await storedBy('twice@mail.example')).toHaveLength(2);
  });

  test('a row is filled as Strapi itself fills it, and the admin panel lists it', async () => {
    const editor = editorOf(cms, cms.editorToken);
    const lead = aModalLead({ email: 'columns@mail.example' });
    await editor.createDraft('api::website-lead.website-lead', {
      ...aModalLead(),
      email: 'columns@mail.example',
    });
    await postLead(cms, lead);
    const [theirs, ours] = await storedBy('columns@mail.example');
    // Strapi notes the administrator who typed a lead in, a form has a fingerprint and a score.
    const different = ['created_by_id', 'updated_by_id', 'fingerprint', 'spam_score'];
    const shape = (row: Record<string, unknown> = {}) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !different.includes(column))
          .map(([column, value]) => [column, value === null ? null : value?.constructor.name]),
      );
    expect(shape(ours)).toEqual(shape(theirs));
    expect(String(ours?.document_id)).toMatch(/^[a-z][a-z0-9]{23}$/);

    const list = await fetch(
      `${cms.url}/content-manager/collection-types/api::website-lead.website-lead?pageSize=100&sort=id:DESC`,
      { headers: { authorization: editor.authorization } },
    );
    const { results }: { results: { documentId: string }[] } = await list.json();
    expect(results.map(({ documentId }) => documentId)).toContain(ours?.document_id);
  });

  test.each([
    ['no name', { name: undefined }, ['data.name']],
    ['an empty name', { name: '   ' }, ['data.name']],
    ['a name of 121 characters', { name: 'a'.repeat(121) }, ['data.name']],
    ['a name that is a list', { name: ['Asha'] }, ['data.name']],
    ['a name with NUL', { name: 'Asha\u0000' }, ['data.name']],
    ['a name with a line break inside', { name: 'Asha\nKulkarni' }, ['data.name']],
    ['a name with half a character', { name: 'Asha \ud83d' }, ['data.name']],
    ['nine digits', { mobile: '981234567' }, ['data.mobile']],
    ['sixteen digits', { mobile: '9'.repeat(16) }, ['data.mobile']],
    ['a digit too few after +91', { mobile: '+91 98123 4567' }, ['data.mobile']],
    ['words beside a number', { mobile: '98123 45678 ext 4' }, ['data.mobile']],
    ['nine Devanagari digits', { mobile: '९८१२३४५६७' }, ['data.mobile']],
    ['digits of a script nobody types here', { mobile: '٩٨١٢٣٤٥٦٧٨' }, ['data.mobile']],
    ['a number instead of text', { mobile: 9812345678 }, ['data.mobile']],
    ['no at-sign', { email: 'asha.mail.example' }, ['data.email']],
    ['two at-signs', { email: 'asha@@mail.example' }, ['data.email']],
    ['a space in the address', { email: 'asha k@mail.example' }, ['data.email']],
    ['nothing before the at-sign', { email: '@mail.example' }, ['data.email']],
    ['an address of 255 characters', { email: `${'a'.repeat(242)}@mail.example` }, ['data.email']],
    ['a name of signs that nobody sees', { name: '\u202e\u200b\u200b' }, ['data.name']],
    ['no source', { source: '' }, ['data.source']],
    ['a source of 61 characters', { source: 's'.repeat(61) }, ['data.source']],
    ['a message of 2,001 characters', { message: 'm'.repeat(2001) }, ['data.message']],
    ['a message with an escape character', { message: 'red \u001b[31m' }, ['data.message']],
    ['a message that is null', { message: null }, ['data.message']],
    ['an unknown field', { utm: 'x' }, ['data.utm']],
    ['a private field', { id: 1, documentId: 'mine' }, ['data.id', 'data.documentId']],
    ['times and authors', { publishedAt: null, createdBy: 1 }, ['data.publishedAt', 'data.createdBy']],
    ['several bad fields', { name: '', mobile: 'x', email: 'x' }, ['data.name', 'data.mobile', 'data.email']],
  ])('refuses %s with a path per field', async (_, changes, paths) => {
    const response = await postLead(cms, aModalLead({ source: 'refused', ...changes }));
    expect(response.status).toBe(400);
    expect((await badFields(response.clone())).sort()).toEqual([...paths].sort());
    expect(await response.json()).toMatchObject({
      data: null,
      error: { status: 400, name: 'ValidationError', message: expect.any(String) },
    });
  });

  test.each([
    ['the widest lengths', { name: 'न'.repeat(120), mobile: '1'.repeat(15), message: 'म'.repeat(2000) }],
    ['an address of 254 characters', { email: `${'a'.repeat(241)}@mail.example` }],
    ['an address without a dot, which the modal accepts', { email: 'asha@localhost' }],
    ['right-to-left text and emoji', { name: 'آشا كولكارني 🏡' }],
    ['line breaks and tabs in a message', { message: 'one\ntwo\r\nthree\tfour' }],
    ['an empty message', { message: '' }],
    ['Devanagari digits', { mobile: '९८१२३४५६७८' }],
    ['spaces around everything', { name: '  Asha ', mobile: ' 9812345678 ', email: ' asha@mail.example ' }],
  ])('accepts %s', async (_, changes) => {
    expect((await postLead(cms, aModalLead(changes))).status).toBe(200);
  });

  test('what is stored has no sign that nobody sees, but for those between letters of Devanagari', async () => {
    const [shown, email] = ['श्री\u200dमती', `unseen-${Date.now()}@mail.example`];
    const lead = { name: `\u202e\u200b${shown}\u200d`, email: `\u200b${email}` };
    expect((await postLead(cms, aModalLead(lead))).status).toBe(200);
    expect(await storedBy(email)).toMatchObject([{ name: shown }]);
  });

  test('what is stored is trimmed, and lines of a message end in one character', async () => {
    await postLead(cms, aModalLead({ name: ' Asha ', email: 'trim@mail.example', message: ' a\r\nb ' }));
    expect(await storedBy('trim@mail.example')).toMatchObject([{ name: 'Asha', message: 'a\nb' }]);
  });

  test.each([
    ['nothing', '', 400],
    ['half a JSON', '{"data":{', 400],
    ['a JSON text', '"data"', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['no data', '{}', 400],
    ['data that is a list', '{"data":[]}', 400],
    ['data that is null', '{"data":null}', 400],
    ['an unknown key beside data', JSON.stringify({ data: aFooterLead(), id: 1 }), 400],
    ['__proto__ beside data', `{"__proto__":{"admin":true},"data":${JSON.stringify(aFooterLead())}}`, 400],
    ['__proto__ inside', `{"data":{"__proto__":{"name":"x"},"name":"x"}}`, 400],
    ['a constructor', '{"data":{"constructor":{"prototype":{"x":1}}}}', 400],
    ['8,000 lists in each other', '['.repeat(8000) + ']'.repeat(8000), 400],
    ['5,000 objects in each other', `${'{"data":'.repeat(1800)}1${'}'.repeat(1800)}`, 400],
    ['50,000 lists in each other', '['.repeat(50_000) + ']'.repeat(50_000), 413],
    ['16 kB of spaces, and JSON', `${' '.repeat(SIXTEEN_KB - 2)}{}`, 400],
    ['16 kB and one byte', `${' '.repeat(SIXTEEN_KB - 1)}{}`, 413],
    ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
  ])('answers %s with what the sender did wrong', async (_, body, status) => {
    const response = await postBody(cms, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ data: null, error: { status } });
  });

  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/vnd.api+json',
    'application/json-patch+json',
    'application/csp-report',
    'application/xml',
    'application/octet-stream',
    'json',
  ])('refuses a lead as %s with 415', async (type) => {
    const response = await postBody(cms, JSON.stringify({ data: aFooterLead({ source: 'refused' }) }), {
      'content-type': type,
    });
    expect(response.status).toBe(415);
  });

  test('refuses a body without a content type with 415', async () => {
    const body = new TextEncoder().encode(JSON.stringify({ data: aFooterLead({ source: 'refused' }) }));
    expect((await postBody(cms, body, {})).status).toBe(415);
  });

  test('refuses a compressed body, which could unfold to anything, with 415', async () => {
    const response = await postBody(cms, '{}', { ...JSON_HEADERS, 'content-encoding': 'gzip' });
    expect(response.status).toBe(415);
  });

  test('refuses a body of unknown length with 411', async () => {
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${cms.url}/api/website-leads`, {
        method: 'POST',
        headers: { ...JSON_HEADERS, 'transfer-encoding': 'chunked' },
      });
      sending.once('error', reject).once('response', (response) => resolve(response.resume().statusCode));
      sending.end(JSON.stringify({ data: aFooterLead({ source: 'refused' }) }));
    });
    expect(status).toBe(411);
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is closed', async (method) => {
    for (const path of ['/api/website-leads', '/api/website-leads/1']) {
      const response = await fetch(`${cms.url}${path}`, { method });
      expect([404, 405]).toContain(response.status);
    }
  });

  test('nothing that was refused was stored', async () => {
    expect(await query(cms.database, 'select * from website_leads where source = ?', 'refused')).toEqual([]);
  });
});
