import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { FILE_UID } from '../../media/library-file';
import { fileUses } from './file-uses';
import { sayUses } from './say-uses';

const FOLDER_UID = 'plugin::upload.folder';

type Given = { strapi: Core.Strapi };
type Context = Parameters<Core.MiddlewareHandler>[0];
type Removal = { remove(file: { id: number }): Promise<unknown> };
type BulkRoutes = { deleteMany(ctx: Context): Promise<unknown> };
/** What of Strapi's upload plugin takes files away: every way to it ends in its service. */
type UploadPlugin<Service extends Removal> = {
  services: { upload: (given: Given) => Service };
  controllers: { 'admin-folder-file': object };
};

const files = z.array(z.object({ name: z.string(), hash: z.string() }));
const folders = z.array(z.object({ path: z.string() }));
const ids = z.catch(z.array(z.coerce.number()), []);
const selection = z.catch(z.object({ fileIds: ids, folderIds: ids }), { fileIds: [], folderIds: [] });
const hasBulk = (routes: object): routes is BulkRoutes => 'deleteMany' in routes;

/** Set while all files of a request were looked at together: none of them is asked about once more. */
const looked = new AsyncLocalStorage<true>();

/** @throws ApplicationError, which Strapi answers with 400, that names where they are used */
async function refuseUsed(strapi: Core.Strapi, where: object): Promise<void> {
  const asked = files.parse(await strapi.db.query(FILE_UID).findMany({ where, select: ['name', 'hash'] }));
  if (asked.length === 0) return;
  const uses = await fileUses(strapi);
  const used = asked
    .map(({ name, hash }) => ({ name, uses: uses.get(hash) ?? [] }))
    .filter((one) => one.uses.length > 0);
  if (used.length > 0) throw new errors.ApplicationError(sayUses(used));
}

/** The files of a selection in the library, with all that lies in its folders and below them. */
async function selectedFiles(strapi: Core.Strapi, body: unknown): Promise<object> {
  const { fileIds, folderIds } = selection.parse(body);
  const chosen = await strapi.db.query(FOLDER_UID).findMany({ where: { id: { $in: folderIds } } });
  return {
    $or: [
      { id: { $in: fileIds } },
      ...folders
        .parse(chosen)
        .flatMap(({ path }) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }]),
    ],
  };
}

/**
 * Lets no file go that an entry shows, in its draft or live, whoever deletes it and by which way. Of several, all stay
 * when one is used. Replacing a file is no deletion.
 */
export function keepUsedFiles<Service extends Removal, Plugin extends UploadPlugin<Service>>(
  plugin: Plugin,
): Plugin {
  const createUpload = plugin.services.upload;
  plugin.services.upload = ({ strapi }) => {
    const base = createUpload({ strapi });
    return {
      ...base,
      async remove(file: { id: number }) {
        if (!looked.getStore()) await refuseUsed(strapi, { id: file.id });
        return base.remove(file);
      },
    };
  };
  const base = plugin.controllers['admin-folder-file'];
  if (!hasBulk(base)) throw new Error('The library deletes several files by another way now');
  plugin.controllers['admin-folder-file'] = ({ strapi }: Given) => ({
    ...base,
    async deleteMany(ctx: Context) {
      await refuseUsed(strapi, await selectedFiles(strapi, ctx.request.body));
      return looked.run(true, () => base.deleteMany(ctx));
    },
  });
  return plugin;
}
