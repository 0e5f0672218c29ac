import type { Core } from '@strapi/strapi';
import { gatedFiles } from './gated-files';

/** Tells whether other files are gated than when it was last asked; the first time it does not know. */
export function gateWatch(strapi: Core.Strapi): () => Promise<boolean> {
  let known: string | undefined;
  return async () => {
    const { files } = await gatedFiles(strapi);
    const before = known;
    known = files
      .map(({ hash, projects }) => `${hash} ${[...projects].sort().join(' ')}`)
      .sort()
      .join('\n');
    return before !== undefined && before !== known;
  };
}
