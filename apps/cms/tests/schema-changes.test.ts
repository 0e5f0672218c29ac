import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsPlace, launchCms, secretsOf, startCms } from '../../../testing/cms-process.ts';
import { aProject, largePicture } from '../../../testing/contents.ts';
import { query, type TestDatabase } from '../../../testing/database.ts';
import { editorOf, registerEditor } from '../../../testing/editor.ts';
import { enquire } from '../../../testing/leads.ts';
import { type AnotherCms, anotherCms, renamed, retyped, tabled, without } from './another-cms.ts';
import { everyRow } from './every-row.ts';

const LEAD = 'api/website-lead/content-types/website-lead/schema.json';
const PROJECT = 'api/projects/content-types/projects/schema.json';
const PERSON = 'api/sales-person/content-types/sales-person/schema.json';
const ROUTES = 'api/projects/routes/projects.js';
const GALLERY = 'components/project/gallery-item.json';
const STARTS_MS = 240_000;
const LONGEST_REFUSAL_MS = 60_000;
const MESSAGE = 'Please call me about a flat.';
const UNKNOWN = 'which this release does not know';
const RENAME = `module.exports = {
  async up(knex) {
    if (await knex.schema.hasColumn('website_leads', 'message'))
      await knex.schema.alterTable('website_leads', (table) => table.renameColumn('message', 'remark'));
  },
};`;

