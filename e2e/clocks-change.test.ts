import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { editorOf, signIn } from '../testing/editor.ts';
import { someNumber } from '../testing/leads.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { calendarIn, calendarMoment, calendarOf, visitLinkIn } from '../testing/visit-mails.ts';
import { openForVisits } from '../testing/visits.ts';
import { fill, newAddress } from './forms.ts';
import { visit } from './visitor.ts';

// A visitor abroad around the weekend on which their clocks change: India's clock never does, so that the same hour
// there is another one for them before and after. What their clocks show is written here, not computed.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;
const MOVED_CLOCK = pathToFileURL(path.join(import.meta.dirname, '../testing/moved-clock.ts')).href;
const PROJECT = 'changing-court';
const BOOKING = `/projects/residential/${PROJECT}/visit`;

/** The nth Sunday of a month, the last for 0: midnight, UTC. */
function sundayOf(year: number, month: number, nth: number): number {
  const first = nth === 0 ? Date.UTC(year, month, 1) - 7 * DAY_MS : Date.UTC(year, month - 1, 1);
  const ahead = (7 - new Date(first).getUTCDay()) % 7;
  return first + (ahead + Math.max(0, nth - 1) * 7) * DAY_MS;
}

type Clock = { time: string; name: string };
type Abroad = {
  zone: string;
  /** As the pages name it. */
  place: string;
  /** When their clocks change in a year. */
  sunday: (year: number) => number;
  /** The hour in India of what they book, and what their clocks show then. */
  hour: { india: number; before: Clock; after: Clock };
  /** How many days behind India's date theirs is at that hour. */
  daysBehind: number;
  /** Times of the very day: India's, and theirs. */
  onTheDay: Record<string, string>;
};

const SEASONS: Record<'spring' | 'autumn', Abroad[]> = {
  spring: [
    {
      zone: 'Europe/London',
      place: 'London',
      sunday: (year) => sundayOf(year, 3, 0),
      hour: {
        india: 11,
        before: { time: '5.30 am', name: 'GMT' },
        after: { time: '6.30 am', name: 'BST' },
      },
      daysBehind: 0,
      // Clocks go from 1 am to 2 am at 6.30 am in India.
      onTheDay: { '8 am': '3.30 am', '11 am': '6.30 am' },
    },
    {
      zone: 'America/New_York',
      place: 'New York',
      sunday: (year) => sundayOf(year, 3, 2),
      hour: {
        india: 9,
        before: { time: '10.30 pm', name: 'GMT-5' },
        after: { time: '11.30 pm', name: 'GMT-4' },
      },
      daysBehind: 1,
      // From 2 am to 3 am at 12.30 pm in India.
      onTheDay: { '9 am': 'Sat 10.30 pm', '12 pm': '1.30 am', '1 pm': '3.30 am' },
    },
  ],
  autumn: [
    {
      zone: 'Europe/London',
      place: 'London',
      sunday: (year) => sundayOf(year, 10, 0),
      hour: {
        india: 11,
        before: { time: '6.30 am', name: 'BST' },
        after: { time: '5.30 am', name: 'GMT' },
      },
      daysBehind: 0,
      // From 2 am back to 1 am at 6.30 am in India.
      onTheDay: { '8 am': '2.30 am', '11 am': '5.30 am' },
    },
    {
      zone: 'America/New_York',
      place: 'New York',
      sunday: (year) => sundayOf(year, 11, 1),
      hour: {
        india: 9,
        before: { time: '11.30 pm', name: 'GMT-4' },
        after: { time: '10.30 pm', name: 'GMT-5' },
      },
      daysBehind: 1,
      // From 2 am back to 1 am at 11.30 am in India: two hours of India have one name there.
      onTheDay: { '9 am': 'Sat 11.30 pm', '11 am': '1.30 am', '12 pm': '1.30 am', '1 pm': '2.30 am' },
    },
  ],
};

/** An hour of a date in India. @param date its midnight, UTC */
const inIndia = (date: number, hour: number) => date + hour * HOUR_MS - INDIA_AHEAD_MS;
/** A date as it is read: `Saturday` and `27 March 2027`. */
function written(date: number): { weekday: string; day: string } {
  const said = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(date);
  return {
    weekday: said({ weekday: 'long' }),
    day: said({ day: 'numeric', month: 'long', year: 'numeric' }),
  };
}
const isoDate = (date: number) => new Date(date).toISOString().slice(0, 10);
const spaced = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
const timeButton = (page: Page, at: number) => page.locator(`button[value="${new Date(at).toISOString()}"]`);

