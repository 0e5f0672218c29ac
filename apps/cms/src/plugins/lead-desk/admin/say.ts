const INDIA = { timeZone: 'Asia/Kolkata' } as const;
const moment = new Intl.DateTimeFormat('en-IN', {
  ...INDIA,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-IN', { ...INDIA, day: 'numeric', month: 'short' });
const dated = new Intl.DateTimeFormat('en-IN', { ...INDIA, day: 'numeric', month: 'short', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-IN', {
  ...INDIA,
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const HOUR = 60;

/** A moment as the desk reads it, in India's time. */
export const sayMoment = (at: string | null) => (at === null ? '–' : moment.format(new Date(at)));

/** Its day alone. */
export const sayDay = (at: string) => day.format(new Date(at));

/** Its day with the year, where it may be long ago. */
export const sayDate = (at: string) => dated.format(new Date(at));

/** Its time of the day alone: 18:05. */
export const sayClock = (at: Date) => clock.format(at);

/** A span of working time. */
export function sayMinutes(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`;
  const rest = minutes % HOUR;
  const hours = Math.floor(minutes / HOUR);
  return rest === 0 || hours >= 10 ? `${hours} h` : `${hours} h ${rest} min`;
}

const KILOBYTE = 1024;
const KINDS: Record<string, string> = { pdf: 'PDF', docx: 'Word' };

/** What a stored CV is and weighs: "PDF, 312 kB". */
export const sayFile = ({ kind, bytes }: { kind: string; bytes: number }) =>
  `${KINDS[kind] ?? kind}, ${Math.max(1, Math.round(bytes / KILOBYTE)).toLocaleString('en-IN')} kB`;

const NEWS = 'news/';
const CHANNELS: Record<string, string> = { phone: 'call and SMS', email: 'e-mail', whatsapp: 'WhatsApp' };

/** By which way a consent to news of other projects is; null for another consent. */
export const sayNewsWay = (key: string) =>
  key.startsWith(NEWS) ? (CHANNELS[key.slice(NEWS.length)] ?? key.slice(NEWS.length)) : null;

/** Names of forms, ways and kinds are kept in small letters. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const UNREACHED = 'The CMS did not answer. Look whether you are online, and try again.';

/** Why the CMS refused, in its own sentence; that there was no answer, where a browser says it in its own. */
export function sayError(error: unknown): string {
  // What `fetch` throws where no answer comes: "Failed to fetch", "Load failed", "NetworkError when …".
  if (error instanceof TypeError) return UNREACHED;
  return error instanceof Error && error.message ? error.message : 'That did not work. Please try again.';
}
