import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { aProject } from '../../../testing/contents.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { aVisitRule } from '../../../testing/visits.ts';
import {
  answerAsMeta,
  graphError,
  startWhatsappCloud,
  VISIT_TEMPLATES,
  WHATSAPP,
  type WhatsappCloud,
} from '../../../testing/whatsapp-cloud.ts';
import { anEnquiry, type DeliveryDriver, type Row, startDriver } from './delivery-driver.ts';

const STARTS_MS = 240_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const IST_MS = 5.5 * HOUR_MS;
const PROJECT = 'meander';
const PLACE = 'Gate 2, Baner Road';
// Of the words that stand under each form of the site (consent-notice.ts).
const NOTICE = '5fe1f8321ee3ff0c392e07bffb5872bac1fe6cd5d37e18b8ebcfd1e5a36c024c';

/** An hour of a day so many days ahead, in India. */
function inIndia(days: number, hour = 11): number {
  const midnight = Math.floor((Date.now() + IST_MS) / DAY_MS) * DAY_MS - IST_MS;
  return midnight + days * DAY_MS + hour * HOUR_MS;
}

async function openProject(driver: DeliveryDriver): Promise<void> {
  await driver.tell({ do: 'publish-project', fields: aProject({ url: PROJECT, title: 'Meander, Baner' }) });
  const fields = aVisitRule(PROJECT, { meetingPoint: PLACE, daysAhead: 28 });
  await driver.tell({ do: 'enter', type: 'api::visit-rule.visit-rule', fields });
}

type Asked = Row & { key: string; email: string };
/** An enquiry with a visit, under the site's notice unless it is told otherwise. */
async function book(
  driver: DeliveryDriver,
  startsAt: number,
  { visit = {}, context = {}, ...changes }: Parameters<typeof anEnquiry>[0] & { visit?: object } = {},
): Promise<Asked> {
  const key = randomUUID();
  const lead = await driver.store(
    anEnquiry({
      ...changes,
      key,
      lead: { source: 'visit', ...changes.lead },
      context: {
        project: PROJECT,
        consent: { version: NOTICE, choices: {} },
        visit: { startsAt, how: 'in person', people: 2, ...visit },
        ...context,
      },
    }),
  );
  await driver.tell({ do: 'settle-visit', key });
  return { ...lead, key, email: String(lead.email) };
}

