import { z } from 'zod';

/** A link of an entry, with the field it stands in. */
export type FoundLink = { field: string; url: string };

// What is written down of the register is MahaRERA's, which answers browsers only.
const NOT_ASKED = ['reraUrl'];
// Of a file the library knows itself where it lies.
const file = z.object({ mime: z.string(), hash: z.string() });

// Where an address of our own site stands without its host.
const LEADS_ON = ['link', 'to', 'url'];

/** Addresses in an entry, of the web and of our own site, in its fields and its texts; what is of files is left out. */
export function* linksIn(value: unknown, path: (string | number)[] = []): Generator<FoundLink> {
  if (typeof value === 'string') {
    const isOwn = /^\/(?!\/)\S*$/.test(value) && LEADS_ON.includes(String(path.at(-1)));
    if (isOwn || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value)))
      yield { field: path.join('.'), url: value };
    return;
  }
  if (typeof value !== 'object' || value === null || file.safeParse(value).success) return;
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  for (const [name, inner] of parts)
    if (!NOT_ASKED.includes(String(name))) yield* linksIn(inner, [...path, name]);
}
