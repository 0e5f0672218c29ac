import type { ContentChange } from './content-changes';
import { postToSite } from './post-to-site';

/** What a site is told at once. One that comes again under its id says nothing new. */
export type Notice = { id: string; events: ContentChange[] };

/**
 * Tells one site what changed.
 * @param site its address
 * @throws Error when the site does not answer with success within 3 s
 */
export async function sendNotice(site: string, token: string, notice: Notice, stopped: AbortSignal) {
  const body = JSON.stringify(notice);
  const response = await postToSite(site, token, { path: '/hooks/content-changed', body, stopped });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the site answered ${response.status}`);
}
