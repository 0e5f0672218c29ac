import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { MINUTE_MS } from '../../../india-time';
import { keepValue, keptValue, takeTurn } from '../../../kept/kept-values';
import { type Board, CHECKS, type CheckName, type Finding } from '../finding';

/** More would be nobody's to read, and a row has to hold them. */
const MOST_KEPT = 500;
// A process that dies in the middle leaves word of a run that nobody finishes.
const LONGEST_RUN_MS = 30 * MINUTE_MS;

const isCheck = (name: string): name is CheckName => name in CHECKS;
const finding = z.object({
  check: z.string().refine(isCheck),
  uid: z.string(),
  documentId: z.string(),
  single: z.boolean(),
  entry: z.string(),
  field: z.string(),
  where: z.string(),
  what: z.string(),
});
const board = z.object({
  checkedAt: z.string().nullable(),
  runningSince: z.string().nullable(),
  failed: z.string().nullable(),
  findings: z.array(finding),
  more: z.number(),
});
const NOTHING_YET: Board = { checkedAt: null, runningSince: null, failed: null, findings: [], more: 0 };

/** What was found last, by whichever instance. */
export async function readBoard(
  strapi: Core.Strapi,
  now = Date.now(),
  connection = strapi.db.connection,
): Promise<Board> {
  const kept = board.safeParse(await keptValue(strapi, 'content-checks', connection)).data ?? NOTHING_YET;
  const isLost = kept.runningSince !== null && now - Date.parse(kept.runningSince) > LONGEST_RUN_MS;
  return isLost ? { ...kept, runningSince: null, failed: 'It was interrupted.' } : kept;
}

/** Puts a board in the place of what is kept. */
export const keepBoard = (strapi: Core.Strapi, value: Board) => keepValue(strapi, 'content-checks', value);

/**
 * Notes that somebody looks anew; what was found before stays until then. Of two who begin in one instant, on whichever
 * instances, one does.
 * @returns what the board was before, for a run that comes to nothing; null: somebody looks already
 */
export async function beginBoard(strapi: Core.Strapi, now: number): Promise<Board | null> {
  return await strapi.db.transaction(async ({ trx }) => {
    await takeTurn(strapi, trx, 'content-checks begin');
    const before = await readBoard(strapi, now, trx);
    if (before.runningSince !== null) return null;
    const begun: Board = { ...before, runningSince: new Date(now).toISOString(), failed: null };
    await keepValue(strapi, 'content-checks', begun, trx);
    return before;
  });
}

export async function finishBoard(strapi: Core.Strapi, findings: Finding[], now: number): Promise<void> {
  await keepBoard(strapi, {
    checkedAt: new Date(now).toISOString(),
    runningSince: null,
    failed: null,
    findings: findings.slice(0, MOST_KEPT),
    more: Math.max(0, findings.length - MOST_KEPT),
  });
}

/** What was found before stays, and it is said why there is nothing newer. */
export async function failBoard(strapi: Core.Strapi, why: string): Promise<void> {
  await keepBoard(strapi, { ...(await readBoard(strapi)), runningSince: null, failed: why });
}
