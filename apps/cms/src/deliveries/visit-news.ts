import type { Core } from '@strapi/strapi';
import { type VisitFacts, visitFacts } from '../visits/visit-facts';
import type { Visit } from '../visits/visit-rows';
import type { Claimed } from './delivery-rows';

/** What a visitor is told of by mail, and of most by WhatsApp. */
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

const BY_WHATSAPP = 'whatsapp-';
const ID = new RegExp(`^(?:${BY_WHATSAPP})?visit-([a-z0-9]+)-(\\d+)-([a-z-]+)$`);

/** The id of what tells news of a visit as it is now. Unique: the same is told once by each way. */
export const newsId = (
  { documentId, sequence }: Pick<Visit, 'documentId' | 'sequence'>,
  news: VisitNews,
  by: 'mail' | 'whatsapp',
) => `${by === 'whatsapp' ? BY_WHATSAPP : ''}visit-${documentId}-${sequence}-${news.replaceAll(' ', '-')}`;

/** The news of a visit that an id is of; null where it is of anything else. */
function newsOfId(id: string): { visit: string; sequence: number; news: VisitNews } | null {
  const [, visit, sequence, words] = ID.exec(id) ?? [];
  const news = VISIT_NEWS.find((one) => one.replaceAll(' ', '-') === words);
  return visit && sequence && news ? { visit, sequence: Number(sequence), news } : null;
}

/** Which news of a visit an id is of, as the history says it: an enquiry has many. */
export function sayNews(id: string): string | null {
  const told = newsOfId(id);
  return told && `Of the visit: ${told.news}`;
}

/**
 * What a delivery tells of a visit, and the visit as it is now; null where it is not true any more: what was cancelled
 * a second after it was booked is not told as booked, and a reminder that comes late reminds of nothing.
 */
export async function visitNewsOf(
  strapi: Core.Strapi,
  { messageId }: Pick<Claimed, 'messageId'>,
  now = Date.now(),
): Promise<{ news: VisitNews; visit: VisitFacts } | null> {
  const told = newsOfId(messageId);
  if (!told) return null;
  const { news, sequence } = told;
  const visit = await visitFacts(strapi, { documentId: told.visit });
  if (!visit || visit.sequence !== sequence || visit.state !== TRUE_WHILE[news]) return null;
  const isReminder = news === 'evening before' || news === 'soon';
  return isReminder && visit.startsAt <= now ? null : { news, visit };
}
