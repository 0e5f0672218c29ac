import { type DayHours, standingAt } from './standing';
import { standingParts as parts } from './standing-parts';
import { standingWords } from './standing-words';

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
  const show = () => {
    const standing = standingAt(new Date(), hours);
    line.textContent = standingWords(standing);
    line.dataset.standing = standing.open ? 'open' : 'closed';
    line.hidden = false;
  };
  show();
  const looking = setInterval(show, LOOK_AGAIN_MS);
  signal.addEventListener('abort', () => clearInterval(looking));
  document.addEventListener('visibilitychange', show, { signal });
}
