import { z } from 'zod/mini';

/** What is known of a file beside its bytes; it stands in front of them, so that neither is ever without the other. */
const keptFile = z.object({
  /** Its path under `/media/`. */
  name: z.string(),
  type: z.string(),
  /** Length of the file itself. */
  bytes: z.int(),
  sha256: z.string(),
  lastModified: z.nullable(z.string()),
  /** What the CMS calls this version, if it does. */
  etag: z.nullable(z.string()),
});
export type KeptFile = z.infer<typeof keptFile>;

/** Bytes on disk before those of the file. */
export const HEAD_BYTES = 2048;

/** @returns `null` where it is more than there is room for: a name nobody gave a picture */
export function headOf(file: KeptFile): Buffer | null {
  const text = Buffer.from(JSON.stringify(file));
  if (text.length > HEAD_BYTES) return null;
  return Buffer.concat([text, Buffer.alloc(HEAD_BYTES - text.length, ' ')]);
}

/** @returns `null` for anything that was not written by `headOf` */
export function readHead(head: Buffer): KeptFile | null {
  try {
    const parsed = keptFile.safeParse(JSON.parse(head.toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
