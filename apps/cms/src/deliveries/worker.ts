import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { counted, countOne } from '../counted';
import { codeOf } from '../logging/error-code';
import { raiseDeliveryAlarm } from './alarm';
import { type Claimed, claimDue, dueTargets, giveBack } from './delivery-rows';
import type { Outcome } from './outcome';
import { recordAttempt } from './record-attempt';
import { onDeliveries } from './wake';

const AT_ONCE = 4;
// The supervisor gives ten seconds in all; what is not through by then is taken over when its lease ends.
const LONGEST_STOP_MS = 3000;
// Taking leads goes before telling of them: a process that is this busy sends in smaller bites.
const BUSY = 0.6;
const BREATH_MS = 100;

export type Send = (delivery: Claimed) => Promise<Outcome>;
type Options = { send: Send; now?: () => number; random?: () => number };

/** Sends what is due, a few at a time, until told to stop. Any number of them may share a database. */
export function createDeliveryWorker(
  strapi: Core.Strapi,
  { send, now = Date.now, random = Math.random }: Options,
) {
  const owner = `${hostname().slice(0, 40)}:${process.pid}:${randomUUID().slice(0, 8)}`;
  let stopping = false;
  let stopListening = () => {};

  async function tryOnce(delivery: Claimed): Promise<void> {
    const startedAt = performance.now();
    const outcome = await send(delivery).catch(
      // Ours, not the other side's: tried again, and told by its code alone, since it may quote the lead.
      (error): Outcome => ({ outcome: 'retry', status: null, reply: `Not sent: ${codeOf(error)}` }),
    );
    const tookMs = Math.round(performance.now() - startedAt);
    const state = await recordAttempt(strapi, delivery, outcome, { owner, now: now(), tookMs, random });
    const { target, kind, attempts } = delivery;
    countOne(counted.tries, `${kind} ${state}`);
    const what = `Delivery ${delivery.id} (${kind === 'webhook' ? target : kind})`;
    if (state === 'delivered' || state === 'stopped') return;
    const told = `${what}: ${outcome.status ?? 'no answer'}, try ${attempts}`;
    if (state === 'pending') strapi.log.warn(`${told}, tried again later`);
    else if (state === 'lost') strapi.log.warn(`${told}, meanwhile taken over by another process`);
    else
      await raiseDeliveryAlarm(strapi, delivery, {
        state,
        told,
        now: now(),
        unreachable: outcome.unreachable === true,
      });
  }

  /** Works until nothing is due to this target. */
  async function workOff(target: string): Promise<void> {
    for (;;) {
      const claimed = await claimDue(strapi, { owner, target, now: now(), limit: AT_ONCE });
      if (stopping) return giveBack(strapi, owner, claimed);
      if (claimed.length === 0) return;
      const before = performance.eventLoopUtilization();
      const results = await Promise.allSettled(claimed.map(tryOnce));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      if (performance.eventLoopUtilization(before).utilization > BUSY) await sleep(BREATH_MS);
    }
  }

  // Each target has a lane of its own: a slow one holds up nobody else, least of all the desk.
  const lanes = new Map<string, { done: Promise<void>; again: boolean }>();

  function runLane(target: string): Promise<void> {
    const running = lanes.get(target);
    if (running) {
      running.again = true;
      return running.done;
    }
    const lane = { done: Promise.resolve(), again: true };
    lanes.set(target, lane);
    lane.done = (async () => {
      while (lane.again && !stopping) {
        lane.again = false;
        await workOff(target);
      }
    })().finally(() => lanes.delete(target));
    return lane.done;
  }

  /** Looks now, and resolves when nothing is due any more. */
  async function look(): Promise<void> {
    try {
      await Promise.all((await dueTargets(strapi, now())).map(runLane));
    } catch (error) {
      // The database is away: what was under way keeps its lease, and is taken over when that ends.
      strapi.log.error(`Deliveries could not be worked on: ${codeOf(error)}`);
    }
  }

  /** Looks without being waited for: a slow target must not put off the next look at the others. */
  const wake = () => void look();

  return {
    look,
    wake,
    /** Looks now, and whenever this process writes deliveries. */
    start() {
      stopListening = onDeliveries(strapi, wake);
      wake();
    },
    /** Takes nothing new, and waits a little for what is under way. */
    async stop() {
      stopping = true;
      stopListening();
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, LONGEST_STOP_MS).unref();
      });
      await Promise.race([Promise.allSettled([...lanes.values()].map(({ done }) => done)), late]);
    },
  };
}
