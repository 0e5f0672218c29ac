import path from 'node:path';
import { menuItems } from '@sahyara/page-words/menus';
import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { CONTENT_STEPS } from './content-steps.mts';
import { mediaIn, withMediaIds } from './media-in.mts';
import { withPicturesInText } from './pictures-in-text.mts';
import { SEED_DIR, type SeedData } from './read-data.mts';
import { emptyTypes, type KeptValues, noteOf, readSeedState } from './seed-state.mts';
import { uploadMedia } from './upload-media.mts';

type Entry = { uid: UID.ContentType; label: string; key: Record<string, string>; data: object };
type Log = (line: string) => void;
const stored = z.object({ documentId: z.string() }).nullish();
const HOME = 'api::home.home';
const CITY = 'api::city.city';
const LOCALITY = 'api::locality.locality';
const PROJECT = 'api::projects.projects';
const withBanners = z.looseObject({ banner: z.array(z.looseObject({ project: z.string().optional() })) });

/** A new installation's menus, as rows that an editor can rename, move and take away. */
const withMenus = (site: object): object => ({
  menu: menuItems('menu'),
  quickLinks: menuItems('quickLinks'),
  navigation: menuItems('navigation'),
  ...site,
});

/** Every entry of the seed files, in the order in which it is created. */
export function entriesOf(data: SeedData): Entry[] {
  const single = (uid: UID.ContentType, label: string, entries: object[]): Entry[] =>
    entries.map((entry) => ({ uid, label, key: {}, data: entry }));
  const byUrl = (uid: UID.ContentType, label: string, entries: { url: string }[]): Entry[] =>
    entries.map((entry) => ({ uid, label: `${label} ${entry.url}`, key: { url: entry.url }, data: entry }));
  const localities = data.cities.flatMap(({ name: city, localities: inIt }) =>
    inIt.map((locality) => ({ ...locality, city })),
  );
  const isKnown = (locality: string) => localities.some(({ name }) => name === locality);
  return [
    ...single('api::site.site', 'Site', data.site.map(withMenus)),
    ...single('api::lead-mail.lead-mail', 'Acknowledgement mail', data.leadMail),
    ...single('api::cost-rates.cost-rates', 'Cost sheet rates', data.costRates),
    ...data.cities.map(
      ({ localities: _, ...city }): Entry => ({
        uid: CITY,
        label: `City ${city.name}`,
        key: { name: city.name },
        data: city,
      }),
    ),
    ...localities.map(
      (locality): Entry => ({
        uid: LOCALITY,
        label: `Locality ${locality.name}`,
        key: { name: locality.name },
        data: locality,
      }),
    ),
    ...byUrl(
      PROJECT,
      'Project',
      data.projects.map((project) =>
        isKnown(project.locality) ? { ...project, placedIn: project.locality } : project,
      ),
    ),
    ...single(HOME, 'Home', data.home),
    ...single('api::about.about', 'About us', data.about),
    ...single('api::page-texts.page-texts', 'Page texts', data.pageTexts),
    ...single('api::contact-page.contact-page', 'Contact us', data.contactPage),
    ...single('api::trust.trust', 'Trust room', data.trust),
    ...byUrl('api::news-item.news-item', 'News item', data.newsItems),
    ...byUrl('api::blog-post.blog-post', 'Blog article', data.blogPosts),
    ...byUrl('api::job-opening.job-opening', 'Job opening', data.jobOpenings),
    ...data.redirects.map((redirect) => ({
      uid: 'api::redirect.redirect' as const,
      label: `Redirect ${redirect.from}`,
      key: { from: redirect.from },
      data: redirect,
    })),
    ...data.visitRules.map((rule) => ({
      uid: 'api::visit-rule.visit-rule' as const,
      label: `Visits of ${rule.project}`,
      key: { project: rule.project },
      data: rule,
    })),
    ...data.messageTemplates.map((template) => ({
      uid: 'api::message-template.message-template' as const,
      label: `Message ${template.name} in ${template.language}`,
      key: { name: template.name, language: template.language },
      data: template,
    })),
  ];
}

