const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const INDIA_AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;
const DAY_LENGTH = '2026-11-21'.length;

/** The day it is in India at this moment, as `2026-11-21`. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + INDIA_AHEAD_OF_UTC_MS).toISOString().slice(0, DAY_LENGTH);
}

/** @param day `2026-11-21` @returns `21 Nov 2026` */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** @param day `2026-11-21` @returns `Nov 2026` */
export function formatMonth(day: string): string {
  const [year, month] = day.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}
