import type { APIRoute } from 'astro';
import { settle } from '../../../../cms/load-state';
import { openedPlansOf } from '../../../../config/paths';
import { getOpenedProject } from '../../../../features/projects/gates/get-opened-project';
import { Budget } from '../../../../server/budget';
import { nobody } from '../../../../server/sharing';
import { loadProject } from '../_load-project';

export const sharing = nobody;
// Each waits for the backend.
export const budget = new Budget({ atOnce: 16, waiting: 64 });

/** Leads the bearer of a pass to the brochure itself; whoever has none to where that is said. */
export const GET: APIRoute = async ({ params, url }) => {
  const { project } = await loadProject(params);
  const pass = url.searchParams.get('pass') ?? '';
  const opened = project && pass ? await settle(() => getOpenedProject(project, pass)) : null;
  const brochure = opened?.status === 'succeeded' ? opened.data?.brochure?.src : null;
  const plans = openedPlansOf(url.pathname.slice(0, url.pathname.lastIndexOf('/')));
  const location = brochure ?? plans + url.search;
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' },
  });
};
