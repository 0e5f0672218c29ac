import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { aProject } from '../../../testing/contents.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { qrCodesIn } from '../../../testing/qr-reader.ts';
import { bytesOf, calendarIn, calendarMoment, visitLinkIn } from '../../../testing/visit-mails.ts';
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

/** The day of a moment in India, as mails write it. */
const sayDay = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' }).format(at);

describe.each(['sqlite', 'postgres'] as const)('who booked a visit is written to, on %s', (kind) => {
  let mail: MailServer;
  let driver: DeliveryDriver;
  let other: DeliveryDriver;
  beforeAll(async () => {
    mail = await startMailServer();
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    driver = await startDriver({
      ...(databaseUrl ? { databaseUrl } : {}),
      env: { SMTP_URL: mail.url, MAIL_FROM: 'visits@house.example' },
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

  async function book(startsAt: number, visit: object = {}): Promise<Row & { email: string; key: string }> {
    const key = randomUUID();
    const lead = await driver.store(
      anEnquiry({
        key,
        lead: { name: 'Asha Kulkarni', source: 'visit' },
        context: { project: PROJECT, visit: { startsAt, how: 'in person', people: 2, ...visit } },
      }),
    );
    await driver.tell({ do: 'settle-visit', key });
    return { ...lead, key, email: String(lead.email) };
  }
  const toldOf = ({ email }: { email: string }) =>
    mail.to(email).filter(({ subject }) => !subject?.startsWith('Your enquiry with'));
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
    expect(calendarIn(received)).toMatchObject({
      METHOD: 'REQUEST',
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      DTSTART: calendarMoment(startsAt),
      UID: expect.stringMatching(/^visit-[a-z0-9]{24}@/),
    });
  });

  const codesIn = (received: Email | undefined) =>
    Promise.all(
      (received?.attachments ?? [])
        .filter(({ mimeType }) => mimeType === 'image/png')
        .map(async ({ content, contentId, disposition }) => ({
          contentId,
          disposition,
          said: (await qrCodesIn(bytesOf(content))).map(({ text }) => text),
        })),
    );

  test('with their reference as a code for the site office, in the mail itself; by video with none', async () => {
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

  /** Changes a visit as its visitor does by the link. */
  const change = ({ key }: { key: string }, to: object) =>
    driver.tell({ do: 'change-visit', key, change: to });
  /** Has both processes send what is due, more than once. */
  async function lookEverywhere() {
    const now = Date.now() + 1000;
    await Promise.all([driver.look(now, { workers: 2 }), other.look(now, { workers: 2 })]);
    await driver.look(now);
  }
  /** A visit of which its visitor was told that it is booked; all mails so far are forgotten. */
  async function bookedAt(startsAt: number) {
    const lead = await book(startsAt);
    await lookEverywhere();
    const [first] = toldOf(lead);
    expect(first?.subject).toBe('Your visit to Meander, Baner is booked');
    mail.mails.length = 0;
    return { ...lead, id: Number(lead.id), told: calendarIn(first), linked: visitLinkIn(first) };
  }
  const colleague = async (name: string) => {
    const made = await driver.tell({ do: 'make-colleague', role: 'desk-sales', name });
    return { person: Number(Object(made).person) };
  };
  const recipients = () => mail.mails.flatMap(({ envelopeTo }) => envelopeTo);

  test('that it moved, by a calendar file that takes the place of the old one, and by nobody else’s mail', async () => {
    const [from, to] = [elevenIn(13), elevenIn(14)];
    const [anu, bela] = [await colleague(`Anu${kind}`), await colleague(`Bela${kind}`)];
    const guides = (shown: boolean) =>
      driver.read(
        `update sales_people set shows_visitors = ${shown} where id in (?, ?)`,
        anu.person,
        bela.person,
      );
    await guides(true);
    const lead = await bookedAt(from);
    // Whose enquiry it is, is told of the enquiry and not of each step of its visit.
    await driver.read('update website_leads set owner_id = ? where id = ?', bela.person, lead.id);
    await bookedAt(to - HOUR_MS);
    await driver.read('update sales_people set away_until = ? where id = ?', '2099-01-01', anu.person);
    await change(lead, { change: 'move', startsAt: to });
    await guides(false);
    await lookEverywhere();

    expect(recipients()).toEqual([lead.email]);
    const [received] = mail.to(lead.email);
    expect(received?.subject).toBe('Your visit to Meander, Baner has moved');
    for (const said of [received?.text, received?.html].map(inOneLine)) {
      expect(said).toContain('Dear Asha,');
      expect(said).toContain('This is the new time.');
      expect(said).toContain(sayDay(to));
      expect(said).not.toContain(sayDay(from));
      expect(said).toMatch(new RegExp(`Your guide:?(<[^>]+>|\\s)*Bela${kind}`));
      expect(said).toContain('Move or cancel');
    }
    expect(calendarIn(received)).toMatchObject({
      METHOD: 'REQUEST',
      methodOfMail: 'REQUEST',
      UID: lead.told?.UID,
      SEQUENCE: '1',
      STATUS: 'CONFIRMED',
      DTSTART: calendarMoment(to),
      DTEND: calendarMoment(to + HOUR_MS),
    });
    // The link of the mail before was good for one change.
    expect(lead.linked?.sequence).toBe('0');
    expect(visitLinkIn(received)?.sequence).toBe('1');
  });

  test('that it is cancelled, and calendars take it out; nothing reminds of it', async () => {
    const startsAt = elevenIn(15);
    const lead = await bookedAt(startsAt);
    await change(lead, { change: 'cancel' });
    await lookEverywhere();
    expect(recipients()).toEqual([lead.email]);
    const [received] = mail.to(lead.email);
    expect(received?.subject).toBe('Your visit to Meander, Baner is cancelled');
    for (const said of [received?.text, received?.html].map(inOneLine)) {
      expect(said).toContain('Nobody waits for you at this time.');
      expect(said).toContain(sayDay(startsAt));
    }
    // There is nothing left to change, nor to show at the site office.
    expect(visitLinkIn(received)).toBeNull();
    expect(received?.html).not.toContain('cid:');
    expect(calendarIn(received)).toMatchObject({
      METHOD: 'CANCEL',
      methodOfMail: 'CANCEL',
      UID: lead.told?.UID,
      SEQUENCE: '1',
      STATUS: 'CANCELLED',
      DTSTART: calendarMoment(startsAt),
    });
    for (const at of [startsAt - 17 * HOUR_MS, startsAt - 2 * HOUR_MS]) {
      await driver.tell({ do: 'remind-visits', at });
      await driver.look(at);
    }
    expect(mail.mails).toHaveLength(1);
  });

  test('that a place is free again: to who waits longest alone, and to the next once they give it back', async () => {
    const startsAt = elevenIn(16);
    const first = await bookedAt(startsAt);
    const [second, third] = [await book(startsAt), await book(startsAt)];
    for (const late of [second, third]) await change(late, { change: 'wait' });
    await lookEverywhere();
    for (const late of [second, third]) {
      const [waits, ...more] = toldOf(late);
      expect(more).toEqual([]);
      expect(waits?.subject).toBe('You are on the waiting list for Meander, Baner');
      expect(inOneLine(waits?.text)).toContain('Choose another time instead');
      // Nothing that is theirs yet, for a calendar.
      expect(waits?.attachments).toEqual([]);
    }
    mail.mails.length = 0;

    await change(first, { change: 'cancel' });
    await lookEverywhere();
    expect(recipients().sort()).toEqual([first.email, second.email].sort());
    const [free] = mail.to(second.email);
    expect(free?.subject).toBe('A place is free: your visit to Meander, Baner is booked');
    for (const said of [free?.text, free?.html].map(inOneLine)) {
      expect(said).toContain('You were next on the waiting list, so the place is yours.');
      expect(said).toContain(sayDay(startsAt));
      expect(said).toContain('Move or cancel');
    }
    expect(visitLinkIn(free)?.sequence).toBe('2');
    expect(calendarIn(free)).toMatchObject({
      METHOD: 'REQUEST',
      methodOfMail: 'REQUEST',
      SEQUENCE: '2',
      STATUS: 'CONFIRMED',
      DTSTART: calendarMoment(startsAt),
    });
    expect(calendarIn(free)?.UID).not.toBe(first.told?.UID);
    expect(await codesIn(free)).toMatchObject([{ said: [second.reference] }]);

    mail.mails.length = 0;
    await change(second, { change: 'cancel' });
    await lookEverywhere();
    expect(mail.to(second.email).map(({ subject }) => subject)).toEqual([
      'Your visit to Meander, Baner is cancelled',
    ]);
    expect(mail.to(third.email).map(({ subject }) => subject)).toEqual([
      'A place is free: your visit to Meander, Baner is booked',
    ]);
    expect(mail.mails).toHaveLength(2);
  });

  test('of what is so when the mail goes: neither of a time that was moved since, nor of a place given back', async () => {
    const [from, to] = [elevenIn(17), elevenIn(18)];
    const lead = await bookedAt(from);
    await change(lead, { change: 'move', startsAt: to });
    await change(lead, { change: 'move', startsAt: to + HOUR_MS });
    await lookEverywhere();
    expect(mail.mails.map((received) => calendarIn(received)?.SEQUENCE)).toEqual(['2']);
    expect(calendarIn(mail.mails[0])?.DTSTART).toBe(calendarMoment(to + HOUR_MS));

    const late = await book(to + HOUR_MS);
    await change(late, { change: 'wait' });
    await lookEverywhere();
    mail.mails.length = 0;
    await change(lead, { change: 'cancel' });
    await change(late, { change: 'cancel' });
    await lookEverywhere();
    expect(mail.to(late.email).map(({ subject }) => subject)).toEqual([
      'Your visit to Meander, Baner is cancelled',
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
