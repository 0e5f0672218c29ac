import { type DayHours, openNowAt } from './open-now';
import { openNowParts as parts } from './open-now-parts';
import { openNowWords } from './open-now-words';

const LOOK_AGAIN_MS = 15_000;

const hoursIn = (office: Element): DayHours[] =>
  parts.firstDay.all(office).map((day) => ({
    first: Number(parts.firstDay.read(day)),
    last: Number(parts.lastDay.read(day)),
    opens: parts.opens.read(day),
    closes: parts.closes.read(day),
    closed: parts.closed.read(day) !== null,
  }));

/** Says of an office whether somebody is there now. The page is the same for all hours until this runs. */
export function enhance(office: HTMLElement, signal: AbortSignal): void {
  const line = parts.line.first(office);
  const hours = hoursIn(office);
  if (!line || hours.length === 0) return;
  const holidays = parts.holidays.read(line)?.split(' ') ?? [];
  const show = () => {
    const now = openNowAt(new Date(), hours, holidays);
    line.textContent = openNowWords(now);
    line.dataset.openNow = now.open ? 'open' : 'closed';
    line.hidden = false;
  };
  show();
  const looking = setInterval(show, LOOK_AGAIN_MS);
  signal.addEventListener('abort', () => clearInterval(looking));
  document.addEventListener('visibilitychange', show, { signal });
}
