import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type CmsPlace, secretsOf, startCms } from '../../../testing/cms-process.ts';
import { query, type TestDatabase } from '../../../testing/database.ts';
import { readSeedData } from '../seed/read-data.mts';
import { type AnotherCms, anotherCms } from './another-cms.ts';
import { installedRelease, RELEASES } from './installed-release.ts';

const STARTS_MS = 240_000;
/** Strapi keeps a draft and a published copy. */
const DRAFT_AND_PUBLISHED = 2;
const STEP = 'words-of-a-later-release';
/** What a later release would add: a single type, and fields beside and inside what is there. */
const STEPS = `export const CONTENT_STEPS = [{
  name: '${STEP}',
  create: ['api::lead-mail.lead-mail', 'api::site.site'],
  list: ['api::city.city', 'api::locality.locality'],
  choose: [
    { type: 'api::projects.projects', field: 'placedIn', words: 'locality', byName: 'api::locality.locality' },
  ],
  fill: [
    { type: 'api::site.site', fields: ['copyrightLine', 'enquiryFailedMessage'] },
    { type: 'api::page-texts.page-texts', fields: ['news.introduction', 'news.heading'] },
  ],
}];`;
const [release = ''] = RELEASES;
const {
  site: [site],
  leadMail: [leadMail],
  pageTexts: [pageTexts],
  cities: [city],
} = readSeedData();
const locality = city?.localities[0];
/** A project of the release. */
const url = 'angan';

describe.each(['sqlite', 'postgres'] as const)(
  'content that a release adds, on %s',
  {
    timeout: STARTS_MS,
  },
  (kind) => {
    let place: CmsPlace & { database: TestDatabase };
    const read = (sql: string) => query(place.database, sql);
    const later = (): AnotherCms => {
      const cms = anotherCms();
      cms.add('seed/content-steps.mts', STEPS);
      return cms;
    };
    const env = { PICTURE_VARIANTS: 'false' };
    const start = ({ appDir }: AnotherCms) => startCms({ continueFrom: place, appDir, env });
    const openingOf = (page: string) =>
      read(`select o.heading, o.introduction from components_page_openings o
      join page_texts_cmps c on c.cmp_id = o.id where c.field = '${page}'`);
    const places = () =>
      read(`select p.url, l.name, c.name as city from projectss p
      join projectss_placed_in_lnk pl on pl.projects_id = p.id join localities l on l.id = pl.locality_id
      join localities_city_lnk lc on lc.locality_id = l.id join cities c on c.id = lc.city_id`);
    const texts = () =>
      read(`select brand_name, copyright_line, enquiry_failed_message, updated_at from sites order by id`);

    let edited: Awaited<ReturnType<typeof texts>>;
    beforeAll(async () => {
      place = await installedRelease(release, kind);
      // As if this release had had neither the acknowledgement mail nor these two texts.
      await read('delete from lead_mails');
      await read('update sites set copyright_line = null');
      await read('update components_page_openings set introduction = null');
      // What an editor wrote, into the draft and what is published, and what they have emptied.
      await read(`update sites set brand_name = 'Edited', enquiry_failed_message = 'Edited too'`);
      await read(`update components_page_openings set heading = 'Edited'`);
      // As one types the name of a locality; the others of these projects lie where the step knows none.
      await read(`update projectss set locality = ' ${locality?.name.toUpperCase()}' where url = '${url}'`);
      edited = await texts();
    }, STARTS_MS);
    afterAll(() => rm(place.folder, { recursive: true }));

    test('reaches an installation that exists, once, and what editors wrote stays', async () => {
      const cms = later();
      // SQLite has one process.
      const { DATABASE_URL: databaseUrl = '' } = place.env;
      const beside = { databaseUrl, appDir: cms.appDir, env: { ...env, ...secretsOf(place) } };
      const others = kind === 'postgres' ? [startCms(beside)] : [];
      const [running, other] = await Promise.all([start(cms), ...others]);
      onTestFinished(() => other?.remove());
      expect(await read('select subject from lead_mails')).toEqual(
        Array.from({ length: DRAFT_AND_PUBLISHED }, () => ({ subject: leadMail?.subject })),
      );
      expect(await texts()).toEqual(edited.map((row) => ({ ...row, copyright_line: site?.copyrightLine })));
      const introduction = pageTexts?.news.introduction;
      const filled = { heading: 'Edited', introduction };
      expect(await openingOf('news')).toEqual([filled, filled]);
      const left = { heading: 'Edited', introduction: null };
      expect(await openingOf('blogs')).toEqual([left, left]);
      expect(await places()).toEqual(
        Array.from({ length: DRAFT_AND_PUBLISHED }, () => ({ url, name: locality?.name, city: city?.name })),
      );
      expect(await read('select name from localities where published_at is not null order by name')).toEqual(
        city?.localities.map(({ name }) => ({ name })).sort((a, b) => a.name.localeCompare(b.name)),
      );
      expect(await read(`select name from kept_values where name like 'content-step%'`)).toEqual([
        { name: `content-step ${STEP}` },
      ]);
      const said = running.output() + (other?.output() ?? '');
      expect(said.match(/Content was added/g)).toHaveLength(1);
      await running.stop();
    });

    test('never comes again where an editor has emptied or deleted it', async () => {
      await read('delete from lead_mails');
      await read('update sites set copyright_line = null');
      const before = await texts();
      const running = await start(later());
      await running.stop();
      expect(await texts()).toEqual(before);
      expect(await read('select id from lead_mails')).toEqual([]);
    });
  },
);
