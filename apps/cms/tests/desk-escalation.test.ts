import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailServer } from '../../../testing/mail-server.ts';
import { type DeliveryDriver, type Row, startDriver } from './delivery-driver.ts';
import { at, type Person, type RingingDesk, startRingingDesk } from './ringing-desk.ts';

const STARTS_MS = 240_000;
const MINUTE_MS = 60_000;

describe.each(['sqlite', 'postgres'] as const)('an enquiry that nobody answers, on %s', (kind) => {
  let desk: RingingDesk;
  let mail: MailServer;
  let first: DeliveryDriver;
  let asha: Person;
  let ravi: Person;
  let meera: Person;
  let anil: Person;
  let enquire: RingingDesk['enquire'];
  let look: RingingDesk['look'];

  beforeAll(async () => {
    desk = await startRingingDesk(kind);
    ({ mail, first, asha, ravi, meera, anil, enquire } = desk);
    look = async (now) => {
      await desk.look(now);
      // What their day begins with comes beside it: desk-day.test.ts.
      const others = mail.mails.filter(({ subject }) => !subject?.startsWith('Your day'));
      mail.mails.splice(0, mail.mails.length, ...others);
    };
  }, STARTS_MS);
  beforeEach(() => desk.clear());
  afterAll(() => desk?.remove());

  const toldTo = (lead: Row) =>
    [asha, ravi, meera, anil]
      .filter(({ email }) =>
        mail.to(email).some(({ subject }) => subject?.includes(`Unanswered · ${lead.reference}`)),
      )
      .map(({ email }) => email.split('@')[0]);
  const escalated = async (lead: Row) =>
    (
      await first.read(
        "select note from lead_events where lead_id = ? and kind = 'escalated' order by id",
        Number(lead.id),
      )
    ).map(({ note }) => note);

  test('is brought before its owner after 5 minutes, the colleague on duty after 15, the managers after 60: each once', async () => {
    const lead = await enquire(at(4, '10:00'));
    await look(at(4, '10:04'));
    expect(mail.mails).toEqual([]);
    for (const [clock, told] of [
      ['10:05', ['asha']],
      ['10:06', ['asha']],
      ['10:15', ['asha', 'ravi']],
      ['10:59', ['asha', 'ravi']],
      ['11:00', ['asha', 'ravi', 'meera', 'anil']],
      ['15:00', ['asha', 'ravi', 'meera', 'anil']],
    ] as const) {
      await look(at(4, clock));
      expect(toldTo(lead), clock).toEqual(told);
      expect(mail.mails, clock).toHaveLength(told.length);
    }
    expect(await escalated(lead)).toEqual([
      'Unanswered for 5 minutes of office hours: told to Asha Desk, whose it is',
      'Unanswered for 15 minutes of office hours: told to Ravi Desk, who is on duty',
      'Unanswered for 1 hour of office hours: told to Meera Desk and Anil Desk as sales managers',
    ]);
  });

  test('the mail leads to the enquiry at the desk and says nothing of who enquired', async () => {
    const lead = await enquire(at(4, '10:00'));
    await look(at(4, '10:05'));
    const [received] = mail.to(asha.email);
    const whole = `${received?.subject}${received?.text}${received?.html}`;
    expect(received?.text).toContain(`/admin/lead-desk/${lead.document_id}`);
    expect(received?.text).toContain('4 Mar, 10:00 IST');
    expect(whole).not.toMatch(/Wilhelmina|Quartermain|east side/);
    expect(whole).not.toContain(String(lead.mobile));
  });

  test('closed hours and holidays count for nothing, and nobody is told in them', async () => {
    const evening = await enquire(at(5, '18:57'));
    for (const [day, clock] of [
      [5, '19:02'],
      [6, '12:00'],
      [7, '09:59'],
      [7, '10:01'],
    ] as const) {
      await look(at(day, clock));
      expect(toldTo(evening), `${day} ${clock}`).toEqual([]);
    }
    await look(at(7, '10:02'));
    expect(toldTo(evening)).toEqual(['asha']);
  });

  test('whoever is away is passed by; where nobody is there, it waits until somebody is', async () => {
    await first.read("update sales_people set away_until = '2030-03-04' where id = ?", asha.person);
    const ofAsha = await enquire(at(4, '10:00'));
    await look(at(4, '10:05'));
    expect(toldTo(ofAsha)).toEqual(['ravi']);
    await look(at(4, '10:15'));
    expect(toldTo(ofAsha)).toEqual(['ravi', 'meera', 'anil']);

    await first.read("update sales_people set away_until = '2030-03-04'");
    const ofNobody = await enquire(at(4, '12:00'), null);
    await look(at(4, '12:30'));
    expect([toldTo(ofNobody), await escalated(ofNobody)]).toEqual([[], []]);
    await look(at(5, '10:00'));
    expect(toldTo(ofNobody)).toEqual(['ravi', 'meera', 'anil']);
  });

  test('what was answered, is suspected, was withdrawn or lay there before the desk rang, rings for nobody', async () => {
    const answered = await enquire(at(4, '10:00'));
    await first.tell({ do: 'reach', lead: String(answered.document_id) });
    const suspected = await enquire(at(4, '10:00'));
    await first.read(
      'update website_leads set suspected = ? where id = ?',
      kind === 'sqlite' ? 1 : 'true',
      Number(suspected.id),
    );
    const before = await enquire(at(1, '07:00'));
    await look(at(4, '15:00'));
    for (const lead of [answered, suspected, before])
      expect([toldTo(lead), await escalated(lead)]).toEqual([[], []]);
  });

  test('what is answered while a mail waits is told to nobody, also where the mail was just being sent', async () => {
    mail.refuseWith(451, 'Try again later');
    const stopped = await enquire(at(4, '10:00'));
    const overtaken = await enquire(at(4, '10:00'));
    await look(at(4, '10:05'));
    await first.tell({ do: 'reach', lead: String(stopped.document_id) });
    // As if somebody had noted it between the look for what is due and the sending.
    await first.read("update website_leads set stage = 'Contacted' where id = ?", Number(overtaken.id));
    mail.accept();
    await look(at(4, '10:30'));
    expect(mail.mails).toEqual([]);
    for (const lead of [stopped, overtaken]) {
      const sent = await first.deliveriesOf(lead);
      expect(sent.filter((row) => row.kind === 'mail-colleague')).toMatchObject([{ state: 'stopped' }]);
    }
    expect(await first.eventsOf(stopped)).toContain('stopped');
  });

  test('each step is taken once over two instances of which one is killed', async () => {
    const leads: Row[] = [];
    for (let nth = 0; nth < 20; nth += 1) leads.push(await enquire(at(4, '10:00') + nth));
    const third = await startDriver({ beside: first });
    const now = at(4, '10:20');
    const looks = Promise.allSettled([first, third].map((cms) => cms.tell({ do: 'ring', at: now })));
    await third.kill();
    // What the killed one had asked for is answered by nobody.
    await Promise.race([looks, first.tell({ do: 'ring', at: now })]);
    await look(now + MINUTE_MS);
    for (const lead of leads) {
      expect(await escalated(lead)).toHaveLength(2);
      expect(toldTo(lead)).toEqual(['asha', 'ravi']);
    }
    expect(mail.mails).toHaveLength(2 * leads.length);
    const rows = await first.read("select step from lead_escalations where step = 'Owner 1'");
    expect(rows.length).toBeGreaterThanOrEqual(leads.length);
  }, 120_000);

  test('the managers get one list at the end of each working day: what is unanswered, or that nothing is', async () => {
    const listed = () => mail.mails.map(({ subject, envelopeTo }) => `${envelopeTo}: ${subject}`).sort();
    const waiting = await enquire(at(7, '18:58'));
    await look(at(7, '18:59'));
    expect(listed()).toEqual([]);
    await look(at(7, '19:00'));
    expect(listed()).toEqual([
      `${anil.email}: 1 enquiry is unanswered`,
      `${meera.email}: 1 enquiry is unanswered`,
    ]);
    const [list] = mail.to(meera.email);
    expect(list?.text).toContain(`${waiting.reference} · No project named · Asha Desk · since 7 Mar, 18:58`);
    expect(list?.text).not.toContain('Wilhelmina');
    for (const [day, clock] of [
      [7, '23:59'],
      [8, '09:59'],
    ] as const)
      await look(at(day, clock));
    expect(listed()).toHaveLength(2);

    await first.tell({ do: 'reach', lead: String(waiting.document_id) });
    mail.mails.length = 0;
    await first.read("update sales_people set away_until = '2030-03-08' where id = ?", anil.person);
    // Nobody was up when the office closed.
    await look(at(8, '23:00'));
    expect(listed()).toEqual([`${meera.email}: Nothing is unanswered`]);
  });

  test('steps, minutes and whom are what the settings say; without a step nobody is told', async () => {
    await first.tell({
      do: 'set-desk',
      settings: { escalation: [{ afterMinutes: 30, whom: 'Sales managers' }] },
    });
    const lead = await enquire(at(9, '10:00'));
    await look(at(9, '10:29'));
    expect(toldTo(lead)).toEqual([]);
    await look(at(9, '10:30'));
    expect(toldTo(lead)).toEqual(['meera', 'anil']);
    await first.tell({ do: 'set-desk', settings: { escalation: [], endOfDayList: false } });
    const other = await enquire(at(9, '11:00'));
    await look(at(9, '18:00'));
    await look(at(9, '20:00'));
    expect(toldTo(other)).toEqual([]);
    expect(mail.mails).toHaveLength(2);
  });

  describe('whose colleague leaves', () => {
    const make = async (role: 'desk-sales' | 'desk-sales-manager' | 'strapi-super-admin', name: string) =>
      (await first.tell({ do: 'make-colleague', role, name })) as Person;
    const leaving = (from: { account: number }, to: { account: number } | null, wasOpen = true) =>
      ({ do: 'leave', account: from.account, to: to?.account ?? null, wasOpen, at: at(5, '10:00') }) as const;

    test('is theirs who takes over, once, however many instances are asked at once, and told by one mail', async () => {
      const lina = await make('desk-sales', 'Lina');
      const bela = await make('desk-sales', 'Bela');
      const carl = await make('desk-sales', 'Carl');
      const leads = await Promise.all(Array.from({ length: 5 }, () => enquire(at(4, '10:00'), lina)));
      await first.tell({ do: 'plan', lead: String(leads[0]?.document_id), at: at(5, '12:00') });
      await first.tell({
        do: 'set-desk',
        settings: {
          registrationAlarmsTo: `office@house.example, ${lina.email.toUpperCase()}`,
          duty: [
            { person: lina.person, firstDay: 'Monday', lastDay: 'Friday' },
            { person: ravi.person, firstDay: 'Saturday', lastDay: 'Sunday' },
          ],
        },
      });
      const asked = [desk.first, desk.second].flatMap((cms) =>
        [bela, carl].map((to) => cms.tell(leaving(lina, to))),
      );
      const outcomes = (await Promise.all(asked)) as { outcome: string; message?: string }[];
      expect(outcomes.filter(({ outcome }) => outcome === 'left')).toHaveLength(1);
      for (const { outcome, message } of outcomes)
        if (outcome !== 'left')
          expect([outcome, message]).toEqual([
            'refused',
            'Lina Desk has left already: a colleague was quicker',
          ]);
      const winner = outcomes.findIndex(({ outcome }) => outcome === 'left') % 2 === 0 ? bela : carl;
      const name = winner === bela ? 'Bela Desk' : 'Carl Desk';
      const ids = leads.map(({ id }) => Number(id)).join(', ');
      expect(await first.read(`select distinct owner_id from website_leads where id in (${ids})`)).toEqual([
        { owner_id: winner.person },
      ]);
      expect(
        await first.read(
          `select "by", note from lead_events where kind = 'owner' and lead_id in (${ids}) order by id`,
        ),
      ).toEqual(
        leads.map(() => ({
          by: 'Test Editor',
          note: `Belongs to ${name}: handed over from Lina Desk, who left`,
        })),
      );
      const [account] = await first.read('select is_active from admin_users where id = ?', lina.account);
      expect(Boolean(account?.is_active)).toBe(false);
      expect(
        await first.read(
          "select details from audit_entries where subject = 'account' and entry = ? and details like 'Left%'",
          String(lina.account),
        ),
      ).toEqual([
        {
          details: `Left; handed over to ${name}: 5 enquiries, one line of the duty roster, mails about registrations`,
        },
      ]);
      const [settings] = await first.read('select registration_alarms_to from desk_settings');
      expect(settings?.registration_alarms_to).toBe(`office@house.example, ${winner.email}`);
      await look(at(5, '10:05'));
      const [received, ...more] = mail
        .to(winner.email)
        .filter(({ subject }) => subject?.includes('has left'));
      expect(more).toEqual([]);
      expect(received?.subject).toBe('Lina Desk has left: 5 enquiries are yours now');
      expect(received?.text).toContain('One enquiry is to be called at a time that was set.');
      expect(received?.text).toContain('One line of the duty roster names you.');
      for (const { reference } of leads) expect(received?.text).toContain(String(reference));
      expect(`${received?.text}${received?.html}`).not.toMatch(/Wilhelmina|Quartermain/);
      expect(mail.to(lina.email)).toEqual([]);
      await first.tell({ do: 'set-desk', settings: { duty: [], registrationAlarmsTo: '' } });
    });

    test('is known as one who holds something, whatever that is, until it is handed over', async () => {
      const [dora, ella, fay, nobody] = [
        await make('desk-sales', 'Dora'),
        await make('desk-sales', 'Ella'),
        await make('desk-sales-manager', 'Fay'),
        await make('desk-sales', 'Nothing'),
      ];
      const lead = await enquire(at(4, '10:00'), ravi);
      await first.read(
        'insert into lead_escalations (document_id, "key", lead_id, step, person) values (?, ?, ?, ?, ?)',
        'ella',
        'ella',
        Number(lead.id),
        'Colleague on duty 1',
        Number(ella.person),
      );
      const settings = {
        registrationAlarmsTo: `office@house.example, ${fay.email.toUpperCase()}`,
        duty: [{ person: dora.person, firstDay: 'Monday', lastDay: 'Sunday' }],
      };
      await first.tell({ do: 'set-desk', settings });
      const holding = async () =>
        (await first.tell({ do: 'holding-accounts', at: at(5, '10:00') })) as number[];
      expect(await holding()).toEqual(expect.arrayContaining([dora.account, ella.account, fay.account]));
      expect(await holding()).not.toContain(nobody.account);
      for (const one of [dora, ella, fay])
        expect(await first.tell(leaving(one, ravi))).toMatchObject({ outcome: 'left' });
      for (const one of [dora, ella, fay]) expect(await holding()).not.toContain(one.account);
      await first.tell({ do: 'set-desk', settings: { duty: [], registrationAlarmsTo: '' } });
    });

    test('is nobody’s who cannot take it, and the last administrator does not leave', async () => {
      const olga = await make('desk-sales', 'Olga');
      const gone = await make('desk-sales', 'Gone');
      expect(await first.tell(leaving(gone, null))).toMatchObject({ outcome: 'left' });
      expect(await first.tell(leaving(gone, null, false))).toEqual({
        outcome: 'refused',
        message: 'Gone Desk has left, and holds nothing more',
      });
      await enquire(at(4, '10:00'), olga);
      const tarun = await make('strapi-super-admin', 'Tarun');
      for (const [to, message] of [
        [olga, 'Nobody hands over to themselves: choose a colleague'],
        [gone, 'That account is closed: choose another colleague'],
        [tarun, 'Tarun Desk is no sales person: enquiries and visits cannot be theirs'],
        [null, 'Olga Desk holds one enquiry: choose who takes it'],
      ] as const)
        expect(await first.tell(leaving(olga, to))).toEqual({ outcome: 'refused', message });
      expect(await first.tell(leaving({ account: 2_147_483_647 }, null))).toEqual({ outcome: 'missing' });
      expect(await first.tell(leaving(tarun, null))).toEqual({
        outcome: 'refused',
        message: 'Tarun Desk is the last administrator: make another one first',
      });
      await make('strapi-super-admin', 'Uma');
      expect(await first.tell(leaving(tarun, null))).toMatchObject({ outcome: 'left' });
    });
  });
});
