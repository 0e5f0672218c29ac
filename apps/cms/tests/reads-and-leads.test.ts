import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { registerEditor } from '../../../testing/editor.ts';
import { postLead, someone } from '../../../testing/leads.ts';
import { type ContentName, contentUrl } from '../../web/src/cms/queries.ts';
import { makeCrowd } from './crowd.ts';
import { generatedReads } from './generated-queries.ts';
import { ledgerOf } from './ledger.ts';
import { startReaders } from './restless-readers.ts';
import type { SharedCms } from './shared-cms.ts';
import { listed, PROJECT_OF_SPEC } from './spec-calls.ts';

const PROJECTS = 500;
const QUERIES = 2000;
const SEED = 20_261_122;
const LONGEST_READ_MS = 1000;
// What a read of one project takes where nothing else runs: by this much longer, the machine is that much slower.
const SMALL_READ_MS = 10;
const READERS = 100;
const LEADS = 40;
const P95_LIMIT_MS = 500;
// A machine that does other things besides takes its time with each lead, also when nobody reads.
const TIMES_AS_LONG = 8;

const timed = async (ask: () => Promise<Response>) => {
  const started = performance.now();
  const response = await ask();
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - started };
};
const p95 = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)];

describe.each(['sqlite', 'postgres'] as const)('with five hundred projects on %s', (kind) => {
  // Of its own: its crowd is written past the CMS, and its readers would keep other tests waiting.
  let started: CmsProcess;
  let cms: SharedCms;
  let longestMs = LONGEST_READ_MS;
  const from = (address: string) => ledgerOf(cms).from(address);

  beforeAll(async () => {
    started = await startCms(kind === 'postgres' ? { databaseUrl: await aPostgresDatabase() } : {});
    const { url, database, folder, env } = started;
    cms = { url, database, folder, env, editorToken: await registerEditor({ url }) };
    await makeCrowd(cms, PROJECTS);
    const small: number[] = [];
    for (let number = 0; number < 9; number += 1) {
      const { ms } = await timed(() => fetch(`${cms.url}/api/projectss?pagination[pageSize]=1`));
      small.push(ms);
    }
    small.sort((one, other) => one - other);
    longestMs *= Math.max(1, (small[4] ?? 0) / SMALL_READ_MS);
  });
  afterAll(() => started?.remove());

  /** The best of three: what is slow because the machine is busy is not slow each time. */
  async function best(address: string) {
    const tries: Awaited<ReturnType<typeof timed>>[] = [];
    for (let number = 0; number < 3; number += 1) {
      const one = await timed(() => fetch(address));
      tries.push(one);
      if (one.status !== 503 && one.ms < longestMs) break;
    }
    return tries.toSorted((one, other) => one.ms - other.ms)[0];
  }

  test(`no read of anybody takes a second, and none fails: ${QUERIES} generated ones`, async () => {
    const statuses = new Map<number, number>();
    const bad: string[] = [];
    for (const read of generatedReads(QUERIES, SEED)) {
      const answer = await best(cms.url + read);
      if (!answer) throw new Error('not asked');
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const ordinary = [200, 400, 404].includes(answer.status) && answer.ms < longestMs;
      const tells = /"(createdBy|updatedBy|related|folder|folderPath|password)"/.test(answer.text);
      if (!ordinary || tells) bad.push(`${answer.status} after ${Math.round(answer.ms)} ms: ${read}`);
    }
    expect(bad).toEqual([]);
    // Neither is everything refused, nor is everything taken.
    expect(statuses.get(200)).toBeGreaterThan(QUERIES / 20);
    expect(statuses.get(400)).toBeGreaterThan(QUERIES / 4);
  });

  test('nor does the largest call of the spec, a hundred whole projects', async () => {
    const page = `${cms.url}/api/projectss?${listed(PROJECT_OF_SPEC)}&pagination[pageSize]=100`;
    const answer = await best(page);
    expect(answer?.status).toBe(200);
    expect(JSON.parse(answer?.text ?? '').data).toHaveLength(100);
    expect(answer?.ms).toBeLessThan(longestMs);
  });

  test('a hundred readers who never stop keep no enquiry from being taken, nor the site from its reads', async () => {
    let number = 0;
    const enquire = () =>
      timed(() => {
        number += 1;
        return postLead(cms, someone(), from(`203.0.113.${number % 250}`));
      });
    const inRow = async (count: number, ask: typeof enquire) => {
      const answers: Awaited<ReturnType<typeof enquire>>[] = [];
      for (let sent = 0; sent < count; sent += 1) answers.push(await ask());
      return answers;
    };
    const alone = await inRow(LEADS, enquire);

    // Half of them ask for the same page, the others each for one of their own.
    const readers = await startReaders(
      Array.from({ length: READERS }, (_, reader) => {
        const size = reader % 2 === 0 ? 100 : (reader + 1) / 2;
        return `${cms.url}/api/projectss?${listed(PROJECT_OF_SPEC)}&pagination[pageSize]=${size}`;
      }),
    );
    const site: ContentName[] = ['redirects', 'careers', 'news', 'blogs'];
    const [beside, ofSite] = await Promise.all([
      inRow(LEADS, enquire),
      Promise.all(
        site.map((name) => timed(() => fetch(contentUrl(cms.url, name), { headers: from('203.0.113.1') }))),
      ),
    ]);
    const statuses = await readers.stop();

    expect([...alone, ...beside].map(({ status }) => status)).toEqual(Array(2 * LEADS).fill(200));
    expect(ofSite.map(({ status }) => status)).toEqual(site.map(() => 200));
    expect([...statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0);
    const times = { alone: p95(alone.map(({ ms }) => ms)), beside: p95(beside.map(({ ms }) => ms)) };
    expect(times.beside, JSON.stringify(times)).toBeLessThan(
      Math.max(P95_LIMIT_MS, (times.alone ?? 0) * TIMES_AS_LONG),
    );
  });
});