describe.each(Object.entries(SEASONS))('In %s', { timeout: 240_000 }, (_season, abroad) => {
  const thisYear = new Date().getUTCFullYear();
  const [year = thisYear] = [thisYear, thisYear + 1].filter((one) =>
    abroad.every(({ sunday }) => sunday(one) - 9 * DAY_MS > Date.now()),
  );
  // Noon in India, a week before the first of these weekends begins.
  const today = inIndia(Math.min(...abroad.map(({ sunday }) => sunday(year))) - 8 * DAY_MS, 12);
  let stack: Stack;
  let mail: MailServer;

  beforeAll(async () => {
    mail = await startMailServer();
    stack = await startStack({
      seeded: inject('seeded'),
      more: {
        SMTP_URL: mail.url,
        MAIL_FROM: 'website@house.example',
        NODE_OPTIONS: `--import=${MOVED_CLOCK}`,
        CLOCK_AHEAD_MS: String(today - Date.now()),
        // A server stands anywhere, and its own clocks change too.
        TZ: 'America/New_York',
      },
    });
    const editor = editorOf({ url: stack.cmsUrl }, await signIn({ url: stack.cmsUrl }));
    await openForVisits(editor, PROJECT, { daysAhead: 35 });
    await vi.waitFor(async () => expect((await fetch(`${stack.siteUrl}${BOOKING}`)).status).toBe(200), {
      timeout: 20_000,
    });
  });
  afterAll(async () => {
    await stack?.stop();
    await mail?.stop();
  });

  it.each(abroad)(
    'the time in $place is right before and after their clocks change: on the page, in the mails and in calendars',
    async ({ zone, place, sunday, hour, daysBehind, onTheDay }) => {
      const [saturday, monday] = [sunday(year) - DAY_MS, sunday(year) + DAY_MS];
      const page = await visit(BOOKING, {
        siteUrl: stack.siteUrl,
        locale: 'en-GB',
        timeZone: zone,
        begin: (browser) => browser.clock.install({ time: today }),
      });
      const chooseDay = async (date: number) => {
        await page
          .getByRole('navigation', { name: 'Days' })
          .locator(`a[href*="day=${isoDate(date)}"]`)
          .click();
        const { weekday, day } = written(date);
        await page.getByRole('heading', { name: `${weekday}, ${day}`, exact: true }).waitFor();
      };
      /** What is said of a day's hour: the page of the visit, the newest mail, and both calendar files. */
      const isSaid = async (date: number, clock: Clock, subject: string, sequence: number) => {
        const at = inIndia(date, hour.india);
        const [there, theirs] = [written(date), written(date - daysBehind * DAY_MS)];
        const main = page.getByRole('main');
        await main.getByText(`${there.weekday}, ${there.day}`, { exact: true }).waitFor();
        await main.getByText(`${theirs.weekday}, ${clock.time} in ${place}`).waitFor();

        const received = await vi.waitFor(
          () => {
            const found = mail.to(email).find((one) => one.subject === subject);
            if (!found) throw new Error(`No mail says ${subject}`);
            return found;
          },
          { timeout: 60_000 },
        );
        for (const words of [received.text, received.html].map((one) => spaced(one ?? ''))) {
          expect(words).toContain(`${there.weekday}, ${there.day}, ${hour.india} am (India)`);
          expect(words).toContain(
            `${theirs.weekday}, ${theirs.day}, ${clock.time} (${clock.name}, ${place})`,
          );
        }
        const link = visitLinkIn(received)?.link ?? '';
        const file = await page.request.get(`${stack.siteUrl}/visits/${link}/calendar.ics`);
        for (const calendar of [calendarIn(received), calendarOf(await file.text())]) {
          // In UTC, which each calendar shows by its own clock: no rule of a zone goes along that could be an old one.
          expect(calendar).toMatchObject({
            DTSTART: calendarMoment(at),
            DTEND: calendarMoment(at + HOUR_MS),
            SEQUENCE: String(sequence),
          });
        }
        return link;
      };

      await page.getByText('Not in India?').click();
      await page.getByRole('combobox', { name: 'Show your time as well' }).selectOption(zone);
      await page.getByRole('button', { name: 'Show' }).click();
      await page.waitForURL(/zone=/);
      await chooseDay(sunday(year));
      const shown = Object.fromEntries(
        (await page.locator('button[name="time"]').allInnerTexts()).map((words) => {
          const [, india = '', theirs = ''] = /^(\S+ [ap]m) (.+)$/.exec(spaced(words)) ?? [];
          return [india, theirs];
        }),
      );
      expect(shown).toMatchObject(onTheDay);

      await chooseDay(saturday);
      await timeButton(page, inIndia(saturday, hour.india)).click();
      await page.waitForURL(/hold=/);
      const email = newAddress();
      const form = page.getByRole('main').locator('form', { hasText: 'How many come' });
      await fill(form, { Name: 'Asha Kulkarni', 'Phone Number': someNumber(), Email: email });
      await page.getByRole('button', { name: 'Book this visit' }).click();
      await page.waitForURL(/\/visits\//);
      const link = await isSaid(saturday, hour.before, 'Your visit to Neem Court is booked', 0);

      await page.goto(`/visits/${link}`);
      await chooseDay(monday);
      await timeButton(page, inIndia(monday, hour.india)).click();
      await page.getByText('Done: this is the new time.').waitFor();
      await isSaid(monday, hour.after, 'Your visit to Neem Court has moved', 1);
    },
  );
});
