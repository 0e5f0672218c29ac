import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, inject, test } from 'vitest';
import { startCms } from '../../../testing/cms-process.ts';
import { aNewsItem } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf } from '../../../testing/editor.ts';
import { aFooterLead, postLead } from '../../../testing/leads.ts';

const FORM_TIMEOUT_MS = 15_000;
/** Without a turn of its own, one publishing in four was refused. */
const ROUNDS = 20;

const WRITES_APART_MS = 2;

/** Writes into the file as other programs do, a row at a time, until it is told to stop. */
function anotherWriter(filename: string): () => Promise<void> {
  const other = new Database(filename);
  other.exec('create table beside (moment integer)');
  let goesOn = true;
  const writing = (async () => {
    while (goesOn) {
      other.exec('insert into beside values (1)');
      await sleep(WRITES_APART_MS);
    }
    other.exec('drop table beside');
    other.close();
  })();
  return () => {
    goesOn = false;
    return writing;
  };
}

test('what another program writes meanwhile keeps no entry from being published, and no enquiry from being taken', async () => {
  const cms = inject('sqlite');
  const editor = editorOf(cms, cms.editorToken);
  const stop = anotherWriter(cms.env.DATABASE_FILENAME ?? '');
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await editor.createPublished('api::news-item.news-item', aNewsItem({ url: `beside-${randomUUID()}` }));
      expect((await postLead(cms, aFooterLead({ source: 'beside' }))).status).toBe(200);
    }
  } finally {
    await stop();
  }
});

test('a database file that another program locked is answered 503, and the CMS goes on afterwards', async () => {
  const cms = await startCms();
  const other = new Database(cms.env.DATABASE_FILENAME ?? '');
  other.exec('begin immediate');
  const startedAt = Date.now();
  const response = await postLead(cms, aFooterLead({ source: 'locked' }));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(Date.now() - startedAt).toBeLessThan(FORM_TIMEOUT_MS);
  other.exec('rollback');
  other.close();

  expect((await postLead(cms, aFooterLead({ source: 'unlocked' }))).status).toBe(200);
  const rows = await query(cms.database, 'select source from website_leads');
  expect(rows).toEqual([{ source: 'unlocked' }]);
  await cms.remove();
});
