import type { CalendarLine, EntrySchedule } from '../../schedule/replies';
import { sayIndia } from '../../schedule/written-moment';

type Action = CalendarLine['action'];

const SAID: Record<Action, Record<CalendarLine['state'], string>> = {
  publish: { waiting: 'Goes live', done: 'Went live', failed: 'Did not go live' },
  unpublish: { waiting: 'Is taken down', done: 'Was taken down', failed: 'Was not taken down' },
};

/** What happens by itself, or did: "Goes live". */
export const sayState = ({ action, state }: Pick<CalendarLine, 'action' | 'state'>) => SAID[action][state];

/** A moment as India's clocks show it: "05/12/2026 at 10:00 (India)". */
const sayWhen = (at: string) => `${sayIndia(Date.parse(at))} (India)`;

/** "Goes live on 05/12/2026 at 10:00 (India)" */
export const sayChange = (
  { action, at }: EntrySchedule['waiting'][number],
  state: CalendarLine['state'] = 'waiting',
) => `${SAID[action][state]} on ${sayWhen(at)}`;