/**
 * Puts the demo content into an empty Strapi, once in the life of a database.
 *
 * The first run notes which content types are empty and fills only those; a run that was cut short is
 * taken up where it stopped, by url; after the last entry nothing is ever touched again, so an editor's
 * change or deletion stands.
 */
export async function seedContent(
  strapi: Core.Strapi,
  kept: KeptValues,
  data: SeedData,
  log: Log,
  seedDir = SEED_DIR,
) {
  const entries = entriesOf(data);
  const earlier = await readSeedState(strapi, kept);
  if (earlier?.finishedAt) {
    log(`Demo content was loaded on ${earlier.finishedAt}: nothing to do.`);
    return;
  }
  const allTypes = [...new Set(entries.map((entry) => entry.uid))];
  const state = earlier ?? {
    startedAt: new Date().toISOString(),
    types: await emptyTypes(strapi, allTypes),
  };
  await kept.keepValue(strapi, 'demo-content', state);
  for (const uid of allTypes.filter((type) => !state.types.includes(type))) {
    log(`${uid} has content already: left as it is.`);
  }

  const wanted = entries.filter((entry) => state.types.includes(entry.uid));
  const mediaDir = path.join(seedDir, 'media');
  const ids = await uploadMedia(strapi, mediaDir, mediaIn(wanted.map((entry) => entry.data)), log);
  for (const [index, entry] of wanted.entries()) {
    await createOnce(strapi, entry, ids);
    log(`Content ${index + 1}/${wanted.length} ${entry.label}`);
  }
  // These seed files have what the steps would add.
  for (const step of CONTENT_STEPS) await kept.noteOnce(strapi, strapi.db.connection, noteOf(step));
  await kept.keepValue(strapi, 'demo-content', { ...state, finishedAt: new Date().toISOString() });
  log(`Demo content loaded: ${wanted.length} entries, ${ids.size} pictures and files.`);
}

/** A locality names its city, a project its locality; one that was not loaded is not chosen. */
async function withPlace(
  strapi: Core.Strapi,
  data: object,
  field: 'city' | 'placedIn',
  uid: typeof CITY | typeof LOCALITY,
): Promise<object> {
  const { [field]: name } = z.looseObject({ [field]: z.string().optional() }).parse(data);
  if (typeof name !== 'string') return data;
  const found = await strapi.documents(uid).findFirst({ filters: { name } });
  return { ...data, [field]: stored.parse(found)?.documentId ?? null };
}

/** The banners of the home page name their project by its url; one that was not loaded has no banner. */
export async function withRelations(
  strapi: Core.Strapi,
  { uid, data }: Pick<Entry, 'uid' | 'data'>,
): Promise<object> {
  if (uid === LOCALITY) return await withPlace(strapi, data, 'city', CITY);
  if (uid === PROJECT) return await withPlace(strapi, data, 'placedIn', LOCALITY);
  if (uid !== HOME) return data;
  const home = withBanners.parse(data);
  const banner = await Promise.all(
    home.banner.map(async ({ project: url, ...rest }) => {
      if (url === undefined) return [rest];
      const found = await strapi.documents(PROJECT).findFirst({ filters: { url } });
      const project = stored.parse(found)?.documentId;
      return project === undefined ? [] : [{ ...rest, project }];
    }),
  );
  return { ...home, banner: banner.flat() };
}

async function createOnce(strapi: Core.Strapi, entry: Entry, ids: ReadonlyMap<string, number>) {
  const documents = strapi.documents(entry.uid);
  const found = stored.parse(await documents.findFirst({ filters: entry.key, status: 'draft' }));
  if (!found) {
    const named = await withRelations(strapi, entry);
    const data = z.record(z.string(), z.unknown()).parse(withMediaIds(named, ids));
    await documents.create({ data: await withPicturesInText(strapi, data), status: 'published' });
    return;
  }
  // An interruption can fall between a draft and its publication.
  const published = stored.parse(await documents.findFirst({ filters: entry.key, status: 'published' }));
  if (!published) await documents.publish({ documentId: found.documentId });
}
