import { CmsError } from './errors';

/** Longest wait for one reply of the backend. */
const BACKEND_TIMEOUT_MS = 4000;

/** What the backend said: the stored `data` of the body (spec section 7) and its paging. */
export type Reply = { data: unknown; meta?: unknown };

function isReply(body: unknown): body is Reply {
  return typeof body === 'object' && body !== null && 'data' in body;
}

/**
 * One GET to the backend, on the server and in the browser alike.
 * @param url full address including the query
 * @returns the body, or `null` when the thing does not exist (404)
 * @throws CmsError for everything else
 */
export async function fetchReply(
  url: string,
  timeoutMs = BACKEND_TIMEOUT_MS,
  headers: Record<string, string> = {},
): Promise<Reply | null> {
  const call = new URL(url).pathname;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (cause) {
    throw new CmsError('unreachable', call, `The backend did not answer ${call}`, { cause });
  }
  if (response.status >= 500 || response.status === 429) {
    throw new CmsError('unreachable', call, `The backend answered ${call} with ${response.status}`);
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new CmsError('malformed', call, `The backend's answer to ${call} is not JSON`, { cause });
  }
  // Only Strapi's own "not found" counts as absent: a proxy's 404 page is an outage, and is not JSON.
  if (response.status === 404) return null;
  if (!response.ok)
    throw new CmsError('rejected', call, `The backend refused ${call} with ${response.status}`);
  if (!isReply(body)) throw new CmsError('malformed', call, `The backend's answer to ${call} has no data`);
  return body;
}
