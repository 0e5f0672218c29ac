import path from 'node:path';
import { readSeedData } from '../apps/cms/seed/read-data.mts';

/**
 * The folder of the content that journeys are about: a developer made up for them, so that the demo content may become
 * anybody's. The words of the journeys are this folder's.
 */
export const CONTENTS = path.join(import.meta.dirname, 'seed');

export const contents = readSeedData(CONTENTS);

/** The name of the company, as its site says it. */
export const [{ brandName } = { brandName: '' }] = contents.site;

/** How many projects, news and articles have a page of their own. */
export const detailPages = contents.projects.length + contents.newsItems.length + contents.blogPosts.length;
