import { formatTime } from '@sahyara/lead-contract/opening-hours';
import { type OpenNow, weekdays } from './open-now';

/** `Open now, until 6.30 pm`, or when it will be. */
export function openNowWords(now: OpenNow): string {
  if (now.open) return `Open now, until ${formatTime(now.until)}`;
  if (!now.next) return 'Closed now';
  const { daysAway, day, at } = now.next;
  const when = daysAway === 0 ? '' : daysAway === 1 ? 'tomorrow ' : `on ${weekdays[day - 1]} `;
  return `Closed now, opens ${when}at ${formatTime(at)}`;
}
