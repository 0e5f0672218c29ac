import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

type Parameters = Record<string, unknown>;
type Reply<Result> = { id: number; result: Result; error?: { message: string } };
/** What Chromium tells unasked; of all it tells, what becomes of its pages. */
type Event = { params?: { sessionId?: string; targetInfo?: TargetInfo } };
type TargetInfo = { targetId: string; type: string; subtype?: string };

/** One tab of a Chromium, whichever page it shows by now: one that was prepared takes the place of another. */
export type Tab = {
  /** Asks the page in sight. @throws Error with Chromium's own words when it refuses */
  ask<Result>(method: string, parameters?: Parameters): Promise<Result>;
  /** @returns what an expression is in the page in sight, as JSON; a promise is waited for. @throws Error as the page does */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
};

const FLAGS = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--remote-debugging-port=0', '--window-size=1440,900', 'about:blank'],
];

/** The address at which a Chromium that begins says it is listening. */
async function listeningAt({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Chromium was started without a stderr');
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /DevTools listening on (\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Chromium ended before it listened');
}

/** A connection to a Chromium. @returns what asks a session of it, or itself when none is named */
async function connect(address: string, hear: (event: Event) => void) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const text = String(data);
    const told: { id?: number } & Event = JSON.parse(text);
    if (told.id === undefined) hear(told);
    else waiting.get(told.id)?.(text);
  });
  return async <Result>(method: string, params: Parameters = {}, sessionId?: string): Promise<Result> => {
    last += 1;
    const { promise, resolve } = Promise.withResolvers<string>();
    waiting.set(last, resolve);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    const { id, result, error }: Reply<Result> = JSON.parse(await promise);
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}

/** Follows the pages of a Chromium's one tab. @returns what tells the session of the one in sight */
async function followTab(address: string) {
  const sessions = new Map<string, string>();
  let inSight = '';
  const send = await connect(address, ({ params: { sessionId, targetInfo } = {} }) => {
    if (targetInfo?.type !== 'page') return;
    if (sessionId) sessions.set(targetInfo.targetId, sessionId);
    // What was prepared is called that until it is the page.
    if (!targetInfo.subtype) inSight = sessions.get(targetInfo.targetId) ?? inSight;
  });
  type Targets = { targetInfos: TargetInfo[] };
  const { targetInfos } = await send<Targets>('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = targetInfos;
  if (!tab) throw new Error('Chromium has no tab');
  const attached = { targetId: tab.targetId, flatten: true };
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', attached);
  const pages = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
  await send('Target.setAutoAttach', pages, sessionId);
  await send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] });
  return <Result>(method: string, params?: Parameters) => send<Result>(method, params, inSight);
}

type Evaluated = {
  result: { value: string };
  exceptionDetails?: { text: string; exception?: { description?: string } };
};

/**
 * A tab of a Chromium of its own, in a profile nobody has used. Its tools are attached to the tab and not, as
 * Playwright's are, to its page: Chromium prepares no page for one that is watched.
 * @param program a whole Chromium: the headless shell prepares nothing
 */
export async function openTab(program: string): Promise<Tab> {
  const profile = await mkdtemp(path.join(tmpdir(), 'sahyara-tab-'));
  const parameters = [`--user-data-dir=${profile}`, ...FLAGS];
  const chromium = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(chromium, 'exit');
  const ask = await followTab(await listeningAt(chromium));
  return {
    ask,
    async evaluate(expression) {
      const inJson = `(async () => JSON.stringify(await (${expression})))()`;
      const asked = { expression: inJson, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await ask<Evaluated>('Runtime.evaluate', asked);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return JSON.parse(result.value);
    },
    async close() {
      chromium.kill();
      await ended;
      // Processes of it that outlive it by a moment may still write.
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
