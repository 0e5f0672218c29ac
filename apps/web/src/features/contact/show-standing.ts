import { type DayHours, standingAt } from './standing';
import { standingWords } from './standing-words';

const LOOK_AGAIN_MS = 15_000;

function hoursIn(office: Element): DayHours[] {
  return [...office.querySelectorAll<HTMLElement>('[data-first-day]')].map(({ dataset }) => ({
    first: Number(dataset.firstDay),
    last: Number(dataset.lastDay),
    opens: dataset.opens ?? null,
    closes: dataset.closes ?? null,
    closed: dataset.closed !== undefined,
  }));
}

function show(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-standing]')) {
    const office = line.closest('[data-office]');
    const hours = office ? hoursIn(office) : [];
    if (hours.length === 0) continue;
    const standing = standingAt(new Date(), hours);
    line.textContent = standingWords(standing);
    line.dataset.standing = standing.open ? 'open' : 'closed';
    line.hidden = false;
  }
}

/** Says of each office whether somebody is there now. The page is the same for all hours until this runs. */
export function showStandings(): void {
  if (!document.querySelector('[data-standing]')) return;
  show();
  setInterval(show, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', show);
}
