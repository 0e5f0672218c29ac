// What a stranger gets first: type, weight, the way to ask. `npm run bench first-view [address of a running site]`
import { chromium } from 'playwright-core';
import { main, step } from '../scripts/step.ts';
import { seedOnce, startStack } from '../testing/stack.ts';
import { tapEnquire } from './first-tap.ts';
import { type SlowVisit, visitSlowly } from './slow-visit.ts';
import { templates } from './templates.ts';

const RUNS = 3;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const FACE_BY = 1.3;
const SHIFT = 0.01;
const HOME_BYTES = 150_000;
const TAP_MS = 100;

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const times = (part: number, of: number) => (part / of).toFixed(2);

function rowOf(template: string, visits: SlowVisit[]) {
  const painted = median(visits.map(({ paintedMs }) => paintedMs));
  const late = visits.map(({ displayFaceMs, paintedMs }) =>
    displayFaceMs === null ? Number.POSITIVE_INFINITY : displayFaceMs / paintedMs,
  );
  const enquire = median(
    visits.map(({ enquireMs, paintedMs }) => (enquireMs ?? Number.POSITIVE_INFINITY) - paintedMs),
  );
  const shift = Math.max(...visits.map(({ layoutShift }) => layoutShift));
  const wire = median(visits.map(({ wireBytes }) => wireBytes));
  const inView = median(visits.map(({ inViewBytes }) => inViewBytes));
  const kept = Math.max(...late) <= FACE_BY && shift <= SHIFT && (template !== 'home' || wire <= HOME_BYTES);
  return {
    template,
    'painted ms': Math.round(painted),
    'our type ×': Math.max(...late) === Number.POSITIVE_INFINITY ? 'never' : times(Math.max(...late), 1),
    'Enquire after ms': Math.round(enquire),
    shift: shift.toFixed(4),
    'first view kB': kb(wire),
    'of it in view kB': kb(inView),
    '': kept ? 'kept' : 'MISSED',
  };
}

async function measure(siteUrl: string): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const pages = await templates(siteUrl);
    // So that nobody waits for a page that is made for the first time.
    for (const path of Object.values(pages)) await fetch(siteUrl + path);
    const rows = await step('First visits over a slow line', async () => {
      const all = [];
      for (const [template, path] of Object.entries(pages)) {
        const visits: SlowVisit[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const context = await browser.newContext(PHONE);
          visits.push(await visitSlowly(context, siteUrl + path));
          await context.close();
        }
        all.push(rowOf(template, visits));
      }
      return all;
    });
    console.table(rows);
    const taps = await step('First taps on Enquire Now', async () => {
      const all = [];
      for (const template of ['home', 'project', 'about'] as const) {
        const taken = await tapEnquire(browser, siteUrl + pages[template]);
        const kept = median(taken) <= TAP_MS;
        all.push({
          template,
          'ms at a quarter of the speed': taken.join(', '),
          '': kept ? 'kept' : 'MISSED',
        });
      }
      return all;
    });
    console.table(taps);
  } finally {
    await browser.close();
  }
}

await main(async () => {
  const [running] = process.argv.slice(2);
  if (running) {
    await measure(running);
    return;
  }
  const { seeded, remove } = await step('Seeding', () => seedOnce());
  const stack = await startStack({ seeded });
  try {
    await measure(stack.siteUrl);
  } finally {
    await stack.stop();
    await remove();
  }
});
