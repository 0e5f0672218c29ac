import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { editorOf, registerEditor } from '../../../testing/editor.ts';
import { postLead, referenceOf, someone } from '../../../testing/leads.ts';
import { privacyToken, siteProof } from '../../../testing/signatures.ts';
import { freeSlot, openForVisits } from '../../../testing/visits.ts';
import {
  answerAsMeta,
  metaSignature,
  startWhatsappCloud,
  VISIT_TEMPLATES,
  WHATSAPP,
  type WhatsappCloud,
  wamidFor,
} from '../../../testing/whatsapp-cloud.ts';
import { cellsWith } from './every-cell.ts';

const STARTS_MS = 240_000;
const COMES = { timeout: 60_000, interval: 100 };
const DAY_MS = 24 * 3_600_000;
const PROJECT = 'meander';
const WORDS = 'Is the east side still free? Ruksana asks.';
type Row = Record<string, unknown>;

describe.each(['sqlite', 'postgres'] as const)('what Meta tells of WhatsApp, on %s', (kind) => {
  let meta: WhatsappCloud;
  let cms: CmsProcess;
  let token: string;
  let owner: Account;
  let version: string;

  beforeAll(async () => {
    meta = await startWhatsappCloud();
    cms = await startCms({
      ...(kind === 'postgres' ? { databaseUrl: await aPostgresDatabase() } : {}),
      env: {
        ...meta.env,
        ...VISIT_TEMPLATES,
        SEND_DELIVERIES: 'on',
        LEAD_MAIL_DESK: 'on',
        CMS_BEHIND_PROXY: 'true',
      },
    });
    token = await registerEditor(cms);
    owner = await anAccount(cms, token, 'desk-sales', 'Asha');
    version = (await (await fetch(`${cms.url}/api/consent-notice`)).json()).data.version;
  }, STARTS_MS);
  beforeEach(() => {
    meta.calls.length = 0;
    meta.answer(answerAsMeta);
  });
  afterAll(async () => {
    await cms?.remove();
    await meta?.stop();
  });

  const read = (sql: string, ...values: (string | number)[]): Promise<Row[]> =>
    query(cms.database, sql, ...values);
  const count = async (table: string) => Number((await read(`select count(*) as n from ${table}`))[0]?.n);
  const notice = (value: object) =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '102290129340398',
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { phone_number_id: WHATSAPP.WHATSAPP_PHONE_ID },
                ...value,
              },
            },
          ],
        },
      ],
    });
  const post = (
    body: string,
    headers: Record<string, string> = { 'x-hub-signature-256': metaSignature(body) },
  ) =>
    fetch(`${cms.url}/api/whatsapp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const aMessage = (number: string, body: string, at = Date.now()) => ({
    from: number,
    id: wamidFor(number),
    timestamp: String(Math.floor(at / 1000)),
    type: 'text',
    text: { body },
  });
  const aStatus = (lead: Row, status: string, rest: object = {}, ofDelivery = `whatsapp-${lead.reference}`) =>
    notice({
      statuses: [
        {
          id: lead.wamid,
          status,
          timestamp: String(Math.floor(Date.now() / 1000)),
          recipient_id: `91${lead.mobile}`,
          biz_opaque_callback_data: ofDelivery,
          ...rest,
        },
      ],
    });

  const aMobile = () => `97${String(randomInt(100_000_000)).padStart(8, '0')}`;
  /** An enquiry by the site's form, of somebody new unless their number is told. */
  async function enquire({
    mobile = aMobile(),
    ...more
  }: {
    mobile?: string;
    visit?: object;
  } = {}): Promise<Row> {
    const context = {
      consent: { version, choices: {} },
      ...(more.visit ? { project: PROJECT, ...more } : {}),
    };
    const posted = await postLead(cms, someone({ mobile, context }));
    const reference = await referenceOf(posted);
    const [row] = await read('select * from website_leads where reference = ?', reference);
    return row ?? {};
  }
  const deliveryOf = async (lead: Row): Promise<Row> =>
    (await read('select * from deliveries where message_id = ?', `whatsapp-${lead.reference}`))[0] ?? {};
  /** The same, once WhatsApp has accepted its confirmation. */
  async function confirmed(): Promise<Row> {
    const lead = await enquire();
    await vi.waitFor(async () => expect(await deliveryOf(lead)).toMatchObject({ state: 'delivered' }), COMES);
    return { ...lead, wamid: (await deliveryOf(lead)).record_key };
  }
  const events = async (lead: Row) =>
    (await read('select * from lead_events where lead_id = ? order by id', Number(lead.id))).map(
      ({ kind: what, by, note }) => ({ what, by, note }),
    );
  const wroteIn = async (lead: Row) => (await events(lead)).filter(({ what }) => what === 'wrote');

  /** What the page behind the link of their mails shows. */
  async function privacyOf(lead: Row) {
    const [contact] = await read('select document_id from contacts where id = ?', Number(lead.contact_id));
    const person = String(contact?.document_id);
    const response = await fetch(`${cms.url}/api/privacy/view`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-site-token': siteProof(cms),
      },
      body: JSON.stringify({
        data: { token: privacyToken(cms, person) },
      }),
    });
    return (await response.json()).data;
  }

  test('the address is confirmed to whoever knows the token, and to nobody else', async () => {
    const ask = (given: string, challenge = '1158201444') =>
      fetch(
        `${cms.url}/api/whatsapp?hub.mode=subscribe&hub.challenge=${encodeURIComponent(challenge)}&hub.verify_token=${given}`,
      );
    const right = await ask(WHATSAPP.WHATSAPP_VERIFY_TOKEN);
    expect([right.status, await right.text()]).toEqual([200, '1158201444']);
    expect(right.headers.get('content-type')).toContain('text/plain');
    expect((await ask('f'.repeat(32))).status).toBe(401);
    expect((await ask(WHATSAPP.WHATSAPP_VERIFY_TOKEN, '<script>')).status).toBe(401);
    expect((await fetch(`${cms.url}/api/whatsapp`)).status).toBe(401);
  });

  test('an enquiry posted by the site’s form is confirmed, and the story says that it arrived and was read', async () => {
    const lead = await confirmed();
    for (const status of ['sent', 'delivered', 'delivered', 'read', 'sent', 'delivered']) {
      expect((await post(aStatus(lead, status))).status).toBe(200);
    }
    const told = (await events(lead))
      .map(({ what }) => String(what))
      .filter((what) => /^whatsapp/.test(what));
    expect(told).toEqual(['whatsapp arrived', 'whatsapp read']);
    expect(await deliveryOf(lead)).toMatchObject({
      state: 'delivered',
      summary: 'whatsapp to visitor · read',
      record_key: lead.wamid,
    });
  });

  test('a message that did not arrive is refused in Meta’s words, and can be sent again', async () => {
    const lead = await confirmed();
    const errors = [
      { code: 131_026, title: 'Message undeliverable', error_data: { details: 'Not on WhatsApp.' } },
    ];
    const failed = aStatus(lead, 'failed', { errors });
    expect((await post(failed)).status).toBe(200);
    expect((await post(failed)).status).toBe(200);
    expect((await events(lead)).filter(({ what }) => what === 'whatsapp failed')).toEqual([
      { what: 'whatsapp failed', by: 'system', note: '(#131026) Message undeliverable Not on WhatsApp.' },
    ]);
    expect(await deliveryOf(lead)).toMatchObject({ state: 'parked', record_key: null });
    const { document_id: id } = await deliveryOf(lead);
    await asker(cms, token)('POST', `/lead-desk/deliveries/${id}/send-again`);
    await vi.waitFor(async () => expect(await deliveryOf(lead)).toMatchObject({ state: 'delivered' }), COMES);
    expect(meta.calls.map(({ body }) => JSON.parse(body).to)).toEqual(Array(2).fill(`+91${lead.mobile}`));
    const wamid = String((await deliveryOf(lead)).record_key);
    expect((await post(aStatus({ ...lead, wamid }, 'sent'))).status).toBe(200);
    expect(await deliveryOf(lead)).toMatchObject({ summary: 'whatsapp to visitor · sent' });
  });

  test('a status settles a try whose answer did not come: nothing is sent a second time', async () => {
    meta.answer({ status: 502, body: 'Bad Gateway' });
    const lead = await enquire();
    await vi.waitFor(
      async () => expect(await deliveryOf(lead)).toMatchObject({ attempts: 1, lease_owner: null }),
      COMES,
    );
    expect(await deliveryOf(lead)).toMatchObject({ state: 'pending' });
    const wamid = wamidFor(`91${lead.mobile}`);
    expect((await post(aStatus({ ...lead, wamid }, 'delivered'))).status).toBe(200);
    expect(await deliveryOf(lead)).toMatchObject({ state: 'delivered', record_key: wamid, attempts: 1 });
    expect(meta.calls).toHaveLength(1);
  });

  test('what a known person writes is in the story of their newest enquiry once, and its owner is told', async () => {
    const lead = await enquire();
    const [person] = await read('select id from sales_people where account = ?', owner.id);
    await read(`update website_leads set owner_id = ${Number(person?.id)} where id = ${Number(lead.id)}`);
    const body = notice({ messages: [aMessage(`91${lead.mobile}`, WORDS)] });
    for (let times = 0; times < 3; times += 1) expect((await post(body)).status).toBe(200);
    const together = notice({ messages: [aMessage(`91${lead.mobile}`, 'And the west side?')] });
    expect((await Promise.all([post(together), post(together)])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect(await wroteIn(lead)).toEqual([
      { what: 'wrote', by: 'visitor', note: `On WhatsApp: ${WORDS}` },
      { what: 'wrote', by: 'visitor', note: 'On WhatsApp: And the west side?' },
    ]);
    const told = await read(
      "select * from deliveries where occasion = 'message' and lead_id = ?",
      Number(lead.id),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.note).toBe(
      `They wrote on WhatsApp · ${lead.reference}\nWhat they wrote stands in the history of the enquiry.`,
    );
    await vi.waitFor(async () => {
      const [mail] = await read('select state from deliveries where id = ?', Number(told[0]?.id));
      expect(mail?.state).toBe('delivered');
    }, COMES);
    expect((await privacyOf(lead)).noted).toEqual(['your messages on WhatsApp']);
    const opened = await asker(cms, token)('GET', `/lead-desk/leads/${lead.document_id}`);
    expect(JSON.stringify(await opened.json())).toContain(WORDS);
  });

  test('a reference in what they write leads to that enquiry of theirs, and another’s to nobody’s', async () => {
    const mobile = aMobile();
    const [older, newer] = [await enquire({ mobile }), await enquire({ mobile })];
    const stranger = await enquire();
    const write = (words: string) => post(notice({ messages: [aMessage(`91${mobile}`, words)] }));
    for (const words of [
      `My reference: ${older.reference}`,
      `about ${String(older.reference).toLowerCase()}, please`,
      `And ${stranger.reference}?`,
      `${older.reference}X and SH-77777`,
      'Nothing cited',
    ]) {
      expect((await write(words)).status).toBe(200);
    }
    const notesIn = async (lead: Row) => (await wroteIn(lead)).map(({ note }) => note);
    expect(await notesIn(older)).toEqual([
      `On WhatsApp: My reference: ${older.reference}`,
      `On WhatsApp: about ${String(older.reference).toLowerCase()}, please`,
    ]);
    expect(await notesIn(newer)).toEqual([
      `On WhatsApp: And ${stranger.reference}?`,
      `On WhatsApp: ${older.reference}X and SH-77777`,
      'On WhatsApp: Nothing cited',
    ]);
    expect(await notesIn(stranger)).toEqual([]);
  });

  test('what comes late stands under the time it was written; what was caught and is posted a month later, nowhere', async () => {
    const lead = await enquire();
    const written = Date.now() - 20 * DAY_MS;
    const late = notice({ messages: [aMessage(`91${lead.mobile}`, 'Three weeks ago', written)] });
    const caught = notice({
      messages: [aMessage(`91${lead.mobile}`, 'Caught', Date.now() - 29 * DAY_MS)],
    });
    for (const body of [late, caught]) expect((await post(body)).status).toBe(200);
    const told = await read(
      "select note, at from lead_events where lead_id = ? and kind = 'wrote'",
      Number(lead.id),
    );
    const secondOf = (at: unknown) =>
      Math.floor(new Date(at instanceof Date || typeof at === 'number' ? at : Number.NaN).getTime() / 1000);
    expect(told.map(({ note, at }) => [note, secondOf(at)])).toEqual([
      ['On WhatsApp: Three weeks ago', Math.floor(written / 1000)],
    ]);
    const metrics = await (await fetch(`http://127.0.0.1:${cms.env.CMS_METRICS_PORT}/metrics`)).text();
    expect(metrics).toContain('sahyara_cms_whatsapp_told_total{outcome="message_late"} 1');
  });

  test('of a visit the story says which news of it arrived', async () => {
    await openForVisits(editorOf(cms, token), PROJECT);
    const { start } = await freeSlot(cms, PROJECT);
    const lead = await enquire({ visit: { startsAt: start, how: 'in person', people: 2 } });
    const ofVisit = async () =>
      (
        await read(
          "select * from deliveries where lead_id = ? and kind = 'whatsapp-visitor' and occasion = 'visit'",
          Number(lead.id),
        )
      )[0] ?? {};
    await vi.waitFor(async () => expect(await ofVisit()).toMatchObject({ state: 'delivered' }), COMES);
    const { record_key: wamid, message_id: id } = await ofVisit();
    for (const status of ['sent', 'delivered', 'delivered', 'read']) {
      expect((await post(aStatus({ ...lead, wamid }, status, {}, String(id)))).status).toBe(200);
    }
    expect((await events(lead)).filter(({ what }) => /^whatsapp/.test(String(what)))).toEqual([
      { what: 'whatsapp arrived', by: 'system', note: 'Of the visit: booked' },
      { what: 'whatsapp read', by: 'system', note: 'Of the visit: booked' },
    ]);
    const failed = aStatus({ ...lead, wamid }, 'failed', {}, `${id}x`);
    expect((await post(failed)).status).toBe(200);
    expect(await ofVisit()).toMatchObject({ state: 'delivered', summary: 'whatsapp to visitor · read' });
  });

  test('of an unknown number nothing is stored; it is answered, and counted', async () => {
    const before = [await count('lead_events'), await count('kept_values'), await count('contacts')];
    expect((await post(notice({ messages: [aMessage('447911000000', 'Hello?')] }))).status).toBe(200);
    expect([await count('lead_events'), await count('kept_values'), await count('contacts')]).toEqual(before);
    expect(await cellsWith(cms.database, /447911000000|Hello\?/)).toEqual([]);
    const metrics = await (await fetch(`http://127.0.0.1:${cms.env.CMS_METRICS_PORT}/metrics`)).text();
    expect(metrics).toContain('sahyara_cms_whatsapp_told_total{outcome="message_unknown"} 1');
  });

  test('what cannot be written down now is asked for again, whole, and is there once', async () => {
    const lead = await confirmed();
    const wrote = notice({ messages: [aMessage(`91${lead.mobile}`, 'During an outage')] });
    await read('alter table lead_events rename to lead_events_away');
    const away = await post(wrote);
    await read('alter table lead_events_away rename to lead_events');
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await wroteIn(lead)).toEqual([]);
    for (let times = 0; times < 2; times += 1) expect((await post(wrote)).status).toBe(200);
    expect(await wroteIn(lead)).toHaveLength(1);

    const id = Number((await deliveryOf(lead)).id);
    const failed = aStatus(lead, 'failed');
    await read(`update deliveries set lease_owner = 'a worker' where id = ${id}`);
    expect((await post(failed)).status).toBe(503);
    await read(`update deliveries set lease_owner = null where id = ${id}`);
    expect((await post(failed)).status).toBe(200);
    expect(await deliveryOf(lead)).toMatchObject({ state: 'parked' });
  });

  test('what is unsigned, wrongly signed, malformed or too large is refused and stores nothing', async () => {
    const lead = await enquire();
    const body = notice({ messages: [aMessage(`91${lead.mobile}`, 'Forged')] });
    const signed = (text: string) => ({ 'x-hub-signature-256': metaSignature(text) });
    const refusals: [string, Record<string, string>, number][] = [
      [body, {}, 401],
      [body, { 'x-hub-signature-256': '' }, 401],
      [body, { 'x-hub-signature-256': metaSignature(body, 'another-secret') }, 401],
      [body, { 'x-hub-signature-256': metaSignature(body).replace('sha256=', '') }, 401],
      [`${body} `, signed(body), 401],
      ['', signed('x'), 401],
      ['{"object":', signed('{"object":'), 400],
      ['{"object":"page","entry":[]}', signed('{"object":"page","entry":[]}'), 400],
      ['[]', signed('[]'), 400],
      ['x'.repeat(1024 * 1024 + 1), {}, 413],
    ];
    for (const [text, headers, status] of refusals) {
      expect([text.slice(0, 20), (await post(text, headers)).status]).toEqual([text.slice(0, 20), status]);
    }
    expect(await wroteIn(lead)).toEqual([]);
    expect(await cellsWith(cms.database, /Forged/)).toEqual([]);
  });

  test('of those who send slowly no more are read than fit, and Meta is asked to come again', async () => {
    const { hostname, port } = new URL(cms.url);
    const slow = Array.from({ length: 8 }, () => connect(Number(port), hostname));
    const body = notice({ statuses: [] });
    for (const socket of slow) {
      socket.write(
        'POST /api/whatsapp HTTP/1.1\r\nHost: cms\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{',
      );
    }
    const refused = await vi.waitFor(async () => {
      const answer = await post(body);
      expect(answer.status).toBe(503);
      return answer;
    }, COMES);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const socket of slow) socket.destroy();
    await vi.waitFor(async () => expect((await post(body)).status).toBe(200), COMES);
  });

  test('a text as long as WhatsApp takes is kept in part, as text', async () => {
    const lead = await enquire();
    const body = notice({ messages: [aMessage(`91${lead.mobile}`, `<b>x</b>${'घ'.repeat(4000)}`)] });
    const escaped = body.replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    expect(escaped.length).toBeGreaterThan(20_000);
    expect((await post(escaped)).status).toBe(200);
    const [wrote] = await wroteIn(lead);
    expect(wrote?.note).toBe(`On WhatsApp: <b>x</b>${'घ'.repeat(992)}`);
  });

  test('an erasure takes what they wrote; afterwards nothing of theirs is stored any more', async () => {
    const lead = await confirmed();
    const from = `91${lead.mobile}`;
    await post(notice({ messages: [aMessage(from, 'Quixotic words of mine')] }));
    const [contact] = await read('select * from contacts where id = ?', Number(lead.contact_id));
    const erased = await asker(cms, token)('POST', `/lead-desk/contacts/${contact?.document_id}/erase`);
    expect(erased.status).toBe(200);
    await post(notice({ messages: [aMessage(from, 'Quixotic words once more')] }));
    await post(aStatus(lead, 'read'));
    const trace = new RegExp(`Quixotic|${lead.mobile}|${String(lead.wamid).replace(/[.+]/g, '\\$&')}`);
    expect(await cellsWith(cms.database, trace)).toEqual([]);
    expect(await wroteIn(lead)).toEqual([{ what: 'wrote', by: 'visitor', note: null }]);
  });

  test('whoever tries signatures is turned away after a while; Meta is not', async () => {
    const body = notice({ messages: [] });
    const from = (address: string, signature = '') =>
      post(body, { 'x-forwarded-for': address, 'x-hub-signature-256': signature });
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await from('198.51.100.9')).status);
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
    expect((await from('198.51.100.9', metaSignature(body))).status).toBe(200);
    expect((await from('198.51.100.10')).status).toBe(401);
  });

  test('nothing of it is in the log', () => {
    expect(cms.output()).not.toMatch(/Ruksana|Quixotic|wamid|\b97\d{8}\b/);
    for (const secret of Object.values(WHATSAPP).slice(2, 4)) expect(cms.output()).not.toContain(secret);
  });
});
