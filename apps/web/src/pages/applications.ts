import { CV_MAX_BYTES } from '@sahyara/lead-contract/lengths';
import type { APIRoute } from 'astro';
import { paths } from '../config/paths';
import { VISITOR_ADDRESS } from '../config/visitor-address';
import { thanksPart } from '../features/enquiries/enquiry';
import { deliver, takeEnquiry, waitForCv } from '../features/enquiries/intake/intake';
import { takePostedApplication } from '../features/enquiries/intake/take-posted-enquiry';
import { ArrivingBodies } from '../server/arriving-bodies';
import { Budget } from '../server/budget';
import { readForm } from '../server/read-form';
import { nobody } from '../server/sharing';
import { showAgain } from '../server/show-again';

const KILOBYTE = 1024;

export const sharing = nobody;
/** Each of them holds a file in memory, until it lies with the backend or in the spool. */
export const budget = new Budget({ atOnce: 4, waiting: 8 });
/** Over a line of 0.7 Mbit/s five megabytes take a minute. */
export const bodies = new ArrivingBodies({
  mostBytes: CV_MAX_BYTES + 64 * KILOBYTE,
  mostMs: 60_000,
  mostAtOnce: 8,
  undisturbedMs: 20_000,
});

/** Takes applications, whose CV may be a file: as browsers post them, and with a key as the form's script does. */
export const POST: APIRoute = async (context) => {
  const { request } = context;
  const visitor = request.headers.get(VISITOR_ADDRESS);
  const waitS = waitForCv(visitor);
  if (waitS !== null) {
    const headers = { 'retry-after': String(waitS), connection: 'close' };
    return new Response('Too many applications came over this connection. Please try again later.', {
      status: 429,
      headers,
    });
  }
  const form = await readForm(request);
  const key = request.headers.get('idempotency-key');
  if (form && key !== null) return takePostedApplication(key, form, visitor, deliver);
  const taken = form ? await takeEnquiry(form, visitor) : ({ outcome: 'unreadable' } as const);
  if (taken.outcome === 'accepted') {
    return context.redirect(paths.thanks(taken.reference) + thanksPart(form?.get('form')), 303);
  }
  if (taken.outcome === 'unreadable') {
    // What was not read of it must not be taken for the next request.
    return new Response('This is not a form of the site', { status: 400, headers: { connection: 'close' } });
  }
  context.locals.returnedForm = taken.returned;
  return showAgain(context, taken.page, taken.status);
};

/** The address shows in the bar after a form came back: opening it again leads to the form. */
export const GET: APIRoute = ({ redirect }) => redirect(paths.career, 302);
