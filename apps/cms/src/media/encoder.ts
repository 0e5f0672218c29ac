import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { type MadeVariants, madeVariants } from './make-variants';

const outcome = z.object({
  id: z.int(),
  made: madeVariants.optional(),
  error: z.string().optional(),
});

/** A hundred megapixels take half a minute on a busy machine. */
const LONGEST_ENCODING_MS = 180_000;
const IDLE_BEFORE_END_MS = 5000;

type Order = { resolve: (made: MadeVariants) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** Lets a process at low priority make the variants; it is started when needed and ended when idle. */
export function createEncoder(worker = path.join(__dirname, 'variant-worker.js')) {
  const orders = new Map<number, Order>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function settle(id: number): Order | undefined {
    const order = orders.get(id);
    if (order) clearTimeout(order.timer);
    orders.delete(id);
    if (orders.size === 0) {
      idle = setTimeout(end, IDLE_BEFORE_END_MS);
      idle.unref();
    }
    return order;
  }

  function end() {
    clearTimeout(idle);
    child?.removeAllListeners();
    child?.kill('SIGKILL');
    child = undefined;
    for (const id of [...orders.keys()]) settle(id)?.reject(new Error('the encoder was stopped'));
    clearTimeout(idle);
  }

  function start(): ChildProcess {
    const started = fork(worker, [], { execArgv: [], env: { ...process.env, MALLOC_ARENA_MAX: '2' } });
    started.on('message', (message) => {
      const { id, made, error } = outcome.parse(message);
      const order = settle(id);
      if (made) order?.resolve(made);
      else order?.reject(new Error(error));
    });
    const gone = (reason: string) => {
      if (child === started) child = undefined;
      for (const id of [...orders.keys()]) settle(id)?.reject(new Error(`the encoder ended (${reason})`));
    };
    started.once('error', (error) => gone(error.message));
    started.once('exit', (code, signal) => gone(String(signal ?? code)));
    return started;
  }

  return {
    /**
     * @param readyFolder where some variants may lie ready-made; it need not exist
     * @throws Error with the reason, when the picture could not be read or took too long
     */
    encode(master: string, folder: string, readyFolder: string): Promise<MadeVariants> {
      clearTimeout(idle);
      child ??= start();
      const running = child;
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => running.kill('SIGKILL'), LONGEST_ENCODING_MS);
        timer.unref();
        orders.set(id, { resolve, reject, timer });
        running.send({ id, master, folder, readyFolder });
      });
    },
    end,
  };
}
