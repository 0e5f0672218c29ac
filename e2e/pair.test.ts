import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type App, untilHealthy } from '../scripts/apps.ts';
import { pairOf } from '../scripts/pair-apps.ts';
import { makeSecrets } from '../scripts/settings.ts';
import { createSupervisor, type Kept, realWorld } from '../scripts/supervisor.ts';
import { type Bucket, startBucket } from '../testing/bucket.ts';
import { query } from '../testing/database.ts';
import { type Editor, editorOf, registerEditor } from '../testing/editor.ts';
import { tally } from '../testing/flood.ts';
import { freePort } from '../testing/free-port.ts';
import { someone } from '../testing/leads.ts';
import { type PostgresProcess, startPostgres } from '../testing/postgres-process.ts';
import { aRegisteredPhase } from '../testing/registration.ts';

const HOSTS = { site: 'www.sahyara.test', cms: 'cms.sahyara.test' };
const PAGES = ['/', '/projects/commercial', '/contact-us'];
/** Each has an address of its own, because nginx limits what one of them asks. */
const VISITORS = 4;
const PAUSE_MS = 100;
// Editors are promised a second; a busy test machine is given more.
const LIVE_WITHIN_MS = 20_000;
/** In full: `npm run proofs`. */
const FULL = process.env.LEAD_PROOFS === 'full';
const ROUNDS = FULL ? 5 : 1;

type Sent = { host: string; path: string; body?: string; key?: string; from: string };
type Answered = { status: number | string; text: string };

let postgres: PostgresProcess;
let bucket: Bucket;
let folder: string;
let databaseUrl: string;
let ports: { cms: number[]; site: number[]; https: number };
let apps: Kept[];
let supervisor: ReturnType<typeof createSupervisor>;
let editor: Editor;
const running = new Map<string, App>();

beforeAll(async () => {
  [postgres, bucket] = await Promise.all([startPostgres({ durable: false }), startBucket()]);
  folder = await mkdtemp(path.join(tmpdir(), 'sahyara-pair-'));
  databaseUrl = await postgres.createDatabase();
  const [http, https, internal] = await Promise.all([freePort(), freePort(), freePort()]);
  ports = {
    cms: await Promise.all([freePort(), freePort()]),
    site: await Promise.all([freePort(), freePort()]),
    https,
  };
  const origin = (host: string) => `https://${host}`;
  const pair = await pairOf({
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ENV_PATH: path.join(folder, 'no.env'),
      ...makeSecrets(),
      ...bucket.env,
      DATABASE_URL: databaseUrl,
      SITE_URL: origin(HOSTS.site),
      CMS_PUBLIC_URL: origin(HOSTS.cms),
      BACKEND_URL: origin(HOSTS.cms),
      PICTURE_CACHE_FOLDER: path.join(folder, 'pictures'),
      LEAD_MAIL_DESK: 'off',
      LEAD_MAIL_VISITOR: 'off',
      SYNTHETIC_LEAD_MINUTES: '0',
    },
    folder,
    cmsPorts: ports.cms,
    sitePorts: ports.site,
    httpPort: http,
    httpsPort: https,
    cmsInternalPort: internal,
    quiet: true,
  });
  ({ apps } = pair);
  supervisor = createSupervisor([...apps, pair.nginx], {
    ...realWorld,
    start(launch) {
      const app = realWorld.start(launch);
      running.set(launch.name, app);
      return app;
    },
    say: () => undefined,
  });
  await supervisor.start();
  const [first = 0] = ports.cms;
  const cms = { url: `http://127.0.0.1:${first}` };
  editor = editorOf(cms, await registerEditor(cms));
  await editor.publishSingle('api::site.site', {
    brandName: 'A developer',
    defaultDescription: 'Homes in Pune',
  });
  await editor.publishSingle('api::home.home', {});
  await editor.publishSingle('api::contact-page.contact-page', { heading: 'Contact' });
  await editor.publishSingle('api::page-texts.page-texts', {});
  for (const page of PAGES)
    await vi.waitFor(
      async () => expect((await ask({ host: HOSTS.site, path: page, from: '127.0.0.1' })).status).toBe(200),
      {
        timeout: LIVE_WITHIN_MS,
        interval: 200,
      },
    );
});
afterAll(async () => {
  await supervisor?.stop();
  await bucket?.remove();
  await postgres?.remove();
  if (folder) await rm(folder, { recursive: true });
});

