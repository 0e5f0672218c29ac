import type { Core } from '@strapi/strapi';
import type { GatesConfig } from '../../config/gates';
import { blurredPreview } from './blurred-preview';
import { replaceGated, withPass } from './file-walk';
import { makePass, type Opens } from './gate-pass';
import type { GatedFile, GatedFiles } from './gated-files';

// As long as an editor may look at one page of the panel without reloading it.
const EDITOR_PASS_S = 60 * 60;
const NOTHING = 'data:,';
/** What may be known of a gated file: none of it is a picture, a text or an address. */
const SHOWN = ['id', 'documentId', 'mime', 'width', 'height', 'size', 'dominantColour'] as const;

/** Fetches the previews that an answer needs, because the answer itself is walked in one go. */
async function previewsOf(
  strapi: Core.Strapi,
  found: ReadonlySet<string>,
): Promise<Map<string, string | null>> {
  const previews = [...found].map(
    async (documentId) => [documentId, await blurredPreview(strapi, documentId)] as const,
  );
  return new Map(await Promise.all(previews));
}

/**
 * An answer as visitors may read it: of gated files a blurred preview of some pixels, or, to the bearer of a pass of
 * their project, the files themselves.
 */
export async function hideGated(
  strapi: Core.Strapi,
  answer: unknown,
  files: GatedFiles,
  shown: { pass: string; opens: Opens } | null,
): Promise<unknown> {
  const isOpen = ({ projects }: GatedFile) => shown?.opens.kind === 'project' && projects.has(shown.opens.id);
  const closed = new Set<string>();
  replaceGated(answer, files, (file, gated) => {
    if (!isOpen(gated)) closed.add(gated.documentId);
    return file;
  });
  const previews = await previewsOf(strapi, closed);
  return replaceGated(answer, files, (file, gated) => {
    if (shown && isOpen(gated)) return withPass(file, shown.pass);
    const preview = previews.get(gated.documentId) ?? null;
    const known = SHOWN.filter((name) => name in file).map((name) => [name, file[name]]);
    return {
      ...Object.fromEntries(known),
      gated: true,
      url: preview ?? NOTHING,
      placeholder: preview,
      formats: null,
    };
  });
}

/** An answer of the admin panel: its pictures are fetched without a session, so each address brings a pass along. */
export function showToEditor(strapi: Core.Strapi, answer: unknown, files: GatedFiles): unknown {
  const { keys } = strapi.config.get<GatesConfig>('gates');
  return replaceGated(answer, files, (file, { documentId }) => {
    const pass = makePass({ kind: 'file', id: documentId }, EDITOR_PASS_S, keys);
    // The panel appends nothing to an address that says so.
    return { ...withPass(file, pass), isUrlSigned: true };
  });
}