describe.each(['sqlite', 'postgres'] as const)(
  'a change of the schema, on %s',
  {
    timeout: STARTS_MS,
  },
  (kind) => {
    let place: CmsPlace;
    let database: TestDatabase;
    const read = (sql: string) => query(database, sql);
    beforeAll(async () => {
      const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
      const cms = await startCms({
        ...(databaseUrl ? { databaseUrl } : {}),
        env: { PICTURE_VARIANTS: 'false' },
      });
      place = cms;
      database = cms.database;
      await enquire(cms, { message: MESSAGE });
      const token = await registerEditor(cms);
      const editor = editorOf(cms, token);
      const picture = await editor.upload('court.webp', 'image/webp', await largePicture());
      const gallery = [{ galleryImages: [picture.id] }];
      await editor.createPublished('api::projects.projects', aProject({ gallery, brochure: picture.id }));
      await anAccount(cms, token, 'desk-sales', 'Meera');
      await query(
        database,
        `insert into sales_people_projects_lnk (sales_person_id, projects_id)
       select (select min(id) from sales_people), (select min(id) from projectss)`,
      );
      await cms.stop();
      return () => cms.remove();
    }, STARTS_MS);

    /** @returns what a start over what the first has left says, which ends with a failure */
    async function refusal({ appDir }: AnotherCms): Promise<string> {
      const cms = await launchCms({ continueFrom: place, appDir });
      // One that is not refused would go on for good.
      const timeout = setTimeout(() => cms.process.kill('SIGKILL'), LONGEST_REFUSAL_MS);
      onTestFinished(() => clearTimeout(timeout));
      const before = cms.output().length;
      const [code] = cms.process.exitCode === null ? await once(cms.process, 'exit') : [cms.process.exitCode];
      expect(code).toBe(1);
      return cms.output().slice(before);
    }

    test.each([
      {
        what: 'a field of another name or another type, a relation and the table of a component',
        changes: [
          [LEAD, renamed('message', 'remark')],
          [PROJECT, retyped('locality', { type: 'integer' })],
          [PERSON, renamed('projects', 'houses')],
          [GALLERY, tabled('components_project_pictures')],
        ],
        sentences: [
          `website_leads.message, ${UNKNOWN}`,
          'projectss.locality, which would turn from string into integer',
          `sales_people_projects_lnk, ${UNKNOWN}`,
          `components_project_gallery_items, ${UNKNOWN}`,
          'The database holds values in ',
          '. None of them is lost, and the CMS does not start: add a migration that takes them to where this release keeps them (apps/cms/database/migrations/README.md)',
        ],
        // What a first start had changed the second would no longer find.
        starts: ['at once', 'and again'],
      },
      {
        what: 'components and pictures whose field has another name',
        changes: [
          [PROJECT, renamed('gallery', 'pictures')],
          [PROJECT, renamed('brochure', 'leaflet')],
        ],
        sentences: [
          `projectss_cmps.gallery, ${UNKNOWN}`,
          `files_related_mph.api::projects.projects.brochure, ${UNKNOWN}`,
        ],
        starts: ['at once'],
      },
    ] as const)(
      '$what, without a migration, is refused with what to do, and nothing is lost',
      async (change) => {
        const release = anotherCms();
        for (const [file, how] of change.changes) release.change(file, how);
        const before = await everyRow(database);
        for (const start of change.starts) {
          const said = await refusal(release);
          for (const sentence of change.sentences) expect(said, start).toContain(sentence);
          const after = await everyRow(database);
          for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows);
        }
      },
    );

    test('so are drafts of a type that is to have none', async () => {
      const release = anotherCms();
      release.change(PROJECT, (schema) => ({ ...schema, options: { draftAndPublish: false } }));
      const later = kind === 'postgres' ? "updated_at + interval '1 hour'" : 'updated_at + 3600000';
      await read(`update projectss set locality = 'Later', updated_at = ${later} where published_at is null`);
      const before = await read('select * from projectss order by id');
      expect(await refusal(release)).toContain(
        'There are drafts in projectss that are not published, and this release keeps none there.',
      );
      expect(await read('select * from projectss order by id')).toEqual(before);
    });

    test('what is left and empty stops no start, nor what the administrator says may stay', async () => {
      const release = anotherCms();
      release.change(PROJECT, without('walkthroughUrl'));
      release.change(LEAD, without('message'));
      // A field of components, and their kind with it: Strapi deletes links of kinds that it does not know.
      release.change(PROJECT, without('gallery'));
      rmSync(path.join(release.appDir, 'dist/src', GALLERY));
      const routes = path.join('dist/src', ROUTES);
      release.add(
        routes,
        readFileSync(path.join(release.appDir, routes), 'utf8').replace(/'gallery\.\w+',/, ''),
      );
      const links = () => read('select * from projectss_cmps order by id');
      const pictures = () => read('select * from files_related_mph order by id');
      const [linked, pictured] = [await links(), await pictures()];
      const places = [
        'website_leads.message',
        'components_project_gallery_items',
        'projectss_cmps.gallery',
        'files_related_mph.project.gallery-item.galleryImages',
      ];
      const env = { LEAVE_IN_DATABASE: places.join(', ') };
      const cms = await startCms({ continueFrom: place, appDir: release.appDir, env });
      for (const left of places) expect(cms.output()).toContain(`${left} stays in the database`);
      await cms.stop();
      expect(await read('select message from website_leads')).toEqual([{ message: MESSAGE }]);
      expect(await links()).toEqual(linked);
      expect(await pictures()).toEqual(pictured);
      // The release that knows them goes on with them.
      const earlier = await startCms({ continueFrom: place });
      await earlier.stop();
      expect(await refusal(release)).toContain('website_leads.message');
    });

    test('with a migration the values are under the new name, whoever of two starts first', async () => {
      const { appDir, change, add } = anotherCms();
      change(LEAD, renamed('message', 'remark'));
      add('database/migrations/2026.12.01T00.00.00.message-to-remark.js', RENAME);
      const { DATABASE_URL: databaseUrl = '' } = place.env;
      // SQLite has one process.
      const others = kind === 'postgres' ? [startCms({ databaseUrl, appDir, env: secretsOf(place) })] : [];
      const [cms, other] = await Promise.all([startCms({ continueFrom: place, appDir }), ...others]);
      await other?.remove();
      await cms.stop();
      expect(await read('select remark from website_leads')).toEqual([{ remark: MESSAGE }]);
      expect(await read("select name from strapi_migrations where name like '%message-to-remark%'")).toEqual([
        { name: '2026.12.01T00.00.00.message-to-remark.js' },
      ]);
    });
  },
);
