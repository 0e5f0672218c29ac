type Fields = Record<string, unknown>;
/** A gated file that an answer names: whose passes open it, and what may be seen of it. */
export type GatedFile = { documentId: string; gatedBy: string[]; preview: string | null };
/** What is to stand in place of a gated file. */
type Replace = (file: Fields, gated: GatedFile) => Fields;

const OPEN = '/uploads/';
const GATED = '/gated/';

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

const isText = (value: unknown): value is string => typeof value === 'string';
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** A row of the library as `bringMarks` has it. */
const isRow = (fields: Fields): fields is Fields & { gatedBy: unknown } => 'gatedBy' in fields;
/** Rich text keeps copies of files, without their marks: by their hash the row is found. */
const isCopy = (fields: Fields): fields is Fields & { hash: string } =>
  !isRow(fields) && isText(fields.hash) && isText(fields.mime) && isText(fields.url);

// What is inside of `formats` belongs to the file itself.
const partsOf = (fields: Fields) =>
  Object.entries(fields).filter(([name]) => name !== 'formats' || !(isRow(fields) || isCopy(fields)));

/** The hashes of all copies of files in an answer. */
export function hashesOfCopies(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(hashesOfCopies);
  if (!isPlain(answer)) return [];
  const own = isCopy(answer) ? [answer.hash] : [];
  return [...own, ...partsOf(answer).flatMap(([, part]) => hashesOfCopies(part))];
}

function gatedIn(fields: Fields, copies: ReadonlyMap<string, GatedFile>): GatedFile | undefined {
  if (isCopy(fields)) return copies.get(fields.hash);
  if (!isRow(fields) || !isNames(fields.gatedBy)) return undefined;
  const { documentId, gatedBy, gatePreview } = fields;
  return {
    documentId: isText(documentId) ? documentId : '',
    gatedBy,
    preview: isText(gatePreview) ? gatePreview : null,
  };
}

const withoutMarks = ({ gatedBy: _gatedBy, gatePreview: _gatePreview, ...fields }: Fields): Fields => fields;

/** With every address of the file and its variants written anew. */
function readdress(file: Fields, addressOf: (name: string) => string): Fields {
  const anew = (holder: Fields) =>
    isText(holder.url)
      ? { ...holder, url: addressOf(holder.url.split('?')[0]?.split('/').at(-1) ?? '') }
      : holder;
  if (!isPlain(file.formats)) return anew(file);
  const formats = Object.entries(file.formats).map(([key, part]) => [key, isPlain(part) ? anew(part) : part]);
  return { ...anew(file), formats: Object.fromEntries(formats) };
}

/** The addresses of a gated file and its variants, with the pass that opens them. */
export const withPass = (file: Fields, documentId: string, pass: string): Fields =>
  readdress(file, (name) => `${GATED}${documentId}/${name}?pass=${pass}`);

/**
 * A copy of an answer with every gated file in it replaced, wherever it stands, and without the marks of files.
 * @param copies the gated files among those whose copies stand in the answer, by their hashes
 */
export function replaceGated(
  answer: unknown,
  copies: ReadonlyMap<string, GatedFile>,
  replace: Replace,
): unknown {
  if (Array.isArray(answer)) return answer.map((part) => replaceGated(part, copies, replace));
  if (!isPlain(answer)) return answer;
  const gated = gatedIn(answer, copies);
  if (gated) return replace(withoutMarks(answer), gated);
  const walked = partsOf(answer).map(([name, part]) => [name, replaceGated(part, copies, replace)]);
  const open = withoutMarks({ ...answer, ...Object.fromEntries(walked) });
  // A copy that was made while its file was gated.
  const isStale = isCopy(answer) && isText(answer.url) && answer.url.startsWith(GATED);
  return isStale ? readdress(open, (name) => OPEN + name) : open;
}
