import { once } from 'node:events';
import { get } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** How often which status came. 0: the connection failed. */
export type Counted = Map<number, number>;

const statusOf = (address: string) =>
  new Promise<number>((resolve) => {
    const request = get(address, { agent: false }, (response) => {
      response.resume().once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    });
    request.once('error', () => resolve(0));
  });

async function readUntilStopped(addresses: string[]) {
  const counted: Counted = new Map();
  let reading = true;
  parentPort?.once('message', () => {
    reading = false;
  });
  const readers = addresses.map(async (address) => {
    while (reading) {
      const status = await statusOf(address);
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
