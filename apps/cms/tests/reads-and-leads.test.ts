import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { registerEditor, signedIn } from '../../../testing/editor.ts';
import { postLead, someone } from '../../../testing/leads.ts';
import { type ContentName, contentUrl } from '../../web/src/cms/queries.ts';
import { makeCrowd } from './crowd.ts';
import { generatedReads } from './generated-queries.ts';
import { ledgerOf } from './ledger.ts';
import { isFull, proofSize } from './proof-size.ts';
import { startReaders } from './restless-readers.ts';
import type { SharedCms } from './shared-cms.ts';
import { listed, PROJECT_OF_SPEC } from './spec-calls.ts';

const PROJECTS = 500;
const QUERIES = proofSize.generatedReads;
const SEED = 20_261_122;
const LONGEST_READ_MS = 1000;
// What a read of one project takes where nothing else runs: by this much longer, the machine is that much slower.
const SMALL_READ_MS = 10;
const READERS = 100;
const LEADS = 40;
// Of the fifty whose pages are their own, so many may be answered while one enquiry is taken: they stand in line all the
// time, and whoever had to wait for them would see most of them go first. Times are measured in `npm run proofs`: here a
// machine that does other things besides is slow with everything.
const MOST_READS_BESIDE = 12;
const P95_LIMIT_MS = 500;

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
    cms = { url, database, folder, env, ...signedIn(await registerEditor({ url })) };
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
    const pageOf = (start: number, limit: number) =>
      `${cms.url}/api/projectss?${listed(PROJECT_OF_SPEC)}&pagination[start]=${start}&pagination[limit]=${limit}`;
    // Half of them ask for the same page, the others each for one of their own. All of those cost the same: of pages with
    // one project, two, three … many are read in the time of one that has fifty, and all stand at the head of the line. Together
    // they cost what pages of one to fifty do.
    const own = Array.from({ length: READERS / 2 }, (_, reader) => pageOf(reader, 25));
    const readers = await startReaders([...own, ...own.map(() => pageOf(0, 100))]);
    const answered = () => own.reduce((sum, address) => sum + readers.answered(address), 0);
    const readsBeside: number[] = [];
    const enquireBeside = async () => {
      const before = answered();
      const answer = await enquire();
      readsBeside.push(answered() - before);
      return answer;
    };
    const site: ContentName[] = ['redirects', 'careers', 'news', 'blogs'];
    const [beside, ofSite] = await Promise.all([
      inRow(LEADS, enquireBeside),
      Promise.all(
        site.map((name) => timed(() => fetch(contentUrl(cms.url, name), { headers: from('203.0.113.1') }))),
      ),
    ]);
    const statuses = await readers.stop();

    expect(beside.map(({ status }) => status)).toEqual(Array(LEADS).fill(200));
    expect(ofSite.map(({ status }) => status)).toEqual(site.map(() => 200));
    expect([...statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0);
    expect(answered(), 'reads are answered meanwhile').toBeGreaterThan(0);
    expect(p95(readsBeside), readsBeside.join(' ')).toBeLessThanOrEqual(MOST_READS_BESIDE);
    if (isFull) expect(p95(beside.map(({ ms }) => ms))).toBeLessThan(P95_LIMIT_MS);
  });
});
