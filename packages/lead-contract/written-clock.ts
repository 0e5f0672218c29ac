/** What clock and calendar of a time zone show at a moment, in words. */
export type WrittenClock = { weekday: string; date: string; time: string; zone: string };

const partsOf = (at: number, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Map(
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );

/**
 * A moment as people in a time zone write it: `Saturday`, `5 December 2026`, `10.30 am`, `GMT+5:30`.
 * @param timeZone a name that Intl knows
 */
export function writtenClock(at: number, timeZone: string): WrittenClock {
  const day = partsOf(at, timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = partsOf(at, timeZone, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  });
  const minute = clock.get('minute') === '00' ? '' : `.${clock.get('minute')}`;
  return {
    weekday: day.get('weekday') ?? '',
    date: `${day.get('day')} ${day.get('month')} ${day.get('year')}`,
    time: `${clock.get('hour')}${minute} ${clock.get('dayPeriod')?.toLowerCase()}`,
    zone: clock.get('timeZoneName') ?? timeZone,
  };
}
