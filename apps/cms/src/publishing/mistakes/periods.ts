const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'];

/** Whether a day, as `2026-09-30`, is the last of a quarter. */
export const isQuarterEnd = (day: string) => QUARTER_ENDS.includes(day.slice('2026-'.length));

/** Whether a day is the last of a financial year, which ends with March. */
export const isYearEnd = (day: string) => day.endsWith('-03-31');
