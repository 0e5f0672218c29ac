import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteData } from 'astro';
import type { BaseApp } from 'astro/app';
import { getRedirect } from '../cms/get-redirect';
import { REVISION_HEADER, REVISION_OF_HEADER, revisionIn } from '../cms/page-revisions';
import { report } from '../cms/report';
import { readTarget, type Target } from '../config/spelling';
import { ArrivingBodies, BodyRefused, VisitorGone } from './arriving-bodies';
import { Budget, Busy, Lane } from './budget';
import { counters } from './counters';
import { keptByProxy, PAGE_KEPT_S } from './kept-by-proxy';
import { keptPages } from './kept-pages';
import { wantsPage } from './nothing-here';
import { noteRoute } from './route-of-request';
import { sendBusy, sendOwnPage, sendPage, sendResponse, sendText } from './send';
import { SiteRoutes } from './site-routes';
import { toRequest } from './to-request';

const NOT_FOUND = '/404';
const HTML = 'text/html; charset=utf-8';
const KILOBYTE = 1024;
/** How long a browser may remember the one spelling of a page. */
const SPELLING_KEPT = 'public, max-age=3600';
const NOTHING = 'There is nothing at this address.';
const READING = ['GET', 'HEAD'];

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Answers requests: by one spelling of each address, kept pages from memory, everything else within a budget.
 * @param siteUrl the site's public address, without a trailing slash
 */
