import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { SiteConfig } from '../../../config/site';
import { dateIn } from '../../india-time';
import { keepValue, keptValue, takeKept, takeTurn } from '../../kept/kept-values';
import type { Connection } from '../../ledger/ledger-rows';
import { entryAddress } from '../entry-address';
import { pathOfOurs } from '../redirects/path-of-ours';
import { REDIRECT } from '../redirects/redirect';
import { addChanges, outdateChanges } from './change-rows';
import { changesBetween } from './compare-facts';
import { factsOf, type ProjectFacts, projectFacts, publishedProject } from './project-facts';

const PROJECT = 'api::projects.projects';
const WITHDRAWS = ['unpublish', 'delete'];

const written = z.object({ documentId: z.string() });
const redirects = z.array(z.object({ from: z.string(), to: z.string() }));
type Live = { facts: ProjectFacts; path: string | null };

/** What is live of a project; null: nothing. */
async function liveOf(strapi: Core.Strapi, documentId: string, now: Date): Promise<Live | null> {
  const found = await strapi.documents(PROJECT).findOne({
    documentId,
    status: 'published',
    fields: ['url', 'category', 'projectStatus'],
    populate: {
      ProjectConfiguration: true,
      floors: true,
      phases: { populate: { documents: { fields: ['kind'] } } },
      constructionUpdates: { fields: ['tower', 'percentComplete'] },
    },
  });
  if (!found) return null;
  const project = publishedProject.parse(found);
  return { facts: factsOf(project, dateIn(now)), path: entryAddress(PROJECT, project) };
}

/** What was live when the project was taken off the site; null: it never was, or nobody noted it. */
async function wasLive(
  strapi: Core.Strapi,
  trx: Connection,
  documentId: string,
): Promise<ProjectFacts | null> {
  return projectFacts.nullable().parse(await keptValue(strapi, `was-live ${documentId}`, trx));
}

/** By what enquiries name a project: its address and those that lead there now. */
async function addressesOf(
  strapi: Core.Strapi,
  { facts, path }: Live,
  before: ProjectFacts,
): Promise<string[]> {
  const site = strapi.config.get<SiteConfig>('site').address;
  const led = redirects
    .parse(await strapi.documents(REDIRECT).findMany({ fields: ['from', 'to'] }))
    .filter(({ to }) => path !== null && pathOfOurs(to, site) === pathOfOurs(path, site))
    .flatMap(({ from }) => pathOfOurs(from, site)?.match(/^\/projects\/[^/]+\/([^/]+)$/)?.[1] ?? []);
  return [...new Set([facts.address, before.address, ...led])];
}

async function record(strapi: Core.Strapi, trx: Connection, documentId: string, before: ProjectFacts | null) {
  const at = new Date();
  const live = await liveOf(strapi, documentId, at);
  if (!live) return;
  await takeKept(strapi, trx, `was-live ${documentId}`);
  await outdateChanges(strapi, trx, documentId, live.facts);
  const changes = before ? changesBetween(before, live.facts) : [];
  if (!before || changes.length === 0) return;
  const addresses = await addressesOf(strapi, live, before);
  await addChanges(strapi, trx, { project: documentId, addresses, changes, at });
}

const goesLive = (action: string, params: object) =>
  action === 'publish' ||
  (['create', 'clone', 'update'].includes(action) && 'status' in params && params.status === 'published');

/**
 * From now on, what of a project becomes another by being published is written down, in the transaction that publishes
 * it: by what was live before. Two who publish it at once do so one after the other, and the second changes nothing.
 * What is taken off the site is compared with when it comes back.
 */
export function recordProjectChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== PROJECT || !(goesLive(action, params) || WITHDRAWS.includes(action))) return next();
    const named = 'documentId' in params && typeof params.documentId === 'string' ? params.documentId : null;
    return strapi.db.transaction(async ({ trx }) => {
      if (named !== null) await takeTurn(strapi, trx, `entry ${uid} ${named}`);
      const live = named === null ? null : await liveOf(strapi, named, new Date());
      const before = live?.facts ?? (named === null ? null : await wasLive(strapi, trx, named));
      const result = await next();
      if (goesLive(action, params))
        await record(strapi, trx, named ?? written.parse(result).documentId, before);
      else if (named !== null && action === 'delete') await takeKept(strapi, trx, `was-live ${named}`);
      else if (named !== null && live) await keepValue(strapi, `was-live ${named}`, live.facts, trx);
      return result;
    });
  });
}
