import type { GatedFile, GatedFiles } from './gated-files';

type Fields = Record<string, unknown>;
/** What is to stand in place of a gated file. */
type Replace = (file: Fields, gated: GatedFile) => Fields;

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

// By id, and by address: rich text keeps copies of files without one.
function gatedIn({ documentId, hash, url }: Fields, files: GatedFiles): GatedFile | undefined {
  const known = typeof documentId === 'string' ? files.ofDocument(documentId) : undefined;
  if (known) return known;
  const name = [hash, url].find((value) => typeof value === 'string' && files.inName(value) !== undefined);
  return typeof name === 'string' ? files.inName(name) : undefined;
}

/** A copy of an answer with every gated file in it replaced, wherever it stands. */
export function replaceGated(answer: unknown, files: GatedFiles, replace: Replace): unknown {
  if (Array.isArray(answer)) return answer.map((part) => replaceGated(part, files, replace));
  if (!isPlain(answer)) return answer;
  const gated = gatedIn(answer, files);
  if (gated) return replace(answer, gated);
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]) => [name, replaceGated(part, files, replace)]),
  );
}

/** The addresses of a file and its variants, with the pass that opens them. */
export function withPass(file: Fields, pass: string): Fields {
  const signed = (url: unknown) => (typeof url === 'string' ? `${url.split('?')[0]}?pass=${pass}` : url);
  const formats = isPlain(file.formats)
    ? Object.entries(file.formats).map(([key, format]) => [
        key,
        isPlain(format) ? { ...format, url: signed(format.url) } : format,
      ])
    : null;
  return {
    ...file,
    ...('url' in file ? { url: signed(file.url) } : {}),
    ...(formats ? { formats: Object.fromEntries(formats) } : {}),
  };
}
