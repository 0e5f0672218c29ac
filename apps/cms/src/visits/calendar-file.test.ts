import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file';

const anEvent = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'visit-a1@sahyara.example',
  sequence: 0,
  cancelled: false,
  start: Date.parse('2026-12-05T04:30:00Z'),
  end: Date.parse('2026-12-05T05:30:00Z'),
  changedAt: Date.parse('2026-11-25T10:00:00Z'),
  summary: 'Visit: Meander',
  description: 'Bring closed shoes',
  location: 'Gate 2, Baner Road',
  url: 'https://sahyara.example/visits/a',
  organizer: { name: 'Sahyara', email: 'visits@sahyara.example' },
  attendee: 'asha@mail.example',
  ...changes,
});
const lines = (changes: Partial<CalendarEvent> = {}) => calendarFile(anEvent(changes)).split('\r\n');

test('a visit stands there in UTC, which every calendar shows in its reader’s own time', () => {
  expect(lines()).toEqual(
    expect.arrayContaining([
      'DTSTART:20261205T043000Z',
      'DTEND:20261205T053000Z',
      'DTSTAMP:20261125T100000Z',
    ]),
  );
});

test('a move keeps the UID and counts up, a cancelled visit says so', () => {
  expect(lines({ sequence: 2 })).toEqual(
    expect.arrayContaining([
      'UID:visit-a1@sahyara.example',
      'SEQUENCE:2',
      'METHOD:REQUEST',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(lines({ sequence: 3, cancelled: true })).toEqual(
    expect.arrayContaining(['UID:visit-a1@sahyara.example', 'METHOD:CANCEL', 'STATUS:CANCELLED']),
  );
});

test('no text can add a line of its own, and long lines are broken within 75 octets and never within a letter', () => {
  const file = calendarFile(
    anEvent({
      summary: `A, b; c\\d\nBEGIN:VALARM\r\n${'बाणेर '.repeat(40)}`,
      organizer: { name: 'Sahyara"\r\nATTACH:x', email: 'v@s.example' },
    }),
  );
  const raw = file.split('\r\n');
  for (const line of raw) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded.filter((line) => /^(BEGIN:VALARM|ATTACH)/.test(line))).toEqual([]);
  expect(unfolded.find((line) => line.startsWith('SUMMARY:'))).toBe(
    `SUMMARY:A\\, b\\; c\\\\d\\nBEGIN:VALARM\\n${'बाणेर '.repeat(40)}`,
  );
});
