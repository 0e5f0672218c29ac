import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { someEmail, someNumber, someone } from '../../../testing/leads.ts';
import { peopleOf } from './people.ts';

describe.each(['sqlite', 'postgres'] as const)('what spam teaches, on %s', (kind) => {
  const cms = inject(kind);
  const { enquire, leadOf, read } = peopleOf(cms);
  let asha: Account;
  let meera: Account;

  beforeAll(async () => {
    asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    meera = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
  });

  /** Words and a place that no other test uses: letters alone, as they are compared. */
  function anOffer() {
    const word = () =>
      randomUUID()
        .slice(0, 8)
        .replace(/[^a-f]/g, (digit) => String.fromCharCode(104 + Number(digit)));
    const words = Array.from({ length: 20 }, word).join(' ');
    const host = `${word()}.example`;
    return { host, text: (end = '') => `${words}, look at www.${host}/gallery and tell us${end}` };
  }
  const mark = (id: string, who = meera) => who.ask('POST', `/lead-desk/leads/${id}/spam`);
  const clear = (id: string) => meera.ask('POST', `/lead-desk/leads/${id}/not-spam`);
  const scored = async (message: string) => {
    const sent = await enquire(someone({ message }));
    const row = await leadOf(sent.reference);
    return {
      ...sent,
      score: Number(row.spam_score),
      suspected: Boolean(row.suspected),
      reasons: String(row.spam_reasons ?? ''),
    };
  };
  const HONEST =
    'We saw the site from the highway and would like to visit on Saturday morning with my parents, is a three bedroom home on the east side still free?';

  test('one verdict is a hint, a second about somebody else a sign; an honest enquiry scores as before', async () => {
    const offer = anOffer();
    const honest = await scored(HONEST);
    const first = await scored(offer.text());
    expect(first).toMatchObject({ score: 30, suspected: false });
    expect((await mark(first.id)).status).toBe(200);

    const second = await scored(offer.text(' this week'));
    expect(second).toMatchObject({ score: 50, suspected: true });
    expect(second.reasons).toContain(
      'like what one person sent that was called spam: it links to the same place',
    );
    expect(second.reasons).toContain('its words are mostly the same');
    expect(await scored(HONEST)).toMatchObject({ score: honest.score, suspected: false });
    expect(honest.score).toBe(0);

    // A hint alone, without the link that was odd by itself, hides nobody.
    const wordsOnly = await scored(offer.text().replace(/www\S+/, 'our gallery'));
    expect(wordsOnly.suspected).toBe(false);
    expect(wordsOnly.score).toBeLessThanOrEqual(10);
  });

  test('the same person over and over teaches no more than once', async () => {
    const offer = anOffer();
    const mobile = someNumber();
    for (let times = 0; times < 3; times += 1) {
      const { id } = await enquire(someone({ mobile, message: offer.text(` ${'abc'[times]}`) }));
      await mark(id);
    }
    expect((await scored(offer.text())).reasons).toContain('like what one person sent');
  });

  test('marked, it is under Spam and told to nobody; cleared, it goes out and nothing of it is held against others', async () => {
    const offer = anOffer();
    const sent = await scored(offer.text());
    const reply = await mark(sent.id);
    expect((await reply.json()).data).toMatchObject({ suspected: true });
    expect((await mark(sent.id)).status).toBe(409);
    expect((await asha.ask('GET', `/lead-desk/leads/${sent.id}`)).status).toBe(404);
    expect(
      await read("select id from lead_events where kind = 'spam' and lead_id = ?", sent.row),
    ).toHaveLength(1);
    expect(
      await read("select id from audit_entries where entry = ? and details = 'spam'", sent.reference),
    ).toHaveLength(1);
    expect(await read("select id from deliveries where state = 'pending' and lead_id = ?", sent.row)).toEqual(
      [],
    );
    expect((await scored(offer.text(' now'))).score).toBe(50);
    expect((await clear(sent.id)).status).toBe(200);
    expect((await scored(offer.text(' again'))).score).toBe(30);
    // Whoever calls another one spam: the place and the words were cleared, and teach nothing.
    await mark((await scored(offer.text(' later'))).id);
    expect((await scored(offer.text(' at last'))).score).toBe(30);
  });

  test('two who mark at the same moment mark once', async () => {
    const { id, row } = await scored(anOffer().text());
    const both = await Promise.all([mark(id), mark(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lessons = await read('select sign from spam_lessons where lead_id = ?', row);
    expect(new Set(lessons.map(({ sign }) => sign)).size).toBe(lessons.length);
  });

  test('is a manager’s to say, holds no words, and goes with an erasure', async () => {
    const offer = anOffer();
    const { id, row, person } = await scored(offer.text());
    expect((await mark(id, asha)).status).toBe(403);
    expect((await mark('nobody')).status).toBe(404);
    expect((await fetch(`${cms.url}/lead-desk/leads/${id}/spam`, { method: 'POST' })).status).toBe(401);
    await mark(id);
    const lessons = await read('select * from spam_lessons where lead_id = ?', row);
    expect(lessons.length).toBeGreaterThan(5);
    expect(JSON.stringify(lessons)).not.toContain(offer.host);
    const administrator = asker(cms, cms.editorToken);
    expect((await administrator('POST', `/lead-desk/contacts/${person}/erase`)).status).toBe(200);
    expect(await read('select id from spam_lessons where lead_id = ?', row)).toEqual([]);
  });

  test('what is of everybody’s mail and short teaches nothing', async () => {
    const sent = await enquire(
      someone({
        message: 'Please call me about a flat.',
        email: someEmail().replace('mail.example', 'gmail.com'),
      }),
    );
    await mark(sent.id);
    expect(await read('select id from spam_lessons where lead_id = ?', sent.row)).toEqual([]);
    expect((await scored('Please call me about a flat.')).score).toBe(0);
  });
});
