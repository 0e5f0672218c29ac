import { z } from 'zod/mini';
import type { BroughtBack, HistoryPage, OneVersion, Overtaken, TrashPage } from '../../versions/replies';

const NOT_A_REPLY = 'The CMS answered something that this page cannot show. Reload the page.';

const json = z.json();
const snapshot = z.nullable(z.record(z.string(), json));
const data = <Parts extends z.ZodMiniType>(parts: Parts) => z.object({ data: parts });

/** Reads what came. @throws Error with a sentence for whoever sees it */
const reads =
  <Reply>(schema: z.ZodMiniType<{ data: Reply }>) =>
  (body: unknown): Reply => {
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new Error(NOT_A_REPLY);
    return parsed.data.data;
  };

export const readHistory = reads<HistoryPage>(
  data(
    z.object({
      lines: z.array(
        z.object({
          id: z.number(),
          at: z.string(),
          who: z.string(),
          action: z.enum([
            'found',
            'created',
            'saved',
            'published',
            'unpublished',
            'discarded',
            'restored',
            'deleted',
            'brought back',
            'imported',
            'copied',
          ]),
          source: z.nullable(z.string()),
          fields: z.array(z.string()),
        }),
      ),
      more: z.boolean(),
    }),
  ),
);

export const readVersion = reads<OneVersion>(data(z.object({ snapshot, now: snapshot })));

export const readBroughtBack = reads<BroughtBack>(
  data(
    z.object({
      documentId: z.string(),
      gone: z.array(z.string()),
      draftBecause: z.nullable(z.string()),
    }),
  ),
);

export const readTrash = reads<TrashPage>(
  data(
    z.object({
      entries: z.array(
        z.object({
          id: z.number(),
          type: z.string(),
          at: z.string(),
          who: z.string(),
          title: z.string(),
          live: z.boolean(),
        }),
      ),
      more: z.boolean(),
    }),
  ),
);

const conflict = z.object({
  error: z.object({
    name: z.literal('ConflictError'),
    details: z.object({
      entry: z.string(),
      who: z.string(),
      at: z.nullable(z.string()),
      version: z.string(),
      differences: z.array(
        z.object({
          field: z.string(),
          by: z.enum(['me', 'them', 'both']),
          mine: json,
          theirs: json,
          write: json,
        }),
      ),
    }),
  }),
});

/** Why a change was refused, where it was because of somebody else's. */
export function readConflict(body: unknown): Overtaken | null {
  const parsed = conflict.safeParse(body);
  return parsed.success ? parsed.data.error.details : null;
}
