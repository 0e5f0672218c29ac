import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { type App, type Launch, startApp } from './apps.ts';
import { keptCms, keptSite } from './kept-apps.ts';
import { makeSecrets, readSettings } from './settings.ts';
import { Refusal } from './step.ts';
import { createSupervisor, type Kept, realWorld } from './supervisor.ts';

const launchOf = (name: string): Launch => ({ name, program: 'node', parameters: [], cwd: '.', env: {} });
const site: Kept = { launch: launchOf('The site'), healthUrl: 'http://site/health' };
const cms: Kept = { launch: launchOf('The CMS'), healthUrl: 'http://cms/_health' };

/** Apps that end when the test says so, on a clock that jumps over waits. */
function aWorld() {
  let clock = 0;
  const said: string[] = [];
  const started: string[] = [];
  const ends = new Map<string, (signal: NodeJS.Signals | null, code: number | null) => void>();
  const world: typeof realWorld = {
    start: ({ name }) => {
      started.push(name);
      const child: App['process'] = { pid: 1, exitCode: null, signalCode: null, kill: () => true };
      const ended = new Promise<number | null>((resolve) => {
        ends.set(name, (signal, code) => {
          Object.assign(child, { signalCode: signal, exitCode: code });
          resolve(code);
        });
      });
      return { name, process: child, ended, output: () => '' };
    },
    untilHealthy: async () => undefined,
    stop: async (apps) => {
      for (const { name } of apps) ends.get(name)?.(null, 0);
    },
    endGroup: () => undefined,
    wait: async (ms) => {
      clock += ms;
    },
    now: () => clock,
    say: (sentence) => said.push(sentence),
  };
  const end = async (name: string, signal: NodeJS.Signals | null, code: number | null = null) => {
    const before = started.length;
    ends.get(name)?.(signal, code);
    // What follows from it takes no time on this clock.
    await vi.waitFor(() => expect(started.length + said.length).toBeGreaterThan(before));
    await sleep(0);
  };
  return { world, said, started, end };
}

describe('apps that are replaced in turn', () => {
  it('end one after the other, each only when the last one answers again, and count as no failure', async () => {
    const { world, said, started } = aWorld();
    const order: string[] = [];
    const supervisor = createSupervisor([cms, site], {
      ...world,
      stop: async (apps) => {
        order.push(...apps.map(({ name }) => `${name} stops`));
        await world.stop(apps);
      },
      untilHealthy: async ({ name }) => {
        order.push(`${name} answers`);
      },
      wait: async (ms) => {
        order.push(`${ms} ms`);
      },
    });
    await supervisor.start();
    order.length = 0;
    await supervisor.renewInTurn([cms, site]);
    expect(order).toEqual([
      ...['The CMS stops', 'The CMS answers'],
      ...['The site stops', 'The site answers'],
    ]);
    expect(started).toEqual(['The CMS', 'The site', 'The CMS', 'The site']);
    expect(said).toEqual(['The CMS was replaced.', 'The site was replaced.']);
    await supervisor.stop();
  });

  it('leave the rest alone when one does not come back', async () => {
    const { world, started } = aWorld();
    let lost = false;
    const supervisor = createSupervisor([cms, site], {
      ...world,
      untilHealthy: async () => {
        if (lost) throw new Refusal('The CMS ended before it was ready.');
      },
    });
    await supervisor.start();
    lost = true;
    await expect(supervisor.renewInTurn([cms, site])).rejects.toThrow('ended before it was ready');
    expect(started).toEqual(['The CMS', 'The site', 'The CMS']);
    lost = false;
    await supervisor.stop();
  });
});

