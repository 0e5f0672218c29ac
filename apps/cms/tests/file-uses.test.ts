import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { anAccount, asker } from '../../../testing/accounts.ts';
import { aNewsItem, aProject, largePicture } from '../../../testing/contents.ts';
import { type Editor, editorOf, type Upload } from '../../../testing/editor.ts';
import { aRegisteredPhase } from '../../../testing/registration.ts';
import { deleteFile, readPicture, replaceFile } from './library.ts';
import { aPdf } from './picture-files.ts';

const PROJECT = 'api::projects.projects';
const NEWS = 'api::news-item.news-item';

describe.each(['sqlite', 'postgres'] as const)('A file that content uses, on %s', (kind) => {
  const cms = inject(kind);
  const run = randomUUID().slice(0, 8);
  const title = `Used Files ${run}`;
  const made: [string, string][] = [];
  let editor: Editor;
  let ask: ReturnType<typeof asker>;
  let project: string;
  let live: Upload;
  let drafted: Upload;
  let inText: Upload;
  let paper: Upload;
  let unused: Upload;

  const sentenceOf = async (response: Response): Promise<string> => {
    const { error } = await response.json();
    expect(response.status, JSON.stringify(error)).toBe(400);
    return error.message;
  };
  const refused = async ({ id }: Upload) => sentenceOf(await ask('DELETE', `/upload/files/${id}`));
  const stays = async (file: Upload) => expect((await fetch(cms.url + file.url)).status).toBe(200);
  const picture = async (name: string) =>
    editor.upload(`${name}-${run}.webp`, 'image/webp', await largePicture());
  const pdf = (name: string) =>
    editor.upload(`${name}-${run}.pdf`, 'application/pdf', new Uint8Array(aPdf()));

  beforeAll(async () => {
    editor = editorOf(cms, cms.editorToken);
    ask = asker(cms, cms.editorToken);
    [live, drafted, inText, unused] = [
      await picture('live'),
      await picture('drafted'),
      await picture('in-text'),
      await picture('unused'),
    ];
    paper = await pdf('paper');
    const gallery = [{ galleryImages: [live.id] }];
    ({ documentId: project } = await editor.createPublished(
      PROJECT,
      aProject({
        title,
        url: `used-files-${run}`,
        gallery,
        phases: [
          {
            ...aRegisteredPhase('East'),
            documents: [
              {
                kind: 'other',
                title: 'Paper',
                issuedOn: '2026-01-05',
                issuedBy: 'The architect',
                file: paper.id,
              },
            ],
          },
        ],
      }),
    ));
    made.push([PROJECT, project]);
    await editor.update(PROJECT, project, { gallery: [...gallery, { galleryImages: [drafted.id] }] });
    const image = JSON.parse(JSON.stringify(await readPicture(cms, editor, inText.id)));
    const { documentId } = await editor.createDraft(
      NEWS,
      aNewsItem({
        title: `Ink ${run}`,
        url: `ink-${run}`,
        body: [{ type: 'image', image, children: [{ type: 'text', text: '' }] }],
      }),
    );
    made.push([NEWS, documentId]);
  });

  afterAll(async () => {
    for (const [uid, documentId] of made) await editor.remove(uid, documentId);
  });

  test('stays, and who would delete it is told where it is used', async () => {
    expect(await refused(live)).toMatch(`“${live.name}” is used in ${title}: Gallery, no. 1. Take it out`);
    expect(await refused(drafted)).toContain(`is used in ${title}: Gallery, no. 2 (draft).`);
    expect(await refused(paper)).toMatch(new RegExp(`is used in ${title}: .*, no\\. 1\\.`));
    expect(await refused(inText)).toMatch(new RegExp(`is used in Ink ${run}: [^,]+ \\(draft\\)\\.`));
    for (const file of [live, drafted, inText, paper]) await stays(file);
  });

  test('stays with all that were to go with it: chosen one by one, or by their folder', async () => {
    const chosen = { fileIds: [unused.id, drafted.id, live.id] };
    const sentence = await sentenceOf(await ask('POST', '/upload/actions/bulk-delete', chosen));
    for (const { name } of [drafted, live]) expect(sentence).toContain(`“${name}” is used in ${title}`);
    expect(sentence).not.toContain(unused.name);

    const folder = async (name: string, parent: number | null): Promise<number> =>
      (await (await ask('POST', '/upload/folders', { name: `${name} ${run}`, parent })).json()).data.id;
    const outer = await folder('Outer', null);
    const inner = await folder('Inner', outer);
    const moved = { fileIds: [live.id], folderIds: [], destinationFolderId: inner };
    expect((await ask('POST', '/upload/actions/bulk-move', moved)).status).toBe(200);
    const whole = { fileIds: [unused.id], folderIds: [outer] };
    expect(await sentenceOf(await ask('POST', '/upload/actions/bulk-delete', whole))).toContain(live.name);
    for (const file of [unused, drafted, live]) await stays(file);
    expect((await ask('GET', `/upload/folders/${inner}`)).status).toBe(200);
  });

  test('stays when a program with a token asks', async () => {
    const named = { name: `Files ${run}`, description: '', type: 'full-access', lifespan: null };
    const { data } = await (await ask('POST', '/admin/api-tokens', named)).json();
    const asProgram = asker(cms, data.accessKey);
    expect(await sentenceOf(await asProgram('DELETE', `/api/upload/files/${live.id}`))).toContain(title);
    const { id } = await picture('by-token');
    expect((await asProgram('DELETE', `/api/upload/files/${id}`)).status).toBe(200);
    expect((await ask('DELETE', `/admin/api-tokens/${data.id}`)).status).toBe(200);
    await stays(live);
  });

  test('can be replaced in its place', async () => {
    const before = await readPicture(cms, editor, live.id);
    const after = await replaceFile(cms, editor, live.id, live.name, 'image/webp', await largePicture());
    expect(after).toMatchObject({ id: before.id, url: before.url });
    expect(await refused(live)).toContain(title);
  });

  test('goes once nothing uses it, alone and with others', async () => {
    const { id } = await picture('alone');
    await deleteFile(cms, editor, id);
    await editor.update(PROJECT, project, { gallery: [] });
    await deleteFile(cms, editor, drafted.id);
    expect(await refused(live)).toContain(title);
    await editor.publish(PROJECT, project);
    const chosen = { fileIds: [live.id, unused.id] };
    expect((await ask('POST', '/upload/actions/bulk-delete', chosen)).status).toBe(200);
    for (const { url } of [live, unused]) expect((await fetch(cms.url + url)).status).toBe(404);
  });

  test('is listed with its places, and what nothing uses when that alone is asked for', async () => {
    const listed = async (query: string): Promise<{ name: string; uses: { where: string }[] }[]> => {
      const { data } = await (await ask('GET', `/file-uses/files?${query}`)).json();
      return data.files;
    };
    const spare = await picture('spare');
    const all = await listed(`search=${run.toUpperCase()}`);
    expect(all.find(({ name }) => name === paper.name)?.uses).toMatchObject([
      { uid: PROJECT, documentId: project, single: false, entry: title, live: true },
    ]);
    expect(await listed(`search=${run}&unused=true`)).toMatchObject([{ name: spare.name, uses: [] }]);
    expect(await listed('search=%25&page=rubbish')).toEqual([]);
    await deleteFile(cms, editor, spare.id);
    const { ask: askAsSales } = await anAccount(cms, cms.editorToken, 'desk-sales', 'Rohan');
    expect((await askAsSales('GET', '/file-uses/files')).status).toBe(403);
    expect((await fetch(`${cms.url}/file-uses/files`)).status).toBe(401);
  });

  test('is no affair of who may not delete files', async () => {
    const { ask: askAsSales } = await anAccount(cms, cms.editorToken, 'desk-sales', 'Meghana');
    expect((await askAsSales('DELETE', `/upload/files/${paper.id}`)).status).toBe(403);
    expect((await askAsSales('POST', '/upload/actions/bulk-delete', { fileIds: [paper.id] })).status).toBe(
      403,
    );
    expect((await fetch(`${cms.url}/api/upload/files/${paper.id}`, { method: 'DELETE' })).status).toBe(401);
  });
});
