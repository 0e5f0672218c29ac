const RUPEES_PER_CRORE = 10_000_000;
const RUPEES_PER_LAKH = 100_000;
const SQ_M_PER_SQ_FT = 0.092903;
const CALENDAR_DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const rupees = (amount: number) =>
  amount >= RUPEES_PER_CRORE
    ? `₹${Number((amount / RUPEES_PER_CRORE).toFixed(2))} Cr`
    : `₹${Number((amount / RUPEES_PER_LAKH).toFixed(1))} L`;

const whole = (value: number) => Math.round(value).toLocaleString('en-IN');
const span = (from: string, to: string | undefined) => (to === undefined ? from : `${from} – ${to}`);

/** “1,186 – 1,240 sq ft”, or one figure where there is one. */
export const areaSqFt = (from: number, to?: number) =>
  `${span(whole(from), to === undefined ? undefined : whole(to))} sq ft`;

/** The same in square metres. */
export const areaSqM = (from: number, to?: number) =>
  `${span(whole(from * SQ_M_PER_SQ_FT), to === undefined ? undefined : whole(to * SQ_M_PER_SQ_FT))} sq m`;

/** “₹1.16 Cr – ₹1.24 Cr”; `from` and `to` in whole rupees. */
export const price = (from?: number, to?: number) =>
  from === undefined ? 'On request' : span(rupees(from), to === undefined ? undefined : rupees(to));

/** “31 Dec 2027” from “2027-12-31”. */
export const calendarDay = (date: string | undefined) =>
  date === undefined ? '–' : CALENDAR_DAY.format(new Date(date)).replace('Sept', 'Sep');
