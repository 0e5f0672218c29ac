import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { query } from '../../../testing/database.ts';
import { postLead, referenceOf, someone } from '../../../testing/leads.ts';

type Lead = {
  stage: string;
  lostReason: string | null;
  nextFollowUp: string | null;
  firstResponseAt: string | null;
  answer: { state: string } | null;
  tries: { pending: boolean; inVain: number };
  events: { kind: string; note: string | null; by: string }[];
};

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(['sqlite', 'postgres'] as const)('what came of a call, on %s', (kind) => {
  const cms = inject(kind);
  let asha: Account;

  beforeAll(async () => {
    asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
  });

  const enquire = async () => {
    const reference = await referenceOf(await postLead(cms, someone()));
    const sql = 'select document_id from website_leads where reference = ?';
    const [row] = await query(cms.database, sql, reference);
    return { reference, id: String(row?.document_id) };
  };
  const change = (id: string, body: object) => asha.ask('PUT', `/lead-desk/leads/${id}`, body);
  const done = async (id: string, body: object): Promise<Lead> => {
    const response = await change(id, body);
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: Lead } = await response.json();
    return data;
  };
  const outcome = (id: string, result: string, more = {}) => done(id, { outcome: { result, ...more } });

  test('pressing Call or WhatsApp answers nobody: the clock runs, and the row asks what came of it', async () => {
    const { id } = await enquire();
    for (const contactedBy of ['call', 'whatsapp', 'email']) {
      expect(await done(id, { contactedBy })).toMatchObject({
        stage: 'New',
        firstResponseAt: null,
        answer: { state: 'waiting' },
        tries: { pending: true, inVain: 0 },
      });
    }
    expect((await done(id, { contactedBy: 'call' })).events[0]).toMatchObject({
      kind: 'tried',
      note: 'Pressed Call',
      by: asha.name,
    });
  });

  test('who was reached has the answer, once, and stands in the history', async () => {
    const { id } = await enquire();
    await done(id, { contactedBy: 'call' });
    const reached = await outcome(id, 'reached');
    expect(reached).toMatchObject({
      stage: 'Contacted',
      answer: { state: 'answered in time' },
      tries: { pending: false, inVain: 0 },
    });
    expect(reached.events.map((event) => event.kind)).toContain('reached');
    expect((await outcome(id, 'reached')).firstResponseAt).toBe(reached.firstResponseAt);
  });

  test.each([
    ['visit booked', {}, { stage: 'Site visit booked' }],
    ['not interested', { why: 'Budget' }, { stage: 'Lost', lostReason: 'Budget' }],
  ])('%s is an answer and moves the enquiry', async (result, more, expected) => {
    const { id } = await enquire();
    const lead = await outcome(id, result, more);
    expect(lead).toMatchObject({ ...expected, answer: { state: 'answered in time' } });
  });

  test('who asks to be called back is due at that moment; one that is past is refused', async () => {
    const { id } = await enquire();
    const at = new Date(Date.now() + DAY_MS).toISOString();
    expect(await outcome(id, 'call back', { at })).toMatchObject({ stage: 'Contacted', nextFollowUp: at });
    const past = new Date(Date.now() - DAY_MS).toISOString();
    for (const body of [{ outcome: { result: 'call back', at: past } }, { nextFollowUp: past }]) {
      const refused = await change(id, body);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('That moment is past');
    }
  });

  test('neither calls in vain nor a wrong number answer anybody; the calls are counted', async () => {
    const { reference, id } = await enquire();
    for (let times = 1; times <= 3; times += 1) {
      await done(id, { contactedBy: 'call' });
      expect(await outcome(id, 'not reached')).toMatchObject({
        stage: 'New',
        firstResponseAt: null,
        tries: { pending: false, inVain: times },
      });
    }
    expect((await outcome(id, 'wrong number')).firstResponseAt).toBeNull();
    const listed = await asha.ask('GET', `/lead-desk/leads?view=mine&q=${reference}`);
    const { data }: { data: { leads: Lead[] } } = await listed.json();
    expect(data.leads[0]?.tries).toEqual({ pending: false, inVain: 3 });
  });

  test('a second visit leaves a negotiation where it is, and why a booking is regretted stands in the history', async () => {
    const { id } = await enquire();
    await done(id, { stage: 'Negotiation' });
    expect((await outcome(id, 'visit booked')).stage).toBe('Negotiation');
    await done(id, { stage: 'Booked' });
    const regretted = await outcome(id, 'not interested', { why: 'Budget' });
    expect(regretted).toMatchObject({ stage: 'Booked', lostReason: null });
    expect(regretted.events[0]).toMatchObject({ kind: 'not interested', note: 'Budget' });
  });

  test('who could not be reached, and is found to be qualified later, has been answered', async () => {
    const { id } = await enquire();
    await done(id, { stage: 'Lost', lostReason: 'Cannot be reached' });
    expect((await done(id, { stage: 'Qualified' })).firstResponseAt).not.toBeNull();
  });

  test('moving an enquiry on by hand is an answer, losing one that cannot be reached is none', async () => {
    const moved = await enquire();
    expect((await done(moved.id, { stage: 'Qualified' })).firstResponseAt).not.toBeNull();
    const lost = await enquire();
    expect(await done(lost.id, { stage: 'Lost', lostReason: 'Cannot be reached' })).toMatchObject({
      firstResponseAt: null,
      answer: null,
    });
  });

  test('the numbers of the home page count who was spoken to, and nobody who was only called', async () => {
    const unanswered = async () => {
      const { data } = await (await asha.ask('GET', '/lead-desk/summary')).json();
      return data.waiting.map(({ reference }: { reference: string }) => reference).length > 0;
    };
    const { reference, id } = await enquire();
    await done(id, { contactedBy: 'call' });
    expect(await unanswered()).toBe(true);
    const stillNew = await asha.ask('GET', `/lead-desk/leads?view=mine&stage=New&q=${reference}`);
    expect((await stillNew.json()).data.total).toBe(1);
  });

  test('what was answered by a press before outcomes were asked for stays answered', async () => {
    const { id } = await enquire();
    const then = kind === 'sqlite' ? String(Date.now()) : 'now()';
    await query(
      cms.database,
      `update website_leads set first_response_at = ${then} where document_id = ?`,
      id,
    );
    const lead = await outcome(id, 'not reached');
    expect(lead.answer?.state).toBe('answered in time');
    expect((await outcome(id, 'reached')).firstResponseAt).toBe(lead.firstResponseAt);
  });

  test.each([
    { result: 'won' },
    { result: 'call back' },
    { result: 'call back', at: 'soon' },
    { result: 'not interested' },
    { result: 'not interested', why: 'Bored' },
    { result: 'reached', at: '2030-01-01T00:00:00Z' },
  ])('%j is refused', async (refused) => {
    const { id } = await enquire();
    expect((await change(id, { outcome: refused })).status).toBe(400);
  });
});