/** Asks nginx as a browser does; a connection that breaks is answered with its code. */
function ask({ host, path: target, body, key, from }: Sent, agent: Agent | false = false): Promise<Answered> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code ?? error.message, text: '' });
    const headers = { host, ...(body ? { 'content-type': 'application/json' } : {}) };
    const sent = httpsRequest(
      {
        host: '127.0.0.1',
        port: ports.https,
        localAddress: from,
        servername: host,
        path: target,
        method: body ? 'POST' : 'GET',
        headers: key ? { ...headers, 'idempotency-key': key } : headers,
        rejectUnauthorized: false,
        agent,
      },
      (response) => {
        let text = '';
        response.on('data', (data) => {
          text += data;
        });
        response.on('error', failed);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Visitors who read one page after the other and enquire in between, until they are told to go. */
function visit() {
  const outcomes: { what: string; status: number | string }[] = [];
  const acknowledged: string[] = [];
  let gone = false;
  const visitor = async (number: number) => {
    const from = `127.0.0.${10 + number}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !gone; turn += 1) {
      const page = PAGES[turn % PAGES.length] ?? '/';
      const { status } = await ask({ host: HOSTS.site, path: page, from }, agent);
      outcomes.push({ what: page, status });
      if (turn % 4 === number % 4) {
        const name = `Visitor ${randomUUID()}`;
        // As a browser does whose form is touched: both ways in take turns.
        const [host, target] = turn % 8 < 4 ? [HOSTS.cms, '/api/website-leads'] : [HOSTS.site, '/enquiries'];
        const body = JSON.stringify({ data: someone({ name }) });
        const answer = await ask({ host, path: target, from, body, key: randomUUID() }, agent);
        outcomes.push({ what: target, status: answer.status });
        if (answer.status === 200) acknowledged.push(name);
      }
      await sleep(PAUSE_MS);
    }
    agent.destroy();
  };
  const visiting = Promise.all(Array.from({ length: VISITORS }, (_, number) => visitor(number)));
  return {
    async leave() {
      gone = true;
      await visiting;
      return { outcomes, acknowledged };
    },
  };
}

/** Each acknowledged enquiry stands in the ledger, once. A spool that was written to is sent first. */
const expectStoredOnce = (names: string[]) =>
  vi.waitFor(
    async () => {
      const rows = await query({ kind: 'postgres', url: databaseUrl }, 'SELECT name FROM website_leads');
      const counts = tally(rows.map(({ name }) => String(name)));
      expect(names.filter((name) => counts[name] !== 1)).toEqual([]);
    },
    { timeout: LIVE_WITHIN_MS, interval: 200 },
  );

/** Pulls the plug of one, and waits until whoever keeps it alive has brought it back. */
async function killAndAwait({ launch, healthUrl = '' }: Kept): Promise<void> {
  const killed = running.get(launch.name);
  killed?.process.kill('SIGKILL');
  const current = () => running.get(launch.name);
  const again = await vi.waitUntil(() => current() !== killed && current(), {
    timeout: LIVE_WITHIN_MS,
    interval: 50,
  });
  await untilHealthy(again, healthUrl);
}

const failures = (outcomes: { what: string; status: number | string }[]) =>
  tally(outcomes.filter(({ status }) => status !== 200).map(({ what, status }) => `${status} ${what}`));

describe('Two of each behind nginx', () => {
  it('show a publish on every site', async () => {
    await editor.createPublished('api::projects.projects', {
      title: 'On both sites',
      url: 'on-both-sites',
      category: 'commercial',
      projectStatus: 'under construction',
      locality: 'Baner',
      phases: [aRegisteredPhase()],
    });
    for (const port of ports.site) {
      await vi.waitFor(
        async () => {
          const list = await fetch(`http://127.0.0.1:${port}/projects/commercial`);
          expect(await list.text()).toContain('On both sites');
        },
        { timeout: LIVE_WITHIN_MS, interval: 50 },
      );
    }
  });

  it('are replaced one after the other without a failed request', async () => {
    const visitors = visit();
    for (let round = 0; round < ROUNDS; round += 1) await supervisor.renewInTurn(apps);
    const { outcomes, acknowledged } = await visitors.leave();
    expect(failures(outcomes)).toEqual({});
    expect(outcomes.length).toBeGreaterThan(100);
    expect(acknowledged.length).toBeGreaterThan(20);
    await expectStoredOnce(acknowledged);
  });

  it('lose no enquiry when any one of them is killed', async () => {
    const visitors = visit();
    // In short the first CMS and the first site at once: the others are like them.
    const turns = FULL ? apps.map((app) => [app]) : [apps.filter(({ launch }) => launch.name.endsWith('1'))];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const doomed of turns) {
        await sleep(500);
        await Promise.all(doomed.map(killAndAwait));
      }
    }
    const { outcomes, acknowledged } = await visitors.leave();
    expect(acknowledged.length).toBeGreaterThan(20);
    await expectStoredOnce(acknowledged);
    // An enquiry has a key: what one died over is asked of the other.
    expect(failures(outcomes.filter(({ what }) => !PAGES.includes(what)))).toEqual({});
  });
});
