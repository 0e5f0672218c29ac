import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { checkName, type IncomingFile } from './check-upload';
import { forgetDocumentHash, keepDocumentHash, renewDocument, type StoredFile } from './documents';
import type { Glimpse } from './glimpse';
import { LONGEST_SLUG } from './limits';
import { formatOfMime } from './picture-types';
import { placeFiles } from './place-files';
import { type PreparedFile, prepareUpload } from './prepare-upload';
import { findPicture, removeStored } from './stored-picture';
import { createVariants, variantsOf } from './variants';
import { replacedAsWhole, uploadedAsWhole } from './whole-uploads';

type FileInfo = { name?: string | null };
type Data = { fileInfo?: FileInfo | FileInfo[] };
type Entity = { mime?: string; filepath?: string };

type UploadService = {
  upload(
    input: { data: Data; files: IncomingFile | IncomingFile[] },
    options?: object,
  ): Promise<StoredFile[]>;
  replace(id: number, input: { data: Data; file: IncomingFile }, options?: object): Promise<StoredFile>;
  remove(file: { id: number }): Promise<unknown>;
  updateFileInfo(id: number, info: FileInfo, options?: object): Promise<unknown>;
  findOne(id: number): Promise<StoredFile | null>;
};

type ImageManipulation = { generateFileName(name: string): string };

/** What this extension touches of Strapi's upload plugin. */
export type UploadPlugin = {
  register(context: { strapi: Core.Strapi }): Promise<void>;
  contentTypes: { file: { schema: { attributes: Record<string, object> } } };
  services: {
    upload: (context: { strapi: Core.Strapi }) => UploadService;
    'image-manipulation': ImageManipulation;
    variants?: (context: { strapi: Core.Strapi }) => object;
  };
  controllers: { 'admin-folder-file': object };
};

/** What stands beside every picture; the first two are part of what visitors' pages are made from. */
const attributes = {
  placeholder: { type: 'text', configurable: false },
  dominantColour: { type: 'string', configurable: false },
  variantsVersion: { type: 'string', configurable: false, private: true },
  unfinishedFiles: { type: 'json', configurable: false, private: true },
  /** Of a document, in hexadecimal: what a reader compares with the file in hand. */
  sha256: { type: 'string', configurable: false },
  // These two come along with every file that is read (src/gates/bring-marks.ts) and are taken out of every answer.
  gatedBy: { type: 'json', configurable: false },
  gatePreview: { type: 'text', configurable: false },
};

/** By the temporary path of a prepared picture, on its way through Strapi. */
const glimpses = new Map<string, Glimpse>();

