import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, secretsOf, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { editorOf, registerEditor } from '../../../testing/editor.ts';
import { postLead } from '../../../testing/leads.ts';
import { askFor, openForVisits, toldSlots, visitIn } from '../../../testing/visits.ts';
import { proofSize } from './proof-size.ts';

const AT_ONCE = 200;
const ROUNDS = proofSize.visitRounds;
const TIMEOUT_MS = 1_800_000;

describe.each(['sqlite', 'postgres'] as const)('the last place of a time, on %s', (kind) => {
  const running: CmsProcess[] = [];
  afterAll(async () => {
    for (const cms of running) await cms.remove();
  });

  test(`goes to one of ${AT_ONCE} who ask for it at once over two instances, in each of ${ROUNDS} rounds`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    const env = { LEADS_PER_ADDRESS: '0', LEADS_PER_NUMBER: '0' };
    const one = await startCms({ ...(databaseUrl ? { databaseUrl } : {}), env });
    running.push(one);
    // Two processes on one SQLite file are what a restart in turn is for a moment.
    const other = databaseUrl
      ? await startCms({ databaseUrl, env: { ...env, ...secretsOf(one) } })
      : await startCms({
          env: { ...env, ...secretsOf(one), DATABASE_FILENAME: one.env.DATABASE_FILENAME ?? '' },
        });
    running.push(other);
    const editor = editorOf(one, await registerEditor(one));
    for (let round = 0; round < ROUNDS; round += 1) {
      const project = `last-${round}-${randomUUID().slice(0, 8)}`;
      await openForVisits(editor, project);
      const [slot] = (await toldSlots(one, project)).slots;
      const start = slot?.start ?? '';
      const states = await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, nth) => {
          const response = await postLead(nth % 2 === 0 ? one : other, askFor(project, start), {
            'idempotency-key': randomUUID(),
          });
          expect(response.status, `round ${round}`).toBe(200);
          // On a busy machine a receipt may come before its visit is settled: then a mail tells.
          return visitIn(response).then(
            ({ state }) => state,
            () => 'told later',
          );
        }),
      );
      expect(states.filter((state) => state === 'booked').length, `round ${round}`).toBeLessThanOrEqual(1);
      // Whoever had to wait too long for an answer is settled by whoever looks for what was left.
      const rows = () =>
        query(
          one.database,
          'select state, count(*) as count from visits where project = ? group by state',
          project,
        );
      await expect
        .poll(
          async () => Object.fromEntries((await rows()).map(({ state, count }) => [state, Number(count)])),
          { timeout: 120_000, interval: 500 },
        )
        .toEqual({ booked: 1, full: AT_ONCE - 1 });
      expect(
        await query(one.database, 'select id from visit_places where project = ?', project),
        `round ${round}`,
      ).toHaveLength(1);
    }
  });
});
