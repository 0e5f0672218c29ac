import type { IncomingMessage, ServerResponse } from 'node:http';

/** Hands a request on to Astro. It is aborted when the visitor leaves before the answer is sent. */
export function toRequest(
  { method = 'GET', headers: sent }: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: Buffer | null,
): Request {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(sent)) {
    for (const value of [values].flat()) headers.append(name, value);
  }
  // Whoever asks for the head alone is told what the whole would say.
  return new Request(url, {
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    body: body && new Uint8Array(body),
    signal: gone.signal,
  });
}
