import type { PressPage } from '@sahyara/lead-contract/whatsapp-press';
import { paths, projectAt } from '../../../config/paths';
import { callsItselfRobot } from '../../../config/robots';
import { pressFrom } from '../../../contracts/chat-press';

/** A press on the company's chat, as it is noted. */
export type Press = { page: PressPage; project: string | null; reference: string | null };

const PAGES: Record<string, PressPage> = {
  [paths.home]: 'home',
  [paths.contact]: 'contact',
  [paths.thankYou]: 'thank you',
  [paths.visits]: 'visit',
  [paths.projects]: 'list',
  [paths.residential]: 'list',
  [paths.commercial]: 'list',
};
/** Of those below a project's page; the others are part of it. */
const BELOW: Record<string, PressPage> = { 'cost-sheet': 'cost sheet', visit: 'visit' };

function whereIs(path: string): Pick<Press, 'page' | 'project'> {
  const parts = path.split('/').filter(Boolean);
  const project = projectAt(parts)?.url ?? null;
  if (project !== null) return { page: BELOW[parts[3] ?? ''] ?? 'project', project };
  return { page: (Object.hasOwn(PAGES, path) && PAGES[path]) || 'other', project: null };
}

/**
 * The press that a request tells of; null where nobody pressed: what comes from another site, from nowhere, or from what
 * calls itself a robot.
 */
export function pressOf({ headers, url }: Request): Press | null {
  const isOurs = headers.get('sec-fetch-site') === 'same-origin';
  const told = pressFrom(new URL(url).searchParams);
  if (!isOurs || callsItselfRobot(headers) || told === null) return null;
  return { ...whereIs(told.page), reference: told.reference };
}
