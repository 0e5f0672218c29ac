import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { FILE_UID } from '../media/library-file';
import { type FileUse, PLAN, PROJECT } from './gated-files';

type Connection = Core.Strapi['db']['connection'];

const joined = z.object({ joinTable: z.object({ name: z.string() }) });

/** How the tables are called that Strapi keeps between files, components and projects. */
function tablesOf({ db }: Core.Strapi) {
  const named = (uid: string) => db.metadata.get(uid);
  return {
    files: named(FILE_UID).tableName,
    uses: joined.parse(named(FILE_UID).attributes.related).joinTable.name,
    plans: named(PLAN).tableName,
    projects: named(PROJECT).tableName,
    parts: joined.parse(named(PROJECT).attributes.floorPlans).joinTable.name,
  };
}

/**
 * Every use of each file that hangs on a plan or is a brochure, in drafts and in what is published.
 * @param connection a transaction that sees what it has just changed
 */
export async function usesOfGateableFiles(strapi: Core.Strapi, connection: Connection): Promise<FileUse[]> {
  const tables = tablesOf(strapi);
  const schema = strapi.db.getSchemaName();
  const query = () => (schema ? connection.withSchema(schema) : connection.queryBuilder());
  const candidates = query()
    .from(tables.uses)
    .select('file_id')
    .where({ related_type: PLAN })
    .orWhere({ related_type: PROJECT, field: 'brochure' });
  return query()
    .from({ use: tables.uses })
    .join({ file: tables.files }, 'file.id', 'use.file_id')
    .leftJoin({ plan: tables.plans }, (on) =>
      on.on('plan.id', 'use.related_id').andOnVal('use.related_type', PLAN),
    )
    .leftJoin({ part: tables.parts }, (on) =>
      // `|| ''` keeps SQLite from its index over types: with five hundred projects the query took a minute by it.
      on
        .on('part.cmp_id', 'use.related_id')
        .andOn(connection.raw("part.component_type || '' = use.related_type")),
    )
    .leftJoin({ project: tables.projects }, (on) =>
      on
        .on('project.id', 'part.entity_id')
        .orOn((own) => own.on('project.id', 'use.related_id').andOnVal('use.related_type', PROJECT)),
    )
    .whereIn('use.file_id', candidates)
    .select({
      file: 'file.id',
      plan: 'plan.id',
      gated: 'plan.gated',
      field: 'use.field',
      usedBy: 'use.related_type',
      project: 'project.document_id',
      publishedAt: 'project.published_at',
    });
}

/**
 * The published project with this address, if any file is marked to be opened by its pass; in one query, because who
 * has just sent an enquiry waits for it.
 */
export async function gatedProject(strapi: Core.Strapi, url: string): Promise<string | null> {
  const { files, projects } = tablesOf(strapi);
  const schema = strapi.db.getSchemaName();
  const { connection } = strapi.db;
  const query = () => (schema ? connection.withSchema(schema) : connection.queryBuilder());
  const row: { documentId: string } | undefined = await query()
    .from({ project: projects })
    .where({ 'project.url': url })
    .whereNotNull('project.published_at')
    .whereExists(
      query()
        .from({ file: files })
        .select(connection.raw('1'))
        .whereRaw("cast(file.gated_by as text) like '%' || project.document_id || '%'"),
    )
    .first({ documentId: 'project.document_id' });
  return row?.documentId ?? null;
}
