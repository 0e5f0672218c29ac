import type { Core } from '@strapi/strapi';

/**
 * What a browser runs when it is rung while no page of the panel is open. It shows what it was told and leads to it;
 * it keeps nothing and answers no request of a page, so that the panel is never an older one than the CMS has.
 */
const SCRIPT = `self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, data: { path } }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data.path, self.location.origin);
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => url === href);
    await (there ? there.focus() : self.clients.openWindow(href));
  };
  event.waitUntil(open());
});
self.addEventListener('install', () => self.skipWaiting());
`;

/** Where the browser gets it: without a token, which it does not send for a worker. */
export const PUSH_WORKER = '/push-worker.js';

export const sendPushWorker: Core.MiddlewareHandler = async (ctx) => {
  ctx.type = 'text/javascript; charset=utf-8';
  ctx.body = SCRIPT;
};
