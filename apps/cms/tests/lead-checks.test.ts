import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { type HookServer, startHookServer } from '../../../testing/hook-server.ts';
import { aModalLead, postLead } from '../../../testing/leads.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { type DeliveryDriver, startDriver } from './delivery-driver.ts';

const ALARM = 'ops@house.example';
const ARRIVES_WITHIN_MS = 8000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a process may be silent before another runs its job (`src/jobs/job-lease.ts`). */
const LEASE_MS = 5 * 60_000;
/**
 * Past a first wait (32 s and a tenth, `src/deliveries/retry-schedule.ts`), and short of a lease (a minute,
 * `delivery-rows.ts`): an attempt that is under way must not look abandoned to a clock wound on.
 */
const TRIED_AGAIN_BY_MS = 45_000;
const ROUNDS = 40;
const EMPTY_SPOOL = { waiting: 0, oldestAgeS: 0, parked: 0 };

// Several CMSs, on a machine that is at work on other things.
const STARTS_MS = 240_000;

describe.each(['sqlite', 'postgres'] as const)('the checks of the leads on %s', (kind) => {
  let mail: MailServer;
  let site: HookServer;
  let cms: CmsProcess;
  /** Two more instances, which check when the test says so. */
  let checkers: [DeliveryDriver, DeliveryDriver];
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    mail = await startMailServer();
    site = await startHookServer();
    cms = await startCms({
      ...(databaseUrl ? { databaseUrl } : {}),
      env: {
        LEAD_MAIL_DESK: 'on',
        LEAD_MAIL_VISITOR: 'on',
        SEND_DELIVERIES: 'on',
        SMTP_URL: mail.url,
        MAIL_FROM: 'website@house.example',
        ALARM_MAIL: ALARM,
        SITE_INTERNAL_URL: site.url,
      },
    });
    checkers = [await startDriver({ beside: cms }), await startDriver({ beside: cms })];
  }, STARTS_MS);
  beforeEach(() => {
    mail.mails.length = 0;
    site.answer({ status: 200, body: JSON.stringify({ spool: EMPTY_SPOOL }) });
  });
  afterAll(async () => {
    for (const checker of checkers ?? []) await checker.kill();
    await cms?.remove();
    await Promise.all([mail?.stop(), site?.stop()]);
  });

  const check = (slot: number, arrivesWithinMs = ARRIVES_WITHIN_MS) =>
    Promise.all(checkers.map((checker) => checker.tell({ do: 'check', slot, arrivesWithinMs })));
  const count = (day: string, at = Date.now()) =>
    Promise.all(checkers.map((checker) => checker.tell({ do: 'count', day, at })));
  const synthetic = () =>
    checkers[0].read(
      'select id, suspected from website_leads where synthetic = ?',
      kind === 'sqlite' ? 1 : 'true',
    );
  const checksShown = async () => {
    const { checks }: { checks: Record<string, { ok: boolean } | null> } = await (
      await fetch(`${cms.url}/api/readiness`)
    ).json();
    return checks;
  };
  /**
   * Both look for what is due by then until the alarm has come: whose attempt is under way, the CMS's own, belongs to
   * nobody else, and may end after one of them has looked.
   */
  const alarmed = (text: string, dueWithinMs: number) =>
    vi.waitFor(async () => {
      await Promise.all(checkers.map((checker) => checker.look(Date.now() + dueWithinMs)));
      expect(mail.to(ALARM).map((alarm) => alarm.text?.replace(/\s+/g, ' '))).toEqual([
        expect.stringContaining(text),
      ]);
    }, 8000);

  test('the synthetic lead of two instances is one, arrives, and is written to nobody', async () => {
    await check(700_001);
    const [lead, ...others] = await synthetic();
    expect(others).toEqual([]);
    expect(Boolean(lead?.suspected)).toBe(false);
    const deliveries = await checkers[0].deliveriesOf(lead ?? {});
    expect(deliveries.map(({ target, state }) => [target, state])).toEqual([['desk', 'delivered']]);
    expect(mail.mails).toEqual([]);
    expect((await checksShown()).syntheticLead).toMatchObject({ ok: true });
  });

  test('one that is not delivered in time raises one alarm', async () => {
    await mail.stop();
    await check(700_002, 1500);
    expect((await checksShown()).syntheticLead).toMatchObject({ ok: false });
    await mail.start();
    for (const checker of checkers)
      expect(checker.output()).toContain('ALARM The synthetic lead did not arrive: its delivery is pending');
    await alarmed('The synthetic lead did not arrive', TRIED_AGAIN_BY_MS);
  });

  test('the night’s count agrees when nothing is missing, and leaves synthetic leads out', async () => {
    await postLead(cms, aModalLead());
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 8000);
    expect(await count('2026-01-01')).toEqual([[], []]);
    expect(checkers[0].output()).toMatch(
      /Nightly count: leads in a day: 1, deliveries waiting: \d, held: 0; everything agrees/,
    );
    expect((await checksShown()).nightlyCount).toMatchObject({ ok: true });
  });

  test('it names what does not agree, in one alarm of two instances', async () => {
    site.answer({
      status: 200,
      body: JSON.stringify({ spool: { waiting: 3, oldestAgeS: 4000, parked: 1 } }),
    });
    await checkers[0].read('delete from delivery_attempts');
    await checkers[0].read(
      "delete from deliveries where kind <> 'alarm' and lead_id in (select id from website_leads where email = 'asha@mail.example')",
    );
    const wrong = [
      'enquiries waiting on the site: 3',
      'enquiries parked on the site: 1',
      'leads without a delivery: 1',
    ];
    expect(await count('2026-01-02')).toEqual([wrong, wrong]);
    expect((await checksShown()).nightlyCount).toMatchObject({ ok: false });
    await alarmed(wrong.join('; '), 1000);
  });

  test('a site that says nothing does not agree', async () => {
    site.answer({ status: 500, body: 'broken' });
    const [wrong] = await count('2026-01-03');
    expect(wrong).toContain('the site does not say what waits there');
  });

  test('synthetic leads are forgotten after a week, with all that hangs on them, and no other lead is', async () => {
    expect((await synthetic()).length).toBeGreaterThan(1);
    await count('2026-01-04', Date.now() + 8 * DAY_MS);
    expect(await synthetic()).toEqual([]);
    expect(
      await checkers[0].read('select id from deliveries where lead_id is null and kind <> ?', 'alarm'),
    ).toEqual([]);
    expect(
      await checkers[0].read("select id from website_leads where email = 'asha@mail.example'"),
    ).toHaveLength(1);
  });

  test(`${ROUNDS} first results of two instances at once are one row each, and readiness says it`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await checkers[0].read("delete from kept_values where name = 'check nightly-count'");
      const found = { at: new Date(round).toISOString(), ok: round % 2 === 0, says: `round ${round}` };
      await Promise.all(checkers.map((checker) => checker.tell({ do: 'keep', found })));
      const rows = await checkers[0].read("select value from kept_values where name = 'check nightly-count'");
      expect(rows).toEqual([{ value: JSON.stringify(found) }]);
      expect((await checksShown()).nightlyCount).toEqual({ at: found.at, ok: found.ok });
    }
  });

  test('a night forgets links for review that ended a month ago, and whose turn it was', async () => {
    const [checker] = checkers;
    const names = async () =>
      (
        await checker.read(
          "select name from kept_values where name like 'review-link %' or name like 'entry %'",
        )
      )
        .map(({ name }) => String(name).split(' ').slice(0, 2).join(' '))
        .sort();
    await checker.tell({ do: 'make-review-link', documentId: 'short', days: 1 });
    await checker.tell({ do: 'make-review-link', documentId: 'long', days: 30 });
    await checker.read(
      "insert into kept_values (name, value) values ('entry api::news-item.news-item a', 'null')",
    );
    const inDays = (days: number) => checker.tell({ do: 'clear-kept', at: Date.now() + days * DAY_MS });
    await inDays(30);
    expect(await names()).toEqual(['review-link long', 'review-link short']);
    await inDays(32);
    expect(await names()).toEqual(['review-link long']);
    await inDays(61);
    expect(await names()).toEqual([]);
  });

  test('what was deleted is gone with its history after thirty days, and not a day before', async () => {
    const [checker] = checkers;
    const deletedAt = Date.now();
    for (const [entry, action] of [
      ['thrown', 'published'],
      ['thrown', 'deleted'],
      ['kept', 'published'],
    ] as const) {
      await checker.read(
        `insert into entry_versions (type, entry, version, at, who, action)
         values ('api::news-item.news-item', ?, '1', ?, 'Asha', ?)`,
        entry,
        kind === 'sqlite' ? deletedAt : new Date(deletedAt).toISOString(),
        action,
      );
    }
    const lines = async () =>
      (
        await checker.read("select entry from entry_versions where entry in ('thrown', 'kept') order by id")
      ).map(({ entry }) => entry);
    await checker.tell({ do: 'clear-kept', at: deletedAt + 29 * DAY_MS });
    expect(await lines()).toEqual(['thrown', 'thrown', 'kept']);
    await checker.tell({ do: 'clear-kept', at: deletedAt + 30 * DAY_MS });
    expect(await lines()).toEqual(['kept']);
  });

  test(`a job of one instance is run by one of two, in each of ${ROUNDS} periods`, async () => {
    const name = 'job-of-a-test';
    await Promise.all(checkers.map((checker) => checker.tell({ do: 'enter-job', name })));
    expect(await checkers[0].read('select name from job_runs where name = ?', name)).toHaveLength(1);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const leases = checkers.map((_, index) => ({
        name,
        owner: `instance ${index}`,
        period: round * HOUR_MS,
      }));
      const at = round * HOUR_MS;
      const taken = await Promise.all(
        checkers.map((checker, index) => checker.tell({ do: 'take-job', lease: leases[index] ?? {}, at })),
      );
      expect(taken.filter(Boolean), `round ${round}`).toHaveLength(1);
      const winner = taken.indexOf(true);
      await checkers[0].tell({ do: 'finish-job', lease: leases[winner] ?? {}, at });
      const again = await checkers[1].tell({ do: 'take-job', lease: leases[1] ?? {}, at: at + HOUR_MS / 2 });
      expect(again, 'a period that is done').toBe(false);
    }
  });

  test('a job whose process died is run by another when its lease ends, and none begins an old period', async () => {
    const name = 'job-that-is-left';
    await checkers[0].tell({ do: 'enter-job', name });
    const take = (index: 0 | 1, period: number, at: number) =>
      checkers[index].tell({ do: 'take-job', lease: { name, owner: `instance ${index}`, period }, at });
    expect(await take(0, HOUR_MS, HOUR_MS)).toBe(true);
    expect(await take(1, HOUR_MS, HOUR_MS + LEASE_MS - 1)).toBe(false);
    expect(await take(1, 2 * HOUR_MS, HOUR_MS + LEASE_MS - 1), 'the next one, while it still runs').toBe(
      false,
    );
    expect(await take(1, HOUR_MS, HOUR_MS + LEASE_MS)).toBe(true);
    // Whoever lost it finishes nothing.
    await checkers[0].tell({
      do: 'finish-job',
      lease: { name, owner: 'instance 0', period: HOUR_MS },
      at: 2 * HOUR_MS,
    });
    const [row] = await checkers[0].read('select finished from job_runs where name = ?', name);
    expect(Boolean(row?.finished)).toBe(false);
    expect(await take(0, 2 * HOUR_MS, 3 * HOUR_MS)).toBe(true);
    expect(await take(1, HOUR_MS, 9 * HOUR_MS), 'an old period').toBe(false);
  });

  test('logs nothing of a visitor', () => {
    for (const { output } of [...checkers, cms]) expect(output()).not.toMatch(/Asha|asha@|9812345678/);
  });
});
