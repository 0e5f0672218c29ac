import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { aNewsItem } from '../../../testing/contents.ts';
import { editorOf, registerEditor } from '../../../testing/editor.ts';
import { type HookServer, startHookServer } from '../../../testing/hook-server.ts';
import { proofSize } from './proof-size.ts';

const NEWS = 'api::news-item.news-item';
/** Publishing takes about so long; notices are gathered for 50 ms after it. */
const LONGEST_WAIT_MS = 600;
const ARRIVES_MS = 60_000;
const TIMEOUT_MS = 1_800_000;

/** A site as far as notices go: what it has is forgotten when it is told, and read again. */
function aSite(hooks: HookServer, read: () => Promise<string>) {
  let copy: string | null = null;
  hooks.answer(() => {
    copy = null;
    return { status: 200, body: '{}' };
  });
  return {
    /** What a visitor is shown. */
    async shows() {
      copy ??= await read();
      return copy;
    },
  };
}

describe.each(['sqlite', 'postgres'] as const)('on %s, killed around the notice of a publishing', (kind) => {
  let cms: CmsProcess | undefined;
  let hooks: HookServer | undefined;
  afterAll(async () => {
    await cms?.remove();
    await hooks?.stop();
  });

  test('no site goes on showing what was there before', { timeout: TIMEOUT_MS }, async () => {
    const told = await startHookServer();
    hooks = told;
    const env = { SITE_INTERNAL_URL: told.url };
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    let running = await startCms({ env, ...(databaseUrl ? { databaseUrl } : {}) });
    cms = running;
    const token = await registerEditor(running);
    let editor = editorOf(running, token);
    const { documentId } = await editor.createPublished(NEWS, aNewsItem({ title: 'Round 0' }));
    const published = async () => {
      const reply = await fetch(`${running.url}/api/news-items/${documentId}`);
      const { data }: { data: { title: string } } = await reply.json();
      return data.title;
    };
    const site = aSite(told, published);
    const knows = () =>
      vi.waitFor(async () => expect(await site.shows()).toBe(await published()), ARRIVES_MS);
    await knows();
    for (let round = 1; round <= proofSize.killedNotices; round += 1) {
      // Strapi allows five sign-ins in five minutes; a token outlives the process that gave it.
      editor = editorOf(running, token);
      await editor.update(NEWS, documentId, { title: `Round ${round}` });
      const publishing = editor.publish(NEWS, documentId).catch(() => null);
      // By turns at the moment of the reply, when the notice still waits, and at any other.
      await (round % 2 === 1 ? publishing : sleep(randomInt(LONGEST_WAIT_MS)));
      await running.stop('SIGKILL');
      await publishing;
      running = await startCms({ env, continueFrom: running });
      cms = running;
      await knows();
    }
  });
});
