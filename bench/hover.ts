// How soon the next page is there, after resting on its link and without. `npm run bench hover [address of a running site]`
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath } from '../scripts/debian-packages.ts';
import { Refusal, step } from '../scripts/step.ts';
import { median, onASite } from './on-a-site.ts';
import { openTab, type Tab } from './tab-devtools.ts';

const RUNS = 5;
/** Chromium prepares a page once a mouse has rested on its link for 200 ms. */
const RESTS_MS = [0, 500, 1000];
const LOADED_MS = 1500;
const LIMIT_MS = 100;

/** A page, and a selector of the link on it that is followed. */
type Turn = { from: string; link: string };

/** Where a mouse finds the link, in view. */
const placeOf = (link: string) => `(() => {
  const shown = [...document.querySelectorAll(${JSON.stringify(link)})].find((one) => one.checkVisibility());
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = shown.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
})()`;

/** What was painted largest and when, counted from the moment the page was shown. */
const LARGEST = `new Promise((done) => {
  new PerformanceObserver((list) => {
    const { activationStart } = performance.getEntriesByType('navigation')[0];
    const { startTime } = list.getEntries().at(-1);
    done({ ms: Math.max(0, startTime - activationStart), prepared: activationStart > 0, path: location.pathname });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

type Painted = { ms: number; prepared: boolean; path: string };

type Place = { x: number; y: number };

async function click(tab: Tab, at: Place): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'])
    await tab.ask('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
}

async function turn(
  program: string,
  siteUrl: string,
  { from, link }: Turn,
  restMs: number,
): Promise<Painted> {
  const tab = await openTab(program);
  try {
    await tab.ask('Page.navigate', { url: siteUrl + from });
    await sleep(LOADED_MS);
    const at = await tab.evaluate<Place>(placeOf(link));
    await tab.ask('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    await sleep(restMs);
    await click(tab, at);
    await sleep(LOADED_MS);
    return await tab.evaluate<Painted>(LARGEST);
  } finally {
    await tab.close();
  }
}

await onASite(async (_, siteUrl, pages) => {
  const program = programPath('chromium', 'chromium-browser', 'google-chrome');
  if (!program) throw new Refusal('There is no whole Chromium: the headless shell prepares no page.');
  const turns: Record<string, Turn> = {
    'home to a project': { from: '/', link: `a[href="${pages.project}"]` },
    'list to a project': { from: '/projects/residential', link: `a[href="${pages.project}"]` },
    'home to About': { from: '/', link: 'a[href="/about-us"]' },
    'list of articles to one': { from: '/blogs', link: `a[href="${pages.article}"]` },
  };
  const rows = await step('Turning pages', async () => {
    const all = [];
    for (const [name, way] of Object.entries(turns)) {
      for (const restMs of RESTS_MS) {
        const painted: Painted[] = [];
        for (let run = 0; run < RUNS; run += 1) painted.push(await turn(program, siteUrl, way, restMs));
        const ms = Math.round(median(painted.map((one) => one.ms)));
        all.push({
          turn: name,
          'rested ms': restMs,
          'largest paint ms': ms,
          prepared: painted.filter(({ prepared }) => prepared).length,
          to: painted[0]?.path,
          '': restMs === 0 ? '' : ms <= LIMIT_MS ? 'kept' : 'MISSED',
        });
      }
    }
    return all;
  });
  console.table(rows);
});
