// What a stranger gets first: type, weight, the way to ask. `npm run bench first-view [address of a running site]`
import { step } from '../scripts/step.ts';
import { tapEnquire } from './first-tap.ts';
import { median, onASite } from './on-a-site.ts';
import { type SlowVisit, visitSlowly } from './slow-visit.ts';

const RUNS = 3;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const FACE_BY = 1.3;
const SHIFT = 0.01;
const HOME_BYTES = 150_000;
const TAP_MS = 100;

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

await onASite(async (browser, siteUrl, pages) => {
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
});
