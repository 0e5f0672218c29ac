import type { APIRoute } from 'astro';
import { CmsError } from '../../../cms/errors';
import { nothingHere, unavailable } from '../../../cms/page-caching';
import { VISITOR_ADDRESS } from '../../../config/visitor-address';
import { visitCalendar } from '../../../features/visits/ask-visits';
import { Budget } from '../../../server/budget';
import { nobody } from '../../../server/sharing';

export const sharing = nobody;
// Each waits for the backend.
export const budget = new Budget({ atOnce: 16, waiting: 64 });

/** A visit for a calendar, behind the link of its mails. */
export const GET: APIRoute = async ({ params, request }) => {
  try {
    const file = await visitCalendar(params.link ?? '', request.headers.get(VISITOR_ADDRESS));
    if (file === null) return nothingHere();
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visit.ics"',
      'cache-control': 'no-store',
    };
    return new Response(file, { headers });
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return unavailable('The calendar file cannot be had just now');
  }
};
