import path from 'node:path';
import type { Core } from '@strapi/strapi';

const MEGABYTE = 1024 * 1024;

/** How the variants of uploaded pictures are made. */
export type PicturesConfig = {
  /** Finished variants by the contents of their master, so that the same file is never encoded twice. */
  cacheFolder: string;
  cacheLimitBytes: number;
  /** What ships with the demo pictures: `<version of the settings>-<SHA-256 of the master>/avif-<width>.avif`. */
  readyFolder: string;
  /** Off for programs that want their processor for themselves; what is missing is made at the next start. */
  makeVariants: boolean;
};

const config = ({ env }: Core.Config.Shared.ConfigParams): PicturesConfig => ({
  cacheFolder: path.resolve(env('PICTURE_CACHE_FOLDER') || '.cache/pictures'),
  cacheLimitBytes: env.int('PICTURE_CACHE_MB', 1000) * MEGABYTE,
  readyFolder: path.resolve(env('PICTURE_READY_FOLDER') || 'seed/variants'),
  makeVariants: env.bool('PICTURE_VARIANTS', true),
});

export default config;
