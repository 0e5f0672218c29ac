export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Day = (typeof DAYS)[number];

/** Minutes from midnight to a time of the day such as `10:30`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether a span of the week has a day of it, 0 for Sunday. */
export function covers({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }, day: number): boolean {
  const [first, last] = [DAYS.indexOf(firstDay), DAYS.indexOf(lastDay)];
  // Saturday to Monday goes over the end of the week.
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}
