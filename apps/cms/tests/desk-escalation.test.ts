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
});
