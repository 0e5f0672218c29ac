import { writtenClock } from '@sahyara/lead-contract/written-clock';

/** A time as the desk's history and the mails say it: `Saturday, 5 December 2026, 10 am`. India's time. */
export const sayTime = (at: number): string => {
  const { weekday, date, time } = writtenClock(at, 'Asia/Kolkata');
  return `${weekday}, ${date}, ${time}`;
};
