import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A browser profile with one page, of somebody who has never been anywhere, or of a regular. */
export type Lent = {
  profile: BrowserContext;
  page: Page;
  /** Takes it back from a visitor who is done. @param went whether all went well: else nobody else is to have it */
  takeBack(went: 'well' | 'wrong'): Promise<void>;
};

/** What a profile is for good: only a visitor who wants the same can have it. */
type Kind = Pick<
  BrowserContextOptions,
  'baseURL' | 'deviceScaleFactor' | 'hasTouch' | 'javaScriptEnabled' | 'locale' | 'timezoneId'
> & {
  /** Whether the visitor has been there before: what may be kept of that, scripts and styles, is still there. */
  isRegular: boolean;
};
type Look = { viewport: { width: number; height: number }; reducedMotion: 'reduce' | 'no-preference' };
type Kept = { kind: Kind; profile: BrowserContext; page: Page; devTools: CDPSession };

/** A process of tests keeps those that were used last: each is a process of Chromium, with 80 MB. */
const MOST_KEPT = 8;

/** What nobody can take from a page or a profile again, or what nobody does: who calls one of these leaves with it. */
const FOR_GOOD = {
  page: ['addInitScript', 'addLocatorHandler', 'exposeBinding', 'exposeFunction', 'route', 'routeWebSocket'],
  profile: [
    ...['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'newPage'],
    ...['route', 'routeWebSocket', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const;

/** What a test or `visit` may listen to. */
const HEARD = [
  ...[
    'console',
    'dialog',
    'domcontentloaded',
    'download',
    'filechooser',
    'framenavigated',
    'load',
    'pageerror',
  ],
  ...['popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
];

const kept: Kept[] = [];

/** Hears of every call of these methods. @returns what ends that */
function listenTo(object: object, names: readonly string[], hear: () => void): () => void {
  for (const name of names) {
    const method: unknown = Reflect.get(object, name);
    if (typeof method !== 'function') throw new Error(`Playwright has no ${name} any more.`);
    const value = (...given: unknown[]) => {
      hear();
      return Reflect.apply(method, object, given);
    };
    Object.defineProperty(object, name, { value, configurable: true });
  }
  return () => {
    for (const name of names) Reflect.deleteProperty(object, name);
  };
}

/** Leaves a page as if nobody had been there; a regular's with what may be kept of the site. */
async function empty({ kind, profile, page, devTools }: Kept, origin: string): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  // An empty page of the same origin: for any other Chromium would take a new process. It is what lies behind the next
  // visitor's first page: its address is one that the site answers.
  const robots = `${origin}/robots.txt`;
  await page.route(robots, (route) => route.fulfill({ contentType: 'text/html', body: '' }), { times: 1 });
  await page.goto(robots);
  await page.unrouteAll();
  // Where their mouse rests would be under the next visitor's.
  await page.mouse.move(-1, -1);
  // Here, and not on the page they left: that may be one which has no storage.
  await page.sessionStorage.clear();
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  if (!kind.isRegular) await devTools.send('Network.clearBrowserCache');
  await profile.clearCookies();
  await devTools.send('Page.resetNavigationHistory');
}

/**
 * A browser for a new visitor. A page in a new process costs a second of the processor, and in one that is there a
 * third of that: so it is one that an earlier visitor has left, emptied of all they had, or else a new one.
 */
export async function lendBrowser(browser: Browser, kind: Kind, look: Look): Promise<Lent> {
  const at = kept.findIndex((one) => isDeepStrictEqual(one.kind, kind));
  const [found] = at < 0 ? [] : kept.splice(at, 1);
  const { isRegular: _, ...options } = kind;
  const profile = found?.profile ?? (await browser.newContext({ ...options, ...look }));
  const page = found?.page ?? (await profile.newPage());
  const devTools = found?.devTools ?? (await profile.newCDPSession(page));
  if (found) {
    await page.setViewportSize(look.viewport);
    const { reducedMotion } = look;
    await page.emulateMedia({
      reducedMotion,
      media: null,
      colorScheme: null,
      contrast: null,
      forcedColors: null,
    });
  }
  let isForGood = false;
  const hear = () => {
    isForGood = true;
  };
  const stopListening = [
    listenTo(page, FOR_GOOD.page, hear),
    listenTo(profile, FOR_GOOD.profile, hear),
    listenTo(page.clock, FOR_GOOD.clock, hear),
  ];
  const { origin } = new URL(kind.baseURL ?? '');
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).origin !== origin) hear();
  });
  return {
    profile,
    page,
    async takeBack(went) {
      for (const stop of stopListening) stop();
      if (went === 'wrong' || isForGood || profile.pages().length !== 1 || page.isClosed())
        return profile.close();
      const one = { kind, profile, page, devTools };
      await empty(one, origin);
      kept.unshift(one);
      await kept[MOST_KEPT]?.profile.close();
      kept.length = Math.min(kept.length, MOST_KEPT);
    },
  };
}
