/** When the office that answers is open on some days of the week; times as `09:30`. */
export type OpeningHours = { days: string; opens: string | null; closes: string | null; closed: boolean };

/** @param time `17:30` @returns `5.30 pm`; full hours without minutes */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = hours % 12 === 0 ? 12 : hours % 12;
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${shown}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * What stands for `{hours}` in editors' texts, after the pages and the mails: `in office hours (Monday to Saturday
 * 9.30 am to 6.30 pm, Sunday 10 am to 4 pm)`; without the brackets where nobody has entered any.
 */
export function officeHoursWords(hours: readonly OpeningHours[]): string {
  const written = hours.flatMap(({ days, opens, closes, closed }) =>
    closed || !opens || !closes ? [] : [`${days} ${formatTime(opens)} to ${formatTime(closes)}`],
  );
  return written.length === 0 ? 'in office hours' : `in office hours (${written.join(', ')})`;
}
