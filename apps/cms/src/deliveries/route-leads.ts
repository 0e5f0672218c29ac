import type { DeskRoute, WebhookTarget } from '../../config/delivery-targets';

/** What routes go by. */
export type Routed = { project: string | null; category: string | null; source: string };
type Route = Pick<DeskRoute | WebhookTarget, 'projects' | 'categories' | 'sources'>;

const PROJECT_PAGE = /^\/projects\/(residential|commercial)\//;
const holds = (list: readonly string[] | undefined, value: string | null) =>
  list === undefined || (value !== null && list.includes(value));

/** Whether a lead goes this way: every list that is given must hold its own. */
export const fits = (route: Route, { project, category, source }: Routed) =>
  holds(route.projects, project) && holds(route.categories, category) && holds(route.sources, source);

/** Whether the form stood on the page of a home or of an office; known without a look at the projects. */
export const categoryOfPage = (page: string | null | undefined) => PROJECT_PAGE.exec(page ?? '')?.[1] ?? null;

/** Who of the desk is written to: the first route that fits, else the site's own address, so that nobody is nobody's. */
export const deskAddresses = (routes: readonly DeskRoute[], lead: Routed, otherwise: string): string[] =>
  routes.find((route) => fits(route, lead))?.to ?? [otherwise];
