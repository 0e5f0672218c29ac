import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { aNewsItem, aProject, largePicture, tinyPicture } from '../../../testing/contents.ts';
import { type Editor, editorOf, registerEditor } from '../../../testing/editor.ts';
import { freePort } from '../../../testing/free-port.ts';
import { type HookServer, startHookServer } from '../../../testing/hook-server.ts';
import { aFooterLead, postLead } from '../../../testing/leads.ts';

type Change = { uid: string; documentId: string; action: string };
type Notice = { at: number; headers: Record<string, unknown>; body: string; changes: Change[] };

const PROJECT = 'api::projects.projects';
/** Longer than bursts are gathered; after it nothing more comes of what was done before. */
const QUIET_MS = 300;
/** Whoever waited for a notice that nobody takes would wait longer: two retries, and one after ten seconds more. */
const RETRIES_MS = 12_500;

/** How long a call is waited for that nobody answers (`send-notice.ts`). */
const HANGS_MS = 3000;

describe('notices to the site', () => {
  let port: number;
  let site: Server;
  /** Another copy of the site. */
  let second: HookServer;
  let cms: CmsProcess;
  let editor: Editor;
  let answer = 200;
  const notices: Notice[] = [];

  const listen = () =>
    new Promise<void>((resolve) => {
      site = createServer((request, response) => {
        let body = '';
        request.on('data', (data) => {
          body += data;
        });
        request.on('end', () => {
          const { events }: { events: Change[] } = JSON.parse(body);
          notices.push({ at: Date.now(), headers: request.headers, body, changes: events });
          expect(`${request.method} ${request.url}`).toBe('POST /hooks/content-changed');
          response.writeHead(answer).end('{}');
        });
      }).listen(port, '127.0.0.1', resolve);
    });
  const close = () =>
    new Promise<void>((resolve) => {
      site.closeAllConnections();
      site.close(() => resolve());
    });
  const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  // Promised within a second; a busy test machine is given more.
  const arrived = (change: Partial<Change>, timeout = 20_000) =>
    vi.waitFor(
      () => expect(notices.flatMap(({ changes }) => changes)).toContainEqual(expect.objectContaining(change)),
      { timeout, interval: 20 },
    );

  beforeAll(async () => {
    port = await freePort();
    await listen();
    second = await startHookServer();
    // Whoever saves a redirect is told what visitors find at its two addresses.
    second.answer(({ method, path }) => ({ status: method === 'HEAD' && path === '/old' ? 404 : 200 }));
    cms = await startCms({ env: { SITE_INTERNAL_URL: `${second.url},http://127.0.0.1:${port}` } });
    editor = editorOf(cms, await registerEditor(cms));
  });
  beforeEach(async () => {
    answer = 200;
    await quiet();
    if (expect.getState().currentTestName?.includes('restart')) return;
    notices.length = 0;
  });
  afterAll(async () => {
    await cms?.remove();
    await close();
    await second?.stop();
  });

  test('a restart tells the site to renew everything', async () => {
    await arrived({ uid: '*', documentId: '*', action: 'restart' });
  });

  test('what is published is told at once, signed over time and body', async () => {
    const { documentId } = await editor.createPublished(PROJECT, aProject());
    await arrived({ uid: PROJECT, documentId, action: 'publish' });
    const [notice] = notices;
    const timestamp = String(notice?.headers['x-sahyara-timestamp']);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    expect(notice?.headers['content-type']).toBe('application/json');
    expect(notice?.headers['x-sahyara-signature']).toBe(
      createHmac('sha256', cms.env.SITE_TOKEN ?? '')
        .update(`${timestamp}.${notice?.body}`)
        .digest('hex'),
    );
  });

  test('unpublishing and deleting are told', async () => {
    const { documentId } = await editor.createPublished(PROJECT, aProject({ url: 'goes' }));
    await editor.unpublish(PROJECT, documentId);
    await arrived({ documentId, action: 'unpublish' });
    await editor.publish(PROJECT, documentId);
    await quiet();
    notices.length = 0;
    await editor.remove(PROJECT, documentId);
    await arrived({ documentId, action: 'delete' });
  });

  test('a single and a type without drafts are told', async () => {
    const home = await editor.publishSingle('api::home.home', {});
    await arrived({ uid: 'api::home.home', documentId: home.documentId, action: 'publish' });
    const redirect = await editor.createDraft('api::redirect.redirect', { from: '/old', to: '/new' });
    await arrived({ uid: 'api::redirect.redirect', documentId: redirect.documentId, action: 'create' });
    await editor.update('api::redirect.redirect', redirect.documentId, { to: '/newer' });
    await arrived({ documentId: redirect.documentId, action: 'update' });
  });

  test('a changed file stands for all content, because it may be shown anywhere', async () => {
    const { id } = await editor.upload('hill.webp', 'image/webp', tinyPicture);
    await arrived({ uid: '*', documentId: '*', action: 'media-variants' }, 60_000);
    await editor.updateFile(id, { alternativeText: 'A hill' });
    await arrived({ uid: '*', documentId: '*', action: 'media-update' });
  });

  test('a file that is gated from now on stands for all content too', async () => {
    const { id } = await editor.upload('plan.webp', 'image/webp', await largePicture());
    const floorPlans = [{ title: 'Three rooms', gated: false, images: [id] }];
    await arrived({ action: 'media-variants' }, 60_000);
    const { documentId } = await editor.createPublished(PROJECT, aProject({ url: 'gates', floorPlans }));
    await arrived({ documentId, action: 'publish' });
    await quiet();
    expect(notices.flatMap(({ changes }) => changes.map(({ action }) => action))).not.toContain('gates');
    const gated = [{ title: 'Three rooms', gated: true, images: [id] }];
    await editor.update(PROJECT, documentId, { floorPlans: gated });
    await editor.publish(PROJECT, documentId);
    await arrived({ uid: '*', documentId: '*', action: 'gates' });
  });

  test('drafts and enquiries tell nothing', async () => {
    const { documentId } = await editor.createDraft(PROJECT, aProject({ url: 'draft' }));
    await editor.update(PROJECT, documentId, { title: 'Still a draft' });
    await editor.remove(PROJECT, documentId);
    await postLead(cms, aFooterLead());
    await editor.createDraft('api::website-lead.website-lead', { ...aFooterLead(), name: 'Typed in' });
    await quiet();
    expect(notices).toEqual([]);
  });

  test('a burst goes out in few calls, each entry once', async () => {
    const documents = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        editor.createPublished('api::news-item.news-item', aNewsItem({ url: `burst-${number}` })),
      ),
    );
    for (const { documentId } of documents) await arrived({ documentId });
    expect(notices.length).toBeLessThan(documents.length / 2);
    const told = notices.flatMap(({ changes }) => changes.map(({ documentId }) => documentId));
    expect(new Set(told).size).toBe(documents.length);
  });

  test('the editor is not held up by a site that is away, and the site catches up when it is back', async () => {
    await close();
    const startedAt = Date.now();
    const first = await editor.createPublished(PROJECT, aProject({ url: 'while-away' }));
    const second = await editor.createPublished(PROJECT, aProject({ url: 'while-away-too' }));
    expect(Date.now() - startedAt).toBeLessThan(RETRIES_MS);
    await quiet();
    await listen();
    await arrived({ documentId: first.documentId, action: 'publish' });
    await arrived({ documentId: second.documentId, action: 'publish' });
  });

  test('a site that answers with an error is told again', async () => {
    answer = 500;
    const { documentId } = await editor.createPublished(PROJECT, aProject({ url: 'error' }));
    await arrived({ documentId });
    answer = 200;
    notices.length = 0;
    await arrived({ documentId, action: 'publish' });
    await quiet();
    expect(notices).toHaveLength(1);
  });

  describe('of which there are two', () => {
    const secondKnows = (documentId: string) =>
      vi.waitFor(() => expect(second.calls.map(({ body }) => body).join()).toContain(documentId), {
        timeout: 40_000,
        interval: 20,
      });
    const idIn = (body = '{}') => {
      const { id }: { id?: string } = JSON.parse(body);
      return id;
    };

    test('both are told, each under an id of its own', async () => {
      const { documentId } = await editor.createPublished(PROJECT, aProject({ url: 'two' }));
      await arrived({ documentId, action: 'publish' });
      await secondKnows(documentId);
      const ids = [idIn(notices.at(-1)?.body), idIn(second.calls.at(-1)?.body)];
      expect(ids).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
      expect(ids[0]).not.toBe(ids[1]);
    });

    test('one that is dead is told when it is back; the other is told meanwhile', async () => {
      const port = Number(new URL(second.url).port);
      await second.stop();
      const { documentId } = await editor.createPublished(PROJECT, aProject({ url: 'second-dead' }));
      await arrived({ documentId, action: 'publish' });
      second = await startHookServer(port);
      await secondKnows(documentId);
    });

    test('one that hangs is not waited for', async () => {
      let heldAt = 0;
      second.answer(() => {
        heldAt ||= Date.now();
        return new Promise(() => {
          // Never.
        });
      });
      const { documentId } = await editor.createPublished(PROJECT, aProject({ url: 'second-hangs' }));
      await arrived({ documentId, action: 'publish' });
      const told = notices.find(({ changes }) => changes.some((change) => change.documentId === documentId));
      await vi.waitFor(() => expect(heldAt).toBeGreaterThan(0), 20_000);
      expect((told?.at ?? 0) - heldAt).toBeLessThan(HANGS_MS);
      second.answer({ status: 200 });
      second.calls.length = 0;
      await secondKnows(documentId);
    });
  });
});
