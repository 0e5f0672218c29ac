import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { FILE_UID } from '../../../media/library-file';
import { fileUses } from '../../../publishing/file-uses/file-uses';
import type { LibraryPage } from './replies';

type Context = Parameters<Core.MiddlewareHandler>[0];

const PAGE_SIZE = 24;

const question = z.object({
  search: z.string().max(255).catch(''),
  unused: z.string().catch(''),
  page: z.coerce.number().int().positive().max(100_000).catch(1),
});
const libraryFiles = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    hash: z.string(),
    formats: z
      .object({ thumbnail: z.object({ url: z.string() }).optional() })
      .nullish()
      .catch(null),
    gatedBy: z.unknown(),
  }),
);

/** What the panel asks about the library: which entries use each file. */
export function libraryRoutes(strapi: Core.Strapi) {
  const list = async (ctx: Context) => {
    const { search, unused, page } = question.parse(ctx.query);
    const select = ['id', 'name', 'hash', 'formats', 'gatedBy'];
    const rows = libraryFiles.parse(
      await strapi.db.query(FILE_UID).findMany({ select, orderBy: [{ name: 'asc' }, { id: 'asc' }] }),
    );
    const uses = await fileUses(strapi);
    const found = rows.filter(
      ({ name, hash }) =>
        name.toLowerCase().includes(search.trim().toLowerCase()) && !(unused === 'true' && uses.has(hash)),
    );
    const data: LibraryPage = {
      files: found
        .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
        .map(({ id, name, hash, formats, gatedBy }) => ({
          id,
          name,
          thumbnail: gatedBy ? null : (formats?.thumbnail?.url ?? null),
          uses: uses.get(hash) ?? [],
        })),
      total: found.length,
      page,
      pageSize: PAGE_SIZE,
    };
    ctx.body = { data };
  };
  const config = {
    policies: [
      'admin::isAuthenticatedAdmin',
      { name: 'admin::hasPermissions', config: { actions: ['plugin::upload.read'] } },
    ],
  };
  return [{ method: 'GET' as const, path: '/files', handler: list, config }];
}
