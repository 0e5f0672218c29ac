import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** Slow 4G, as Lighthouse has it. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** What comes late has come by then, or is not coming without a scroll. */
const SETTLED_MS = 1500;

export type SlowVisit = {
  /** First contentful paint. */
  paintedMs: number;
  /** The first frame in which the largest heading has the face of the house; `null` where it never got it. */
  displayFaceMs: number | null;
  /** The first frame that has the way to the enquiry. */
  enquireMs: number | null;
  layoutShift: number;
  /** Everything, headers too, that a visit without a scroll brings over the line. */
  wireBytes: number;
  /** The same without the pictures that stand below the window, which browsers fetch ahead of a scroll. */
  inViewBytes: number;
};

/** Notes in the page what a visitor would see, frame by frame. */
function watch() {
  const seen = { face: null as number | null, enquire: null as number | null, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (now: number) => {
    const loaded = [...document.fonts].some(
      ({ family, status }) => /^"?Newsreader"?$/.test(family) && status === 'loaded',
    );
    if (loaded && document.querySelector('h1')) seen.face ??= now;
    if (document.querySelector('[commandfor="enquire-now"]')) seen.enquire ??= now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Whether the headline is set in a face that the page has brought: it is lightened of its name, and there is no other. */
async function isInOurFace(cdp: CDPSession): Promise<boolean> {
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.some(({ isCustomFont }) => isCustomFont);
}

type Weighed = { url: string; bytes: number };

async function weigh(cdp: CDPSession): Promise<Weighed[]> {
  const urls = new Map<string, string>();
  const weighed: Weighed[] = [];
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, response: { url } }) => urls.set(requestId, url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const url = urls.get(requestId);
    // What a page carries in itself has been counted with it.
    if (url?.startsWith('http')) weighed.push({ url, bytes });
  });
  return weighed;
}

/** The files of pictures that stand below the window. */
const belowTheWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top > innerHeight)
      .map((image) => image.currentSrc),
  );

/** One first visit over a slow line, without a scroll. */
export async function visitSlowly(context: BrowserContext, url: string): Promise<SlowVisit> {
  const page: Page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    const weighed = await weigh(cdp);
    await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_MS);
    const told = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ...Object.assign({ seen: { face: null, enquire: null, shift: 0 } }, window).seen,
    }));
    const used = await isInOurFace(cdp);
    const below = await belowTheWindow(page);
    const sum = (files: Weighed[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
    const seenAt = (at: number | null) => (at === null ? null : Math.max(at, told.painted));
    return {
      paintedMs: told.painted,
      displayFaceMs: used ? seenAt(told.face) : null,
      enquireMs: seenAt(told.enquire),
      layoutShift: told.shift,
      wireBytes: sum(weighed),
      inViewBytes: sum(weighed.filter(({ url }) => !below.includes(url))),
    };
  } finally {
    await page.close();
  }
}
