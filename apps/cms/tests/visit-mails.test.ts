import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { aProject } from '../../../testing/contents.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { qrCodesIn } from '../../../testing/qr-reader.ts';
import { aVisitRule } from '../../../testing/visits.ts';
import { anEnquiry, type DeliveryDriver, type Row, startDriver } from './delivery-driver.ts';

const STARTS_MS = 240_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const IST_MS = 5.5 * HOUR_MS;
const PROJECT = 'meander';

/** Eleven in the morning in India, so many days ahead. */
function elevenIn(days: number): number {
  const midnight = Math.floor((Date.now() + IST_MS) / DAY_MS) * DAY_MS - IST_MS;
  return midnight + days * DAY_MS + 11 * HOUR_MS;
}

describe.each(['sqlite', 'postgres'] as const)('who booked a visit is written to, on %s', (kind) => {
  let mail: MailServer;
  let driver: DeliveryDriver;
  let other: DeliveryDriver;
  beforeAll(async () => {
    mail = await startMailServer();
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    driver = await startDriver({
      ...(databaseUrl ? { databaseUrl } : {}),
      env: { LEAD_MAIL_DESK: 'off', SMTP_URL: mail.url, MAIL_FROM: 'visits@house.example' },
    });
    await driver.tell({
      do: 'publish-project',
      fields: aProject({ url: PROJECT, title: 'Meander, Baner' }),
    });
    const fields = aVisitRule(PROJECT, {
      meetingPoint: 'Gate 2, Baner Road',
      mapLink: 'https://maps.example/gate-2',
      toBring: 'Closed shoes',
      daysAhead: 21,
    });
    await driver.tell({ do: 'enter', type: 'api::visit-rule.visit-rule', fields });
    other = await startDriver({ beside: driver });
  }, STARTS_MS);
  beforeEach(() => {
    mail.mails.length = 0;
  });
  afterAll(async () => {
    await other?.kill();
    await driver?.remove();
    await mail?.stop();
  });

  async function book(startsAt: number, visit: object = {}): Promise<Row & { email: string }> {
    const key = randomUUID();
    const lead = await driver.store(
      anEnquiry({
        key,
        lead: { name: 'Asha Kulkarni', source: 'visit' },
        context: { project: PROJECT, visit: { startsAt, how: 'in person', people: 2, ...visit } },
      }),
    );
    await driver.tell({ do: 'settle-visit', key });
    return { ...lead, email: String(lead.email) };
  }
  const toldOf = ({ email }: { email: string }) =>
    mail.to(email).filter(({ subject }) => !subject?.startsWith('We have'));
  const visitMails = (lead: { email: string }) =>
    mail.to(lead.email).filter(({ subject }) => /your visit to/i.test(subject ?? ''));
  // Letters alone are broken at the edge of a mail program.
  const inOneLine = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ') ?? '';

  test('with the time in India and in theirs, the way, what to bring, and a calendar file', async () => {
    const startsAt = elevenIn(3);
    const lead = await book(startsAt, {
      timeZone: 'America/New_York',
      fetchFrom: 'secret hotel',
      fetched: true,
    });
    await driver.look(Date.now() + 1000);
    const [received] = visitMails(lead);
    expect(received?.subject).toBe('Your visit to Meander, Baner is booked');
    for (const said of [received?.text, received?.html].map(inOneLine)) {
      expect(said).toContain('11 am (India)');
      expect(said).toMatch(/(12|1)\.30 am \((EST|EDT|GMT-\d), New York\)/);
      expect(said).toContain('https://maps.example/gate-2');
      expect(said).toContain('Closed shoes');
      expect(said).toMatch(/\/visits\/[\w.-]+/);
      expect(said).not.toContain('secret hotel');
      expect(said).not.toContain('Kulkarni');
    }
    const [attached] = (received?.attachments ?? []).filter(({ mimeType }) => /calendar|ics/.test(mimeType));
    const content = attached?.content;
    const file = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const unfolded = file.replaceAll(/\r?\n /g, '');
    expect(unfolded).toContain('METHOD:REQUEST');
    expect(unfolded).toContain(
      `DTSTART:${new Date(startsAt).toISOString().replaceAll(/[-:]/g, '').replace('.000', '')}`,
    );
    expect(unfolded).toMatch(/UID:visit-[a-z0-9]{24}@/);
  });

  const bytesOf = (content: string | ArrayBuffer | Uint8Array) =>
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

  test('with their reference as a code for the site office, in the mail itself; by video with none', async () => {
    const codesIn = (received: ReturnType<typeof visitMails>[number] | undefined) =>
      Promise.all(
        (received?.attachments ?? [])
          .filter(({ mimeType }) => mimeType === 'image/png')
          .map(async ({ content, contentId, disposition }) => ({
            contentId,
            disposition,
            said: (await qrCodesIn(bytesOf(content))).map(({ text }) => text),
          })),
      );
    const lead = await book(elevenIn(11));
    await driver.look(Date.now() + 1000);
    const [received] = visitMails(lead);
    expect(await codesIn(received)).toEqual([
      { contentId: '<check-in-code>', disposition: 'inline', said: [lead.reference] },
    ]);
    expect(received?.html).toContain('src="cid:check-in-code"');
    expect(inOneLine(received?.text)).toContain(`At the site office say your reference: ${lead.reference}`);

    const afar = await book(elevenIn(12), { how: 'by video' });
    await driver.look(Date.now() + 1000);
    const [ofVideo] = visitMails(afar);
    expect(ofVideo?.subject).toContain('is booked');
    expect(await codesIn(ofVideo)).toEqual([]);
    expect(ofVideo?.html).not.toContain('cid:');
  });

  test('the evening before and two hours before, once each, however many processes look', async () => {
    const startsAt = elevenIn(5);
    const lead = await book(startsAt);
    await driver.look(Date.now() + 1000);
    mail.mails.length = 0;
    const eve = startsAt - 17 * HOUR_MS;
    const remind = (at: number) =>
      Promise.all([driver, other, driver, other].map((one) => one.tell({ do: 'remind-visits', at })));
    await remind(eve - 1000);
    await driver.look(eve);
    expect(toldOf(lead)).toEqual([]);
    await remind(eve);
    await remind(eve + HOUR_MS);
    await Promise.all([driver.look(eve + HOUR_MS, { workers: 2 }), other.look(eve + HOUR_MS)]);
    expect(toldOf(lead).map(({ subject }) => subject)).toEqual([
      'Tomorrow at 11 am: your visit to Meander, Baner',
    ]);
    await remind(startsAt - 2 * HOUR_MS);
    await Promise.all([driver.look(startsAt, { workers: 2 }), other.look(startsAt)]);
    expect(toldOf(lead).map(({ subject }) => subject)).toEqual([
      'Tomorrow at 11 am: your visit to Meander, Baner',
      'Today at 11 am: your visit to Meander, Baner',
    ]);
  });

  test('that others were quicker, with a way to another time', async () => {
    const startsAt = elevenIn(7);
    await book(startsAt);
    const late = await book(startsAt);
    await driver.look(Date.now() + 1000);
    const [received] = visitMails(late);
    expect(received?.subject).toBe('Another time for your visit to Meander, Baner');
    expect(received?.attachments).toEqual([]);
  });

  test('no more once the person is erased: their time is free and nothing of them stands in it', async () => {
    const startsAt = elevenIn(9);
    const lead = await book(startsAt, {
      timeZone: 'Europe/London',
      language: 'Hindi',
      fetched: true,
      fetchFrom: 'Hotel Aurora',
    });
    await driver.read(
      `update contacts set erasure_requested_at = ${kind === 'postgres' ? 'now()' : Date.now()} where id = ${Number(lead.contact_id)}`,
    );
    await driver.tell({ do: 'retain', at: Date.now() + 1000 });
    expect(await driver.read('select * from visits where lead_id = ?', Number(lead.id))).toMatchObject([
      { state: 'cancelled', fetch_from: null, time_zone: null, language: null },
    ]);
    mail.mails.length = 0;
    await driver.tell({ do: 'remind-visits', at: startsAt - 17 * HOUR_MS });
    await driver.look(startsAt);
    expect(mail.to(lead.email)).toEqual([]);
    const again = await book(startsAt);
    expect(await driver.read('select state from visits where lead_id = ?', Number(again.id))).toEqual([
      { state: 'booked' },
    ]);
  });
});
