import type { VisitPageStep } from '@sahyara/lead-contract/visit';

/**
 * What is counted of booking a visit on the site (decision 135). On the page: times were shown, or none could be
 * offered. A time was pressed and held, or was gone a moment before. A form was sent for a time that is held, or for one
 * that is only asked for. Of those with a hold: booked, or taken by others meanwhile; and who then waits for it.
 */
export type VisitStep =
  | VisitPageStep
  | 'time chosen'
  | 'time gone'
  | 'form sent'
  | 'asked'
  | 'booked'
  | 'full'
  | 'waiting';
