import type { Core } from '@strapi/strapi';
import { codeOf } from '../leads/error-code';

const PLAN = 'project.floor-plan';
const PROJECT = 'api::projects.projects';

/** One use of a file, as the tables of Strapi know it. */
export type FileUse = {
  hash: string;
  documentId: string;
  /** The plan it hangs on; null: it hangs on something else. */
  plan: number | null;
  gated: boolean | number | null;
  field: string;
  usedBy: string;
  /** The project it belongs to, if any. */
  project: string | null;
  publishedAt: unknown;
};

/**
 * A file that visitors see only with a pass of one of these projects: all that have it among their plans, because each
 * of their pages shows it closed. None while it is used in drafts only.
 */
export type GatedFile = { hash: string; documentId: string; projects: Set<string> };

const isGateable = ({ plan, usedBy, field }: FileUse) =>
  plan !== null || (usedBy === PROJECT && field === 'brochure');
// A plan is gated unless an editor says otherwise; a brochure always is.
const isGate = (use: FileUse) => isGateable(use) && use.gated !== false && use.gated !== 0;

/**
 * Which files are gated. One gated use that is published is enough, whatever else shows the file. A gate in a draft
 * counts only for a file that no visitor has seen yet: a draft changes nothing that is public.
 */
export function gatedAmong(uses: readonly FileUse[]): GatedFile[] {
  const files = new Map<string, FileUse[]>();
  for (const use of uses) {
    // What Strapi left behind of a plan that is gone.
    if (use.usedBy === PLAN && use.plan === null) continue;
    files.set(use.documentId, [...(files.get(use.documentId) ?? []), use]);
  }
  return [...files.values()].flatMap((ofFile): GatedFile[] => {
    const [first] = ofFile;
    const gates = ofFile.filter(isGate);
    if (!first || gates.length === 0) return [];
    const { hash, documentId } = first;
    const isPublished = ({ project, publishedAt }: FileUse) => project !== null && Boolean(publishedAt);
    const unseen = ofFile.every(({ project, publishedAt }) => project !== null && !publishedAt);
    if (!gates.some(isPublished) && !unseen) return [];
    const shownBy = ofFile.filter((use) => isGateable(use) && isPublished(use));
    const projects = new Set(shownBy.flatMap(({ project }) => project ?? []));
    return [{ hash: hash.toLowerCase(), documentId, projects }];
  });
}

async function usesOfGateableFiles(strapi: Core.Strapi): Promise<FileUse[]> {
  const { connection } = strapi.db;
  const schema = strapi.db.getSchemaName();
  const query = schema ? connection.withSchema(schema) : connection.queryBuilder();
  const candidates = (schema ? connection.withSchema(schema) : connection.queryBuilder())
    .from('files_related_mph')
    .select('file_id')
    .where({ related_type: PLAN })
    .orWhere({ related_type: PROJECT, field: 'brochure' });
  return query
    .from({ use: 'files_related_mph' })
    .join({ file: 'files' }, 'file.id', 'use.file_id')
    .leftJoin({ plan: 'components_project_floor_plans' }, (on) =>
      on.on('plan.id', 'use.related_id').andOnVal('use.related_type', PLAN),
    )
    .leftJoin({ part: 'projectss_cmps' }, (on) =>
      // `|| ''` keeps SQLite from its index over types: with five hundred projects the query took a minute by it.
      on
        .on('part.cmp_id', 'use.related_id')
        .andOn(connection.raw("part.component_type || '' = use.related_type")),
    )
    .leftJoin({ project: 'projectss' }, (on) =>
      on
        .on('project.id', 'part.entity_id')
        .orOn((own) => own.on('project.id', 'use.related_id').andOnVal('use.related_type', PROJECT)),
    )
    .whereIn('use.file_id', candidates)
    .select({
      hash: 'file.hash',
      documentId: 'file.document_id',
      plan: 'plan.id',
      gated: 'plan.gated',
      field: 'use.field',
      usedBy: 'use.related_type',
      project: 'project.document_id',
      publishedAt: 'project.published_at',
    });
}

/** Finds gated files in what answers name and what requests ask for. */
export function indexOf(files: readonly GatedFile[]) {
  const byDocument = new Map(files.map((file) => [file.documentId, file]));
  return {
    files,
    ofDocument: (documentId: string) => byDocument.get(documentId),
    /** Whatever is made of a file carries its hash in its name: originals, thumbnails, variants old and new. */
    inName(name: string): GatedFile | undefined {
      const lower = name.toLowerCase();
      return files.find(({ hash }) => lower.includes(hash));
    },
  };
}
export type GatedFiles = ReturnType<typeof indexOf>;

const lastKnown = new WeakMap<Core.Strapi, GatedFiles>();

/**
 * The gated files of this moment. Asked anew each time, so that a published change counts at once on every instance;
 * while the database is away, those of the last time.
 * @throws the database's error when they were never known
 */
export async function gatedFiles(strapi: Core.Strapi): Promise<GatedFiles> {
  try {
    const found = indexOf(gatedAmong(await usesOfGateableFiles(strapi)));
    lastKnown.set(strapi, found);
    return found;
  } catch (error) {
    const known = lastKnown.get(strapi);
    if (!known) throw error;
    strapi.log.warn(`Which files are gated could not be asked: ${codeOf(error)}`);
    return known;
  }
}
