import { z } from 'zod/mini';
import type { Board } from '../finding';

const NOT_A_BOARD =
  'The CMS answered something that this page cannot show. Reload the page; if that does not help, tell your administrator.';

const answer = z.object({
  data: z.looseObject({
    checkedAt: z.nullable(z.string()),
    runningSince: z.nullable(z.string()),
    findings: z.array(z.looseObject({ check: z.string(), what: z.string() })),
  }),
});
const isBoard = (body: unknown): body is { data: Board } => answer.safeParse(body).success;

/** @throws Error with a sentence for whoever sees it, when it is no board */
export function readBoard(body: unknown): Board {
  if (!isBoard(body)) throw new Error(NOT_A_BOARD);
  return body.data;
}
