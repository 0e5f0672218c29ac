import { type ChildProcess, fork } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aPlaceForCms, type CmsPlace, cmsFolder } from '../../../testing/cms-process.ts';
import { query, type TestDatabase } from '../../../testing/database.ts';

type Told = { workers?: number };
type Order =
  | { do: 'store'; enquiry: object }
  | { do: 'look'; at: number; workers: number }
  | { do: 'release'; lead: number }
  | { do: 'replay' }
  | { do: 'again'; documentId: string }
  | { do: 'check'; slot: number; arrivesWithinMs: number }
  | { do: 'count'; day: string; at: number }
  | { do: 'withdraw'; contact: number }
  | { do: 'retain' | 'raise-alarms' | 'clear-kept' | 'holding-accounts'; at: number }
  | { do: 'make-review-link'; documentId: string; days: number }
  | { do: 'publish-project'; documentId?: string; fields: object }
  | { do: 'tell-editors-at'; addresses: string }
  | { do: 'set-desk'; settings: object }
  | {
      do: 'make-colleague';
      role: 'desk-sales' | 'desk-sales-manager' | 'strapi-super-admin';
      name: string;
    }
  | { do: 'leave'; account: number; to: number | null; wasOpen: boolean; at: number }
  | { do: 'reach'; lead: string }
  | { do: 'plan'; lead: string; at: number }
  | { do: 'my-day'; person: number; at: number }
  | { do: 'ring'; at: number }
  | { do: 'enter'; type: string; fields: object }
  | { do: 'settle-visit'; key: string }
  | { do: 'change-visit'; key: string; change: object }
  | { do: 'remind-visits'; at: number }
  | { do: 'keep'; found: object }
  | { do: 'enter-job'; name: string }
  | { do: 'take-job' | 'finish-job'; lease: object; at: number };
export type Command = Order & { id: number };

type Reply = { ready?: true; id?: number; result?: unknown; error?: string };
export type Row = Record<string, unknown>;

/** An enquiry that passed the rules, as the intake hands it on. */
export const anEnquiry = (
  changes: {
    lead?: object;
    context?: object;
    suspected?: boolean;
    key?: string;
    e164?: string | null;
    synthetic?: boolean;
  } = {},
) => {
  const mobile = `98${String(randomInt(100_000_000)).padStart(8, '0')}`;
  return {
    lead: {
      name: 'Asha Kulkarni',
      mobile,
      email: `asha-${randomUUID().slice(0, 8)}@mail.example`,
      source: 'banner form',
      message: 'Please call me about a flat on the east side.',
      ...changes.lead,
    },
    context: changes.context ?? {},
    notes: [],
    e164: changes.e164 === undefined ? `+91${mobile}` : changes.e164,
    spam: { score: 0, suspected: changes.suspected ?? false, reasons: [] },
    synthetic: changes.synthetic ?? false,
    told: null,
    entered: null,
    key: changes.key ?? null,
    fingerprint: 'x',
  };
};

export type DriverOptions = {
  databaseUrl?: string;
  env?: Record<string, string>;
  /** `LEAD_TARGETS_FILE`'s contents. */
  targets?: object;
  /** Another driver, whose database and secrets this one shares. */
  beside?: CmsPlace;
};

/** A CMS process that sends deliveries when it is told to, by the clock it is told. */
export async function startDriver(options: DriverOptions = {}) {
  const { folder, env } =
    options.beside ??
    (await aPlaceForCms({
      ...(options.databaseUrl ? { databaseUrl: options.databaseUrl } : {}),
      env: { LEAD_MAIL_DESK: 'on', LEAD_MAIL_VISITOR: 'on', ...options.env },
    }));
  if (options.targets) {
    env.LEAD_TARGETS_FILE = path.join(folder, 'targets.json');
    await writeFile(env.LEAD_TARGETS_FILE, JSON.stringify(options.targets));
  }

  const child: ChildProcess = fork(path.join(import.meta.dirname, 'drive-deliveries.ts'), {
    cwd: cmsFolder,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const keep = (data: Buffer) => {
    output += data;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const endToo = () => child.kill('SIGKILL');
  process.once('exit', endToo);
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      process.off('exit', endToo);
      resolve();
    }),
  );

  const waiting = new Map<number, (reply: Reply) => void>();
  await new Promise<void>((resolve, reject) => {
    child.on('message', (reply: Reply) => {
      if (reply.ready) resolve();
      if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
    });
    child.once('exit', () => reject(new Error(`The driver did not start:\n${output}`)));
  });
  let count = 0;
  function tell(order: Order): Promise<unknown> {
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result, error }) => (error ? reject(new Error(error)) : resolve(result)));
      child.send({ ...order, id });
    });
  }

  const database: TestDatabase = env.DATABASE_URL
    ? { kind: 'postgres', url: env.DATABASE_URL }
    : { kind: 'sqlite', filename: env.DATABASE_FILENAME ?? '' };
  const read = (sql: string, ...values: (string | number)[]) => query(database, sql, ...values);

  return {
    folder,
    env,
    output: () => output,
    read,
    /** Works off what is due at a time; by two workers at once when asked to. */
    look: (at: number, { workers = 1 }: Told = {}) => tell({ do: 'look', at, workers }),
    tell,
    /** Stores an enquiry as the intake does. @returns its row */
    async store(enquiry = anEnquiry()): Promise<Row> {
      await tell({ do: 'store', enquiry });
      const [row] = await read('select * from website_leads where email = ?', enquiry.lead.email);
      return row ?? {};
    },
    deliveriesOf: (lead: Row) =>
      read('select * from deliveries where lead_id = ? order by id', Number(lead.id)),
    attemptsOf: (delivery: Row | undefined) =>
      read('select * from delivery_attempts where delivery_id = ? order by id', Number(delivery?.id)),
    eventsOf: async (lead: Row) =>
      (await read('select kind from lead_events where lead_id = ? order by id', Number(lead.id))).map(
        ({ kind }) => kind,
      ),
    /** Ends it without a word. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async remove() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type DeliveryDriver = Awaited<ReturnType<typeof startDriver>>;
