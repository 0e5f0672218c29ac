import type { Core } from '@strapi/strapi';
import { type VisitFacts, visitFacts } from '../visits/visit-facts';
import type { Claimed } from './delivery-rows';

/** What a visitor is told of by mail. The same words stand in the notes of deliveries. */
const VISIT_NEWS = [
  'booked',
  'free again',
  'moved',
  'cancelled',
  'full',
  'waiting',
  'evening before',
  'soon',
] as const;
export type VisitNews = (typeof VISIT_NEWS)[number];

/** In which state a visit must still be for the news of it to be true. */
const TRUE_WHILE: Record<VisitNews, VisitFacts['state']> = {
  booked: 'booked',
  'free again': 'booked',
  moved: 'booked',
  cancelled: 'cancelled',
  full: 'full',
  waiting: 'waiting',
  'evening before': 'booked',
  soon: 'booked',
};

/**
 * What a delivery tells of a visit, and the visit as it is now; null where it is not true any more: what was cancelled
 * a second after it was booked is not told as booked, and a reminder that comes late reminds of nothing.
 */
export async function visitNewsOf(
  strapi: Core.Strapi,
  { note, recordKey, messageId }: Claimed,
  now = Date.now(),
): Promise<{ news: VisitNews; visit: VisitFacts } | null> {
  const news = VISIT_NEWS.find((one) => one === note);
  if (!news || recordKey === null) return null;
  const visit = await visitFacts(strapi, { documentId: recordKey });
  if (!visit || visit.state !== TRUE_WHILE[news]) return null;
  if (!messageId.startsWith(`visit-${recordKey}-${visit.sequence}-`)) return null;
  const isReminder = news === 'evening before' || news === 'soon';
  return isReminder && visit.startsAt <= now ? null : { news, visit };
}
