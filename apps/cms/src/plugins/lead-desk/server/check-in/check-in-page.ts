import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { CHECK_IN_PAGE } from '../../check-in-rules';

/** What the panel's build makes of `admin/check-in/` (src/admin/check-in-file.ts), beside the panel itself. */
const FILE = path.join('build', 'check-in.html');

const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' blob:",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'unsafe-inline'",
].join('; ');

/**
 * The page of the site office: nothing of a person is in it, so that it is anybody's, and a worker may keep it. Apart
 * from the panel, which asks its server a dozen things before it shows anything.
 */
export const sendCheckInPage: Core.MiddlewareHandler = async (ctx) => {
  const file = path.join(strapi.dirs.dist.root, FILE);
  ctx.body = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error('The panel was built without the check-in: build the CMS');
    throw error;
  });
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', POLICY);
  ctx.set('Cache-Control', 'no-store');
};

/** So long a line that takes the question may bring nothing: at a building site most bad lines are of this kind. */
const LONGEST_WAIT_MS = 4000;

/**
 * Answers for the page and its files when no line is, or one that brings nothing, or not the page, with what the page put
 * by when it was last open. Whatever else is asked, names above all, passes it by; and as long as the CMS answers, the page is never an
 * older one.
 */
const WORKER = `const KEPT = 'check-in';
const isKept = ({ pathname }) => pathname === '${CHECK_IN_PAGE}' || /^\\/admin\\/[^/]+\\.js$/.test(pathname);
const after = (time, value) => new Promise((resolve) => setTimeout(resolve, time, value));
async function answer(request, pathname) {
  const kept = await (await caches.open(KEPT)).match(pathname);
  // Named by what is in it: never another.
  if (kept && pathname.endsWith('.js')) return kept;
  const asked = fetch(request);
  if (!kept) return asked;
  const brought = asked.then((answer) => (answer.ok ? answer : kept)).catch(() => kept);
  return Promise.race([brought, after(${LONGEST_WAIT_MS}, kept)]);
}
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !isKept(url)) return;
  event.respondWith(answer(request, url.pathname));
});
`;

export const sendCheckInWorker: Core.MiddlewareHandler = async (ctx) => {
  ctx.type = 'text/javascript; charset=utf-8';
  ctx.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
  ctx.set('Cache-Control', 'no-store');
  ctx.body = WORKER;
};
