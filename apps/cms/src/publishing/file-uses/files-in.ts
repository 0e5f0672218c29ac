import { z } from 'zod';

/** A file in an entry, by the hash in its name, with the field it stands in. */
export type FoundFile = { field: string; hash: string };

// Rich text keeps copies of files without their ids: the hash stays the same when a file is replaced.
const file = z.object({ hash: z.string(), mime: z.string(), url: z.string() });
const paragraph = z.object({ type: z.string(), children: z.array(z.unknown()) });
/** What "Copy link" in the library gives: a file that a text or a link leads to. */
const ADDRESS = /\/(?:uploads|gated\/\w+)\/([\w-]+)\.\w+/g;

type Path = readonly (string | number)[];

/** Every file that an entry shows or leads to: in its fields, in components within components, and in its texts. */
export function* filesIn(value: unknown, path: Path = []): Generator<FoundFile> {
  const field = path.join('.');
  if (typeof value === 'string') {
    for (const [, hash = ''] of value.matchAll(ADDRESS)) yield { field, hash };
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const found = file.safeParse(value);
  if (found.success) {
    yield { field, hash: found.data.hash };
    return;
  }
  if (Array.isArray(value)) {
    // The paragraphs of a text have no numbers in its form.
    const isText = value.some((one) => paragraph.safeParse(one).success);
    for (const [at, one] of value.entries()) {
      for (const inner of filesIn(one, [...path, at])) yield isText ? { ...inner, field } : inner;
    }
    return;
  }
  for (const [name, inner] of Object.entries(value)) yield* filesIn(inner, [...path, name]);
}
