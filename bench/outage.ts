// The CMS is killed for ten minutes while visitors read and enquire: every page must be shown, and every enquiry that
// was acknowledged must arrive once, under the reference its visitor was told, and be delivered once.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { main, step } from '../scripts/step.ts';
import { query } from '../testing/database.ts';
import { startHookServer } from '../testing/hook-server.ts';
import { someone } from '../testing/leads.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { type Stack, seedOnce, startStack } from '../testing/stack.ts';

const AWAY_S = Number(process.env.OUTAGE_SECONDS ?? 600);
const BEFORE_AND_AFTER_S = 20;
const PAGES = ['/', '/about-us', '/projects/residential', '/projects/commercial', '/contact-us'];
const BETWEEN_ENQUIRIES_MS = 700;
const BETWEEN_PAGES_MS = 250;
// Enough for the spool and the deliveries of all.
const SETTLED_WITHIN_MS = 300_000;
const DELIVERIES_OF_A_LEAD = 3;

type Told = Map<string, string>;

/** Sends an enquiry as the form does: to the CMS, then with the same key to the site. */
async function enquire({ cmsUrl, siteUrl }: Stack): Promise<{ key: string; reference: string } | null> {
  const key = randomUUID();
  const body = JSON.stringify({ data: someone() });
  const headers = { 'content-type': 'application/json', 'idempotency-key': key, origin: siteUrl };
  for (const way of [`${cmsUrl}/api/website-leads`, `${siteUrl}/enquiries`]) {
    // Nobody listens while the CMS is away: the next way is tried, and none left is counted as a failure.
    const response = await fetch(way, { method: 'POST', headers, body }).catch(() => null);
    if (!response || response.status >= 500) continue;
    if (!response.ok) return null;
    const { data }: { data: { reference: string } } = await response.json();
    return { key, reference: data.reference };
  }
  return null;
}

function startTraffic(stack: Stack) {
  const told: Told = new Map();
  let [pages, pagesFailed, enquiriesFailed, ended] = [0, 0, 0, false];
  async function read(): Promise<void> {
    while (!ended) {
      const page = PAGES[pages % PAGES.length] ?? '/';
      const shown = await fetch(stack.siteUrl + page).then(
        async (response) => response.ok && (await response.text()).includes('</html>'),
        () => false,
      );
      pages += 1;
      if (!shown) pagesFailed += 1;
      await sleep(BETWEEN_PAGES_MS);
    }
  }
  async function write(): Promise<void> {
    while (!ended) {
      const accepted = await enquire(stack);
      if (accepted) told.set(accepted.key, accepted.reference);
      else enquiriesFailed += 1;
      await sleep(BETWEEN_ENQUIRIES_MS);
    }
  }
  const going = Promise.all([read(), write()]);
  return {
    counts: () => ({ told, pages, pagesFailed, enquiriesFailed }),
    async end() {
      ended = true;
      await going;
      return { told, pages, pagesFailed, enquiriesFailed };
    },
  };
}

type Receivers = {
  mails: Awaited<ReturnType<typeof startMailServer>>;
  hooks: Awaited<ReturnType<typeof startHookServer>>;
};

async function untilSettled(stack: Stack): Promise<void> {
  const database = { kind: 'sqlite', filename: stack.databaseFile } as const;
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  while (Date.now() < deadline) {
    const { spool } = await (await fetch(`${stack.siteUrl}/health`)).json();
    const [open] = await query(database, "select count(*) as n from deliveries where state <> 'delivered'");
    if (spool.waiting === 0 && Number(open?.n) === 0) return;
    await sleep(1000);
  }
  throw new Error('The spool or the deliveries did not get empty');
}

/** What the books say once all is quiet. */
async function compare(stack: Stack, told: Told, { mails, hooks }: Receivers) {
  const database = { kind: 'sqlite', filename: stack.databaseFile } as const;
  const rows = await query(
    database,
    `select idempotency_key as key, reference, email,
      (select count(*) from deliveries where lead_id = website_leads.id and state = 'delivered') as delivered
     from website_leads`,
  );
  const stored = new Map(rows.map((row) => [String(row.key), row]));
  const keys = [...told.keys()];
  const received = new Set(hooks.calls.map(({ headers }) => headers['webhook-id']));
  const mailed = new Set(mails.mails.map(({ messageId }) => messageId));
  return {
    lost: keys.filter((key) => !stored.has(key)).length,
    doubled: rows.length - stored.size,
    otherReference: keys.filter((key) => stored.get(key)?.reference !== told.get(key)).length,
    undelivered: rows.filter(({ delivered }) => Number(delivered) !== DELIVERIES_OF_A_LEAD).length,
    hooksMissing: rows.length - received.size,
    mailsMissing: 2 * rows.length - mailed.size,
    deliveredTwice: hooks.calls.length - received.size + (mails.mails.length - mailed.size),
  };
}

await main(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-outage-'));
  const receivers: Receivers = { mails: await startMailServer(), hooks: await startHookServer() };
  let content: Awaited<ReturnType<typeof seedOnce>> | undefined;
  let stack: Stack | undefined;
  try {
    const targets = path.join(folder, 'targets.json');
    await writeFile(
      targets,
      JSON.stringify({
        webhooks: [
          { name: 'crm', preset: 'standard', url: `${receivers.hooks.url}/crm`, secret: '$HOOK_SECRET' },
        ],
      }),
    );
    content = await step('Loading the demo content', () => seedOnce());
    const running = await step('Starting the CMS and the site', () =>
      startStack({
        seeded: content?.seeded,
        more: {
          SMTP_URL: receivers.mails.url,
          MAIL_FROM: 'enquiries@sahyara.example',
          LEAD_TARGETS_FILE: targets,
          HOOK_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
        },
      }),
    );
    stack = running;
    const traffic = startTraffic(running);
    await step('Visitors, and all is well', () => sleep(BEFORE_AND_AFTER_S * 1000));
    const before = traffic.counts().told.size;
    running.signalCms('SIGKILL');
    await running.stopCms();
    await step(`${AWAY_S} s without the CMS`, async ({ detail }) => {
      for (let second = 0; second < AWAY_S; second += 1) {
        await sleep(1000);
        const { told, pages } = traffic.counts();
        detail(`${pages} pages, ${told.size} enquiries`);
      }
    });
    const spooled = traffic.counts().told.size - before;
    await running.startCms();
    await step('The CMS is back', () => sleep(BEFORE_AND_AFTER_S * 1000));
    const { told, pages, pagesFailed, enquiriesFailed } = await traffic.end();
    await step('Until all has arrived', () => untilSettled(running));
    const books = await compare(running, told, receivers);
    const rows = [
      {
        proof: 'Pages shown',
        limit: 'all',
        measured: `${pages - pagesFailed} of ${pages}`,
        kept: pagesFailed === 0,
      },
      {
        proof: 'Enquiries acknowledged',
        limit: 'all',
        measured: `${told.size} of ${told.size + enquiriesFailed}, ${spooled} without the CMS`,
        kept: enquiriesFailed === 0 && spooled > 0,
      },
      ...Object.entries(books).map(([proof, measured]) => ({
        proof,
        limit: '0',
        measured,
        kept: measured === 0,
      })),
    ];
    console.table(rows.map(({ kept, ...shown }) => ({ ...shown, '': kept ? 'kept' : 'MISSED' })));
    if (rows.some(({ kept }) => !kept)) process.exitCode = 1;
  } finally {
    await stack?.stop();
    await content?.remove();
    await receivers.mails.stop();
    await receivers.hooks.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
