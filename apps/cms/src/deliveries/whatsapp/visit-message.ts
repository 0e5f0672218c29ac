import type { WhatsappCloud, WhatsappVisitNews } from '../../../config/whatsapp';
import { sayTime } from '../../visits/say-time';
import { sayWay } from '../../visits/say-way';
import { theirTime } from '../../visits/their-time';
import type { VisitFacts } from '../../visits/visit-facts';
import type { LeadFacts } from '../lead-facts';
import type { VisitNews } from '../visit-news';
import { asParameter, nameIn, type TemplateMessage } from './template-message';

// A meeting point of the CMS, whole.
const LONGEST_PLACE = 200;
/** With this news there is nothing to move, and nowhere to go. */
const OVER: VisitNews = 'cancelled';

const hasTemplate = (news: VisitNews): news is WhatsappVisitNews => news !== 'full' && news !== 'waiting';

/** The template that tells news of a visit; null where it is told by mail alone. */
export const templateOf = ({ visits }: WhatsappCloud, news: VisitNews): string | null =>
  visits !== null && hasTemplate(news) ? visits[news] : null;

function sayWhen(visit: VisitFacts): string {
  const theirs = theirTime(visit);
  return `${sayTime(visit.startsAt)} (India)${theirs ? `, ${theirs}` : ''}`;
}

/**
 * What is told of a visit: {{1}} a first name, {{2}} the project, {{3}} the time, {{4}} the reference, and {{5}} where, with
 * the end of the visit's address behind the button; of one that is cancelled neither. Nothing else that was typed.
 * @returns null where there is no template for it any more
 */
export function visitMessage(
  cloud: WhatsappCloud,
  lead: LeadFacts,
  { news, visit }: { news: VisitNews; visit: VisitFacts },
): TemplateMessage | null {
  const template = templateOf(cloud, news);
  if (template === null) return null;
  const texts = [
    nameIn(cloud, lead),
    asParameter(visit.title, cloud.noProject),
    sayWhen(visit),
    lead.reference,
  ];
  if (news === OVER) return { template, texts };
  const where = asParameter(visit.meetingPoint, sayWay(visit.how), LONGEST_PLACE);
  return { template, texts: [...texts, where], addressEnd: visit.link };
}
