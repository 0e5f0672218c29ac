import { formatDay } from '../../../ui/format-date';

/** A day, for people and for machines. */
export const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>;
