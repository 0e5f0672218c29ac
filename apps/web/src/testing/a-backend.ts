import { vi } from 'vitest';

/** What one way was sent. */
export type Posted = { to: string; key: string; data: Record<string, unknown> };
/** What it answers; an Error stands for a connection that broke. */
export type Answer = Response | Error | Promise<Response>;

/** An accepting reply of the backend. */
export const accepting = (data: object = {}, status = 200) => Response.json({ data }, { status });
/** A refusing reply of the backend, as Strapi words it. */
export const refusing = (status: number, error: object = {}) =>
  Response.json(
    { data: null, error: { status, name: 'ApplicationError', message: 'no', ...error } },
    { status },
  );

/**
 * Answers what the page posts, each time with the next of the answers given, and nothing else.
 * @returns what was posted, in order
 */
export function aBackend(...answers: Answer[]): Posted[] {
  const posted: Posted[] = [];
  vi.stubGlobal('fetch', async (to: string | URL, { method = 'GET', headers, body }: RequestInit = {}) => {
    // The note of when a form was begun: another backend has none, and no enquiry hangs on it.
    if (method === 'GET') return new Response(null, { status: 404 });
    const { data } = JSON.parse(String(body));
    posted.push({ to: String(to), key: new Headers(headers).get('Idempotency-Key') ?? '', data });
    const answer = answers.shift();
    if (!answer) throw new Error(`Nobody expected a post to ${to}`);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return posted;
}
