import type { APIContext } from 'astro';

/** Shows the visitor's page again, with the form as it was sent and what is wrong; kept by nobody. */
export async function showAgain(context: APIContext, page: string, status: number): Promise<Response> {
  const response = await context.rewrite(new Request(new URL(page, context.url)));
  context.cache.set(false);
  const headers = new Headers(response.headers);
  for (const name of ['cdn-cache-control', 'cache-tag', 'etag', 'last-modified']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  return new Response(response.body, { status, headers });
}
