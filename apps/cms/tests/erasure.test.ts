import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type HookCall, type HookServer, startHookServer } from '../../../testing/hook-server.ts';
import { anEnquiry, type DeliveryDriver, type Row, startDriver } from './delivery-driver.ts';
import { cellsWith, checkpoint } from './every-cell.ts';

const SECRET = `whsec_${randomBytes(24).toString('base64')}`;
const LEAD_AT_LSQ = '9bd0e7a2-1111-4222-8333-444455556666';
const FORM = '78c2891f-ebdd-44c0-bd94-15c012bbbfbf';
const STARTS_MS = 240_000;
const DAY_MS = 24 * 3_600_000;
const LEASE_MS = 61_000;
// What the person of these tests typed; their number is drawn.
const NAME = 'Zephyrine Quartermain';
const MESSAGE = 'The secret garden behind the blue gate.';

describe.each(['sqlite', 'postgres'] as const)('an erasure on %s', (kind) => {
  let crm: HookServer;
  let driver: DeliveryDriver;
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    crm = await startHookServer();
    driver = await startDriver({
      ...(databaseUrl ? { databaseUrl } : {}),
      env: { MAIL_FROM: 'website@house.example', KEY: 'a-key', HOOK_SECRET: SECRET },
      targets: {
        desk: [{ to: ['kansa@house.example'], projects: ['kansa'] }, { to: ['desk@house.example'] }],
        webhooks: [
          { preset: 'standard', name: 'own', url: `${crm.url}/own`, secret: '$HOOK_SECRET' },
          { preset: 'selldo', name: 'sell-do', url: `${crm.url}/sell-do`, apiKey: '$KEY', srd: 'x' },
          {
            preset: 'leadsquared',
            name: 'lsq',
            url: crm.url,
            accessKey: '$KEY',
            secretKey: '$KEY',
            eraseLeads: true,
          },
          {
            preset: 'hubspot',
            name: 'hubspot',
            url: `${crm.url}/hubspot`,
            apiUrl: crm.url,
            portalId: '62515',
            formId: FORM,
            token: '$KEY',
            eraseContacts: true,
          },
          {
            preset: 'salesforce',
            name: 'salesforce',
            url: `${crm.url}/salesforce`,
            oid: '00D000000000001',
            sources: ['footer'],
          },
        ],
      },
    });
  }, STARTS_MS);
  beforeEach(() => {
    crm.calls.length = 0;
    crm.answer(quoting);
  });
  afterAll(async () => {
    await driver?.remove();
    await crm?.stop();
  });

  /** Each receiver takes the call as documented, and repeats what it was sent, as many do. */
  function quoting({ path, body }: HookCall) {
    if (path === '/sell-do') {
      // Its own name for the lead comes behind what the ledger keeps of a reply.
      const reply = { body: body.padEnd(2000), sell_do_lead_id: 4711 };
      return { status: 200, body: JSON.stringify(reply) };
    }
    if (path.endsWith('/Lead.Capture')) {
      const Message = { Id: LEAD_AT_LSQ, IsCreated: true };
      return { status: 200, body: JSON.stringify({ Status: 'Success', Message, sent: body }) };
    }
    if (path.includes('/Lead/Delete/ById')) return { status: 200, body: '{"Status":"Success"}' };
    if (path.endsWith('/gdpr-delete')) return { status: 204 };
    return { status: 200, body };
  }

  const now = () => Date.now() + 1000;
  let drawn = 0;
  /** Somebody whom nobody else of these tests is, with what gives them away. */
  function aPerson() {
    drawn += 1;
    const mobile = `97${String(drawn).padStart(2, '0')}${String(randomBytes(3).readUIntBE(0, 3)).padStart(8, '0').slice(-6)}`;
    const email = `zephyrine-${drawn}@quartermain.example`;
    const enquiry = (changes: object = {}, context: object = {}) =>
      anEnquiry({
        lead: { name: NAME, mobile, email, message: MESSAGE, ...changes },
        context: {
          page: '/projects/residential/kansa?for=quartermain',
          referrer: 'https://quartermain.example/',
          lastTouch: { gclid: 'quartermain-click' },
          shortlist: ['quartermain heights'],
          ...context,
        },
      });
    return {
      enquiry,
      email,
      trace: new RegExp(`zephyrine-${drawn}@|${mobile}`, 'i'),
    };
  }
  const everything = /zephyrine|quartermain|blue gate/i;
  const ask = (lead: Row) =>
    driver.read(
      `update contacts set erasure_requested_at = ${kind === 'postgres' ? 'now()' : Date.now()} where id = ${Number(lead.contact_id)}`,
    );
  const erase = (at = now()) => driver.tell({ do: 'retain', at });
  const database = () =>
    kind === 'postgres'
      ? { kind, url: driver.env.DATABASE_URL ?? '' }
      : { kind, filename: driver.env.DATABASE_FILENAME ?? '' };
  const mails = async () => {
    const folder = driver.env.MAIL_OUTBOX_FOLDER ?? '';
    const names = await readdir(folder);
    return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(`${folder}/${name}`))));
  };
  const statesOf = async (lead: Row) =>
    (await driver.deliveriesOf(lead)).map(({ target, occasion, state }) => `${target} ${occasion} ${state}`);
  const notesOf = async (lead: Row) =>
    (
      await driver.read(
        `select note from lead_events where kind = 'erase by hand' and lead_id = ? order by id`,
        Number(lead.id),
      )
    ).map(({ note }) => note);

  test('is passed on to whoever was told, by what is left of the person, and leaves no trace of them', async () => {
    const { enquiry, email, trace } = aPerson();
    const first = await driver.store(enquiry({}, { project: 'kansa' }));
    const key = randomUUID();
    await driver.store({ ...enquiry({ source: 'footer' }), key });
    const [second = {}] = await driver.read(
      'select * from website_leads where contact_id = ? order by id desc',
      Number(first.contact_id),
    );
    await driver.look(now());
    const [person = {}] = await driver.read('select * from contacts where id = ?', Number(first.contact_id));
    expect((await cellsWith(database(), everything)).length).toBeGreaterThan(15);
    expect(JSON.stringify(await mails())).toMatch(trace);

    await ask(first);
    const report = await erase();
    const references = [first.reference, second.reference];
    const byHand = [
      `sell-do: erase the person there by hand. Found by ${references.join(', ')}; there 4711`,
      `salesforce: erase the person there by hand. Found by ${references.join(', ')}`,
    ];
    expect(report).toMatchObject({ asked: [{ contact: first.contact_id }], mails: 4, byHand });
    // What a restore needs to erase them again, and nothing that names them.
    const record = await readFile(`${driver.env.ERASURE_FOLDER}/${person.document_id}.json`, 'utf8');
    const spooled = createHash('sha256').update(key).digest('hex');
    expect(JSON.parse(record)).toMatchObject({ contact: person.document_id, spooled: [`${spooled}.json`] });
    expect(record).not.toMatch(everything);
    // Until HubSpot took it, the one address it finds them by; in no other cell of no table.
    expect(await cellsWith(database(), everything)).toEqual(['deliveries.record_key']);

    crm.calls.length = 0;
    await driver.look(now());
    expect(await cellsWith(database(), everything)).toEqual([]);
    expect(crm.calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      `GET /v2/LeadManagement.svc/Lead/Delete/ById?leadId=${LEAD_AT_LSQ}`,
      'POST /crm/v3/objects/contacts/gdpr-delete',
      'POST /own',
    ]);
    const [own, hubspot] = ['/own', '/crm/v3/objects/contacts/gdpr-delete'].map((path) =>
      crm.calls.find((call) => call.path === path),
    );
    const headers = Object.fromEntries(Object.entries(own?.headers ?? {}).map(([k, v]) => [k, String(v)]));
    expect(new Webhook(SECRET).verify(own?.body ?? '', headers)).toMatchObject({
      type: 'person.erased',
      data: { person: person.document_id, references },
    });
    expect(own?.body).not.toMatch(everything);
    expect(JSON.parse(hubspot?.body ?? '')).toEqual({ objectId: email, idProperty: 'email' });
    expect(await statesOf(second)).toEqual([
      'desk enquiry delivered',
      'visitor enquiry delivered',
      'own enquiry delivered',
      'sell-do enquiry delivered',
      'lsq enquiry delivered',
      'hubspot enquiry delivered',
      'salesforce enquiry delivered',
      'own erasure delivered',
      'lsq erasure delivered',
      'hubspot erasure delivered',
      'desk erasure delivered',
    ]);
    expect(await notesOf(second)).toEqual(byHand);

    const [toDesk, ...others] = await mails();
    expect(others).toEqual([]);
    expect(toDesk?.subject).toBe(`Erase: ${second.reference}`);
    expect(toDesk?.to?.map(({ address }) => address)).toEqual(['kansa@house.example', 'desk@house.example']);
    for (const part of [toDesk?.html, toDesk?.text]) {
      for (const said of [...references, 'there 4711', 'salesforce: erase']) expect(part).toContain(said);
      expect(part).not.toMatch(everything);
    }

    crm.calls.length = 0;
    expect(await erase()).toMatchObject({ asked: [], mails: 0, byHand: [] });
    await driver.look(now());
    expect(crm.calls).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  test('reaches what is under way: its reply is not kept, and the receiver hears of the erasure after it', async () => {
    const { enquiry, trace } = aPerson();
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    let asked = () => {};
    const arrived = new Promise<void>((resolve) => {
      asked = resolve;
    });
    crm.answer(async (call) => {
      if (call.path !== '/own') return quoting(call);
      asked();
      await held;
      return { status: 200, body: call.body };
    });
    const lead = await driver.store(enquiry());
    const begun = now();
    const looking = driver.look(begun);
    await arrived;
    await ask(lead);
    await erase(begun);
    answerNow();
    await looking;
    // HubSpot may have been told by now, where its enquiry was through before.
    const cells = await cellsWith(database(), trace);
    expect(cells.filter((cell) => cell !== 'deliveries.record_key')).toEqual([]);
    const attempts = await driver.attemptsOf((await driver.deliveriesOf(lead)).find(isTo('own')));
    expect(attempts).toMatchObject([{ outcome: 'delivered', status: 200, reply: null }]);

    crm.answer(quoting);
    crm.calls.length = 0;
    await driver.look(begun);
    expect(crm.calls.filter(({ path }) => path === '/own')).toEqual([]);
    await driver.look(begun + LEASE_MS);
    expect(crm.calls.filter(({ path }) => path === '/own').map(({ body }) => JSON.parse(body).type)).toEqual([
      'person.erased',
    ]);
    // A mail that was being written then goes with the next round.
    await erase();
    expect(JSON.stringify(await mails())).not.toMatch(trace);
  });

  test('stops what waits and what was given up, and nothing of it can be sent again', async () => {
    const { enquiry } = aPerson();
    crm.answer(({ path, body }) => ({ status: path === '/own' ? 422 : 503, body }));
    const lead = await driver.store(enquiry());
    await driver.look(now());
    await ask(lead);
    await erase();
    const stopped = ['own', 'sell-do', 'lsq', 'hubspot'].map((target) => `${target} enquiry stopped`);
    expect(await statesOf(lead)).toEqual(expect.arrayContaining(stopped));
    crm.answer(quoting);
    await driver.look(now());
    crm.calls.length = 0;
    for (const delivery of await driver.deliveriesOf(lead)) {
      if (delivery.occasion === 'erasure') continue;
      const again = { do: 'again', documentId: String(delivery.document_id) } as const;
      expect(await driver.tell(again)).toEqual({ deliveries: 0, leads: 0 });
    }
    await driver.tell({ do: 'replay' });
    await driver.look(now());
    expect(crm.calls).toEqual([]);
  });

  test('that HubSpot does not take ends after a month: its address goes, and a person is told', async () => {
    const { enquiry, trace } = aPerson();
    const lead = await driver.store(enquiry());
    await driver.look(now());
    await ask(lead);
    await erase();
    crm.answer(({ body }) => ({ status: 403, body: `{"status":"error","message":${JSON.stringify(body)}}` }));
    await driver.look(now());
    expect(await cellsWith(database(), trace)).toEqual(['deliveries.record_key']);
    await erase(now() + 29 * DAY_MS);
    expect(await cellsWith(database(), trace)).toEqual(['deliveries.record_key']);
    await erase(now() + 31 * DAY_MS);
    expect(await cellsWith(database(), trace)).toEqual([]);
    expect(await notesOf(lead)).toContain(
      'hubspot: erase the person there by hand, it did not take the message',
    );
    expect(await statesOf(lead)).toContain('hubspot erasure stopped');
    expect(driver.output()).toMatch(/ALARM Erasures do not reach hubspot/);
  });

  test('of somebody nobody was told of tells nobody', async () => {
    const { enquiry } = aPerson();
    const lead = await driver.store({ ...enquiry(), spam: { score: 100, suspected: true, reasons: [] } });
    await ask(lead);
    expect(await erase()).toMatchObject({ byHand: [] });
    crm.calls.length = 0;
    await driver.look(now());
    expect(crm.calls).toEqual([]);
    expect(new Set(await statesOf(lead))).toEqual(
      new Set(['desk', 'visitor', 'own', 'sell-do', 'lsq', 'hubspot'].map((to) => `${to} enquiry stopped`)),
    );
  });

  test('that cannot be remembered for a restore does not happen', async () => {
    const { enquiry, email } = aPerson();
    const lead = await driver.store(enquiry());
    const [person = {}] = await driver.read('select * from contacts where id = ?', Number(lead.contact_id));
    const folder = driver.env.ERASURE_FOLDER ?? '';
    await mkdir(folder, { recursive: true });
    const record = `${folder}/${person.document_id}.json`;
    await writeFile(record, 'half');
    await ask(lead);
    await expect(erase()).rejects.toThrow('is no record of an erasure');
    expect(await driver.read('select email from website_leads where id = ?', Number(lead.id))).toEqual([
      { email },
    ]);
    await rm(record);
    await erase();
    expect(await driver.read('select email from website_leads where id = ?', Number(lead.id))).not.toEqual([
      { email },
    ]);
  });

  test('makes whoever enquires again somebody new', async () => {
    const { enquiry } = aPerson();
    const lead = await driver.store(enquiry());
    await ask(lead);
    await erase();
    const again = await driver.store(enquiry());
    expect(again.contact_id).not.toBe(lead.contact_id);
  });

  if (kind === 'postgres') {
    test('and an enquiry of the same person at the same moment do not meet', async () => {
      const { enquiry } = aPerson();
      const lead = await driver.store(enquiry());
      const eraser = new pg.Client({ connectionString: driver.env.DATABASE_URL });
      await eraser.connect();
      try {
        await eraser.query('begin');
        await eraser.query('select id from contacts where id = $1 for update', [lead.contact_id]);
        const storing = driver.store(enquiry({ source: 'footer' }));
        const waits = async () =>
          (
            await driver.read(
              `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).length;
        await expect.poll(waits, { timeout: 10_000 }).toBeGreaterThan(0);
        await eraser.query('delete from contact_points where contact_id = $1', [lead.contact_id]);
        await eraser.query('update contacts set masked_at = now() where id = $1', [lead.contact_id]);
        await eraser.query('commit');
        await storing;
      } finally {
        await eraser.end();
      }
      const [again] = await driver.read(`select * from website_leads order by id desc limit 1`);
      expect(again?.source).toBe('footer');
      expect(again?.contact_id).not.toBe(lead.contact_id);
    });
  } else {
    test('leaves nothing in the file of the database either', async () => {
      const { enquiry, trace } = aPerson();
      const filename = driver.env.DATABASE_FILENAME ?? '';
      const lead = await driver.store(enquiry());
      await driver.look(now());
      checkpoint(filename);
      // Not as `toMatch`: a failure would print the file.
      expect(trace.test(await readFile(filename, 'latin1'))).toBe(true);
      await ask(lead);
      await erase();
      await driver.look(now());
      checkpoint(filename);
      expect(trace.test(await readFile(filename, 'latin1'))).toBe(false);
    });
  }

  test('none of it left anything of a visitor in the log', () => {
    expect(driver.output()).toMatch(/ALARM Leads do not reach own/);
    expect(driver.output()).not.toMatch(everything);
    expect(driver.output()).not.toMatch(/\b97\d{8}\b/);
  });
});

const isTo =
  (target: string) =>
  ({ target: told }: Row) =>
    told === target;
