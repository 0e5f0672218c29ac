import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { aFooterLead, postLead } from '../../../testing/leads.ts';

const FORM_TIMEOUT_MS = 15_000;

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
