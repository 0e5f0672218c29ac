import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const readFilmReply = z
  .object({
    film: z.object({
      mime: z.string(),
      seconds: z.number().positive(),
      /** Each track that is seen; pixels as they are shown. */
      pictures: z.array(z.object({ codec: z.string(), width: z.number(), height: z.number() })),
    }),
    /** The picture alone, as it is to be kept; `null` of a film that is not taken anyway. */
    stored: z.instanceof(Uint8Array).nullable(),
    storedSeconds: z.number(),
  })
  .nullable()
  .catch(null);
export type ReadFilm = NonNullable<z.infer<typeof readFilmReply>>;

/** A film of a minute takes a fraction of a second. */
const LONGEST_READING_MS = 10_000;
const MOST_MEMORY_MB = 512;
// Beside this file, compiled as this one is.
const WORKER = path.join(__dirname, `film-worker${path.extname(__filename)}`);

/**
 * @returns `null` where a film cannot be read to its end, or not within the time or the memory that any film needs
 * @throws Error where the thread that reads cannot be had
 */
export function readFilm(bytes: Buffer, longestMs = LONGEST_READING_MS): Promise<ReadFilm | null> {
  const worker = new Worker(WORKER, {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    // The reader talks about codecs it does not know.
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve, reject) => {
    const end = (given: ReadFilm | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(given);
    };
    const timer = setTimeout(() => end(null), longestMs);
    worker.once('message', (reply) => end(readFilmReply.parse(reply)));
    worker.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return end(null);
      clearTimeout(timer);
      reject(error);
    });
    worker.once('exit', () => end(null));
  });
}
