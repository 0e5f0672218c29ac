import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KeyedEnquiry } from '@sahyara/lead-contract/enquiry-body';
import { toldReference } from '@sahyara/lead-contract/told-reference';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { anEnquiry } from '../../../testing/builders';
import { enquiryBody } from '../enquiry';
import { createForwarder } from './forward-enquiry';
import { createReplayer, waitAfter } from './replay-spool';
import { openSpool } from './spool';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

const keyed = (number: number): KeyedEnquiry => ({
  key: `key-of-the-enquiry-${number}`,
  body: enquiryBody('footer', anEnquiry({ name: `Visitor ${number}`, message: undefined })),
});

type Seen = { key: string; token: string; visitor: string | undefined; told: string; name: string };

/** A backend over real HTTP that answers by the number of posts it has seen and who is asking. */
async function aBackend(statusOf: (seen: Seen, count: number) => number) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const post = {
        key: String(request.headers['idempotency-key']),
        token: String(request.headers['x-site-token']),
        visitor: request.headers['x-visitor-address']?.toString(),
        told: String(request.headers['x-told-reference']),
        name: JSON.parse(body).data.name,
      };
      seen.push(post);
      response.statusCode = statusOf(post, seen.length);
      response.end('{"error":"as asked"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, seen };
}

function set(backendUrl: string) {
  let time = 1000;
  const report = vi.fn();
  const spool = openSpool({ folder, maxFiles: 100, maxBytes: 1_000_000 });
  const forward = createForwarder({ backendUrl, siteToken: 'a-token-for-tests-only' });
  const replayer = createReplayer({ spool, forward, report, now: () => time, random: () => 0 });
  const wait = (ms: number) => {
    time += ms;
  };
  return { spool, report, wait, ...replayer };
}

describe('Replaying the spool', () => {
  it('sends an enquiry once, and from then on its file alone: its person may be erased meanwhile', async () => {
    let time = 1000;
    const sent: boolean[] = [];
    const receipt = { reference: 'SH-7K4Q2', pass: null };
    const spool = openSpool({ folder, maxFiles: 100, maxBytes: 1_000_000 });
    const { round } = createReplayer({
      spool,
      report: vi.fn(),
      now: () => time,
      random: () => 0,
      forward: async ({ stored = false }) => {
        sent.push(stored);
        return stored
          ? { outcome: 'accepted', reference: null, pass: null }
          : { outcome: 'away', reached: true, why: 'its files are away', receipt };
      },
    });
    await spool.add({ ...keyed(1), file: { name: 'cv.pdf', content: 'JVBERi0=' } });
    await round();
    time += 60_000;
    await round();
    expect(sent).toEqual([false, true]);
    expect(await spool.waiting()).toEqual([]);
  });

  it('sends each enquiry with its key and the site’s proof, under nobody’s limits, and forgets it', async () => {
    const backend = await aBackend(() => 200);
    const { spool, round, report } = set(backend.url);
    await spool.add(keyed(1));
    await spool.add(keyed(2));
    await round();
    expect(backend.seen.map(({ key }) => key).sort()).toEqual([keyed(1).key, keyed(2).key]);
    expect(backend.seen[0]).toMatchObject({
      visitor: undefined,
      told: toldReference(backend.seen[0]?.key ?? '', 'a-token-for-tests-only'),
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await spool.state()).waiting).toBe(0);
    expect(JSON.stringify(report.mock.calls)).not.toMatch(/Visitor|9000000001|asha/);
  });

  it('keeps them while nobody answers, and waits longer each time', async () => {
    const { spool, round } = set('http://127.0.0.1:1');
    await spool.add(keyed(1));
    expect([await round(), await round(), await round()]).toEqual([500, 1000, 2000]);
    expect((await spool.state()).waiting).toBe(1);
  });

  it.each([500, 503, 429])(
    'keeps one that meets %i, lets the others pass, and tries again',
    async (status) => {
      const backend = await aBackend(({ name }, count) => (name === 'Visitor 1' && count < 3 ? status : 200));
      const { spool, round, wait } = set(backend.url);
      await spool.add(keyed(1));
      await spool.add(keyed(2));
      await round();
      expect((await spool.state()).waiting).toBe(1);
      await round();
      expect(backend.seen).toHaveLength(2);
      wait(60_000);
      await round();
      expect(await spool.state()).toMatchObject({ waiting: 0, parked: 0 });
    },
  );

  it('ends a round early when the backend fails everything', async () => {
    const backend = await aBackend(() => 500);
    const { spool, round } = set(backend.url);
    for (let number = 1; number <= 9; number++) await spool.add(keyed(number));
    await round();
    expect(backend.seen).toHaveLength(5);
    expect((await spool.state()).waiting).toBe(9);
  });

  it.each([400, 409, 413])(
    'parks one that meets %i with the reason, and never sends it again',
    async (status) => {
      const backend = await aBackend(() => status);
      const { spool, round, report } = set(backend.url);
      await spool.add(keyed(1));
      const [name = ''] = await spool.waiting();
      await round();
      await round();
      expect(backend.seen).toHaveLength(1);
      expect(await spool.state()).toMatchObject({ waiting: 0, parked: 1 });
      const reason = await readFile(path.join(folder, 'parked', `${name}.reason.txt`), 'utf8');
      expect(reason).toBe(`The backend answered ${status}: {"error":"as asked"}\n`);
      expect(JSON.stringify(report.mock.calls)).not.toContain('Visitor');
    },
  );

  it('parks a corrupt file and goes on', async () => {
    const backend = await aBackend(() => 200);
    const { spool, round } = set(backend.url);
    await writeFile(path.join(folder, 'broken.json'), '{"key":');
    await spool.add(keyed(1));
    await round();
    expect(backend.seen).toHaveLength(1);
    expect(await spool.state()).toMatchObject({ waiting: 0, parked: 1 });
  });

  it('by two processes at once delivers every enquiry and breaks neither', async () => {
    const backend = await aBackend(() => 200);
    const [one, two] = [set(backend.url), set(backend.url)];
    for (let number = 1; number <= 20; number++) await one.spool.add(keyed(number));
    await Promise.all([one.round(), two.round()]);
    expect(new Set(backend.seen.map(({ key }) => key)).size).toBe(20);
    expect(await one.spool.state()).toEqual({ waiting: 0, oldestAgeS: 0, parked: 0 });
  });
});

it('The wait grows to half a minute and is spread', () => {
  expect([1, 2, 3, 6, 50].map((failures) => waitAfter(failures, () => 1))).toEqual([
    1000, 2000, 4000, 30_000, 30_000,
  ]);
  expect(waitAfter(3, () => 0)).toBe(2000);
});
