import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Editor, type Entry, editorOf } from '../testing/editor.ts';
import { type Reading, readPages } from '../testing/page-readers.ts';
import { aRegisteredPhase } from '../testing/registration.ts';

const PROJECTS = 'api::projects.projects';
const NEWS = 'api::news-item.news-item';
/** In full, on a machine that does nothing else: `npm run proofs`. Only then times count. */
const FULL = process.env.LEAD_PROOFS === 'full';
const PUBLISHES = FULL ? 100 : 8;
const READS_PER_SECOND = FULL ? 200 : 40;
const STALE_AFTER_MS = 1000;
/** What a busy test machine is given for what takes a second. */
const LIVE_WITHIN_MS = 30_000;

type Published = { edition: number; askedAt: number; acceptedAt: number };
type Proof = { data: { pages: { path: string; state: string }[] } };

/** Of readings in the order in which they ended: those that show less than one that had ended before they asked. */
function wentBack(readings: readonly Reading[]): Reading[] {
  const seen = new Map<string, { endedAt: number; edition: number }[]>();
  const back: Reading[] = [];
  for (const reading of readings.toSorted((one, other) => one.endedAt - other.endedAt)) {
    const { url, askedAt, endedAt, edition } = reading;
    if (edition === null) continue;
    const before = seen.get(url) ?? [];
    if (before.some((one) => one.endedAt < askedAt && one.edition > edition)) back.push(reading);
    // The newest one that had ended by each moment is all that is to be known.
    if (edition > (before.at(-1)?.edition ?? -1)) before.push({ endedAt, edition });
    seen.set(url, before);
  }
  return back;
}

/** How long after the reply to a publishing somebody asked and was shown what was there before it. */
function stalenessMs(readings: readonly Reading[], published: readonly Published[]): number[] {
  return readings.flatMap(({ askedAt, edition }) => {
    const next = published.find((one) => edition !== null && one.edition > edition);
    return next && askedAt > next.acceptedAt ? [askedAt - next.acceptedAt] : [];
  });
}

const at = (share: number, values: readonly number[]) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0);

describe('While an editor publishes again and again, readers', () => {
  const { siteUrl, cmsUrl, editorToken } = inject('edited');
  let editor: Editor;
  let project: Entry | undefined;
  let news: Entry | undefined;
  const projectPages = ['/projects/residential/storm-house', '/projects/residential'];
  const newsPages = ['/news-and-media/storm-house', '/news-and-media'];

  beforeAll(async () => {
    editor = editorOf({ url: cmsUrl }, editorToken);
    project = await editor.createPublished(PROJECTS, {
      title: 'Storm edition 0',
      url: 'storm-house',
      category: 'residential',
      projectStatus: 'under construction',
      locality: 'Storm Road',
      phases: [aRegisteredPhase()],
      ProjectConfiguration: [{ type: '2 BHK', carpetAreaFrom: 700, availability: 'available' }],
    });
    news = await editor.createPublished(NEWS, {
      title: 'Storm edition 0',
      url: 'storm-house',
      kind: 'event',
      publishedOn: '2026-11-20',
    });
  });
  afterAll(async () => {
    if (project) await editor.remove(PROJECTS, project.documentId);
    if (news) await editor.remove(NEWS, news.documentId);
  });

  /** The panel's own question, until the pages of the copy that answers show what is published. */
  async function untilProven(uid: string, documentId: string): Promise<void> {
    const states = async () => {
      const response = await fetch(`${cmsUrl}/site-view/proofs/${uid}/${documentId}`, {
        headers: { authorization: editor.authorization },
      });
      const { data }: Proof = await response.json();
      return [...new Set(data.pages.map(({ state }) => state))];
    };
    await vi.waitFor(async () => expect(await states()).toEqual(['new']), {
      timeout: LIVE_WITHIN_MS,
      interval: 50,
    });
  }

  async function publish(uid: string, documentId: string, edition: number): Promise<Published> {
    const askedAt = performance.now();
    await editor.publish(uid, documentId, { title: `Storm edition ${edition}` });
    return { edition, askedAt, acceptedAt: performance.now() };
  }

  it.each([
    ['a project', PROJECTS, () => project, projectPages],
    ['a news item', NEWS, () => news, newsPages],
  ] as const)(
    'of %s meet no error, never what is older than a proof, and nothing older than they saw',
    {
      timeout: 600_000,
    },
    async (_, uid, entryOf, pages) => {
      const documentId = entryOf()?.documentId ?? '';
      await untilProven(uid, documentId);
      const urls = pages.map((page) => siteUrl + page);
      const readers = readPages(urls, READS_PER_SECOND, /Storm edition (\d+)/);
      const published: Published[] = [];
      const proofs: { edition: number; seenAt: number }[] = [];
      for (let edition = 1; edition <= PUBLISHES; edition += 1) {
        published.push(await publish(uid, documentId, edition));
        // In full nobody waits: one publishing overtakes the next.
        if (!FULL || edition === PUBLISHES) {
          await untilProven(uid, documentId);
          proofs.push({ edition, seenAt: performance.now() });
        }
      }
      const { readings, perSecond } = await readers.end();
      const tookMs = published.map(({ askedAt, acceptedAt }) => acceptedAt - askedAt);
      const stale = stalenessMs(readings, published);
      if (FULL)
        console.info(
          `${PUBLISHES} × ${uid}: published in ${at(0.5, tookMs)} ms (p95 ${at(0.95, tookMs)}), ` +
            `${readings.length} reads, ${Math.round(perSecond)} a second, ` +
            `p99 ${at(
              0.99,
              readings.map(({ askedAt, endedAt }) => endedAt - askedAt),
            )} ms; ` +
            `${stale.length} saw what was before, the last ${Math.round(Math.max(0, ...stale))} ms after the reply`,
        );

      expect(readings.filter(({ status, edition }) => status !== 200 || edition === null)).toEqual([]);
      expect(wentBack(readings)).toEqual([]);
      for (const { edition, seenAt } of proofs)
        expect(
          readings.filter((one) => one.askedAt > seenAt && (one.edition ?? -1) < edition),
          `after the proof of ${edition}`,
        ).toEqual([]);
      if (FULL) {
        expect(perSecond).toBeGreaterThan(READS_PER_SECOND * 0.95);
        expect(stale.filter((ms) => ms > STALE_AFTER_MS)).toEqual([]);
        expect(at(0.95, tookMs)).toBeLessThanOrEqual(1000);
      }
    },
  );
});