describe.each(['sqlite', 'postgres'] as const)('a visit is told by WhatsApp, on %s', (kind) => {
  let meta: WhatsappCloud;
  let mail: MailServer;
  let driver: DeliveryDriver;
  let other: DeliveryDriver;
  beforeAll(async () => {
    [meta, mail] = [await startWhatsappCloud(), await startMailServer()];
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    driver = await startDriver({
      ...(databaseUrl ? { databaseUrl } : {}),
      env: {
        ...meta.env,
        ...VISIT_TEMPLATES,
        LEAD_MAIL_DESK: 'off',
        SMTP_URL: mail.url,
        MAIL_FROM: 'visits@house.example',
      },
    });
    await openProject(driver);
    other = await startDriver({ beside: driver });
  }, STARTS_MS);
  beforeEach(() => {
    meta.calls.length = 0;
    mail.mails.length = 0;
    meta.answer(answerAsMeta);
  });
  afterAll(async () => {
    await other?.kill();
    await driver?.remove();
    await Promise.all([meta?.stop(), mail?.stop()]);
  });

  const now = () => Date.now() + 1000;
  const sentTo = (lead: Row) =>
    meta.calls
      .map(({ body }) => JSON.parse(body))
      .filter(({ to }) => to === `+91${lead.mobile}`)
      .filter(({ template }) => template.name !== WHATSAPP.WHATSAPP_TEMPLATE);
  const templatesOf = (lead: Row) => sentTo(lead).map(({ template }) => template.name);
  const textsOf = ({ template }: { template: { components: { parameters: { text: string }[] }[] } }) =>
    template.components[0]?.parameters.map(({ text }) => text);
  const ofVisit = async (lead: Row) =>
    (await driver.deliveriesOf(lead)).filter(
      ({ kind: way, occasion }) => way === 'whatsapp-visitor' && occasion === 'visit',
    );
  const notesOf = async (lead: Row) =>
    (await driver.read('select note from lead_events where lead_id = ? order by id', Number(lead.id))).map(
      ({ note }) => String(note),
    );
  const change = ({ key }: Asked, to: object) => driver.tell({ do: 'change-visit', key, change: to });

  test('booked, with the time, the place and the way to another time, once and beside the mail', async () => {
    const lead = await book(driver, inIndia(3), { visit: { timeZone: 'America/New_York' } });
    await Promise.all([driver.look(now(), { workers: 2 }), other.look(now())]);
    await driver.look(now());
    const [sent, ...more] = sentTo(lead);
    expect(more).toEqual([]);
    const [visit] = await driver.read('select document_id from visits where lead_id = ?', Number(lead.id));
    expect(sent).toMatchObject({
      type: 'template',
      template: { name: 'visit_booked', language: { code: 'en_GB' } },
      biz_opaque_callback_data: `whatsapp-visit-${visit?.document_id}-0-booked`,
    });
    expect(textsOf(sent)).toEqual([
      'Asha',
      'Meander, Baner',
      expect.stringMatching(/^\w+, \d+ \w+ \d{4}, 11 am \(India\), .+ \((EST|EDT|GMT-\d), New York\)$/),
      lead.reference,
      PLACE,
    ]);
    const [button] = sent.template.components.slice(1);
    expect(button).toMatchObject({ type: 'button', sub_type: 'url', index: '0' });
    const [mailed] = mail.to(lead.email).filter(({ subject }) => /is booked/.test(subject ?? ''));
    expect(mailed?.text?.replaceAll(/\s+/g, '')).toContain(`/visits/${button.parameters[0].text}`);
    expect(await notesOf(lead)).toContain(
      'whatsapp to visitor · delivered after 1 try. Of the visit: booked',
    );
  });

  test('moved, cancelled, and free again for who waited', async () => {
    const [first, moved] = [inIndia(5), inIndia(5, 15)];
    const [lead, late] = [await book(driver, first), await book(driver, first)];
    await driver.look(now());
    expect(templatesOf(late)).toEqual([]);
    await change(late, { change: 'wait' });
    await change(lead, { change: 'move', startsAt: moved });
    await driver.look(now());
    await change(lead, { change: 'cancel' });
    await driver.look(now());
    expect(templatesOf(lead)).toEqual(['visit_booked', 'visit_moved', 'visit_cancelled']);
    expect(textsOf(sentTo(lead)[1])?.[2]).toContain('3 pm (India)');
    const cancelled = sentTo(lead)[2];
    expect(textsOf(cancelled)).toEqual([
      'Asha',
      'Meander, Baner',
      expect.stringContaining('3 pm (India)'),
      lead.reference,
    ]);
    // The page said that the time was full and that they wait: those are mails alone.
    expect(templatesOf(late)).toEqual(['visit_free_again']);
  });

  test('the evening before and two hours before, once each, however many processes look', async () => {
    const startsAt = inIndia(7);
    const lead = await book(driver, startsAt);
    await driver.look(now());
    const remind = (at: number) =>
      Promise.all([driver, other, driver, other].map((one) => one.tell({ do: 'remind-visits', at })));
    for (const at of [startsAt - 17 * HOUR_MS, startsAt - 16 * HOUR_MS, startsAt - 2 * HOUR_MS]) {
      await remind(at);
      await Promise.all([driver.look(at, { workers: 2 }), other.look(at)]);
    }
    expect(templatesOf(lead)).toEqual(['visit_booked', 'visit_tomorrow', 'visit_soon']);
  });

  test('by video without a place: how it goes stands in its stead', async () => {
    const lead = await book(driver, inIndia(8), { visit: { how: 'by video' } });
    await driver.look(now());
    expect(textsOf(sentTo(lead)[0])?.[4]).toBe('By video: at this time we call the number you gave');
  });

  test('nobody is written to whose words did not name it', async () => {
    const hours = [9, 10, 11, 12, 13];
    const leads = [
      await book(driver, inIndia(9, hours[0]), { context: { consent: undefined } }),
      await book(driver, inIndia(9, hours[1]), {
        context: { consent: { version: 'f'.repeat(64), choices: {} } },
      }),
      await book(driver, inIndia(9, hours[2]), { lead: { source: 'career' } }),
      await book(driver, inIndia(9, hours[3]), { e164: null }),
      await book(driver, inIndia(9, hours[4]), { synthetic: true }),
    ];
    await driver.look(now());
    for (const lead of leads) {
      expect(await driver.read('select state from visits where lead_id = ?', Number(lead.id))).toEqual([
        { state: 'booked' },
      ]);
      expect(await ofVisit(lead)).toEqual([]);
    }
    expect(meta.calls).toEqual([]);
  });

  test('what is not true any more is not told, and raises no alarm; what is, waits while Meta is away', async () => {
    meta.answer(graphError(503, 131_016, '(#131016) Service unavailable'));
    const lead = await book(driver, inIndia(11));
    const begun = now();
    await driver.look(begun);
    expect(await ofVisit(lead)).toMatchObject([{ state: 'pending', attempts: 1 }]);
    await change(lead, { change: 'cancel' });
    meta.answer(answerAsMeta);
    meta.calls.length = 0;
    await driver.look(begun + HOUR_MS);
    expect(templatesOf(lead)).toEqual(['visit_cancelled']);
    expect((await ofVisit(lead)).map(({ state }) => state)).toEqual(['stopped', 'delivered']);
    expect(driver.output()).not.toContain('ALARM');
  });

  test('a process that is killed while it sends leaves one row, and the doubt in the history', async () => {
    meta.answer('hang');
    const lead = await book(driver, inIndia(13));
    const doomed = await startDriver({ beside: driver });
    const begun = now();
    const looking = doomed.look(begun).catch(() => 'killed');
    while (sentTo(lead).length === 0) await sleep(20);
    await doomed.kill();
    void looking;
    meta.answer(answerAsMeta);
    await driver.look(begun + 61_000);
    expect(await ofVisit(lead)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect(await notesOf(lead)).toContain(
      'whatsapp to visitor · delivered after 2 tries. Of the visit: booked. An earlier try ended without an answer: they may have the message twice',
    );
  });

  test('"send again" sends no second message of what was accepted', async () => {
    const lead = await book(driver, inIndia(15));
    await driver.look(now());
    const [delivered] = await ofVisit(lead);
    await driver.tell({ do: 'again', documentId: String(delivered?.document_id) });
    await driver.look(now());
    expect(templatesOf(lead)).toEqual(['visit_booked']);
  });

  test('what is refused for good is parked in Meta’s words, and goes out once that is mended', async () => {
    meta.answer(graphError(404, 132_001, '(#132001) Template name does not exist in the translation'));
    const lead = await book(driver, inIndia(17));
    await driver.look(now());
    expect(await ofVisit(lead)).toMatchObject([{ state: 'parked', attempts: 1 }]);
    meta.answer(answerAsMeta);
    await driver.tell({ do: 'replay' });
    await driver.look(now());
    expect(await ofVisit(lead)).toMatchObject([{ state: 'delivered' }]);
  });

  test('a withdrawal stops what waits, and nobody is reminded afterwards', async () => {
    const startsAt = inIndia(19);
    meta.answer(graphError(503, 131_016, '(#131016) Service unavailable'));
    const lead = await book(driver, startsAt);
    await driver.look(now());
    const at = kind === 'postgres' ? 'now()' : Date.now() + 60_000;
    await driver.read(
      `insert into consent_receipts (document_id, purpose, channel, granted, given_at, contact_id)
       values ('w1thdrawn${lead.id}', 'enquiry', 'any', false, ${at}, ${Number(lead.contact_id)})`,
    );
    await driver.tell({ do: 'withdraw', contact: Number(lead.contact_id) });
    meta.answer(answerAsMeta);
    meta.calls.length = 0;
    await driver.tell({ do: 'remind-visits', at: startsAt - 17 * HOUR_MS });
    await driver.look(startsAt - 17 * HOUR_MS);
    expect((await ofVisit(lead)).map(({ state }) => state)).toEqual(['stopped', 'stopped']);
    expect(sentTo(lead)).toEqual([]);
  });

  test('none of it left a secret or anything of a visitor in the log', () => {
    for (const secret of Object.values(WHATSAPP).slice(0, 4)) expect(driver.output()).not.toContain(secret);
    expect(driver.output()).not.toMatch(/Asha|mail\.example|wamid|\b98\d{8}\b/);
  });
});

test(
  'without the templates of visits they are told by mail alone, and without mails by WhatsApp alone',
  async () => {
    const [meta, mail] = [await startWhatsappCloud(), await startMailServer()];
    const env = { ...meta.env, LEAD_MAIL_DESK: 'off', SMTP_URL: mail.url, MAIL_FROM: 'visits@house.example' };
    const waysOf = async (driver: DeliveryDriver, startsAt: number) => {
      const lead = await book(driver, startsAt);
      await driver.tell({ do: 'remind-visits', at: startsAt - 17 * HOUR_MS });
      await driver.tell({ do: 'remind-visits', at: startsAt - 16 * HOUR_MS });
      return (await driver.deliveriesOf(lead))
        .filter(({ occasion }) => occasion === 'visit')
        .map(({ kind }) => kind);
    };
    const byMail = await startDriver({ env });
    try {
      await openProject(byMail);
      expect(await waysOf(byMail, inIndia(3))).toEqual(['mail-visitor', 'mail-visitor']);
      Object.assign(byMail.env, VISIT_TEMPLATES, { LEAD_MAIL_VISITOR: 'off' });
      const byWhatsapp = await startDriver({ beside: byMail });
      try {
        expect(await waysOf(byWhatsapp, inIndia(5))).toEqual(['whatsapp-visitor', 'whatsapp-visitor']);
      } finally {
        await byWhatsapp.kill();
      }
    } finally {
      await byMail.remove();
      await Promise.all([meta.stop(), mail.stop()]);
    }
  },
  STARTS_MS,
);
