import { setTimeout as sleep } from 'node:timers/promises';
import { type App, endGroup, type Launch, startApp, stopApps, untilHealthy } from './apps.ts';
import { restartPolicy, TOO_OFTEN } from './restart-policy.ts';
import { Refusal } from './step.ts';

/** An app that is to run whatever becomes of it; without an address nobody can say when it is ready. */
export type Kept = { launch: Launch; healthUrl?: string };

type World = {
  start: (launch: Launch) => App;
  untilHealthy: typeof untilHealthy;
  stop: (apps: App[]) => Promise<void>;
  endGroup: (app: App) => void;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  say: (sentence: string) => void;
};
/** Processes, the clock and the terminal. */
export const realWorld: World = {
  start: startApp,
  untilHealthy,
  stop: stopApps,
  endGroup,
  // Cut short by a stop, which is no failure.
  wait: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
  now: Date.now,
  say: (sentence) => console.error(`\n${sentence}`),
};

function howItEnded({ process: { exitCode, signalCode } }: App): string {
  if (signalCode === 'SIGABRT') return 'killed by SIGABRT, as when memory runs out';
  return signalCode ? `killed by ${signalCode}` : `exit code ${exitCode ?? 1}`;
}

/** Keeps each app alive on its own: one's end is no other's. */
export function createSupervisor(kept: Kept[], world: World = realWorld) {
  const stopping = new AbortController();
  const running = new Map<Kept, App>();
  /** Those that are ended to be started anew: told of the new one. */
  const renewals = new Map<Kept, (app: App) => void>();
  let givenUp = 0;
  let lives: Promise<void>[] = [];

  function launch(one: Kept): App {
    const app = world.start(one.launch);
    running.set(one, app);
    return app;
  }

  /** Said of the others, so that nobody fears for them. */
  function othersGoOn(): string {
    const names = [...running.keys()].map(({ launch: { name } }) => name);
    return names.length > 0 ? ` ${names.join(' and ')} ${names.length > 1 ? 'go' : 'goes'} on.` : '';
  }

  async function keepAlive(one: Kept, first: App): Promise<void> {
    const { name } = one.launch;
    const policy = restartPolicy();
    let app = first;
    for (;;) {
      await app.ended;
      running.delete(one);
      if (stopping.signal.aborted) return;
      // A child it left behind would hold its port or its database.
      world.endGroup(app);
      const renewed = renewals.get(one);
      if (renewed) {
        renewals.delete(one);
        app = launch(one);
        renewed(app);
        continue;
      }
      const waitMs = policy(world.now());
      const ended = `${name} ended by itself (${howItEnded(app)})`;
      if (waitMs === null) {
        givenUp += 1;
        world.say(
          `${ended}, ${TOO_OFTEN}, and is not started again. What it said last stands above: mend that, then stop this command and start it anew.${othersGoOn()}`,
        );
        return;
      }
      world.say(`${ended}. It starts again in ${waitMs / 1000} s.${othersGoOn()}`);
      await world.wait(waitMs, stopping.signal);
      if (stopping.signal.aborted) return;
      app = launch(one);
      if (one.healthUrl === undefined) continue;
      world.untilHealthy(app, one.healthUrl).then(
        () => world.say(`${name} is back.`),
        // It ended again: the next turn says so.
        () => undefined,
      );
    }
  }

  async function renew(one: Kept): Promise<void> {
    const app = running.get(one);
    // One that ended by itself comes back without us, or was given up.
    if (!app || one.healthUrl === undefined) return;
    const { promise, resolve } = Promise.withResolvers<App>();
    renewals.set(one, resolve);
    await world.stop([app]);
    await world.untilHealthy(await promise, one.healthUrl);
    world.say(`${one.launch.name} was replaced.`);
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await world.stop([...running.values()]);
  }

  return {
    /**
     * Starts all, and waits until they answer.
     * @throws Refusal when one of them ends before, or all were stopped; none runs then
     */
    async start(): Promise<void> {
      const apps = kept.map((one) => ({ one, app: launch(one) }));
      try {
        await Promise.all(
          apps.map(({ one, app }) => one.healthUrl && world.untilHealthy(app, one.healthUrl)),
        );
      } catch (error) {
        const wasStopped = stopping.signal.aborted;
        await stop();
        throw wasStopped ? new Refusal('Stopped before everything was ready.') : error;
      }
      lives = apps.map(({ one, app }) => keepAlive(one, app));
    },
    /**
     * Replaces one after the other: lets it finish what it is answering, starts it anew and waits until it answers.
     * @throws Refusal when one does not come back; those after it are left alone
     */
    async renewInTurn(these: readonly Kept[]): Promise<void> {
      for (const one of these) {
        if (stopping.signal.aborted) return;
        await renew(one);
      }
    },
    /** Lets all finish what they are answering, and ends them. */
    stop,
    /** Until all were stopped or given up. @returns the exit code: 1 when one was given up */
    async over(): Promise<number> {
      await Promise.all(lives);
      return givenUp > 0 ? 1 : 0;
    },
  };
}
