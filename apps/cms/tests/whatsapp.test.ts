import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import {
  answerAsMeta,
  graphError,
  startWhatsappCloud,
  WHATSAPP,
  type WhatsappCloud,
} from '../../../testing/whatsapp-cloud.ts';
import { anEnquiry, type DeliveryDriver, type Row, startDriver } from './delivery-driver.ts';
import { cellsWith } from './every-cell.ts';

const STARTS_MS = 240_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ALARM = 'ops@house.example';
const TARGET = 'visitor by whatsapp';
// Of the words that stand under each form of the site (consent-notice.ts).
const NOTICE = '5fe1f8321ee3ff0c392e07bffb5872bac1fe6cd5d37e18b8ebcfd1e5a36c024c';

describe.each(['sqlite', 'postgres'] as const)('WhatsApp to visitors on %s', (kind) => {
  let meta: WhatsappCloud;
  let mail: MailServer;
  let driver: DeliveryDriver;
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    [meta, mail] = [await startWhatsappCloud(), await startMailServer()];
    driver = await startDriver({
      ...(databaseUrl ? { databaseUrl } : {}),
      env: { ...meta.env, SMTP_URL: mail.url, MAIL_FROM: 'website@house.example', ALARM_MAIL: ALARM },
    });
  }, STARTS_MS);
  beforeEach(() => {
    meta.calls.length = 0;
    mail.mails.length = 0;
    meta.answer(answerAsMeta);
  });
  afterAll(async () => {
    await driver?.remove();
    await Promise.all([meta?.stop(), mail?.stop()]);
  });

  const now = () => Date.now() + 1000;
  const told = { version: NOTICE, choices: {} };
  const store = (changes: { lead?: object; context?: object } = {}) =>
    driver.store(anEnquiry({ ...changes, context: { consent: told, ...changes.context } }));
  const ofLead = async (lead: Row) =>
    (await driver.deliveriesOf(lead)).find(({ target }) => target === TARGET);
  const repliesOf = async (lead: Row) =>
    (await driver.attemptsOf(await ofLead(lead))).map(({ outcome, reply }) => `${outcome}: ${reply}`);
  const notesOf = async (lead: Row) =>
    (await driver.read('select note from lead_events where lead_id = ? order by id', Number(lead.id))).map(
      ({ note }) => String(note),
    );
  const sentTo = (lead: Row) =>
    meta.calls.map(({ body }) => JSON.parse(body)).filter(({ to }) => to === `+91${lead.mobile}`);
  /** Works off what is due at each of its times, as long as anything is. */
  async function untilSettled(lead: Row): Promise<void> {
    for (let delivery = await ofLead(lead); delivery?.state === 'pending'; delivery = await ofLead(lead)) {
      const at = delivery.next_attempt_at;
      await driver.look(new Date(at instanceof Date || typeof at === 'number' ? at : Number.NaN).getTime());
    }
  }

  test('an enquiry under a notice that names WhatsApp is confirmed once, in the approved template', async () => {
    const lead = await store({ context: { project: 'kansa' } });
    await driver.look(now());
    await driver.look(now());
    const [sent, ...more] = sentTo(lead);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      type: 'template',
      template: { name: WHATSAPP.WHATSAPP_TEMPLATE, language: { code: 'en_GB' } },
      biz_opaque_callback_data: `whatsapp-${lead.reference}`,
    });
    const [{ parameters }] = sent.template.components;
    expect(parameters.map(({ text }: { text: string }) => text)).toEqual(['Asha', 'kansa', lead.reference]);
    expect(await ofLead(lead)).toMatchObject({
      kind: 'whatsapp-visitor',
      state: 'delivered',
      attempts: 1,
      message_id: `whatsapp-${lead.reference}`,
      summary: 'whatsapp to visitor · delivered after 1 try · 200',
    });
    expect((await ofLead(lead))?.record_key).toMatch(/^wamid\./);
    expect(await repliesOf(lead)).toEqual([expect.stringMatching(/^delivered: Accepted as wamid\./)]);
    expect(await notesOf(lead)).toContain('whatsapp to visitor · delivered after 1 try');
  });

  test('nobody is written to whose words did not name it: no notice, an unknown one, an application, no number', async () => {
    const unknown = { version: 'f'.repeat(64), choices: {} };
    const leads = [
      await driver.store(anEnquiry()),
      await store({ context: { consent: unknown } }),
      await store({ lead: { source: 'career' } }),
      await driver.store(anEnquiry({ context: { consent: told }, e164: null })),
      await driver.store(anEnquiry({ context: { consent: told }, synthetic: true })),
    ];
    await driver.look(now());
    for (const lead of leads) expect(await ofLead(lead)).toBeUndefined();
    expect(meta.calls).toEqual([]);
  });

  test('a number from abroad keeps its country code', async () => {
    const lead = await driver.store(
      anEnquiry({
        lead: { mobile: '00447911123456' },
        context: { consent: told },
        e164: '+447911123456',
      }),
    );
    await driver.look(now());
    expect(meta.calls.map(({ body }) => JSON.parse(body).to)).toEqual(['+447911123456']);
    expect(await ofLead(lead)).toMatchObject({ state: 'delivered' });
  });

  test('while Meta limits or is away it is tried again, then sent once', async () => {
    meta.answer({
      ...graphError(429, 130_429, '(#130429) Rate limit hit'),
      headers: { 'retry-after': '90' },
    });
    const lead = await store();
    const begun = now();
    await driver.look(begun);
    await driver.look(begun + MINUTE_MS);
    expect(await ofLead(lead)).toMatchObject({ state: 'pending', attempts: 1 });
    meta.answer(graphError(503, 131_016, '(#131016) Service unavailable'));
    await driver.look(begun + 2 * MINUTE_MS);
    meta.answer(answerAsMeta);
    await untilSettled(lead);
    expect(await repliesOf(lead)).toEqual([
      'retry: (#130429) Rate limit hit · What it means · trace Az8or2yhqkZfEZ-_4Qn_Bam',
      'retry: (#131016) Service unavailable · What it means · trace Az8or2yhqkZfEZ-_4Qn_Bam',
      expect.stringMatching(/^delivered: Accepted as wamid\./),
    ]);
    expect(await notesOf(lead)).toContain('whatsapp to visitor · delivered after 3 tries');
  });

  test('after a try whose answer did not come, the history says that they may have it twice', async () => {
    meta.answer('hang');
    const lead = await store();
    await driver.look(now());
    meta.answer(answerAsMeta);
    await untilSettled(lead);
    expect(sentTo(lead)).toHaveLength(2);
    const replies = await repliesOf(lead);
    expect(replies[0]).toBe('retry: Not known whether it went out: No reply within 10 s');
    expect(await notesOf(lead)).toContain(
      'whatsapp to visitor · delivered after 2 tries. An earlier try ended without an answer: they may have the message twice',
    );
  });

  test('a process that is killed while it sends leaves the same doubt, and no second row', async () => {
    meta.answer('hang');
    const lead = await store();
    const doomed = await startDriver({ beside: driver });
    const begun = now();
    const looking = doomed.look(begun).catch(() => 'killed');
    while (meta.calls.length === 0) await sleep(20);
    await doomed.kill();
    void looking;
    meta.answer(answerAsMeta);
    await driver.look(begun + 61_000);
    expect(await ofLead(lead)).toMatchObject({ state: 'delivered', attempts: 2 });
    expect((await notesOf(lead)).join()).toContain('may have the message twice');
  });

  test('an address where nobody listens leaves no doubt', async () => {
    await meta.stop();
    const lead = await store();
    await driver.look(now());
    const { env } = meta;
    expect(await repliesOf(lead)).toEqual(['retry: No reply: ECONNREFUSED']);
    meta = { ...(await startWhatsappCloud(Number(new URL(env.WHATSAPP_API).port))), env };
    await untilSettled(lead);
    expect(await ofLead(lead)).toMatchObject({ state: 'delivered', attempts: 2 });
    expect((await notesOf(lead)).join()).not.toContain('twice');
  });

  test('what only a person can mend is parked in Meta’s words, without the token, and told by an alarm', async () => {
    meta.answer(() => graphError(401, 190, `Malformed access token ${WHATSAPP.WHATSAPP_TOKEN}`));
    const lead = await store();
    await driver.look(now());
    await driver.look(now());
    expect(await ofLead(lead)).toMatchObject({ state: 'parked', attempts: 1 });
    expect(await repliesOf(lead)).toEqual([
      'parked: (#190) Malformed access token … · What it means · trace Az8or2yhqkZfEZ-_4Qn_Bam',
    ]);
    const [alarm] = mail.to(ALARM);
    expect(alarm?.text).toContain('Leads do not reach visitors by WhatsApp');
    meta.answer(answerAsMeta);
    await driver.tell({ do: 'replay' });
    await driver.look(now());
    expect(await ofLead(lead)).toMatchObject({ state: 'delivered' });
  });

  test('a number without WhatsApp is parked, and nobody is alarmed', async () => {
    meta.answer(graphError(400, 131_026, '(#131026) Message undeliverable'));
    const lead = await store();
    const later = now() + 3 * HOUR_MS;
    await driver.look(later);
    await driver.look(later);
    expect(await ofLead(lead)).toMatchObject({ state: 'parked' });
    expect(mail.to(ALARM)).toEqual([]);
  });

  test('rubbish with a 200 is no acceptance, and is not tried again by itself', async () => {
    meta.answer({ status: 200, body: '<html>Sign in to this network</html>' });
    const lead = await store();
    await driver.look(now());
    await driver.look(now() + HOUR_MS);
    expect(await ofLead(lead)).toMatchObject({ state: 'parked', attempts: 1 });
    expect(meta.calls).toHaveLength(1);
  });

  test('"send again" sends no second message of what was accepted', async () => {
    const lead = await store();
    await driver.look(now());
    const delivered = await ofLead(lead);
    await driver.tell({ do: 'again', documentId: String(delivered?.document_id) });
    await driver.look(now());
    expect(sentTo(lead)).toHaveLength(1);
    expect(await ofLead(lead)).toMatchObject({ state: 'delivered', record_key: delivered?.record_key });
    expect((await repliesOf(lead)).at(-1)).toContain('Not sent a second time');
  });

  test('a suspected enquiry waits for its release, and a withdrawal stops what waits', async () => {
    const suspected = await driver.store(anEnquiry({ context: { consent: told }, suspected: true }));
    await driver.look(now());
    expect(await ofLead(suspected)).toMatchObject({ state: 'held' });
    await driver.tell({ do: 'withdraw', contact: Number(suspected.contact_id) });
    expect(await ofLead(suspected)).toMatchObject({ state: 'stopped' });
    expect(meta.calls).toEqual([]);
    const released = await driver.store(anEnquiry({ context: { consent: told }, suspected: true }));
    await driver.tell({ do: 'release', lead: Number(released.id) });
    await driver.look(now());
    expect(sentTo(released)).toHaveLength(1);
  });

  test('what was refused is not sent to who has withdrawn since', async () => {
    meta.answer(graphError(404, 132_001, '(#132001) Template name does not exist in the translation'));
    const lead = await store();
    await driver.look(now());
    meta.answer(answerAsMeta);
    const receipt = [kind === 'postgres' ? 'now()' : Date.now() + MINUTE_MS, Number(lead.contact_id)];
    await driver.read(
      `insert into consent_receipts (document_id, purpose, channel, granted, given_at, contact_id)
       values ('w1thdrawn${lead.id}', 'enquiry', 'any', false, ${receipt.join(', ')})`,
    );
    await driver.tell({ do: 'replay' });
    await driver.look(now());
    expect(await ofLead(lead)).toMatchObject({ state: 'stopped' });
    expect(sentTo(lead)).toHaveLength(1);
  });

  test('an erasure takes the message’s id, which holds the number, and the replies', async () => {
    const lead = await store({ lead: { name: 'Zephyrine Quartermain' } });
    await driver.look(now());
    const wamid = String((await ofLead(lead))?.record_key);
    const at = kind === 'postgres' ? 'now()' : Date.now();
    await driver.read(
      `update contacts set erasure_requested_at = ${at} where id = ${Number(lead.contact_id)}`,
    );
    await driver.tell({ do: 'retain', at: now() });
    const database =
      kind === 'postgres'
        ? ({ kind, url: driver.env.DATABASE_URL ?? '' } as const)
        : ({ kind, filename: driver.env.DATABASE_FILENAME ?? '' } as const);
    const trace = new RegExp(`${wamid.replace(/[.+]/g, '\\$&')}|${lead.mobile}|zephyrine`, 'i');
    expect(await cellsWith(database, trace)).toEqual([]);
    expect(await ofLead(lead)).toMatchObject({ state: 'delivered', record_key: null });
  });

  test('none of it left a secret or anything of a visitor in the log', () => {
    expect(driver.output()).toContain('ALARM');
    for (const secret of Object.values(WHATSAPP).slice(0, 4)) expect(driver.output()).not.toContain(secret);
    expect(driver.output()).not.toMatch(/Asha|Kulkarni|mail\.example|wamid|\b98\d{8}\b/);
  });
});

test(
  'without its settings nobody is written to',
  async () => {
    const driver = await startDriver({});
    try {
      const lead = await driver.store(anEnquiry({ context: { consent: { version: NOTICE, choices: {} } } }));
      expect((await driver.deliveriesOf(lead)).map(({ kind }) => kind)).toEqual([
        'mail-desk',
        'mail-visitor',
      ]);
    } finally {
      await driver.remove();
    }
  },
  STARTS_MS,
);
