import { z } from 'zod/mini';
import type { Copied, FileCheck, ImportDone } from '../server/replies';

const NOT_A_REPLY = 'The CMS answered something that this page cannot show. Reload the page.';
const text = z.nullable(z.string());

const reads =
  <Reply>(schema: z.ZodMiniType<Reply>) =>
  (body: unknown): Reply => {
    const parsed = z.object({ data: schema }).safeParse(body);
    if (!parsed.success) throw new Error(NOT_A_REPLY);
    return parsed.data.data;
  };

/** What a file would do. @throws Error with a sentence for whoever sees it */
export const readCheck = reads<FileCheck>(
  z.object({
    sheet: z.enum(['projects', 'configurations']),
    rows: z.number(),
    mistakes: z.array(z.object({ row: z.nullable(z.number()), column: text, message: z.string() })),
    moreMistakes: z.number(),
    made: z.array(
      z.object({
        name: z.string(),
        isNew: z.boolean(),
        changes: z.array(z.object({ where: z.string(), before: text, after: text })),
      }),
    ),
    fingerprint: text,
  }),
);

/** What it did. @throws Error with a sentence for whoever sees it */
export const readDone = reads<ImportDone>(z.object({ changed: z.number(), created: z.number() }));

/** The copy of a project. @throws Error with a sentence for whoever sees it */
export const readCopied = reads<Copied>(
  z.object({ documentId: z.string(), title: z.string(), left: z.array(z.string()) }),
);
