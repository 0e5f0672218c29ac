import type { VisitWay } from '@sahyara/lead-contract/visit';

/** How a visit takes place, as its mail and calendar file say it: nothing that the house has no means to do. */
export const sayWay = (way: VisitWay): string =>
  way === 'by video' ? 'By video: at this time we call the number you gave' : 'In person';
