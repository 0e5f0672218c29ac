import type { APIRoute } from 'astro';
import { VISITOR_ADDRESS } from '../config/visitor-address';
import { pressOf } from '../features/enquiries/presses/press-of-request';
import { tellPress } from '../features/enquiries/presses/tell-press';
import { Budget } from '../server/budget';
import { nobody } from '../server/sharing';

export const sharing = nobody;
/** Each waits for the backend. Who is turned away is a number less, and in the chat all the same. */
export const budget = new Budget({ atOnce: 8, waiting: 32 });

/** Is told by browsers that the company's chat was pressed. Its answer is shown to nobody, and the same for whatever comes. */
export const POST: APIRoute = async ({ request }) => {
  const press = pressOf(request);
  if (press) await tellPress(press, request.headers.get(VISITOR_ADDRESS));
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
};