export function answerRequests(app: BaseApp, siteUrl: string) {
  const routes = new SiteRoutes(app.manifest);
  // Room for a lead form with every field full; where more is posted, the route says so.
  const forms = new ArrivingBodies({
    mostBytes: 16 * KILOBYTE,
    mostMs: 15_000,
    mostAtOnce: 256,
    undisturbedMs: 1000,
  });
  const errorPages = new Lane(new Budget({ atOnce: 1, waiting: 1 }));
  const notFound = app.manifest.routes.find(({ routeData }) => routeData.route === NOT_FOUND)?.routeData;

  async function render(request: Request, options: Parameters<typeof app.render>[1]): Promise<Response> {
    counters.renders += 1;
    const made = await app.render(request, options);
    // Astro says it in the page alone.
    if (made.headers.get('content-type') === 'text/html') made.headers.set('content-type', HTML);
    return made;
  }

  /** Renders a page of many: Astro is told the address and nothing of who asks, so the page cannot show it. */
  async function renderShared(
    lane: Lane,
    routeData: RouteData | undefined,
    address: string,
  ): Promise<Response> {
    return lane.run(() =>
      render(new Request(siteUrl + address, { headers: { accept: 'text/html' } }), { routeData }),
    );
  }

  /** The one page that says so, whatever was asked for; a few bytes for whoever cannot use a page. */
  async function sendNothing(
    { request, response }: Exchange,
    target: Target | null,
    isPage = false,
  ): Promise<void> {
    counters.notFound += 1;
    const redirect = target && READING.includes(request.method ?? '') && (await getRedirect(target.path));
    if (redirect) {
      const { to: location, permanent } = redirect;
      sendText(request, response, permanent ? 301 : 302, `See ${location}`, { location });
      return;
    }
    if (!notFound || !wantsPage(request, isPage ? '' : (target?.path ?? ''))) {
      sendText(request, response, 404, NOTHING);
      return;
    }
    const { page, how } = await keptPages.get(NOT_FOUND, () => renderShared(errorPages, notFound, NOT_FOUND));
    await sendPage(request, response, page, how);
  }

  async function sendShared(exchange: Exchange, target: Target, shared: Shared): Promise<void> {
    const { lane, route, path, query } = shared;
    const { page, how } = await keptPages.get(path + query, () => renderShared(lane, route, path + query));
    const entry = exchange.request.headers[REVISION_OF_HEADER];
    if (typeof entry === 'string') {
      exchange.response.setHeader(REVISION_HEADER, revisionIn(page.madeFrom, entry));
    }
    if (page.status !== 404) {
      if (shared.byAddress && page.status === 200) exchange.response.setHeader(...keptByProxy(PAGE_KEPT_S));
      await sendPage(exchange.request, exchange.response, page, how);
      return;
    }
    const lowered = path.toLowerCase();
    const found = lowered !== path && (await isFound(lane, route, lowered));
    if (found) sendSpelling(exchange, lowered + target.search, SPELLING_KEPT);
    else await sendNothing(exchange, target, route.type === 'page');
  }

  async function isFound(lane: Lane, route: RouteData, path: string): Promise<boolean> {
    const { page } = await keptPages.get(path, () => renderShared(lane, route, path));
    return page.status === 200;
  }

  function sendSpelling({ request, response }: Exchange, location: string, cacheControl: string): void {
    sendText(request, response, 308, `See ${location}`, { location, 'cache-control': cacheControl });
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    const target = readTarget(request.url ?? '');
    const match = target && routes.at(target.segments);
    if (!match) return sendNothing(exchange, target);
    const { route, path } = match;
    noteRoute(request, route.route);
    const { sharing, lane, bodies = forms } = await routes.declared(route);
    const reads = READING.includes(request.method ?? '');
    if (path !== target.path) {
      if (!reads) return sendText(request, response, 404, NOTHING);
      return sendSpelling(exchange, path + target.search, sharing.queryOf ? SPELLING_KEPT : 'no-store');
    }
    if (sharing.queryOf && !reads) {
      return sendText(request, response, 405, 'This page can be read, and nothing else.', {
        allow: READING.join(', '),
      });
    }
    const asked = { search: new URLSearchParams(target.search), cookies: request.headers.cookie ?? '' };
    const query = sharing.queryOf?.(asked) ?? null;
    const { byAddress } = sharing;
    if (query !== null) return sendShared(exchange, target, { lane, route, path, query, byAddress });
    const body = reads ? null : await bodies.read(request);
    return lane.run(() => sendUnshared(exchange, target, route, body));
  }

  async function sendUnshared(
    exchange: Exchange,
    target: Target,
    routeData: RouteData,
    body: Buffer | null,
  ): Promise<void> {
    const { request, response } = exchange;
    // Gone while it waited.
    if (response.destroyed) return;
    const url = new URL(siteUrl + target.path + target.search);
    const made = await render(toRequest(request, response, url, body), {
      routeData,
      addCookieHeader: true,
    });
    if (made.status === 404 && routeData.type === 'page') {
      await made.body?.cancel();
      await sendNothing(exchange, target, true);
      return;
    }
    const isHtml = made.headers.get('content-type')?.startsWith('text/html');
    if (isHtml) await sendOwnPage(request, response, made);
    else await sendResponse(request, response, made);
  }

  function fail({ request, response }: Exchange, error: unknown): void {
    if (error instanceof VisitorGone || response.destroyed) return;
    if (error instanceof Busy) counters.refusedBusy += 1;
    if (response.headersSent) response.destroy();
    else if (error instanceof Busy) sendBusy(request, response);
    else if (error instanceof BodyRefused) refuse({ request, response }, error.status);
    else sendText(request, response, 500, 'Something went wrong on our side. Please try again in a moment.');
    if (!(error instanceof Busy || error instanceof BodyRefused))
      report('A request could not be answered', error);
  }

  return {
    handler(request: IncomingMessage, response: ServerResponse): void {
      answer({ request, response }).catch((error: unknown) => fail({ request, response }, error));
    },
    /** What is under way now. */
    load: () => ({ ...routes.load(), bodies: forms.underWay }),
  };
}

type Shared = { lane: Lane; route: RouteData; path: string; query: string; byAddress: boolean };

const refusals = {
  408: 'What you sent did not arrive in time.',
  413: 'What you sent is larger than any form of this site.',
  503: 'Many people are writing to us just now. Please try again in a moment.',
} as const;

function refuse({ request, response }: Exchange, status: BodyRefused['status']): void {
  // What was not read of it must not be taken for the next request.
  const headers = { connection: 'close', ...(status === 503 ? { 'retry-after': '5' } : {}) };
  sendText(request, response, status, refusals[status], headers);
}
