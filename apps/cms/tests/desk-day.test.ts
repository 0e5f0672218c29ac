import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { MailServer } from '../../../testing/mail-server.ts';
import type { DeliveryDriver, Row } from './delivery-driver.ts';
import { at, type Person, type RingingDesk, startRingingDesk } from './ringing-desk.ts';

const STARTS_MS = 240_000;
const part = z
  .array(z.object({ reference: z.string() }))
  .transform((leads) => leads.map((one) => one.reference));
const day = z.object({ waiting: part, due: part, notReached: part });

describe.each(['sqlite', 'postgres'] as const)('the day of a sales person, on %s', (kind) => {
  let desk: RingingDesk;
  let mail: MailServer;
  let first: DeliveryDriver;
  let asha: Person;
  let ravi: Person;
  let enquire: RingingDesk['enquire'];
  let look: RingingDesk['look'];

  beforeAll(async () => {
    desk = await startRingingDesk(kind);
    ({ mail, first, asha, ravi, enquire, look } = desk);
    // Here nobody is told of what is unanswered.
    await first.tell({ do: 'set-desk', settings: { escalation: [], endOfDayList: false } });
  }, STARTS_MS);
  beforeEach(() => desk.clear());
  afterAll(() => desk?.remove());

  const plan = (lead: Row, moment: number) =>
    first.tell({ do: 'plan', lead: String(lead.document_id), at: moment });
  const contacted = async (lead: Row) => {
    await first.read("update website_leads set stage = 'Contacted' where id = ?", Number(lead.id));
    return lead;
  };
  const tried = (lead: Row, moment: number) =>
    first.read(
      "insert into lead_events (lead_id, kind, at, \"by\") values (?, 'not reached', ?, 'Asha Desk')",
      Number(lead.id),
      desk.moment(moment),
    );
  const dayOf = async ({ person }: Person, now: number) =>
    day.parse(await first.tell({ do: 'my-day', person, at: now }));
  const referencesOf = (leads: Row[]) => leads.map(({ reference }) => reference);
  const subjects = () => mail.mails.map(({ subject, envelopeTo }) => `${envelopeTo}: ${subject}`);

  test('holds who waits, longest first, what is to call today by the clock, and who was not reached: each once', async () => {
    const [late, early] = [await enquire(at(4, '11:00')), await enquire(at(2, '11:00'))];
    const ofNobody = await enquire(at(4, '12:00'), null);
    const ofRavi = await enquire(at(4, '12:00'), ravi);
    const evening = await contacted(await enquire(at(1, '11:00')));
    const overdue = await contacted(await enquire(at(1, '11:00')));
    const tomorrow = await contacted(await enquire(at(1, '11:00')));
    await plan(evening, at(4, '18:00'));
    await plan(overdue, at(2, '10:00'));
    await plan(tomorrow, at(5, '10:00'));
    const inVain = await enquire(at(4, '09:00'));
    await tried(inVain, at(4, '12:30'));
    const quiet = await contacted(await enquire(at(1, '11:00')));
    const lost = await enquire(at(4, '10:30'));
    await first.read("update website_leads set stage = 'Lost' where id = ?", Number(lost.id));
    const held = await dayOf(asha, at(4, '13:00'));
    expect(held).toEqual({
      waiting: referencesOf([early, late, ofNobody]),
      due: referencesOf([overdue, evening]),
      notReached: referencesOf([inVain]),
    });
    const all = Object.values(held).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const other of [ofRavi, tomorrow, quiet, lost]) expect(all).not.toContain(other.reference);
    expect((await dayOf(ravi, at(4, '13:00'))).waiting).toEqual(referencesOf([ofNobody, ofRavi]));
  });

  test('holds what is theirs however many wait for anybody', async () => {
    const MANY = 220;
    const created =
      kind === 'sqlite'
        ? String(desk.moment(at(1, '09:00')))
        : `'${new Date(desk.moment(at(1, '09:00'))).toISOString()}'`;
    const no = kind === 'sqlite' ? '0' : 'false';
    await first.read(
      `insert into website_leads (document_id, reference, name, mobile, email, source, stage, created_at, suspected, synthetic)
       with recursive crowd(n) as (select 1 union all select n + 1 from crowd where n < ${MANY})
       select 'crowd-' || n, 'SH-CROWD' || n, 'Crowd', '9812300000', 'crowd@mail.example', 'footer', 'New', ${created}, ${no}, ${no} from crowd`,
    );
    const toCall = await contacted(await enquire(at(4, '11:00')));
    await plan(toCall, at(4, '17:00'));
    const held = await dayOf(asha, at(4, '13:00'));
    expect(held.due).toEqual([toCall.reference]);
    expect(held.waiting).toHaveLength(199);
  });

  test('its mail comes once, when the working day begins, and says nothing of who enquired', async () => {
    const waiting = await enquire(at(2, '12:00'));
    const toCall = await contacted(await enquire(at(1, '11:00')));
    await plan(toCall, at(4, '17:00'));
    await look(at(4, '09:59'));
    expect(subjects()).toEqual([]);
    for (const clock of ['10:00', '10:01', '15:00']) await look(at(4, clock));
    expect(subjects()).toEqual([`${asha.email}: Your day: 1 waits, 1 to call`]);
    const [received] = mail.to(asha.email);
    for (const said of [waiting.reference, toCall.reference, '4 Mar, 17:00', '/admin/lead-desk?view=day'])
      expect(received?.text).toContain(said);
    expect(`${received?.subject}${received?.text}${received?.html}`).not.toMatch(/Wilhelmina|Quartermain/);
  });

  test('no mail comes when there is nothing to say, on a holiday, on leave, or in the middle of a day', async () => {
    await look(at(5, '10:00'));
    expect(subjects()).toEqual([]);
    // Nothing was to be said when the day began.
    await enquire(at(5, '10:30'));
    await look(at(5, '11:00'));
    await look(at(6, '10:00'));
    await first.read("update sales_people set away_until = '2030-03-07' where id = ?", asha.person);
    await look(at(7, '10:00'));
    expect(subjects()).toEqual([]);
    await look(at(8, '10:00'));
    expect(subjects()).toEqual([`${asha.email}: Your day: 1 waits`]);
  });

  test('when the time to call comes its owner is reminded once, over two instances; again when another is set', async () => {
    const lead = await contacted(await enquire(at(7, '11:00')));
    await plan(lead, at(8, '15:30'));
    await look(at(8, '15:29'));
    expect(subjects()).toEqual([]);
    for (const clock of ['15:30', '15:31', '18:00']) await look(at(8, clock));
    expect(subjects()).toEqual([`${asha.email}: Call now · ${lead.reference}`]);
    const [received] = mail.to(asha.email);
    expect(received?.text).toContain(`/admin/lead-desk/${lead.document_id}`);
    expect(received?.text).not.toContain('Wilhelmina');
    expect((await first.eventsOf(lead)).filter((event) => event === 'time to call')).toHaveLength(1);
    await plan(lead, at(8, '18:30'));
    await look(at(8, '18:30'));
    expect(subjects()).toHaveLength(2);
  });

  test('nobody is reminded on leave, of what is lost or nobody’s, nor of what was put off while the mail waited', async () => {
    const [onLeave, lost, ofNobody] = [
      await contacted(await enquire(at(8, '09:00'), ravi)),
      await enquire(at(8, '09:00')),
      await contacted(await enquire(at(8, '09:00'), null)),
    ];
    for (const lead of [onLeave, lost, ofNobody]) await plan(lead, at(9, '12:00'));
    await first.read("update website_leads set stage = 'Lost' where id = ?", Number(lost.id));
    await first.read("update sales_people set away_until = '2030-03-09' where id = ?", ravi.person);
    await look(at(9, '12:00'));
    expect(subjects()).toEqual([]);

    mail.refuseWith(451, 'Try again later');
    const putOff = await contacted(await enquire(at(8, '09:00')));
    await plan(putOff, at(9, '13:00'));
    await look(at(9, '13:00'));
    await plan(putOff, at(9, '18:00'));
    mail.accept();
    await look(at(9, '13:30'));
    expect(subjects()).toEqual([]);
    const sent = await first.deliveriesOf(putOff);
    expect(sent.filter(({ kind: how }) => how === 'mail-colleague')).toMatchObject([{ state: 'stopped' }]);
  });
});
