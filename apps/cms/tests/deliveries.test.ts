import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type HookServer, startHookServer } from '../../../testing/hook-server.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { privacyToken } from '../../../testing/signatures.ts';
import { anEnquiry, type DeliveryDriver, type Row, startDriver } from './delivery-driver.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TRIES = 10;
const DESK = 'desk@house.example';
const KANSA = 'kansa@house.example';
const ALARM = 'ops@house.example';
const SECRET = `whsec_${randomBytes(24).toString('base64')}`;
const PERSONAL = /Asha|Kulkarni|mail\.example|\b98\d{8}\b|east side/;
const PAIR = 24;

// Several CMSs, on a machine that is at work on other things.
const STARTS_MS = 240_000;

describe.each(['sqlite', 'postgres'] as const)('deliveries on %s', (kind) => {
  let mail: MailServer;
  let crm: HookServer;
  let driver: DeliveryDriver;
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    mail = await startMailServer();
    crm = await startHookServer();
    driver = await startDriver({
      ...(databaseUrl ? { databaseUrl } : {}),
      env: { SMTP_URL: mail.url, MAIL_FROM: 'website@house.example', ALARM_MAIL: ALARM, HOOK_SECRET: SECRET },
      targets: {
        desk: [{ to: [KANSA], projects: ['kansa'] }, { to: [DESK] }],
        webhooks: [{ preset: 'standard', name: 'crm', url: crm.url, secret: '$HOOK_SECRET' }],
      },
    });
  }, STARTS_MS);
  beforeEach(() => {
    mail.mails.length = 0;
    mail.accept();
    crm.calls.length = 0;
    crm.answer({ status: 200 });
  });
  afterAll(async () => {
    await driver?.remove();
    await Promise.all([mail?.stop(), crm?.stop()]);
  });

  const now = () => Date.now() + 1000;
  const one = async (lead: Row, target: string) =>
    (await driver.deliveriesOf(lead)).find((delivery) => delivery.target === target);
  const dueAt = (delivery: Row | undefined) =>
    new Date(
      typeof delivery?.next_attempt_at === 'number' || delivery?.next_attempt_at instanceof Date
        ? delivery.next_attempt_at
        : Number.NaN,
    ).getTime();
  /** Works off a target's delivery at each of its due times, until nothing of it is due any more. */
  async function untilSettled(lead: Row, target: string): Promise<number[]> {
    const times: number[] = [];
    let delivery = await one(lead, target);
    while (delivery?.state === 'pending') {
      const at = dueAt(delivery);
      times.push(at);
      await driver.look(at);
      delivery = await one(lead, target);
    }
    return times;
  }

  test('desk, visitor and webhook are told of a lead once each, and every try is in the ledger', async () => {
    const lead = await driver.store(
      anEnquiry({ context: { project: 'kansa', page: '/projects/residential/kansa' } }),
    );
    await driver.look(now());
    await driver.look(now());
    const deliveries = await driver.deliveriesOf(lead);
    expect(deliveries.map(({ target, state, attempts }) => ({ target, state, attempts }))).toEqual([
      { target: 'desk', state: 'delivered', attempts: 1 },
      { target: 'visitor', state: 'delivered', attempts: 1 },
      { target: 'crm', state: 'delivered', attempts: 1 },
    ]);
    for (const delivery of deliveries) {
      expect(await driver.attemptsOf(delivery)).toMatchObject([{ outcome: 'delivered' }]);
      expect(delivery.delivered_at).not.toBeNull();
    }
    expect(deliveries[2]?.summary).toBe('crm · delivered after 1 try · 200');
    expect(await driver.eventsOf(lead)).toEqual(['received', 'delivered', 'delivered', 'delivered']);

    const [toDesk] = mail.to(KANSA);
    expect(mail.mails).toHaveLength(2);
    expect(toDesk?.subject).toBe(`Asha Kulkarni · kansa · ${lead.reference}`);
    expect(toDesk?.replyTo).toEqual([{ name: 'Asha Kulkarni', address: lead.email }]);
    expect(toDesk?.messageId).toBe(`<${deliveries[0]?.message_id}@house.example>`);
    const number = `+91 ${String(lead.mobile).slice(0, 5)} ${String(lead.mobile).slice(5)}`;
    for (const part of [toDesk?.html, toDesk?.text]) {
      for (const said of [lead.email, number, lead.message, lead.reference]) expect(part).toContain(said);
    }
  });

  test('the visitor is thanked by name with reference and a link of their own, and nothing typed is repeated', async () => {
    const lead = await driver.store();
    await driver.look(now());
    const [toVisitor] = mail.to(String(lead.email));
    expect(toVisitor?.subject).toContain(lead.reference);
    expect(toVisitor?.text).toContain('Thank you, Asha.');
    // Nobody has entered any.
    expect(toVisitor?.text).toContain('One of us will call you in office hours.');
    for (const part of [toVisitor?.html, toVisitor?.text]) {
      expect(part).not.toContain(lead.message);
      expect(part).not.toContain(lead.mobile);
      const [, token = ''] = /\/privacy\/([\w.-]+)/.exec(part ?? '') ?? [];
      const [contact] = await driver.read('select * from contacts where id = ?', Number(lead.contact_id));
      expect(token).toBe(privacyToken(driver, String(contact?.document_id)));
    }
  });

  test('a name that is an advertisement is not written to whoever owns the address', async () => {
    const lead = await driver.store(anEnquiry({ lead: { name: 'Win at http://casino.example' } }));
    await driver.look(now());
    const [toVisitor] = mail.to(String(lead.email));
    expect(toVisitor?.text).toContain('Thank you.');
    expect(`${toVisitor?.html}${toVisitor?.text}${toVisitor?.subject}`).not.toContain('casino');
  });

  test('the webhook is signed as standardwebhooks verifies it, with the delivery’s own id', async () => {
    const lead = await driver.store();
    await driver.look(now());
    const [call] = crm.calls;
    const delivery = await one(lead, 'crm');
    expect(call?.headers['webhook-id']).toBe(delivery?.message_id);
    const headers = Object.fromEntries(Object.entries(call?.headers ?? {}).map(([k, v]) => [k, String(v)]));
    expect(new Webhook(SECRET).verify(call?.body ?? '', headers)).toMatchObject({
      type: 'lead.created',
      data: { reference: lead.reference, name: 'Asha Kulkarni', email: lead.email, source: 'banner form' },
    });
  });

  test('a mail server that is down for an hour delays mails and loses none', async () => {
    await mail.stop();
    const lead = await driver.store();
    const begun = now();
    for (let minute = 0; minute < 60; minute += 5) await driver.look(begun + minute * MINUTE_MS);
    const waiting = await one(lead, 'desk');
    expect(waiting).toMatchObject({ state: 'pending', lease_owner: null });
    expect(Number(waiting?.attempts)).toBeGreaterThan(4);
    expect(mail.mails).toHaveLength(0);
    await mail.start();
    await untilSettled(lead, 'desk');
    await untilSettled(lead, 'visitor');
    expect(await one(lead, 'desk')).toMatchObject({ state: 'delivered' });
    expect([mail.to(DESK).length, mail.to(String(lead.email)).length]).toEqual([1, 1]);
    const outcomes = (await driver.attemptsOf(waiting)).map(({ outcome }) => outcome);
    expect(outcomes.slice(0, -1).every((outcome) => outcome === 'retry')).toBe(true);
    expect(outcomes.at(-1)).toBe('delivered');
  });

  test('a refusal for good (4xx) parks at once, and an alarm goes out by log and mail', async () => {
    crm.answer({ status: 422, body: '{"error":"no such field"}' });
    const lead = await driver.store();
    await driver.look(now());
    await driver.look(now());
    expect(await one(lead, 'crm')).toMatchObject({ state: 'parked', attempts: 1 });
    expect(await driver.attemptsOf(await one(lead, 'crm'))).toMatchObject([
      { outcome: 'parked', status: 422, reply: '{"error":"no such field"}' },
    ]);
    expect(driver.output()).toMatch(/ALARM Leads do not reach crm: delivery \d+ was refused for good/);
    const [alarm] = mail.to(ALARM);
    expect(alarm?.text).toContain('Leads do not reach crm');
    expect(`${alarm?.text}${alarm?.html}`).not.toMatch(PERSONAL);
  });

  test('a receiver that fails (5xx) is tried ten times over four and a half hours, then given up with an alarm', async () => {
    crm.answer({ status: 503 });
    const lead = await driver.store();
    const times = await untilSettled(lead, 'crm');
    expect(times).toHaveLength(TRIES);
    const hours = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / HOUR_MS;
    expect(hours).toBeGreaterThan(4.4);
    expect(hours).toBeLessThan(4.7);
    expect(await one(lead, 'crm')).toMatchObject({
      state: 'dead',
      attempts: TRIES,
      summary: 'crm · dead after 10 tries · 503',
    });
    const attempts = await driver.attemptsOf(await one(lead, 'crm'));
    expect(attempts.map(({ outcome }) => outcome)).toEqual([...Array(TRIES - 1).fill('retry'), 'dead']);
    expect(new Set(crm.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await driver.eventsOf(lead)).toContain('dead');
    expect(driver.output()).toMatch(
      /ALARM Leads do not reach crm: delivery \d+ was given up after ten tries/,
    );
    await driver.look(dueAt(await one(lead, 'crm')) || now() + 12 * HOUR_MS);
    expect(
      mail
        .to(ALARM)
        .map(({ text }) => text)
        .join(),
    ).toContain('given up after ten tries');
  });

  test('two alarms of one hour and one target are one mail', async () => {
    crm.answer({ status: 400 });
    const at = now() + 30 * HOUR_MS;
    await driver.store();
    await driver.store();
    await driver.look(at);
    await driver.look(at);
    expect(mail.to(ALARM)).toHaveLength(1);
  });

  test('"replay all dead" and "send again" start anew under the same message id, and stand in the history', async () => {
    crm.answer({ status: 400 });
    const lead = await driver.store();
    await driver.look(now());
    const parked = await one(lead, 'crm');
    expect(parked).toMatchObject({ state: 'parked' });
    crm.answer({ status: 200 });
    await driver.tell({ do: 'replay' });
    await driver.look(now());
    expect(await one(lead, 'crm')).toMatchObject({ state: 'delivered', attempts: 1 });
    await driver.tell({ do: 'again', documentId: String(parked?.document_id) });
    await driver.look(now());
    const calls = crm.calls.filter(({ headers }) => headers['webhook-id'] === parked?.message_id);
    expect(calls).toHaveLength(3);
    expect((await driver.eventsOf(lead)).filter((event) => event === 'sent again')).toHaveLength(2);
    expect(await driver.attemptsOf(parked)).toHaveLength(3);
  });

  test('a suspected lead is told to nobody until it is released', async () => {
    const lead = await driver.store(anEnquiry({ suspected: true }));
    await driver.look(now());
    expect((await driver.deliveriesOf(lead)).map(({ state }) => state)).toEqual(['held', 'held', 'held']);
    expect([mail.mails.length, crm.calls.length]).toEqual([0, 0]);
    await driver.tell({ do: 'release', lead: Number(lead.id) });
    await driver.look(now());
    expect((await driver.deliveriesOf(lead)).map(({ state }) => state)).toEqual(Array(3).fill('delivered'));
    expect(await driver.eventsOf(lead)).toContain('not spam');
    const [row] = await driver.read('select suspected from website_leads where id = ?', Number(lead.id));
    expect(Boolean(row?.suspected)).toBe(false);
  });

  test('a withdrawal stops what waits, and the desk and the CRM are told not to call', async () => {
    await mail.stop();
    const lead = await driver.store();
    await driver.look(now());
    await mail.start();
    crm.calls.length = 0;
    await driver.tell({ do: 'withdraw', contact: Number(lead.contact_id) });
    await driver.look(now() + HOUR_MS);
    const deliveries = await driver.deliveriesOf(lead);
    expect(deliveries.map(({ target, occasion, state }) => `${target} ${occasion} ${state}`)).toEqual([
      'desk enquiry stopped',
      'visitor enquiry stopped',
      'crm enquiry delivered',
      'desk withdrawal delivered',
      'crm withdrawal delivered',
    ]);
    expect(mail.to(String(lead.email))).toHaveLength(0);
    expect(mail.mails.map(({ subject }) => subject)).toEqual([
      `Do not contact: Asha Kulkarni, ${lead.reference}`,
    ]);
    expect(crm.calls.map(({ body }) => JSON.parse(body).type)).toEqual(['consent.withdrawn']);
  });

  test('a mail the server refuses is parked; one it puts off is tried again', async () => {
    mail.refuseWith(550, 'No such user here');
    const refused = await driver.store();
    await driver.look(now());
    expect(await one(refused, 'desk')).toMatchObject({ state: 'parked', attempts: 1 });
    mail.refuseWith(451, 'Come back later');
    const later = await driver.store();
    await driver.look(now());
    expect(await one(later, 'desk')).toMatchObject({ state: 'pending', attempts: 1 });
    expect(await driver.attemptsOf(await one(later, 'desk'))).toMatchObject([
      { outcome: 'retry', status: 451 },
    ]);
    mail.accept();
    await untilSettled(later, 'desk');
    expect(await one(later, 'desk')).toMatchObject({ state: 'delivered' });
  });

  test(`two workers send ${PAIR} leads once each`, async () => {
    const leads: Row[] = [];
    for (let count = 0; count < PAIR; count += 1) leads.push(await driver.store());
    if (kind === 'postgres') {
      const other = await startDriver({ beside: driver });
      await Promise.all([driver.look(now()), other.look(now())]);
      expect(other.output()).not.toMatch(PERSONAL);
      await other.kill();
    } else {
      await driver.look(now(), { workers: 2 });
    }
    const ids = crm.calls.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([PAIR, PAIR]);
    for (const lead of leads) expect(mail.to(String(lead.email))).toHaveLength(1);
    expect(mail.to(DESK)).toHaveLength(PAIR);
    const owners = await driver.read(
      "select * from deliveries where state = 'pending' or lease_owner is not null",
    );
    expect(owners).toEqual([]);
  });

  test('what a killed process was sending is taken over when its lease ends, under the same id', async () => {
    crm.answer('hang');
    const lead = await driver.store();
    const doomed = await startDriver({ beside: driver });
    const begun = now();
    const looking = doomed.look(begun).catch(() => 'killed');
    while (crm.calls.length === 0) await sleep(20);
    await doomed.kill();
    void looking;
    crm.answer({ status: 200 });
    await driver.look(begun + 30_000);
    expect(crm.calls).toHaveLength(1);
    await driver.look(begun + 61_000);
    expect(crm.calls).toHaveLength(2);
    expect(new Set(crm.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await one(lead, 'crm')).toMatchObject({ state: 'delivered', attempts: 2, lease_owner: null });
  });

  test('none of it left anything of a visitor in the log', () => {
    expect(driver.output()).toContain('ALARM');
    expect(driver.output()).not.toMatch(PERSONAL);
    expect(driver.output()).not.toContain(SECRET);
  });
});
