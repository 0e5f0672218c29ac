import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import * as kept from '../kept/kept-values';

type AddContent = (strapi: Core.Strapi, keptValues: typeof kept) => Promise<string[]>;

/**
 * Brings content that releases have added since to a database that was begun with seed files. What fails is tried again
 * at the next start: enquiries must not wait for words.
 */
export async function addReleasedContent(strapi: Core.Strapi): Promise<void> {
  const program = path.join(strapi.dirs.app.root, 'seed/add-content.mts');
  if (!existsSync(program)) return;
  try {
    const { addContent }: { addContent: AddContent } = require(program);
    for (const name of await addContent(strapi, kept)) strapi.log.info(`Content was added: ${name}`);
  } catch (error) {
    strapi.log.error(`Content that this release adds could not be added: ${error}`);
  }
}