describe('an app that ends by itself', () => {
  it('is started again, said in one sentence each, and its neighbour is left alone', async () => {
    const { world, said, started, end } = aWorld();
    const supervisor = createSupervisor([cms, site], world);
    await supervisor.start();
    await end('The site', 'SIGKILL');
    await end('The site', 'SIGABRT');
    await end('The CMS', null, 7);
    expect(said).toEqual([
      'The site ended by itself (killed by SIGKILL). It starts again in 1 s. The CMS goes on.',
      'The site is back.',
      'The site ended by itself (killed by SIGABRT, as when memory runs out). It starts again in 2 s. The CMS goes on.',
      'The site is back.',
      'The CMS ended by itself (exit code 7). It starts again in 1 s. The site goes on.',
      'The CMS is back.',
    ]);
    expect(started).toEqual(['The CMS', 'The site', 'The site', 'The site', 'The CMS']);
    await supervisor.stop();
    expect(await supervisor.over()).toBe(0);
  });

  it('is given up after ten times in five minutes; the other goes on, and a stop then ends with 1', async () => {
    const { world, said, started, end } = aWorld();
    const supervisor = createSupervisor([cms, site], world);
    await supervisor.start();
    for (let times = 0; times < 10; times += 1) await end('The site', null, 1);
    expect(started.filter((name) => name === 'The site')).toHaveLength(10);
    expect(said.at(-1)).toBe(
      'The site ended by itself (exit code 1), ten times in five minutes, and is not started again. What it said last stands above: mend that, then stop this command and start it anew. The CMS goes on.',
    );
    const over = supervisor.over();
    expect(await Promise.race([over, sleep(20, 'running')])).toBe('running');
    await supervisor.stop();
    expect(await over).toBe(1);
  });

  it('ends the command with 1 when nothing is left to run', async () => {
    const { world, end } = aWorld();
    const supervisor = createSupervisor([cms, site], world);
    await supervisor.start();
    for (const name of ['The site', 'The CMS']) {
      for (let times = 0; times < 10; times += 1) await end(name, null, 1);
    }
    expect(await supervisor.over()).toBe(1);
  });

  it('before it was ready for the first time ends the command, and the other app too', async () => {
    const { world, started } = aWorld();
    const stopped: string[] = [];
    const supervisor = createSupervisor([cms, site], {
      ...world,
      untilHealthy: async ({ name }) => {
        if (name === 'The site') throw new Refusal('The site ended before it was ready');
      },
      stop: async (apps) => {
        stopped.push(...apps.map(({ name }) => name));
      },
    });
    await expect(supervisor.start()).rejects.toThrow('The site ended before it was ready');
    expect([started.length, stopped]).toEqual([2, ['The CMS', 'The site']]);
  });
});

describe('the real CMS and the real site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahyara-kept-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('each is back after a kill -9, while the other never stops answering', {
    timeout: 240_000,
  }, async () => {
    const place = (name: string) => path.join(folder, name);
    mkdirSync(place('uploads'));
    const settings = readSettings({
      ...process.env,
      ...makeSecrets(),
      SITE_PORT: String(await freePort()),
      CMS_PORT: String(await freePort()),
      SITE_HOST: '127.0.0.1',
      CMS_HOST: '127.0.0.1',
      DATABASE_URL: '',
      DATABASE_FILENAME: place('data.db'),
      PUBLIC_FOLDER: folder,
      SNAPSHOT_FOLDER: place('snapshots'),
      SPOOL_FOLDER: place('spool'),
      SHARE_PICTURE_FOLDER: place('share'),
      MAIL_OUTBOX_FOLDER: place('outbox'),
      SYNTHETIC_LEAD_MINUTES: '0',
    });
    const apps = new Map<string, App>();
    const said: string[] = [];
    const supervisor = createSupervisor([keptCms(settings), keptSite(settings)], {
      ...realWorld,
      start: (launch) => {
        const app = startApp({ ...launch, quiet: true });
        apps.set(launch.name, app);
        return app;
      },
      say: (sentence) => said.push(sentence),
    });
    const answers = async (kept: Kept) => (await fetch(kept.healthUrl ?? '')).ok;
    await supervisor.start();
    try {
      for (const [killed, other] of [
        [keptSite(settings), keptCms(settings)],
        [keptCms(settings), keptSite(settings)],
      ] as const) {
        const { name } = killed.launch;
        const before = apps.get(name)?.process.pid;
        if (before) process.kill(before, 'SIGKILL');
        while (!said.includes(`${name} is back.`)) {
          expect(await answers(other), `while ${name} is away`).toBe(true);
          await sleep(100);
        }
        expect(await answers(killed)).toBe(true);
        expect(apps.get(name)?.process.pid).not.toBe(before);
      }
    } finally {
      await supervisor.stop();
    }
    expect(await supervisor.over()).toBe(0);
    expect(said).toEqual([
      'The site ended by itself (killed by SIGKILL). It starts again in 1 s. The CMS goes on.',
      'The site is back.',
      'The CMS ended by itself (killed by SIGKILL). It starts again in 1 s. The site goes on.',
      'The CMS is back.',
    ]);
  });
});
