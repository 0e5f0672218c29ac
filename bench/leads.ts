// How fast enquiries are taken, beside a Strapi as it comes, in the same run. Ratios and medians: the machine is noisy.
import { randomUUID } from 'node:crypto';
import { main, step } from '../scripts/step.ts';
import { type CmsProcess, startCms } from '../testing/cms-process.ts';
import { query } from '../testing/database.ts';
import { someone } from '../testing/leads.ts';
import { startPostgres } from '../testing/postgres-process.ts';
import { startStockStrapi } from './stock-strapi.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 6;
const CONNECTIONS = 8;
const STEADY_PER_SECOND = 100;
const STEADY_SECONDS = 60;
const P95_LIMIT_MS = 250;
const RATE_LIMIT = 0.9;
const MAILS = { LEAD_MAIL_DESK: 'on', LEAD_MAIL_VISITOR: 'on' };

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const somebody = () => ({
  body: JSON.stringify({
    data: someone(),
  }),
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
});

/** Sends enquiries, each from somebody else, and keeps the ledger: which keys were acknowledged, after how long. */
async function send(address: string, how: { seconds: number; perSecond?: number; keyed?: boolean }) {
  const acknowledged = new Set<string>();
  const times: number[] = [];
  const others = new Map<number, number>();
  const until = Date.now() + how.seconds * 1000;
  const one = async () => {
    const { body, headers } = somebody();
    const started = performance.now();
    const { 'idempotency-key': key, ...plain } = headers;
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: how.keyed === false ? plain : headers,
    });
    await response.arrayBuffer();
    if (response.ok) {
      times.push(performance.now() - started);
      acknowledged.add(key);
    } else others.set(response.status, (others.get(response.status) ?? 0) + 1);
  };
  if (how.perSecond) {
    const started = performance.now();
    const sent: Promise<void>[] = [];
    for (let number = 0; number < how.perSecond * how.seconds; number += 1) {
      const due = started + (number * 1000) / how.perSecond;
      while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1));
      sent.push(one());
    }
    await Promise.all(sent);
  } else {
    const client = async () => {
      while (Date.now() < until) await one();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, client));
  }
  times.sort((a, b) => a - b);
  return {
    acknowledged,
    p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    rate: times.length / how.seconds,
    others,
  };
}

async function startBoth(databaseUrls: [string, string] | undefined) {
  const [ours, stock] = databaseUrls ?? [];
  const cms = await startCms({ env: MAILS, ...(ours ? { databaseUrl: ours } : {}) });
  return { cms, stock: await startStockStrapi(stock) };
}

const leadsOf = ({ url }: Pick<CmsProcess, 'url'>) => `${url}/api/website-leads`;

/** @returns the keys acknowledged that are not in the database exactly once */
async function missing(cms: CmsProcess, acknowledged: ReadonlySet<string>): Promise<number> {
  const rows = await query(
    cms.database,
    'select idempotency_key, count(*) as leads from website_leads group by 1',
  );
  const stored = new Map(rows.map((row) => [String(row.idempotency_key), Number(row.leads)]));
  return [...acknowledged].filter((key) => stored.get(key) !== 1).length;
}

async function measure(kind: 'SQLite' | 'Postgres', databaseUrls?: [string, string]) {
  const { cms, stock } = await step(`Starting both on ${kind}`, () => startBoth(databaseUrls));
  const acknowledged = new Set<string>();
  const keep = (keys: Set<string>) => {
    for (const key of keys) acknowledged.add(key);
  };
  try {
    const rates: { ours: number; theirs: number }[] = [];
    await step(`${ROUNDS} rounds, one after the other`, async ({ detail }) => {
      for (let round = 0; round <= ROUNDS; round += 1) {
        const theirs = await send(`${stock.url}/api/enquiries`, { seconds: ROUND_SECONDS, keyed: false });
        const ours = await send(leadsOf(cms), { seconds: ROUND_SECONDS });
        keep(ours.acknowledged);
        if (theirs.others.size + ours.others.size > 0)
          throw new Error(`Refused: ${JSON.stringify([[...theirs.others], [...ours.others]])}`);
        // The first round warms both up.
        if (round > 0) rates.push({ ours: ours.rate, theirs: theirs.rate });
        detail(`${Math.round(ours.rate)} and ${Math.round(theirs.rate)} a second`);
      }
    });
    const steady = await step(`${STEADY_PER_SECOND} a second for ${STEADY_SECONDS} s`, () =>
      send(leadsOf(cms), { seconds: STEADY_SECONDS, perSecond: STEADY_PER_SECOND }),
    );
    keep(steady.acknowledged);
    const ratio = median(rates.map(({ ours, theirs }) => ours / theirs));
    const lost = await missing(cms, acknowledged);
    const sent = STEADY_PER_SECOND * STEADY_SECONDS;
    return [
      {
        on: kind,
        proof: 'Rate beside a stock Strapi create',
        limit: `≥ ${RATE_LIMIT}`,
        measured: `${ratio.toFixed(2)} (${Math.round(median(rates.map(({ ours }) => ours)))} a second)`,
        kept: ratio >= RATE_LIMIT,
      },
      {
        on: kind,
        proof: `p95 at ${STEADY_PER_SECOND} a second`,
        limit: `≤ ${P95_LIMIT_MS} ms`,
        measured: `${Math.round(steady.p95)} ms`,
        kept: steady.p95 <= P95_LIMIT_MS,
      },
      {
        on: kind,
        proof: 'Accepted of those',
        limit: 'all',
        measured: `${steady.acknowledged.size} of ${sent}`,
        kept: steady.acknowledged.size === sent,
      },
      {
        on: kind,
        proof: 'Acknowledged, lost or doubled',
        limit: '0',
        measured: `${lost} of ${acknowledged.size}`,
        kept: lost === 0,
      },
    ];
  } finally {
    await stock.remove();
    await cms.remove();
  }
}

await main(async () => {
  const rows = await measure('SQLite');
  const postgres = await startPostgres();
  try {
    rows.push(
      ...(await measure('Postgres', [await postgres.createDatabase(), await postgres.createDatabase()])),
    );
  } finally {
    await postgres.remove();
  }
  console.log();
  console.table(rows.map(({ kept, ...shown }) => ({ ...shown, '': kept ? 'kept' : 'MISSED' })));
  if (rows.some(({ kept }) => !kept)) process.exitCode = 1;
});
