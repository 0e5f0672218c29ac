import type { APIRoute } from 'astro';
import { paths } from '../config/paths';
import { VISITOR_ADDRESS } from '../config/visitor-address';
import { thanksPart } from '../features/enquiries/enquiry';
import { deliver, takeEnquiry } from '../features/enquiries/intake/intake';
import { takePostedEnquiry } from '../features/enquiries/intake/take-posted-enquiry';
import { rememberGates } from '../features/projects/gates/gate-cookie';
import { Budget } from '../server/budget';
import { readForm } from '../server/read-form';
import { nobody } from '../server/sharing';
import { showAgain } from '../server/show-again';

export const sharing = nobody;
/** While the backend hangs, each waits for it: many do so beside each other, and none is turned away soon. */
export const budget = new Budget({ atOnce: 128, waiting: 256 });

const isJson = ({ headers }: Request) => /^application\/json\b/i.test(headers.get('content-type') ?? '');

/** Takes the forms of visitors without script, and as JSON what a browser could not bring to the backend. */
export const POST: APIRoute = async (context) => {
  const { request } = context;
  const visitor = request.headers.get(VISITOR_ADDRESS);
  if (isJson(request)) return takePostedEnquiry(request, visitor, deliver);
  const form = await readForm(request);
  const taken = form ? await takeEnquiry(form, visitor) : ({ outcome: 'unreadable' } as const);
  if (taken.outcome === 'accepted') {
    await rememberGates(context.cookies, taken);
    // What became of the visit is what they want to know: its own page says so, and has the way to change it.
    if (taken.visit) return context.redirect(paths.visit(taken.visit.link, taken.visit.state), 303);
    const wish = taken.wish && { ...taken.wish, page: taken.page };
    return context.redirect(paths.thanks(taken.reference, wish) + thanksPart(form?.get('form')), 303);
  }
  if (taken.outcome === 'unreadable') {
    // What was not read of it must not be taken for the next request.
    const headers = { connection: 'close' };
    return new Response('This is not a form of the site', { status: 400, headers });
  }
  context.locals.returnedForm = taken.returned;
  return showAgain(context, taken.page, taken.status);
};

/** The address shows in the bar after a form came back: opening it again leads to where enquiries are made. */
export const GET: APIRoute = ({ redirect }) => redirect(paths.contact, 302);