async function withPrepared<T>(
  files: readonly IncomingFile[],
  replaced: string | undefined,
  store: (prepared: PreparedFile[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sahyara-picture-'));
  const paths: string[] = [];
  try {
    const prepared: PreparedFile[] = [];
    // All before the first is stored: either the whole request counts or nothing of it.
    for (const [index, incoming] of files.entries()) {
      const { file, glimpse } = await prepareUpload(incoming, path.join(folder, String(index)), replaced);
      if (glimpse) glimpses.set(file.filepath, glimpse);
      paths.push(file.filepath);
      prepared.push(file);
    }
    return await store(prepared);
  } finally {
    for (const filepath of paths) glimpses.delete(filepath);
    await rm(folder, { recursive: true, force: true });
  }
}

function checkNames({ fileInfo }: Data) {
  for (const { name } of [fileInfo ?? []].flat()) if (name) checkName(name);
}

/** Strapi's own service, with every way in and out of the library led past the checks and the queue. */
function wrapUpload(base: UploadService, strapi: Core.Strapi): UploadService {
  return {
    ...base,
    async upload({ data, files }, options) {
      checkNames(data);
      const stored = await uploadedAsWhole(strapi, async () => {
        const rows = await withPrepared([files].flat(), undefined, async (prepared) => {
          // Without the rest of it: a file is linked by the entry that uses it, never by who uploads.
          const added = await base.upload({ data: { fileInfo: data.fileInfo }, files: prepared }, options);
          // In the order in which they came.
          for (const [index, row] of added.entries())
            await keepDocumentHash(strapi, row, prepared[index]?.filepath ?? '');
          return added;
        });
        await placeFiles(
          strapi,
          rows.map(({ id }) => id),
        );
        return rows;
      });
      const pictures = stored.filter(({ mime }) => formatOfMime(mime));
      variantsOf(strapi).add(pictures.map(({ id }) => id));
      return stored;
    },
    async replace(givenId, { data, file }, options) {
      // From the query of the request it is a text.
      const id = Number(givenId);
      checkNames(data);
      const { withFile, add } = variantsOf(strapi);
      const stored = await withFile(id, async () => {
        const replaced = await base.findOne(id);
        return withPrepared([file], replaced?.mime, async ([prepared = file]) => {
          const before = await findPicture(strapi, id);
          if (!formatOfMime(replaced?.mime)) await forgetDocumentHash(strapi, id);
          const after = await replacedAsWhole(strapi, () =>
            base.replace(id, { data, file: prepared }, options),
          );
          if (!formatOfMime(after.mime)) await renewDocument(strapi, after, prepared.filepath);
          await placeFiles(strapi, [id]);
          await removeStored(strapi, before?.unfinishedFiles ?? []);
          return after;
        });
      });
      if (formatOfMime(stored.mime)) add([id]);
      return stored;
    },
    remove(file) {
      return variantsOf(strapi).withFile(file.id, async () => {
        // What the caller read may be older than the variants stored since.
        const current = (await base.findOne(file.id)) ?? file;
        const picture = await findPicture(strapi, file.id);
        const removed = await base.remove(current);
        await removeStored(strapi, picture?.unfinishedFiles ?? []);
        return removed;
      });
    },
    async updateFileInfo(id, info, options) {
      if (info.name) checkName(info.name);
      return base.updateFileInfo(id, info, options);
    },
  };
}

const isPicture = async (file: Entity) => formatOfMime(file.mime) !== undefined;

/** Pictures come checked, cleaned and described; Strapi makes only the thumbnail of its panel. */
function wrapImageManipulation(base: ImageManipulation): ImageManipulation & Record<string, unknown> {
  return {
    ...base,
    isImage: isPicture,
    isResizableImage: isPicture,
    isOptimizableImage: isPicture,
    isFaultyImage: async () => false,
    /** Here the rest of what is known of a picture joins its row; a replaced one loses what was made of it. */
    optimize: async (file: Entity) => ({
      ...file,
      ...glimpses.get(file.filepath ?? ''),
      variantsVersion: null,
      unfinishedFiles: null,
      gatePreview: null,
    }),
    /** None during the upload: the queue makes them. */
    generateResponsiveFormats: async () => [],
    generateFileName: (name: string) => base.generateFileName(name.slice(0, LONGEST_SLUG)),
  };
}

/** Makes Strapi's media library keep pictures the way the site shows them. */
export function extendUploadPlugin(plugin: UploadPlugin): UploadPlugin {
  const { register } = plugin;
  const createUpload = plugin.services.upload;
  Object.assign(plugin.contentTypes.file.schema.attributes, attributes);
  Object.assign(plugin.services, {
    upload: ({ strapi }: { strapi: Core.Strapi }) => wrapUpload(createUpload({ strapi }), strapi),
    'image-manipulation': wrapImageManipulation(plugin.services['image-manipulation']),
    variants: ({ strapi }: { strapi: Core.Strapi }) => createVariants(strapi),
  });
  plugin.register = async (context) => {
    // In the folder of a new installation there is nothing, and Strapi's provider ends the start for it.
    await mkdir(path.join(context.strapi.dirs.static.public, 'uploads'), { recursive: true });
    await register(context);
  };
  return plugin;
}
