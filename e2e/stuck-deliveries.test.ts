import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startHookServer } from '../testing/hook-server.ts';
import { enquire } from '../testing/leads.ts';
import { startStack } from '../testing/stack.ts';
import { anAccount, signedIn } from './panel.ts';

const STARTS = 120_000;
const TRIES_BUT_ONE = 9;

/** A CRM that refuses, fails or takes what it is told. */
async function startCrm() {
  const crm = await startHookServer();
  onTestFinished(() => crm.stop());
  crm.answer({ status: 422, body: 'The field project is unknown' });
  return crm;
}

async function stackWith(crmUrl: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-targets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'targets.json');
  const webhooks = [{ name: 'crm', preset: 'standard', url: crmUrl, secret: '$CRM_SECRET' }];
  await writeFile(file, JSON.stringify({ webhooks }));
  const stack = await startStack({
    seeded: inject('seeded'),
    more: { LEAD_TARGETS_FILE: file, CRM_SECRET: `whsec_${randomBytes(32).toString('base64')}` },
  });
  onTestFinished(() => stack.stop());
  return stack;
}

/** Reads and turns what lies in the stack's database. */
function ledgerOf(databaseFile: string) {
  const run = <Row>(use: (database: Database.Database) => Row): Row => {
    const database = new Database(databaseFile);
    try {
      database.pragma('busy_timeout = 5000');
      return use(database);
    } finally {
      database.close();
    }
  };
  const ofLead = "target = 'crm' and lead_id = (select id from website_leads where reference = ?)";
  return {
    crmState: (reference: string) =>
      run((database) =>
        database
          .prepare<[string], { state: string; tries: number }>(
            `select state, (select count(*) from delivery_attempts where delivery_id = deliveries.id) as tries
            from deliveries where ${ofLead}`,
          )
          .get(reference),
      ),
    /** Four hours of waiting pass at once: what is left is the last try. */
    passTo: (attempts: number, reference: string) =>
      run((database) =>
        database
          .prepare(`update deliveries set attempts = ?, next_attempt_at = 0 where ${ofLead}`)
          .run(attempts, reference),
      ),
  };
}

it('A delivery that was refused and one that was given up are sent again from the desk once their target has recovered', {
  timeout: STARTS,
}, async () => {
  const crm = await startCrm();
  const { cmsUrl, databaseFile } = await stackWith(crm.url);
  const ledger = ledgerOf(databaseFile);
  const refused = await enquire({ url: cmsUrl }, { name: 'Vidya Refused' });
  await expect.poll(() => ledger.crmState(refused)?.state, { timeout: 20_000 }).toBe('parked');
  crm.answer({ status: 500 });
  const dead = await enquire({ url: cmsUrl }, { name: 'Kiran Dead' });
  await expect.poll(() => ledger.crmState(dead), { timeout: 20_000 }).toEqual({ state: 'pending', tries: 1 });
  ledger.passTo(TRIES_BUT_ONE, dead);
  await expect.poll(() => ledger.crmState(dead)?.state, { timeout: 30_000 }).toBe('dead');

  const manager = await anAccount(cmsUrl, 'desk-sales-manager', 'Meera');
  const desk = await signedIn(manager, '/admin');
  await desk.getByText('crm: given up').waitFor();
  await desk.getByText('crm: refused').waitFor();
  await desk.getByRole('link', { name: refused, exact: true }).last().click();
  const told = desk.getByRole('listitem').filter({ has: desk.getByText('crm', { exact: true }) });
  await told.getByText('Refused', { exact: true }).waitFor();
  await told.getByText('The field project is unknown').waitFor();

  crm.answer({ status: 200 });
  await told.getByRole('button', { name: 'Send again' }).click();
  await told.getByText('Delivered', { exact: true }).waitFor();
  expect(await told.getByRole('button', { name: 'Send again' }).count()).toBe(0);

  await desk.goto('/admin');
  await desk.getByRole('button', { name: 'Send all again' }).click();
  await desk.getByText('Everybody was told of every enquiry.').waitFor();
  expect(ledger.crmState(dead)).toMatchObject({ state: 'delivered' });
  await desk.goto(`/admin/lead-desk?view=all&q=${dead}`);
  await desk.getByRole('link', { name: 'Kiran Dead', exact: true }).click();
  await told.getByText('Delivered', { exact: true }).waitFor();

  // A receiver tells repeats by their id.
  const tries = Object.groupBy(crm.calls, ({ headers }) => String(headers['webhook-id']));
  expect(Object.values(tries).map((calls) => calls?.map(({ status }) => status))).toEqual([
    [422, 200],
    [500, 500, 200],
  ]);
});
