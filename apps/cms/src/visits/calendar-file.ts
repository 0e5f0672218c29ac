/** A visit as calendars take it. Moments are in milliseconds since 1970. */
export type CalendarEvent = {
  /** The same for the life of a visit: a calendar then changes its entry in place of adding another. */
  uid: string;
  /** Counts the changes: a calendar ignores what is older than what it has. */
  sequence: number;
  cancelled: boolean;
  start: number;
  end: number;
  changedAt: number;
  summary: string;
  description: string;
  location: string | null;
  url: string;
  organizer: { name: string; email: string };
  attendee: string | null;
};

const MAX_OCTETS = 75;

// RFC 5545, 3.3.5: UTC needs no VTIMEZONE, and every calendar shows it in its reader's own time, on either side of a
// change of clocks.
const utc = (at: number) =>
  new Date(at)
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d{3}/, '');
const text = (value: string) =>
  value
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[,;]/g, (mark) => `\\${mark}`);
// In a parameter no quotation mark can be written at all.
const parameter = (value: string) => `"${value.replaceAll(/["\p{Cc}]/gu, ' ')}"`;

/** Breaks a line where RFC 5545, 3.1 asks for it: 75 octets at most, never within a letter. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** The method a calendar file is sent with. */
export const calendarMethod = ({ cancelled }: Pick<CalendarEvent, 'cancelled'>) =>
  cancelled ? 'CANCEL' : 'REQUEST';

/** A visit as an .ics file (RFC 5545, RFC 5546). */
export function calendarFile(event: CalendarEvent): string {
  const { organizer, attendee, location } = event;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sahyara//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    `URL:${event.url}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`,
    ...(attendee
      ? [`ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
