import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { asker } from '../../../testing/accounts.ts';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { registerEditor } from '../../../testing/editor.ts';
import { someNumber } from '../../../testing/leads.ts';

const TIMEOUT_MS = 400_000;
const ROWS = 200;
/** After the request was sent: early, in the midst, late. */
const KILLED_AFTER_MS = [40, 160, 420];

test.each(['sqlite', 'postgres'] as const)(
  'an import that is killed leaves nothing of its file, or all of it, and is brought in again, on %s',
  { timeout: TIMEOUT_MS },
  async (kind) => {
    let cms = await startCms(kind === 'postgres' ? { databaseUrl: await aPostgresDatabase() } : {});
    const token = await registerEditor(cms);
    const rowsOf = async (table: string) =>
      Number((await query(cms.database, `select count(*) as n from ${table}`))[0]?.n);
    let expected = 0;
    let cut = 0;
    for (const delay of KILLED_AFTER_MS) {
      const lines = Array.from(
        { length: ROWS },
        (_, at) => `Guest ${at},${someNumber()},event,Expo,in writing`,
      );
      const text = ['Name,Mobile,Source,From,Consent', ...lines].join('\n');
      const file = { name: 'expo.csv', content: Buffer.from(text).toString('base64') };
      const ask = asker(cms, token);
      const checked = await ask('POST', '/lead-desk/entered-file/checks', file);
      expect(checked.status, await checked.clone().text()).toBe(200);
      const { fingerprint } = (await checked.json()).data;
      const importing = ask('POST', '/lead-desk/entered-file/imports', { ...file, fingerprint }).then(
        ({ status }) => status,
        // Nobody answered: it was killed.
        () => 0,
      );
      await sleep(delay);
      await cms.stop('SIGKILL');
      const status = await importing;
      cms = await startCms({ continueFrom: cms });
      const now = await rowsOf('website_leads');
      expect([expected, expected + ROWS]).toContain(now);
      if (status === 200) expect(now).toBe(expected + ROWS);
      if (now === expected) {
        cut += 1;
        // Nothing of it: not a person, not a receipt, not a line of history.
        for (const table of [
          'contacts',
          'contact_points',
          'consent_receipts',
          "lead_events where kind = 'entered'",
        ]) {
          expect(await rowsOf(table), table).toBe(expected);
        }
        const again = asker(cms, token);
        const renewed = (await (await again('POST', '/lead-desk/entered-file/checks', file)).json()).data;
        expect(renewed.mistakes).toEqual([]);
        const stored = await again('POST', '/lead-desk/entered-file/imports', {
          ...file,
          fingerprint: renewed.fingerprint,
        });
        expect(stored.status, await stored.clone().text()).toBe(200);
      }
      expected += ROWS;
      expect(await rowsOf('website_leads')).toBe(expected);
    }
    // Else this showed nothing.
    expect(cut).toBeGreaterThan(0);
    await cms.remove();
  },
);
