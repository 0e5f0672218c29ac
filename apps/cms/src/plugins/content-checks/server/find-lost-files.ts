import { z } from 'zod';
import type { FileStore } from '../../../media/file-store';
import { fileName, sideOf } from '../../../media/library-file';
import type { Found } from './find-in-project';

const file = z.object({
  name: z.string(),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  gatedBy: z.array(z.string()).nullish(),
});
type File = z.infer<typeof file>;

function* filesIn(value: unknown, path: (string | number)[] = []): Generator<{ field: string; file: File }> {
  if (typeof value !== 'object' || value === null) return;
  const { data } = file.safeParse(value);
  if (data) {
    yield { field: path.join('.'), file: data };
    return;
  }
  for (const [name, inner] of Object.entries(value)) yield* filesIn(inner, [...path, name]);
}

/**
 * Files that a live entry shows or hands out, and that are lost: a brochure for which visitors leave their number, a
 * picture, a film, a paper. Nobody who edits sees it, because the library keeps what it knew of them.
 * @throws Error where the store does not answer
 */
export async function findLostFiles(
  store: Pick<FileStore, 'facts'>,
  fields: Record<string, unknown>,
): Promise<Found[]> {
  const lost: Found[] = [];
  for (const { field, file } of filesIn(fields)) {
    if (await store.facts(sideOf(file), fileName(file))) continue;
    const check = file.mime.startsWith('image/') ? 'picture' : 'link';
    lost.push({ check, field, what: `The file ${file.name} is lost. Upload it again.` });
  }
  return lost;
}
