import type { IncomingMessage } from 'node:http';

// The name of a file; what the site has of them are routes of their own.
const FILE = /\.[a-z\d]{1,8}$|\/\.[^/]*(?:$|\/)/i;
const HTML = /text\/html|text\/\*|\*\/\*/;

/** Whether a page is of use to whoever asked: programs that look for files want the status alone. */
export function wantsPage({ headers, method }: IncomingMessage, path: string): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && HTML.test(headers.accept ?? '*/*') && !FILE.test(path);
}
