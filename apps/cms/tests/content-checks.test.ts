import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { outputOf } from '../../../testing/cms-process.ts';
import { aCity, aLocality, aProject, largePicture } from '../../../testing/contents.ts';
import { type Editor, type Entry, editorOf } from '../../../testing/editor.ts';
import { aFilm } from '../../../testing/films.ts';
import { aRegisteredPhase } from '../../../testing/registration.ts';
import { aPdf } from './picture-files.ts';

const PROJECT = 'api::projects.projects';
const DAY_MS = 86_400_000;
const WAIT = { timeout: 100_000, interval: 200 };
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

type Finding = {
  check: string;
  documentId: string;
  field: string;
  where: string;
  what: string;
  entry: string;
};
type Board = {
  checkedAt: string | null;
  runningSince: string | null;
  failed: string | null;
  findings: Finding[];
};

describe.each(['sqlite', 'postgres'] as const)('content checks on %s', { timeout: 120_000 }, (kind) => {
  const cms = inject(kind);
  let editor: Editor;
  let project: Entry;
  let city: Entry;
  let locality: Entry;
  const ask = async (method: string, authorization: string) =>
    fetch(`${cms.url}/content-checks/board`, { method, headers: { authorization } });
  const board = async (): Promise<Board> => (await (await ask('GET', editor.authorization)).json()).data;
  /** What a run says that was asked for now, and not the one before it. */
  async function checked(): Promise<Finding[]> {
    const { checkedAt: before } = await board();
    expect((await ask('POST', editor.authorization)).status).toBe(202);
    await vi.waitFor(async () => expect((await board()).runningSince).toBeNull(), WAIT);
    const { checkedAt, findings, failed } = await board();
    expect(failed).toBeNull();
    expect(checkedAt).not.toBe(before);
    return findings;
  }

  beforeAll(async () => {
    editor = editorOf(cms, cms.editorToken);
    city = await editor.createPublished('api::city.city', aCity({ name: `Checked ${randomUUID()}` }));
    locality = await editor.createPublished(
      'api::locality.locality',
      aLocality(city.documentId, { name: 'Unchosen' }),
    );
    const { id } = await editor.upload('lost.pdf', 'application/pdf', new Uint8Array(aPdf()));
    project = await editor.createPublished(
      PROJECT,
      aProject({
        title: 'Looked Through',
        url: `checks-${randomUUID()}`,
        projectStatus: 'under construction',
        phases: [{ ...aRegisteredPhase('East'), validUntil: inDays(30) }],
        // Nobody of the internet, and not one that the CMS may be made to ask.
        mapLink: 'http://127.0.0.1:9/inside',
        brochure: id,
      }),
    );
  });

  test('what is wrong is found, with its place in the words of the form, and gone once it is mended', async () => {
    const own = (findings: Finding[]) =>
      findings.filter(({ documentId }) => documentId === project.documentId);
    const found = own(await checked());
    expect(found.map(({ check, field }) => `${check} ${field}`).sort()).toEqual([
      'link mapLink',
      'place placedIn',
      'progress constructionUpdates',
      'registration phases.0.validUntil',
    ]);
    expect(found.every(({ entry, where }) => entry === 'Looked Through' && !where.includes('.0.'))).toBe(
      true,
    );
    expect(found.find(({ field }) => field === 'mapLink')?.what).toContain('not an address of the internet');

    await editor.update(PROJECT, project.documentId, {
      mapLink: null,
      placedIn: locality.documentId,
      phases: [aRegisteredPhase('East')],
      constructionUpdates: [{ title: 'Slab', date: inDays(0), text: 'Cast.' }],
    });
    await editor.publish(PROJECT, project.documentId);
    expect(own(await checked())).toEqual([]);
  });

  test('a place that was chosen and is not live is told as such, of the project and of the locality', async () => {
    const whatOf = async ({ documentId }: Entry) =>
      (await checked())
        .filter((one) => one.documentId === documentId && one.check === 'place')
        .map(({ what }) => what);
    await editor.unpublish('api::locality.locality', locality.documentId);
    expect(await whatOf(project)).toEqual([expect.stringContaining('Unchosen was chosen, and is not live')]);
    await editor.publish('api::locality.locality', locality.documentId);
    await editor.publish(PROJECT, project.documentId);
    expect(await whatOf(project)).toEqual([]);
    await editor.unpublish('api::city.city', city.documentId);
    expect(await whatOf(locality)).toEqual([expect.stringContaining('Its city is not live')]);
    await editor.publish('api::city.city', city.documentId);
    await editor.publish('api::locality.locality', locality.documentId);
    expect(await whatOf(locality)).toEqual([]);
  });

  test('a file that is lost is found, whatever shows it or hands it out', async () => {
    const [poster, mp4, webm] = await Promise.all([
      editor.upload('first.webp', 'image/webp', await largePicture()),
      editor.upload('pool.mp4', 'video/mp4', new Uint8Array(aFilm('with-sound-and-place.mp4'))),
      editor.upload('pool.webm', 'video/webm', new Uint8Array(aFilm('silent.webm'))),
    ]);
    await editor.update(PROJECT, project.documentId, {
      film: { mp4: mp4.id, webm: webm.id, poster: poster.id },
    });
    await editor.publish(PROJECT, project.documentId);
    const lostFiles = async () =>
      (await checked())
        .filter(({ documentId, what }) => documentId === project.documentId && what.includes('is lost'))
        .map(({ check, field, what }) => `${check} ${field}: ${what}`);
    expect(await lostFiles()).toEqual([]);

    const { brochure } = await (
      await fetch(`${cms.url}/content-manager/collection-types/${PROJECT}/${project.documentId}`, {
        headers: { authorization: editor.authorization },
      })
    )
      .json()
      .then(({ data }) => data);
    await rm(path.join(cms.folder, 'private', `${brochure.hash}${brochure.ext}`));
    for (const { url } of [poster, webm]) await rm(path.join(cms.folder, 'public', url));
    expect((await lostFiles()).sort()).toEqual([
      'link brochure: The file lost.pdf is lost. Upload it again.',
      'link film.webm: The file pool.webm is lost. Upload it again.',
      'picture film.poster: The file first.webp is lost. Upload it again.',
    ]);
  });

  test('of many who ask in one instant no two look at once', async () => {
    const told = () => outputOf(cms).match(/Content checks: (begun|\d+ to mend)/g) ?? [];
    const before = told().length;
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask('POST', editor.authorization)));
    expect(asked.map(({ status }) => status)).toEqual(Array(8).fill(202));
    await vi.waitFor(async () => expect((await board()).runningSince).toBeNull(), WAIT);
    // On so little content a run may end before the last of them asks, and that one is a run of its own.
    const isBegun = told()
      .slice(before)
      .map((line) => line.endsWith('begun'));
    expect(isBegun[0]).toBe(true);
    expect(isBegun).toEqual(isBegun.map((_, index) => index % 2 === 0));
  });

  test('editors see the board, sales people and strangers do not', async () => {
    const statusOf = async (role: string) => {
      const account = await anAccount(cms, cms.editorToken, role, 'Meghana');
      return (await account.ask('GET', '/content-checks/board')).status;
    };
    expect(await statusOf('strapi-editor')).toBe(200);
    expect(await statusOf('desk-sales')).toBe(403);
    expect((await ask('GET', 'Bearer nobody')).status).toBe(401);
    expect((await ask('POST', 'Bearer nobody')).status).toBe(401);
  });
});
