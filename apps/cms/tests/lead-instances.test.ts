import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount, asker } from '../../../testing/accounts.ts';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, secretsOf, startCms } from '../../../testing/cms-process.ts';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf, registerEditor } from '../../../testing/editor.ts';
import { aModalLead, postLead, referenceOf } from '../../../testing/leads.ts';
import { siteProof } from '../../../testing/signatures.ts';
import { bookedLeads, strayRows } from './lead-books.ts';
import { proofSize } from './proof-size.ts';

const ROUNDS = proofSize.rounds;
const AT_ONCE = 20;
const PER_ADDRESS = 60;
const GIVEN = 20;
const MAILS = { LEAD_MAIL_DESK: 'on', LEAD_MAIL_VISITOR: 'on' };

let instances: [CmsProcess, CmsProcess];

beforeAll(async () => {
  const databaseUrl = await aPostgresDatabase();
  const one = await startCms({ databaseUrl, env: MAILS });
  const secrets = secretsOf(one);
  instances = [one, await startCms({ databaseUrl, env: { ...MAILS, ...secrets } })];
});
afterAll(async () => {
  await Promise.all((instances ?? []).map((cms) => cms.remove()));
});

const instanceOf = (index: number) => instances[index % 2] ?? instances[0];
const someone = () => ({
  mobile: `98${String(randomInt(100_000_000)).padStart(8, '0')}`,
  email: `${randomUUID()}@mail.example`,
});
const booked = async (key: string) =>
  (await bookedLeads(instances[0].database)).filter((lead) => lead.key === key);

test(`${AT_ONCE} posts under one key over two instances are one lead, in each of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const key = randomUUID();
    const lead = aModalLead({ ...someone(), source: 'two instances' });
    const references = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const response = await postLead(instanceOf(index), lead, { 'idempotency-key': key });
        expect(response.status, `round ${round}`).toBe(200);
        return referenceOf(response);
      }),
    );
    expect(new Set(references).size).toBe(1);
    expect(await booked(key)).toEqual([
      expect.objectContaining({ reference: references[0], events: 1, deliveries: 2 }),
    ]);
  }
  expect(await strayRows(instances[0].database)).toBe(0);
});

test('of two enquiries under one key at the same moment one is taken, and the other is told so', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const key = randomUUID();
    const leads = [aModalLead(someone()), aModalLead(someone())];
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const which = Math.floor(index / 2) % 2;
        const { status } = await postLead(instanceOf(index), leads[which], { 'idempotency-key': key });
        return { which, status };
      }),
    );
    const takenBy = new Set(answers.filter(({ status }) => status === 200).map(({ which }) => which));
    const refusedOf = new Set(answers.filter(({ status }) => status === 409).map(({ which }) => which));
    expect([takenBy.size, refusedOf.size]).toEqual([1, 1]);
    expect([...takenBy]).not.toEqual([...refusedOf]);
    expect(await booked(key)).toHaveLength(1);
  }
  expect(await strayRows(instances[0].database)).toBe(0);
});

test('first enquiries of one person over two instances at the same moment are leads of one contact', async () => {
  for (let round = 0; round < ROUNDS / 3; round += 1) {
    const { mobile, email } = someone();
    const source = `one person ${round}`;
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        // Half know each other by number, half by e-mail, the first by both.
        const person = { mobile, email, ...(index % 3 === 1 ? { email: someone().email } : {}) };
        return (await postLead(instanceOf(index), aModalLead({ ...person, source }))).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rows = await query(
      instances[0].database,
      'select distinct contact_id from website_leads where source = ?',
      source,
    );
    expect(rows).toHaveLength(1);
  }
  expect(await strayRows(instances[0].database)).toBe(0);
});

test('both instances count the same connection together', async () => {
  const token = siteProof(instances[0]);
  const headers = { 'x-site-token': token, 'x-visitor-address': '2001:db8:7:7::1' };
  const statuses: number[] = [];
  for (let index = 0; index < PER_ADDRESS + 4; index += 1) {
    statuses.push((await postLead(instanceOf(index), aModalLead(someone()), headers)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(PER_ADDRESS);
  expect(statuses.slice(PER_ADDRESS)).toEqual([429, 429, 429, 429]);
});

test('two instances that give leads out at the same moment give each to one person, and skip no turn', async () => {
  const [cms] = instances;
  const token = await registerEditor(cms);
  const ask = asker(cms, token);
  const put = async (path: string, body: object) => {
    const response = await ask('PUT', `/content-manager/${path}`, body);
    expect(response.status, await response.clone().text()).toBe(200);
  };
  const project = `turns-${randomUUID()}`;
  const { documentId } = await editorOf(cms, token).createDraft(
    'api::projects.projects',
    aProject({ url: project }),
  );
  const people = [
    await anAccount(cms, token, 'desk-sales', 'Asha'),
    await anAccount(cms, token, 'desk-sales', 'Ravi'),
  ];
  for (const { id } of people) {
    const [person] = await query(cms.database, 'select document_id from sales_people where account = ?', id);
    await put(`collection-types/api::sales-person.sales-person/${person?.document_id}`, {
      projects: { connect: [{ documentId }] },
      hours: [{ firstDay: 'Monday', lastDay: 'Sunday', opens: '00:00', closes: '23:59' }],
    });
  }
  for (let lead = 0; lead < GIVEN; lead += 1) {
    const posted = await postLead(instanceOf(lead), aModalLead({ ...someone(), context: { project } }));
    expect(posted.status).toBe(200);
  }
  // Both stop at the turns until the lock goes, and then run at the same moment.
  const other = new pg.Client({ connectionString: cms.env.DATABASE_URL });
  await other.connect();
  try {
    await other.query('begin; lock table lead_turns in access exclusive mode');
    await put('single-types/api::desk-settings.desk-settings', {
      responseTargetMinutes: 5,
      assignAutomatically: true,
    });
    const waiting = async () => {
      const { rows } = await other.query(
        `select pid from pg_locks where not granted and mode <> 'ExclusiveLock'
          and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 30_000, interval: 200 }).toBeGreaterThanOrEqual(2);
    await other.query('commit');
  } finally {
    await other.end();
  }
  const given = () =>
    query(
      cms.database,
      `select p.account, count(distinct l.id) as leads, count(e.id) as events from website_leads l
        join sales_people p on l.owner_id = p.id join lead_events e on e.lead_id = l.id and e.kind = 'owner'
        where l.project = ? group by p.account order by p.account`,
      project,
    );
  const expected = people.map(({ id }) => ({
    account: id,
    leads: String(GIVEN / 2),
    events: String(GIVEN / 2),
  }));
  await expect.poll(given, { timeout: 30_000, interval: 500 }).toEqual(expected);
});
