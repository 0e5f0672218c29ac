import type { Core } from '@strapi/strapi';
import { type BucketConfig, bucketConfig } from './bucket';
import { privateFolder } from './folders';

/** Where the files of the media library lie. */
export type FilesConfig = {
  /** Gated files, where no bucket holds them. */
  privateFolder: string;
  /** null: in folders of this machine. */
  bucket: BucketConfig | null;
};

const config = ({ env }: Core.Config.Shared.ConfigParams): FilesConfig => ({
  privateFolder: privateFolder(env),
  bucket: bucketConfig(env),
});

export default config;
