import { afterAll, describe, expect, test, vi } from 'vitest';
import { asker } from '../../../testing/accounts.ts';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, secretsOf, startCms } from '../../../testing/cms-process.ts';
import { aNewsItem } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf, registerEditor } from '../../../testing/editor.ts';
import { comeToPass, inHours } from '../../../testing/scheduled.ts';

const NEWS = 'api::news-item.news-item';
const ENTRIES = 20;
const TIMEOUT_MS = 600_000;
const COMES = { timeout: 120_000, interval: 50 };

describe.each(['sqlite', 'postgres'] as const)('On %s, times that no CMS was up for', (kind) => {
  const running: CmsProcess[] = [];
  afterAll(async () => {
    for (const cms of running) await cms.remove();
  });

  test('are made up for once each, in their order, by whoever is up, also after a kill', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    const first = await startCms(databaseUrl ? { databaseUrl } : {});
    running.push(first);
    const token = await registerEditor(first);
    const editor = editorOf(first, token);
    const ask = asker(first, token);
    const entries: string[] = [];
    for (let nth = 0; nth < ENTRIES; nth += 1) {
      const { documentId } = await editor.createDraft(NEWS, aNewsItem({ url: `missed-${nth}` }));
      const path = `/content-manager/schedules/${NEWS}/${documentId}`;
      // Every other one was to be taken down before, and comes back.
      if (nth % 2 === 1) {
        await editor.publish(NEWS, documentId);
        await ask('POST', path, { action: 'unpublish', ...inHours(1) });
      }
      expect((await ask('POST', path, { action: 'publish', ...inHours(2) })).status).toBe(200);
      entries.push(documentId);
    }
    await first.stop();
    for (const entry of entries) await comeToPass(first.database, entry, 3);

    const states = async () => {
      const rows = await query(first.database, 'select state from scheduled_changes order by at, id');
      return rows.map(({ state }) => state);
    };
    const others = () =>
      kind === 'sqlite'
        ? [startCms({ continueFrom: first })]
        : [
            startCms({ continueFrom: first }),
            startCms({ databaseUrl: databaseUrl ?? '', env: secretsOf(first) }),
          ];
    const second = await Promise.all(others());
    running.push(...second);
    await vi.waitFor(async () => expect(await states()).toContain('done'), COMES);
    await second[0]?.stop('SIGKILL');
    // On Postgres the other goes on; on SQLite whoever is started next.
    if (kind === 'sqlite') running.push(await startCms({ continueFrom: first }));
    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['done'])), COMES);
    const done = await query(
      first.database,
      "select entry, action from entry_versions where who like '%, by schedule' order by id",
    );
    for (const [nth, entry] of entries.entries())
      expect(
        done.filter((line) => line.entry === entry).map(({ action }) => action),
        `entry ${nth}`,
      ).toEqual(nth % 2 === 1 ? ['unpublished', 'published'] : ['published']);
  });
});
