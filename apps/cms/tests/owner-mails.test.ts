import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { registerEditor } from '../../../testing/editor.ts';
import { postLead, referenceOf, someone } from '../../../testing/leads.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';

const STARTS_MS = 180_000;
const SALES = 'sales@house.example';
const SETTINGS = '/content-manager/single-types/api::desk-settings.desk-settings';
const ALL_DAY = [{ firstDay: 'Monday', lastDay: 'Sunday', opens: '00:00', closes: '23:59' }];
const ARRIVES = { timeout: 30_000, interval: 100 };

describe.each(['sqlite', 'postgres'] as const)('whoever owns an enquiry is told, on %s', (kind) => {
  let mail: MailServer;
  let cms: CmsProcess;
  let asha: Account;
  let ravi: Account;
  let manager: Account;
  let databaseUrl: string | undefined;

  beforeAll(async () => {
    databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    mail = await startMailServer();
    cms = await startCms({
      ...(databaseUrl ? { databaseUrl } : {}),
      env: { LEAD_MAIL_DESK: 'on', SEND_DELIVERIES: 'on', SMTP_URL: mail.url, MAIL_FROM: SALES },
    });
    const token = await registerEditor(cms);
    asha = await anAccount(cms, token, 'desk-sales', 'Asha');
    ravi = await anAccount(cms, token, 'desk-sales', 'Ravi');
    manager = await anAccount(cms, token, 'desk-sales-manager', 'Meera');
    // Their invitations go out by themselves, and are no part of what follows.
    for (const { email } of [asha, ravi, manager])
      await vi.waitFor(() => expect(mail.to(email)).toHaveLength(1), ARRIVES);
  }, STARTS_MS);
  beforeEach(() => {
    mail.mails.length = 0;
    mail.accept();
  });
  afterAll(async () => {
    await cms?.remove();
    await mail?.stop();
  });

  const read = (sql: string, ...values: (string | number)[]) => query(cms.database, sql, ...values);
  const enquire = async () => {
    const sent = someone({ name: 'Wilhelmina Quartermain', message: 'The east side, please' });
    const reference = await referenceOf(await postLead(cms, sent));
    const [row] = await read('select id, document_id from website_leads where reference = ?', reference);
    return { reference, row: Number(row?.id), id: String(row?.document_id), mobile: String(sent.mobile) };
  };
  const personOf = async ({ id }: Account) => {
    const [row] = await read('select document_id from sales_people where account = ?', id);
    return String(row?.document_id);
  };
  const change = async (who: Account, id: string, body: object) => {
    const response = await who.ask('PUT', `/lead-desk/leads/${id}`, body);
    expect(response.status, await response.clone().text()).toBe(200);
  };
  const arrived = async ({ email }: Account) => {
    await vi.waitFor(() => expect(mail.to(email)).toHaveLength(1), ARRIVES);
    const [received] = mail.to(email);
    return received;
  };
  const toOwner = (row: number) =>
    read("select state, target from deliveries where lead_id = ? and kind = 'mail-owner' order by id", row);

  test('who is given an enquiry gets its link at the desk, and nothing of who enquired', async () => {
    const { reference, row, id, mobile } = await enquire();
    await change(manager, id, { owner: await personOf(asha) });
    const received = await arrived(asha);
    expect(received?.subject).toBe(`Yours now · ${reference}`);
    const link = /https?:\/\/\S+\/admin\/lead-desk\/[a-z0-9]+/.exec(received?.text ?? '')?.[0];
    expect(link?.endsWith(`/admin/lead-desk/${id}`)).toBe(true);
    expect(received?.html).toContain(link);
    expect(`${received?.text}${received?.html}`).not.toMatch(/Wilhelmina|Quartermain|east side/);
    expect(`${received?.text}${received?.html}`).not.toContain(mobile);
    expect((await asha.ask('GET', `/lead-desk/leads/${id}`)).status).toBe(200);
    await vi.waitFor(
      async () => expect(await toOwner(row)).toMatchObject([{ state: 'delivered', target: 'owner' }]),
      ARRIVES,
    );
  });

  test('a new owner is told too, and the sales mailbox still gets its mail, with a link its readers may open', async () => {
    const { reference, id } = await enquire();
    await change(manager, id, { owner: await personOf(asha) });
    await arrived(asha);
    await change(manager, id, { owner: await personOf(ravi) });
    await arrived(ravi);
    expect(mail.to(asha.email)).toHaveLength(1);
    await vi.waitFor(() => expect(mail.to(SALES)).toHaveLength(1), ARRIVES);
    const [toSales] = mail.to(SALES);
    expect(toSales?.subject).toContain(reference);
    expect(toSales?.text).toContain(`/admin/lead-desk/${id}`);
    expect(toSales?.html).not.toContain('content-manager');
  });

  describe('who is given many at once', () => {
    const seen = { stage: 'New', owner: null, nextFollowUp: null };
    const some = async (count: number) => {
      const made = [];
      for (let times = 0; times < count; times += 1) made.push(await enquire());
      return made;
    };
    type Made = Awaited<ReturnType<typeof some>>;
    const changeMany = async (body: object) => {
      const response = await manager.ask('POST', '/lead-desk/chosen', body);
      expect(response.status, await response.clone().text()).toBe(200);
      return (await response.json()).data.undo;
    };
    const give = async (made: Made) =>
      changeMany({
        kind: 'assign',
        owner: await personOf(asha),
        leads: made.map(({ id }) => ({ documentId: id, seen })),
      });
    const undo = async (token: string) => {
      const undone = await manager.ask('POST', '/lead-desk/chosen/undo', { undo: token });
      expect(undone.status, await undone.clone().text()).toBe(200);
    };
    const waiting = () =>
      read(
        "select id, next_attempt_at, note from deliveries where kind = 'mail-colleague' and state = 'pending' order by id",
      );
    /** Lets the minute pass. */
    const pass = () =>
      read(
        "update deliveries set next_attempt_at = ? where state = 'pending' and occasion = 'enquiry'",
        kind === 'sqlite' ? Date.now() : new Date().toISOString(),
      );
    const ended = (id: unknown) =>
      vi.waitFor(
        async () =>
          expect((await read('select state from deliveries where id = ?', Number(id)))[0]?.state).not.toBe(
            'pending',
          ),
        ARRIVES,
      );

    test('gets one mail of all of them, when it cannot be undone any more', async () => {
      const made = await some(22);
      const since = Date.now();
      const { forMs } = await give(made);
      const [told, ...others] = await waiting();
      expect(others).toEqual([]);
      // SQLite keeps moments as milliseconds, Postgres as such.
      const due = told?.next_attempt_at;
      const at = typeof due === 'number' ? due : Date.parse(String(due));
      // Postgres says it without the milliseconds.
      expect(at).toBeGreaterThanOrEqual(since + forMs - 1000);
      // One that was passed on meanwhile is told of to whoever has it, and one called spam to nobody.
      const [first, second] = made;
      if (!first || !second) throw new Error('no enquiries');
      await change(manager, first.id, { owner: await personOf(ravi) });
      await manager.ask('POST', `/lead-desk/leads/${second.id}/spam`);
      await pass();
      const received = await arrived(asha);
      expect(received?.subject).toBe('20 enquiries are yours now');
      const text = `${received?.text}${received?.html}`;
      expect(text).toContain(made.at(-1)?.reference);
      for (const { reference } of [first, second]) expect(text).not.toContain(reference);
      expect(received?.text).toMatch(/admin\/lead-desk\?view=mine/);
      expect(text).not.toMatch(/Wilhelmina|Quartermain|east side/);
      await ended(told?.id);
    });

    test('is told of no more than twenty by name', async () => {
      await give(await some(21));
      await pass();
      const received = await arrived(asha);
      expect(received?.subject).toBe('21 enquiries are yours now');
      expect(received?.text).toContain('And 1 more.');
    });

    test('is told nothing of what was undone, and once of what was given anew', async () => {
      const made = await some(2);
      const { token } = await give(made);
      const [first] = await waiting();
      await undo(token);
      await give(made);
      await pass();
      await ended(first?.id);
      await vi.waitFor(() => expect(mail.to(asha.email)).toHaveLength(1), ARRIVES);
      expect(await read('select state from deliveries where id = ?', Number(first?.id))).toEqual([
        { state: 'stopped' },
      ]);
      expect(mail.to(asha.email)[0]?.subject).toBe('2 enquiries are yours now');
    });

    test('of a single one gets the mail of one, or none where it was undone', async () => {
      const [one] = await some(1);
      if (!one) throw new Error('no enquiry');
      const { token } = await give([one]);
      expect(await toOwner(one.row)).toMatchObject([{ state: 'pending', target: 'owner' }]);
      await undo(token);
      expect(await toOwner(one.row)).toMatchObject([{ state: 'stopped' }]);
    });
  });

  if (kind === 'postgres') {
    test('a try is written down without a circle with whoever changes the enquiry meanwhile', async () => {
      const { row, id } = await enquire();
      const colleague = new pg.Client({ connectionString: databaseUrl });
      await colleague.connect();
      try {
        await change(manager, id, { owner: await personOf(asha) });
        await arrived(asha);
        await vi.waitFor(
          async () => expect(await toOwner(row)).toMatchObject([{ state: 'delivered' }]),
          ARRIVES,
        );
        await colleague.query('begin');
        await colleague.query('select id from website_leads where id = $1 for update', [row]);
        // As "Send again" does, whose own line of the history would wait for the colleague.
        await read(
          "update deliveries set state = 'pending', attempts = 0, next_attempt_at = now() where lead_id = ? and kind = 'mail-owner'",
          row,
        );
        await vi.waitFor(() => expect(mail.to(asha.email)).toHaveLength(2), ARRIVES);
        await vi.waitFor(
          async () =>
            expect(
              await read(
                "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
              ),
            ).not.toEqual([]),
          ARRIVES,
        );
        const held = await colleague.query(
          "select id from deliveries where lead_id = $1 and kind = 'mail-owner' for update nowait",
          [row],
        );
        expect(held.rowCount).toBe(1);
        await colleague.query('commit');
        await vi.waitFor(
          async () => expect(await toOwner(row)).toMatchObject([{ state: 'delivered' }]),
          ARRIVES,
        );
      } finally {
        await colleague.end();
      }
    });
  }

  test('who takes an enquiry is not told what they know', async () => {
    const { row, id } = await enquire();
    await change(asha, id, { note: 'I know her' });
    await change(manager, id, { note: 'Thanks' });
    expect(await toOwner(row)).toEqual([]);
  });

  test('a mail that failed is tried again, and goes to nobody whose it is no more', async () => {
    mail.refuseWith(451, 'Try again later');
    const { row, id } = await enquire();
    await change(manager, id, { owner: await personOf(asha) });
    await vi.waitFor(async () => {
      const tries = await read(
        "select a.outcome from delivery_attempts a join deliveries d on a.delivery_id = d.id where d.lead_id = ? and d.kind = 'mail-owner'",
        row,
      );
      expect(tries).toMatchObject([{ outcome: 'retry' }]);
    }, ARRIVES);
    await change(manager, id, { owner: await personOf(ravi) });
    mail.accept();
    const now = kind === 'sqlite' ? String(Date.now()) : 'now()';
    await read(`update deliveries set next_attempt_at = ${now} where lead_id = ? and state = 'pending'`, row);
    await arrived(ravi);
    await vi.waitFor(
      async () => expect(await toOwner(row)).toMatchObject([{ state: 'stopped' }, { state: 'delivered' }]),
      ARRIVES,
    );
    expect(mail.to(asha.email)).toEqual([]);
  });

  test('whose turn it is, is told', async () => {
    const { row } = await enquire();
    const asked = { responseTargetMinutes: 5, assignAutomatically: true, hours: ALL_DAY };
    expect((await manager.ask('PUT', SETTINGS, asked)).status).toBe(200);
    await vi.waitFor(async () => expect(await toOwner(row)).toHaveLength(1), ARRIVES);
    const owner = async () => {
      const [lead] = await read(
        'select p.account from website_leads l join sales_people p on l.owner_id = p.id where l.id = ?',
        row,
      );
      return [asha, ravi, manager].find(({ id }) => id === Number(lead?.account));
    };
    const taker = await owner();
    await vi.waitFor(() => expect(mail.to(taker?.email ?? '')).not.toHaveLength(0), ARRIVES);
    await manager.ask('PUT', SETTINGS, { ...asked, assignAutomatically: false });
  });
});
