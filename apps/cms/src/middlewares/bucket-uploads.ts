import type { Core } from '@strapi/strapi';
import type { FilesConfig } from '../../config/files';
import { sendFile } from '../media/send-file';

/** One name and no folder: all that `put` ever makes. */
const UPLOAD = /^\/uploads\/([\w-][\w.-]*)$/;
const READS = ['GET', 'HEAD'];

/**
 * Open files that lie in a bucket, under the addresses that they have in a folder: pages, the panel and copies of
 * them need not know where files lie, and nobody but the CMS needs to read the bucket.
 */
const bucketUploads: Core.MiddlewareFactory = (_config, { strapi }) => {
  if (!strapi.config.get<FilesConfig>('files').bucket) return (_ctx, next) => next();
  return async (ctx, next) => {
    const [, name] = UPLOAD.exec(ctx.path) ?? [];
    if (!name || !READS.includes(ctx.method)) return next();
    await sendFile(strapi, ctx, 'open', name);
    if (ctx.status === 200 && ctx.fresh) ctx.status = 304;
  };
};

export default bucketUploads;
