import { once } from 'node:events';
import { get } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** How often which status came. 0: the connection failed. */
export type Counted = Map<number, number>;

const statusOf = (address: string, signal: AbortSignal) =>
  new Promise<number>((resolve) => {
    const request = get(address, { agent: false, signal }, (response) => {
      response.resume().once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    });
    request.once('error', () => resolve(0));
  });

async function readUntilStopped(addresses: string[]) {
  const counted: Counted = new Map();
  const reading = new AbortController();
  parentPort?.once('message', () => reading.abort());
  const readers = addresses.map(async (address) => {
    for (;;) {
      const status = await statusOf(address, reading.signal);
      // Megabytes for each of a hundred are still on their way: nothing is learnt from their arrival.
      if (reading.signal.aborted) return;
      counted.set(status, (counted.get(status) ?? 0) + 1);
      if (status === 200) parentPort?.postMessage(address);
    }
  });
  await Promise.all(readers);
  parentPort?.postMessage(counted);
}

if (!isMainThread) await readUntilStopped(workerData);

/**
 * One reader per address, each of whom asks again as soon as it was answered; in a thread of their own, so that what
 * else the test does is not slowed by them. Resolves once one of them has been answered.
 */
export async function startReaders(
  addresses: string[],
): Promise<{ answered(address: string): number; stop(): Promise<Counted> }> {
  const worker = new Worker(import.meta.filename, { workerData: addresses });
  const answered = new Map<string, number>();
  worker.on('message', (address: unknown) => {
    if (typeof address === 'string') answered.set(address, (answered.get(address) ?? 0) + 1);
  });
  await once(worker, 'message');
  return {
    /** How many were answered with what lies there, so far. */
    answered: (address) => answered.get(address) ?? 0,
    async stop() {
      const counted = new Promise<Counted>((resolve, reject) => {
        worker.once('error', reject);
        worker.on('message', (message: unknown) => {
          if (message instanceof Map) resolve(message);
        });
      });
      worker.postMessage('stop');
      return counted;
    },
  };
}
