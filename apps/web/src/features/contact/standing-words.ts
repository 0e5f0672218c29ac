import { formatTime } from '../../ui/format-date';
import { type Standing, weekdays } from './standing';

/** `Open now, until 6.30 pm`, or when it will be. */
export function standingWords(standing: Standing): string {
  if (standing.open) return `Open now, until ${formatTime(standing.until)}`;
  if (!standing.next) return 'Closed now';
  const { daysAway, day, at } = standing.next;
  const when = daysAway === 0 ? '' : daysAway === 1 ? 'tomorrow ' : `on ${weekdays[day - 1]} `;
  return `Closed now, opens ${when}at ${formatTime(at)}`;
}
