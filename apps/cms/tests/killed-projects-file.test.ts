import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { asker } from '../../../testing/accounts.ts';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf, registerEditor } from '../../../testing/editor.ts';
import { asCsv, check, make } from './bulk-files.ts';
import { proofSize } from './proof-size.ts';

const PROJECT = 'api::projects.projects';
const HEADER = ['Id', 'Name', 'Address of its page', 'List', 'Stage', 'Locality in words'];
const PROJECTS = 6;
/** An import of so few takes about so long. */
const LONGEST_WAIT_MS = 600;
const TIMEOUT_MS = 1_800_000;
const LASTS_SECONDS = 10;

/** Has a project of this title take so long to store that whoever kills then, kills in the middle. */
const SLOW = {
  sqlite: [
    // SQLite cannot sleep: it counts, and its process does nothing else meanwhile.
    `create view endless as with recursive one(n) as (select 1 union all select n + 1 from one) select n from one`,
    `create trigger slow before update on projectss when new.title like '% in the middle'
      begin select count(*) from endless; end`,
  ],
  postgres: [
    `create function slow() returns trigger as $$ begin
      if new.title like '% in the middle' then perform pg_sleep(${LASTS_SECONDS}); end if; return new; end $$ language plpgsql`,
    'create trigger slow before update on projectss for each row execute function slow()',
  ],
};
const USUAL = {
  sqlite: ['drop trigger slow', 'drop view endless'],
  postgres: ['drop function slow cascade'],
};

describe.each(['sqlite', 'postgres'] as const)('A file of projects on %s, killed on the way', (kind) => {
  let running: CmsProcess | undefined;
  afterAll(async () => {
    await running?.remove();
  });

  test('is stored whole or not at all, and looked through anew it says which', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    let cms = await startCms(databaseUrl ? { databaseUrl } : {});
    running = cms;
    // Strapi allows five sign-ins in five minutes; a token outlives the process that gave it.
    const token = await registerEditor(cms);
    const editor = editorOf(cms, token);
    const drafts = await Promise.all(
      Array.from({ length: PROJECTS }, (_, at) =>
        editor.createDraft(PROJECT, aProject({ title: 'Before', url: `killed-${at}` })),
      ),
    );
    const inOrder = drafts.map(({ documentId, url }) => ({ documentId, url: String(url) }));
    inOrder.sort((one, other) => (one.documentId < other.documentId ? -1 : 1));
    /** All of them named anew, and a new one after them. @param middle what the fourth is called besides */
    const fileOf = (round: number, middle = '') =>
      asCsv([
        HEADER,
        ...inOrder.map(({ documentId, url }, at) => [
          documentId,
          `Round ${round}${at === 3 ? middle : ''}`,
          url,
          'residential',
          'ready to move',
          'Baner',
        ]),
        ['', `Made in ${round}`, `killed-new-${round}`, 'residential', 'upcoming', 'Baner'],
      ]);
    const stored = async (round: number) => {
      const rows = await query(cms.database, 'select title, url from projectss where published_at is null');
      const lines = await query(
        cms.database,
        `select (select count(*) from entry_versions where source = 'round-${round}.csv') as versions,
          (select count(*) from audit_entries where details like 'imported round-${round}.csv%') as audit`,
      );
      const [{ versions, audit } = {}] = lines;
      return {
        renamed: rows.filter(({ title }) => String(title).startsWith(`Round ${round}`)).length,
        made: rows.filter(({ title }) => title === `Made in ${round}`).length,
        versions: Number(versions),
        audit: Number(audit),
      };
    };
    const WHOLE = { renamed: PROJECTS, made: 1, versions: PROJECTS + 1, audit: 1 };
    const NOTHING = { renamed: 0, made: 0, versions: 0, audit: 0 };

    /** Begins an import, kills when told, starts again, and says what is there and what whoever brought it is told. */
    async function killed(round: number, file: string, when: (importing: Promise<unknown>) => Promise<void>) {
      const ask = asker(cms, token);
      const { fingerprint, mistakes } = await check(ask, file, `round-${round}.csv`);
      expect(mistakes).toEqual([]);
      const importing = make(ask, file, fingerprint, `round-${round}.csv`).catch(() => null);
      await when(importing);
      await cms.stop('SIGKILL');
      const answer = await importing;
      if (round === 0) for (const statement of USUAL[kind]) await query(cms.database, statement);
      cms = await startCms({ continueFrom: cms });
      running = cms;
      const told = await check(asker(cms, token), file, `round-${round}.csv`);
      return { answer, told, now: await stored(round) };
    }

    for (const statement of SLOW[kind]) await query(cms.database, statement);
    const first = fileOf(0, ' in the middle');
    const inTheMiddle = await killed(0, first, async () => {
      if (kind === 'postgres')
        await vi.waitFor(
          async () =>
            expect(
              await query(cms.database, "select 1 from pg_stat_activity where wait_event = 'PgSleep'"),
            ).toHaveLength(1),
          { timeout: 60_000, interval: 50 },
        );
      // Who counts does not answer.
      else
        await vi.waitFor(
          () => expect(fetch(`${cms.url}/_health`, { signal: AbortSignal.timeout(1000) })).rejects.toThrow(),
          { timeout: 60_000, interval: 50 },
        );
    });
    expect(inTheMiddle).toMatchObject({ answer: null, now: NOTHING });
    // The file brings the same as before, and it does.
    expect(inTheMiddle.told.made).toHaveLength(PROJECTS + 1);
    const again = await make(asker(cms, token), first, inTheMiddle.told.fingerprint, 'round-0.csv');
    expect(again).toMatchObject({ status: 200, data: { changed: PROJECTS, created: 1 } });
    expect(await stored(0)).toEqual(WHOLE);

    for (let round = 1; round <= proofSize.killedImports; round += 1) {
      const { answer, told, now } = await killed(round, fileOf(round), async (importing) => {
        // By turns at the moment of the reply, and at any moment.
        await (round % 2 === 1 ? importing : sleep(randomInt(LONGEST_WAIT_MS)));
      });
      const isStored = now.made === 1;
      expect(now).toEqual(isStored ? WHOLE : NOTHING);
      if (answer?.status === 200) expect(isStored).toBe(true);
      // Nothing to change is how the page says that it is stored.
      expect(told).toMatchObject({ status: 200, mistakes: [], rows: PROJECTS + 1 });
      expect(told.made).toHaveLength(isStored ? 0 : PROJECTS + 1);
    }
  });
});
