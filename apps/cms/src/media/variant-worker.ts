import os from 'node:os';
import sharp from 'sharp';
import { z } from 'zod';
import { createLimiter, makeVariants } from './make-variants';

/**
 * A process of its own, at low priority: encoding takes both cores for a minute after the first start, and its memory
 * goes back to the system when it ends. A picture that crashes the decoder takes only this process along.
 */
const order = z.object({ id: z.int(), master: z.string(), folder: z.string(), readyFolder: z.string() });

const MOST_LANES = 4;

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
// One thread an encoder, and an encoder a core: threads within a picture cost more than they bring.
sharp.concurrency(1);
const lane = createLimiter(Math.min(MOST_LANES, os.availableParallelism()));

process.on('message', async (message) => {
  const { id, master, folder, readyFolder } = order.parse(message);
  const outcome = await makeVariants(master, folder, lane, readyFolder).then(
    (made) => ({ id, made }),
    (error) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(outcome);
});
// The CMS is gone, however it went.
process.on('disconnect', () => process.exit());
