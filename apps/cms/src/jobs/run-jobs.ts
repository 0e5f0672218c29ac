import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';
import { codeOf } from '../logging/error-code';
import {
  enterJob,
  finishJob,
  giveJobBack,
  type Lease,
  PROLONG_EVERY_MS,
  prolongJob,
  takeJob,
} from './job-lease';
import type { Job, JobOfOne } from './job-table';

const LOOK_EVERY_MS = 60_000;
// What is longer is left: its lease ends, and another process begins anew.
const LONGEST_STOP_MS = 3000;

type Running = () => Promise<unknown>;

/** Waits for something, but not for ever. */
function atMost(ms: number, running: Promise<unknown> | null): Promise<unknown> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
  return Promise.race([running, late]);
}

/**
 * Runs a period of a job where no other process did, or does.
 * @returns whether this one did
 */
async function runOnce(
  strapi: Core.Strapi,
  job: JobOfOne,
  { now, owner, stopped }: { now: number; owner: string; stopped: AbortSignal },
): Promise<boolean> {
  const lease: Lease = { name: job.name, owner, period: job.periodOf(now) };
  if (!(await takeJob(strapi, lease, now))) return false;
  const prolonging = setInterval(() => {
    prolongJob(strapi, lease, Date.now()).catch((error) =>
      strapi.log.warn(`The lease of ${job.name} could not be prolonged: ${codeOf(error)}`),
    );
  }, PROLONG_EVERY_MS);
  prolonging.unref();
  try {
    await job.run(now, stopped);
    await finishJob(strapi, lease);
    return true;
  } catch (error) {
    // A failure keeps its lease: it is tried again when that ends. A stop is none: another goes on at once.
    if (!stopped.aborted) throw error;
    await giveJobBack(strapi, lease, Date.now());
    return false;
  } finally {
    clearInterval(prolonging);
  }
}

/** The jobs of this process. */
export type RunningJobs = {
  /** Begins all of them; nothing after a stop. */
  start(): void;
  /** Ends all of them, and waits a little for what is under way. */
  stop(): Promise<void>;
};

/**
 * Makes the table's jobs ready to run.
 * @throws Error of the database: what one instance does has its row before, as two that make one at once are one
 */
export async function prepareJobs(strapi: Core.Strapi, jobs: Job[]): Promise<RunningJobs> {
  const owner = `${hostname().slice(0, 40)}:${process.pid}:${randomUUID().slice(0, 8)}`;
  const stopping = new AbortController();
  const stops: (() => unknown)[] = [];
  for (const job of jobs) {
    if (job.runs !== 'in-one-instance') continue;
    await enterJob(strapi, job.name, job.first === 'at-once' ? 0 : job.periodOf(Date.now()));
  }

  /** Runs at intervals, never twice at once. */
  function every(ms: number, name: string, run: Running): void {
    let running: Promise<unknown> | null = null;
    const timer = setInterval(() => {
      running ??= run()
        .catch((error) => strapi.log.error(`The job ${name} failed: ${codeOf(error)}`))
        .finally(() => {
          running = null;
        });
    }, ms);
    timer.unref();
    stops.push(() => {
      clearInterval(timer);
      return atMost(LONGEST_STOP_MS, running);
    });
  }

  function start(job: Job, startedAt: number): void {
    if (job.runs === 'in-one-instance') {
      every(LOOK_EVERY_MS, job.name, async () => {
        const now = Date.now();
        if (now - startedAt < (job.notBeforeMs ?? 0)) return;
        await runOnce(strapi, job, { now, owner, stopped: stopping.signal });
      });
      return;
    }
    const begin = async () => job.begin?.();
    begin().catch((error) => strapi.log.error(`The job ${job.name} could not begin: ${codeOf(error)}`));
    if (job.runs === 'in-every-instance') every(job.everyMs, job.name, async () => job.run());
  }

  return {
    start() {
      if (stopping.signal.aborted) return;
      for (const job of jobs) start(job, Date.now());
    },
    async stop() {
      stopping.abort();
      const ends = jobs.map((job) => ('end' in job ? job.end : undefined));
      await Promise.all([...stops, ...ends].map((end) => end?.()));
    },
  };
}
