import type { Change } from './schedule-rows';

type Shown = Pick<Change, 'action' | 'who'> & { at: string; outcome: string | null };

/** What is set for an entry. Moments are in ISO 8601. */
export type EntrySchedule = {
  /** Whether who asks may set and cancel. */
  may: boolean;
  /** In the order it is to happen. */
  waiting: Shown[];
  /** What did not happen at its time, and has not been done by hand since. */
  failed: Shown[];
  /** What would keep the draft from being published as it is now, where a publishing is set. */
  mistakes: string[];
  /** The same of fields that are empty and may not be, by their names. */
  missing: string[];
};

/** What happens, or happened, by itself in a month. */
export type CalendarLine = Shown & {
  id: number;
  type: string;
  entry: string;
  single: boolean;
  name: string;
  /** What sort of content it is. */
  kind: string;
  state: Change['state'];
};
export type CalendarMonth = { month: string; lines: CalendarLine[]; more: boolean };
