import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { GatesConfig } from '../../config/gates';
import { FILE_UID } from '../media/library-file';
import { makePass, type Opens } from '../signed/gate-pass';
import { type GatedFile, hashesOfCopies, replaceGated, withPass } from './file-walk';

// As long as an editor may look at one page of the panel without reloading it.
const EDITOR_PASS_S = 60 * 60;
const NOTHING = 'data:,';
/** What may be known of a gated file: none of it is a picture, a text or an address. */
const SHOWN = ['id', 'documentId', 'mime', 'width', 'height', 'size', 'dominantColour'] as const;

const copied = z.array(
  z.object({
    hash: z.string(),
    documentId: z.string(),
    gatedBy: z.array(z.string()),
    gatePreview: z.string().nullish(),
  }),
);

/** Of the files whose copies stand in an answer, those that are gated. Nothing is asked where there is no copy. */
async function gatedCopiesIn(strapi: Core.Strapi, answer: unknown): Promise<Map<string, GatedFile>> {
  const hashes = [...new Set(hashesOfCopies(answer))];
  if (hashes.length === 0) return new Map();
  const rows: unknown = await strapi.db
    .query(FILE_UID)
    .findMany({ where: { hash: { $in: hashes }, gatedBy: { $notNull: true } } });
  return new Map(
    copied
      .parse(rows)
      .map(({ hash, documentId, gatedBy, gatePreview }) => [
        hash,
        { documentId, gatedBy, preview: gatePreview ?? null },
      ]),
  );
}

/**
 * An answer as visitors may read it: of gated files a blurred preview of some pixels, or, to the bearer of a pass of
 * their project, the files themselves.
 */
export async function hideGated(
  strapi: Core.Strapi,
  answer: unknown,
  shown: { pass: string; opens: Opens } | null,
): Promise<unknown> {
  return replaceGated(
    answer,
    await gatedCopiesIn(strapi, answer),
    (file, { documentId, gatedBy, preview }) => {
      const isOpen = shown?.opens.kind === 'project' && gatedBy.includes(shown.opens.id);
      if (isOpen) return withPass(file, documentId, shown.pass);
      const known = SHOWN.filter((name) => name in file).map((name) => [name, file[name]]);
      return {
        ...Object.fromEntries(known),
        gated: true,
        url: preview ?? NOTHING,
        placeholder: preview,
        formats: null,
      };
    },
  );
}

/** An answer of the admin panel: its pictures are fetched without a session, so each address brings a pass along. */
export async function showToEditor(strapi: Core.Strapi, answer: unknown): Promise<unknown> {
  const { keys } = strapi.config.get<GatesConfig>('gates');
  return replaceGated(answer, await gatedCopiesIn(strapi, answer), (file, { documentId }) => {
    const pass = makePass({ kind: 'file', id: documentId }, EDITOR_PASS_S, keys);
    // The panel appends nothing to an address that says so.
    return { ...withPass(file, documentId, pass), isUrlSigned: true };
  });
}
