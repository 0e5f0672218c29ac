import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { registerEditor } from '../../../testing/editor.ts';
import { postLead, referenceOf, someone } from '../../../testing/leads.ts';
import { aBrowser, isSigned, startPushService, vapidKeys } from '../../../testing/push-service.ts';

const STARTS_MS = 240_000;
const COMES = { timeout: 90_000, interval: 100 };
const keys = vapidKeys();

describe.each(['sqlite', 'postgres'] as const)('a phone of a sales person, on %s', (kind) => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  let cms: CmsProcess;
  let token: string;
  let asha: Account;
  let ravi: Account;
  let meera: Account;

  beforeAll(async () => {
    service = await startPushService();
    cms = await startCms({
      ...(kind === 'postgres' ? { databaseUrl: await aPostgresDatabase() } : {}),
      env: {
        ...keys,
        PUSH_SUBJECT: 'mailto:it@house.example',
        PUSH_SERVICE: service.origin,
        SEND_DELIVERIES: 'on',
        LEAD_MAIL_DESK: 'off',
        LEAD_MAIL_VISITOR: 'off',
      },
    });
    token = await registerEditor(cms);
    asha = await anAccount(cms, token, 'desk-sales', 'Asha');
    ravi = await anAccount(cms, token, 'desk-sales', 'Ravi');
    meera = await anAccount(cms, token, 'desk-sales-manager', 'Meera');
  }, STARTS_MS);
  beforeEach(async () => {
    await read('delete from push_subscriptions');
    service.received.length = 0;
    service.answerWith(201);
  });
  afterAll(async () => {
    await cms?.remove();
    await service?.stop();
  });

  const read = (sql: string, ...values: (string | number)[]) => query(cms.database, sql, ...values);
  const subscribe = async (who: Account, sent: object) =>
    (await who.ask('POST', '/lead-desk/push', sent)).status;
  const browserOf = async (who: Account) => {
    const browser = aBrowser(service.origin);
    expect(await subscribe(who, browser.subscription)).toBe(200);
    return browser;
  };
  const phones = async () =>
    (await read('select account from push_subscriptions order by id')).map(({ account }) => account);
  const enquire = async () => {
    const sent = someone({ name: 'Wilhelmina Quartermain', message: 'The east side, please' });
    const reference = await referenceOf(await postLead(cms, sent));
    const [row] = await read('select id, document_id from website_leads where reference = ?', reference);
    return { reference, row: Number(row?.id), id: String(row?.document_id), mobile: String(sent.mobile) };
  };
  const give = async (id: string, who: Account) => {
    const [person] = await read('select document_id from sales_people where account = ?', who.id);
    const answer = await meera.ask('PUT', `/lead-desk/leads/${id}`, { owner: String(person?.document_id) });
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  const rings = (path: string) => service.received.filter((one) => one.path === path);
  const deliveries = (row: number) =>
    read("select state, attempts from deliveries where lead_id = ? and kind = 'push' order by id", row);

  test('rings when an enquiry becomes theirs: sealed for that browser alone, signed, with the reference and nothing of the person', async () => {
    const [phone, tablet] = [await browserOf(asha), await browserOf(asha)];
    const other = await browserOf(ravi);
    const { reference, id, mobile } = await enquire();
    await give(id, asha);
    await vi.waitFor(() => expect([rings(phone.path), rings(tablet.path)].flat()).toHaveLength(2), COMES);
    const [ring] = rings(phone.path);
    if (!ring) throw new Error('It rang');
    const text = phone.read(ring.body);
    expect(JSON.parse(text)).toEqual({
      title: 'Yours now',
      body: reference,
      path: `/admin/lead-desk/${id}`,
      tag: `/admin/lead-desk/${id}`,
    });
    expect(text).not.toMatch(/Wilhelmina|Quartermain|east side/);
    expect(text).not.toContain(mobile);
    expect(isSigned(ring, keys.PUSH_PUBLIC_KEY, service.origin)).toBe(true);
    expect(ring.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(Number(ring.headers.ttl)).toBeGreaterThan(0);
    // What is for one browser no other can read, not even of the same person.
    expect(() => tablet.read(ring.body)).toThrow();
    expect(rings(other.path)).toEqual([]);
  });

  test('rings once for all that are given at once', async () => {
    const phone = await browserOf(asha);
    const made = [await enquire(), await enquire(), await enquire()];
    const [person] = await read('select document_id from sales_people where account = ?', asha.id);
    const seen = { stage: 'New', owner: null, nextFollowUp: null };
    const given = await meera.ask('POST', '/lead-desk/chosen', {
      kind: 'assign',
      owner: String(person?.document_id),
      leads: made.map(({ id }) => ({ documentId: id, seen })),
    });
    expect(given.status, await given.clone().text()).toBe(200);
    const waiting =
      "select state from deliveries where kind = 'push' and occasion = 'enquiry' and lead_id is null";
    expect(await read(waiting)).toEqual([{ state: 'pending' }]);
    const now = kind === 'sqlite' ? Date.now() : new Date().toISOString();
    await read('update deliveries set next_attempt_at = ? where lead_id is null', now);
    await vi.waitFor(async () => expect(await read(waiting)).toEqual([{ state: 'delivered' }]), COMES);
    const [ring, ...others] = rings(phone.path);
    expect(others).toEqual([]);
    expect(ring && JSON.parse(phone.read(ring.body))).toEqual({
      title: '3 enquiries are yours now',
      body: '',
      path: '/admin/lead-desk?view=mine',
      tag: '/admin/lead-desk?view=mine',
    });
  });

  test('rings when it is time to call', { timeout: 200_000 }, async () => {
    const phone = await browserOf(asha);
    const { reference, row, id } = await enquire();
    await give(id, asha);
    await vi.waitFor(() => expect(rings(phone.path)).toHaveLength(1), COMES);
    // What was planned before this CMS first looked is nothing to remind of.
    const since = "select name from kept_values where name = 'desk rings since'";
    await vi.waitFor(async () => expect(await read(since)).toHaveLength(1), COMES);
    const soon = kind === 'sqlite' ? Date.now() : new Date().toISOString();
    await read('update website_leads set next_follow_up = ? where id = ?', soon, row);
    await vi.waitFor(() => expect(rings(phone.path)).toHaveLength(2), COMES);
    const [, ring] = rings(phone.path);
    expect(ring && JSON.parse(phone.read(ring.body))).toMatchObject({ title: 'Call now', body: reference });
  });

  test.each([404, 410])(
    'that its push service has forgotten (%i) is rung once and forgotten',
    async (status) => {
      service.answerWith(status);
      const phone = await browserOf(asha);
      const { row, id } = await enquire();
      await give(id, asha);
      await vi.waitFor(
        async () => expect(await deliveries(row)).toMatchObject([{ state: 'stopped' }]),
        COMES,
      );
      expect(rings(phone.path)).toHaveLength(1);
      expect(await phones()).toEqual([]);
    },
  );

  test('whose push service is busy is rung again later; what it refuses for good is not', async () => {
    service.answerWith(503, { 'retry-after': '120' });
    const phone = await browserOf(asha);
    const busy = await enquire();
    await give(busy.id, asha);
    await vi.waitFor(
      async () => expect(await deliveries(busy.row)).toMatchObject([{ state: 'pending', attempts: 1 }]),
      COMES,
    );
    const tries = async () =>
      read(
        'select outcome from delivery_attempts a join deliveries d on a.delivery_id = d.id where d.lead_id = ?',
        busy.row,
      );
    // The try is counted before it is made.
    await vi.waitFor(async () => expect(await tries()).toMatchObject([{ outcome: 'retry' }]), COMES);
    service.answerWith(201);
    const now = kind === 'sqlite' ? String(Date.now()) : 'now()';
    await read(
      `update deliveries set next_attempt_at = ${now} where lead_id = ? and kind = 'push'`,
      busy.row,
    );
    await vi.waitFor(
      async () => expect(await deliveries(busy.row)).toMatchObject([{ state: 'delivered' }]),
      COMES,
    );
    service.answerWith(400);
    const refused = await enquire();
    await give(refused.id, asha);
    await vi.waitFor(
      async () => expect(await deliveries(refused.row)).toMatchObject([{ state: 'parked' }]),
      COMES,
    );
    expect(rings(phone.path).length).toBeGreaterThanOrEqual(3);
    expect(await phones()).toEqual([asha.id]);
  });

  test('goes with its account, and belongs to whoever signed in there last', async () => {
    const phone = await browserOf(asha);
    expect(await subscribe(ravi, phone.subscription)).toBe(200);
    expect(await phones()).toEqual([ravi.id]);
    const uma = await anAccount(cms, token, 'desk-sales', 'Uma');
    await browserOf(uma);
    const asAdministrator = asker(cms, token);
    expect((await asAdministrator('DELETE', `/admin/users/${uma.id}`)).status).toBe(200);
    await vi.waitFor(async () => expect(await phones()).toEqual([ravi.id]), COMES);
  });

  test('is ended by its owner alone', async () => {
    const { subscription } = await browserOf(asha);
    const end = (who: Account) => who.ask('POST', '/lead-desk/push/end', { endpoint: subscription.endpoint });
    await end(ravi);
    expect(await phones()).toEqual([asha.id]);
    expect((await end(asha)).status).toBe(200);
    expect(await phones()).toEqual([]);
  });

  test('of one person there are ten at most', async () => {
    for (let nth = 0; nth < 12; nth += 1) await browserOf(asha);
    expect(await phones()).toHaveLength(10);
  });

  test.each([
    'http://127.0.0.1:1337/admin',
    'http://169.254.169.254/latest/meta-data',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com.evil.example/send/1',
    'https://fcm.googleapis.com:8443/send/1',
    'https://someone@fcm.googleapis.com/send/1',
    'http://fcm.googleapis.com/send/1',
    'file:///etc/passwd',
    'not an address',
  ])('at the address %s is none: this server posts to push services alone', async (endpoint) => {
    const { keys: ofBrowser } = aBrowser(service.origin).subscription;
    expect(await subscribe(asha, { endpoint, keys: ofBrowser })).toBe(400);
    expect(await phones()).toEqual([]);
  });

  test('rubbish is refused, and so is whoever has no desk', async () => {
    const { subscription } = aBrowser(service.origin);
    const { endpoint, keys: ofBrowser } = subscription;
    for (const sent of [
      {},
      { endpoint },
      { endpoint, keys: { ...ofBrowser, auth: 'short' } },
      { endpoint, keys: { ...ofBrowser, p256dh: 'A'.repeat(87) } },
      { endpoint: `${endpoint}${'x'.repeat(2000)}`, keys: ofBrowser },
    ])
      expect(await subscribe(asha, sent), JSON.stringify(sent).slice(0, 80)).toBe(400);
    const editor = await anAccount(cms, token, 'strapi-editor', 'Vikram');
    expect(await subscribe(editor, subscription)).toBe(403);
    const nobody = await fetch(`${cms.url}/lead-desk/push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscription),
    });
    expect(nobody.status).toBe(401);
    for (const path of [
      '/api/push-subscriptions',
      '/content-manager/collection-types/api::push-subscription.push-subscription',
    ])
      expect([403, 404]).toContain((await asha.ask('GET', path)).status);
  });

  test('the panel’s worker is there for a browser without a token, and the public key for who is signed in', async () => {
    const worker = await fetch(`${cms.url}/lead-desk/push-worker.js`);
    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect(await worker.text()).toContain('showNotification');
    const { data } = await (await asha.ask('GET', '/lead-desk/push')).json();
    expect(data).toEqual({ publicKey: keys.PUSH_PUBLIC_KEY });
  });
});

test.each(['sqlite', 'postgres'] as const)(
  'without keys no phone is rung, and it is said, on %s',
  async (kind) => {
    const cms = inject(kind);
    const asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    expect((await (await asha.ask('GET', '/lead-desk/push')).json()).data).toEqual({ publicKey: null });
    const { subscription } = aBrowser('https://fcm.googleapis.com');
    expect((await asha.ask('POST', '/lead-desk/push', subscription)).status).toBe(409);
  },
);
