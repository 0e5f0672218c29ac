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
import type { Job, JobOfEach, JobOfOne } from './job-table';

const LOOK_EVERY_MS = 60_000;
// What is longer is left: its lease ends, and another process begins anew.
const LONGEST_STOP_MS = 3000;

type Running = () => Promise<unknown>;

/** Starts what one instance does. Its rows must be there before: two that make one at once are one. */
export async function enterJobs(strapi: Core.Strapi, jobs: Job[], now = Date.now()): Promise<void> {
  for (const job of jobs) {
    if (job.runs !== 'in-one-instance') continue;
    await enterJob(strapi, job.name, job.first === 'at-once' ? 0 : job.periodOf(now));
  }
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

/** Runs the jobs from now on. @returns ends that, and waits a little for what is under way */
export function runJobs(strapi: Core.Strapi, jobs: Job[]): () => Promise<void> {
  const owner = `${hostname().slice(0, 40)}:${process.pid}:${randomUUID().slice(0, 8)}`;
  const stopping = new AbortController();
  const startedAt = Date.now();

  /** Runs at intervals, never twice at once. @returns ends that */
  function every(ms: number, name: string, run: Running): () => Promise<void> {
    let running: Promise<unknown> | null = null;
    const timer = setInterval(() => {
      running ??= run()
        .catch((error) => strapi.log.error(`The job ${name} failed: ${codeOf(error)}`))
        .finally(() => {
          running = null;
        });
    }, ms);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  }

  function startEach(job: JobOfEach): () => Promise<void> {
    job.begin?.();
    const stop = every(job.everyMs, job.name, async () => job.run());
    return async () => {
      await Promise.all([stop(), job.end?.()]);
    };
  }

  function startOne(job: JobOfOne): () => Promise<void> {
    return every(LOOK_EVERY_MS, job.name, async () => {
      const now = Date.now();
      if (now - startedAt < (job.notBeforeMs ?? 0)) return;
      await runOnce(strapi, job, { now, owner, stopped: stopping.signal });
    });
  }

  const stops = jobs.map((job) => (job.runs === 'in-one-instance' ? startOne(job) : startEach(job)));
  return async () => {
    stopping.abort();
    const late = new Promise<void>((resolve) => {
      setTimeout(resolve, LONGEST_STOP_MS).unref();
    });
    await Promise.race([Promise.all(stops.map((stop) => stop())), late]);
  };
}
