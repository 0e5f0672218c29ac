const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;

// Date would take the 31st of February for a day in March.
const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** A day of the calendar: 2026-03-31. */
export const isIsoDate = (text: string) => DATE.test(text) && isDay(text);

/** A moment, in UTC: 2026-03-31T09:30:00Z. */
export const isIsoDateTime = (text: string) =>
  DATE_TIME.test(text) && isDay(text.slice(0, 'yyyy-mm-dd'.length)) && !Number.isNaN(Date.parse(text));
