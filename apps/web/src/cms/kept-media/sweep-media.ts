import { setTimeout as sleep } from 'node:timers/promises';
import type { KeptMedia } from './keep-media';
import type { MediaFolder } from './media-folder';

const SWEEP_EVERY_MS = 60_000;
// The CMS has visitors to answer meanwhile.
const REST_MS = 10;
// Notices come in crowds.
const AFTER_NOTICE_MS = 1000;
/** A copy that nobody asks for is asked about this often, for the case that a notice was lost. */
const CONFIRMED_FOR_MS = 3_600_000;

/**
 * Asks the CMS about copies that no visitor asks for: a file that was deleted, or is not for everybody any more, must
 * not be shown in an outage weeks later. One after the other, beside the visitors.
 */
export function sweepMedia(media: Pick<KeptMedia, 'confirm'>, folder: Pick<MediaFolder, 'files'>) {
  let sweeping = false;
  let again = false;
  let soon: NodeJS.Timeout | undefined;

  async function sweep(): Promise<void> {
    again = sweeping;
    if (sweeping) return;
    sweeping = true;
    try {
      for (const { name } of folder.files()) {
        if (!(await media.confirm(name, CONFIRMED_FOR_MS))) return;
        await sleep(REST_MS, undefined, { ref: false });
      }
    } finally {
      sweeping = false;
    }
    if (again) await sweep();
  }

  setInterval(() => void sweep(), SWEEP_EVERY_MS).unref();
  return {
    sweep,
    /** After a notice of the CMS. */
    sweepSoon(): void {
      clearTimeout(soon);
      soon = setTimeout(() => void sweep(), AFTER_NOTICE_MS).unref();
    },
  };
}
