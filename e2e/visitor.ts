import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { lendBrowser } from './kept-browsers.ts';

// Debian's Chromium as root in a closed network: no sandbox, and nothing that calls home.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A mid-range Android phone, upright; the narrowest phone we design for is 360 px wide. */
export const PHONE = { width: 390, height: 844 } as const;
export const NARROW_PHONE = { width: 360, height: 740 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

let browser: Promise<Browser> | undefined;

/** One for all files of a process, which takes it along when it ends. Each visitor has a profile of their own in it. */
function launched(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser ??= chromium.launch({ executablePath, args: FLAGS });
  return browser;
}

type Visit = {
  /** Defaults to a desktop. */
  viewport?: { width: number; height: number };
  /** Pixels of the screen for one of the style sheet's. */
  pixelRatio?: number;
  script?: boolean;
  reducedMotion?: boolean;
  touch?: boolean;
  /** Has been there before, and has what a browser keeps of that. */
  isRegular?: boolean;
  /** Defaults to India's. */
  locale?: string;
  /** Defaults to India's. */
  timeZone?: string;
  /** Defaults to the stack all specs share. */
  siteUrl?: string;
  /** Console errors that belong to what is tested. Any other fails the test. */
  expectedNoise?: RegExp;
  /** Third parties that belong to what is tested; the test answers for them. */
  thirdParties?: RegExp;
  /** What the browser has from before, cookies for example. */
  begin?: (browser: BrowserContext) => Promise<void>;
};

// Chromium, where it is too slow to turn a page into the next (decision 63): it shows the next without that, and a page
// without script has nothing to catch it with.
const PAGE_TURN_GIVEN_UP = /^Transition was (?:aborted|skipped)/;

/**
 * Opens a browser as a new visitor. Fails the test on any console error, uncaught exception,
 * or request to another origin than the site's and the backend's.
 */
export async function visit(path: string, options: Visit = {}): Promise<Page> {
  const siteUrl = options.siteUrl ?? inject('siteUrl');
  const kind = {
    baseURL: siteUrl,
    deviceScaleFactor: options.pixelRatio ?? 1,
    javaScriptEnabled: options.script ?? true,
    hasTouch: options.touch ?? false,
    locale: options.locale ?? 'en-IN',
    timezoneId: options.timeZone ?? 'Asia/Kolkata',
    isRegular: options.isRegular ?? false,
  };
  const look = {
    viewport: options.viewport ?? DESKTOP,
    reducedMotion: options.reducedMotion ? ('reduce' as const) : ('no-preference' as const),
  };
  const { profile, page, takeBack } = await lendBrowser(await launched(), kind, look);
  const noise: string[] = [];
  const hear = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !options.expectedNoise?.test(message.text()))
      noise.push(`${message.text()} (${message.location().url})`);
  };
  page.on('console', hear);
  page.on('pageerror', (error) => {
    if (!PAGE_TURN_GIVEN_UP.test(error.message)) noise.push(String(error));
  });
  page.on('request', (request) => {
    const { origin, protocol, hostname } = new URL(request.url());
    if (options.thirdParties?.test(origin)) return;
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1') {
      noise.push(`a request to a third party: ${origin}`);
    }
  });
  onTestFinished(async ({ task }) => {
    await takeBack(task.result?.state === 'fail' ? 'wrong' : 'well');
    if (noise.length > 0) throw new Error(`The page made noise:\n${noise.join('\n')}`);
  });
  page.setDefaultTimeout(20_000);
  await options.begin?.(profile);
  await page.goto(path);
  return page;
}

/** Waits until every island that was woken on this page answers. */
export async function untilAwake(page: Page, islandsIn: string): Promise<void> {
  await page
    .locator(islandsIn)
    .locator('xpath=ancestor-or-self::astro-island[1]')
    .first()
    .waitFor({ state: 'attached' });
  await page.waitForFunction((selector) => {
    const island = document.querySelector(selector)?.closest('astro-island');
    return island !== null && !island?.hasAttribute('ssr');
  }, islandsIn);
  // React does the rest, the effects in which islands begin to listen, in tasks that are queued by then.
  // A page that is never idle, because it paints or because the machine is busy, is not waited for.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
}

/** Waits until what helps a part of this page says that it does. */
export const untilHelped = (page: Page, helped: string): Promise<void> =>
  page.locator(helped).first().waitFor({ state: 'attached' });

/** Waits until nothing in a part of the page moves any more. */
export async function untilAtRest(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    const moving = () =>
      element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
    // What is cancelled rests too.
    while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
  });
}

/** Waits until the page has drawn whatever it was going to draw of what happened by now. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Holds back what the page asks for at these addresses. @returns what lets it come */
export async function holdBack(page: Page, what: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  const { promise: held, resolve: letItCome } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return letItCome;
}
