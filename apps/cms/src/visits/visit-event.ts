import type { CalendarEvent } from './calendar-file';
import { sayTime } from './say-time';
import { sayWay } from './say-way';
import type { VisitFacts } from './visit-facts';

type Around = { siteUrl: string; brandName: string; from: string; attendee: string | null; now: number };

/** A visit as it stands in its visitor's calendar. */
export function visitEvent(
  visit: VisitFacts,
  { siteUrl, brandName, from, attendee, now }: Around,
): CalendarEvent {
  const url = `${siteUrl}/visits/${visit.link}`;
  const byVideo = visit.how === 'by video';
  return {
    uid: visit.uid,
    sequence: visit.sequence,
    cancelled: visit.state === 'cancelled',
    start: visit.startsAt,
    end: visit.endsAt,
    changedAt: now,
    summary: `${byVideo ? 'Video visit' : 'Visit'}: ${visit.title}`,
    description: [
      `${sayTime(visit.startsAt)} in India`,
      byVideo && sayWay(visit.how),
      visit.guide && `${visit.guide} shows you round.`,
      visit.mapLink && `Map: ${visit.mapLink}`,
      visit.toBring && `Please bring: ${visit.toBring}`,
      visit.state === 'cancelled' ? `Choose another time: ${siteUrl}/visits` : `Move or cancel: ${url}`,
    ]
      .filter(Boolean)
      .join('\n'),
    location: visit.meetingPoint,
    url,
    organizer: { name: brandName, email: from },
    attendee,
  };
}
