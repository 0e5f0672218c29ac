import { beforeAll, describe, expect, inject, test } from 'vitest';
import { anAccount, asker } from '../../../testing/accounts.ts';
import { aNewsItem, aProject, largePicture } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { type Editor, editorOf } from '../../../testing/editor.ts';
import { aRegisteredPhase } from '../../../testing/registration.ts';

const NEWS = 'api::news-item.news-item';
const PROJECT = 'api::projects.projects';

type Line = { id: number; action: string; who: string; fields: string[] };

describe.each(['sqlite', 'postgres'] as const)('The history of an entry, on %s', (kind) => {
  const cms = inject(kind);
  let editor: Editor;
  let ask: ReturnType<typeof asker>;
  let count = 0;

  beforeAll(() => {
    editor = editorOf(cms, cms.editorToken);
    ask = asker(cms, cms.editorToken);
  });

  type TrashPage = { entries: { id: number; type: string; title: string }[]; more: boolean };
  async function trashPage(query = ''): Promise<TrashPage> {
    const { data } = await (await ask('GET', `/content-manager/trash${query}`)).json();
    return data;
  }

  const fresh = () => {
    count += 1;
    return `history-${kind}-${Date.now()}-${count}`;
  };
  const linesOf = async (uid: string, documentId: string): Promise<Line[]> => {
    const { data } = await (await ask('GET', `/content-manager/entry-versions/${uid}/${documentId}`)).json();
    return data.lines;
  };
  const opened = async (uid: string, documentId: string) =>
    (await (await ask('GET', `/content-manager/collection-types/${uid}/${documentId}`)).json()).data;
  const restore = async (uid: string, documentId: string, id: number) => {
    const answer = await ask(
      'POST',
      `/content-manager/entry-versions/${uid}/${documentId}/${id}/restore`,
      {},
    );
    return { status: answer.status, ...(await answer.json()) };
  };

  test('has a line for each change, and one version can be a draft again, with parts and pictures', async () => {
    const picture = await editor.upload('history.webp', 'image/webp', await largePicture());
    const phase = aRegisteredPhase();
    const { documentId } = await editor.createDraft(
      PROJECT,
      aProject({ url: fresh(), phases: [phase], banner: { desktopBanner: picture.id } }),
    );
    await editor.update(PROJECT, documentId, { locality: 'Aundh', phases: [], banner: null });
    const lines = await linesOf(PROJECT, documentId);
    expect(lines.map(({ action, who, fields }) => ({ action, who, fields: fields.sort() }))).toEqual([
      { action: 'saved', who: 'Test Editor', fields: ['banner', 'locality', 'phases'] },
      { action: 'created', who: 'Test Editor', fields: [] },
    ]);
    const { status, data } = await restore(PROJECT, documentId, lines[1]?.id ?? 0);
    expect(status).toBe(200);
    expect(data).toEqual({ documentId, gone: [], draftBecause: null });
    expect(await opened(PROJECT, documentId)).toMatchObject({
      locality: 'Baner',
      phases: [{ reraNumber: phase.reraNumber }],
      banner: { desktopBanner: { id: picture.id } },
    });
    expect((await linesOf(PROJECT, documentId))[0]).toMatchObject({ action: 'restored' });
  });

  test('an older version is not made the draft over a change that its editor has not seen', async () => {
    const { documentId } = await editor.createDraft(NEWS, aNewsItem({ url: fresh(), title: 'One' }));
    const { id, updatedAt } = await opened(NEWS, documentId);
    await editor.update(NEWS, documentId, { title: 'Theirs' });
    const [created] = (await linesOf(NEWS, documentId)).slice(-1);
    const answer = await fetch(
      `${cms.url}/content-manager/entry-versions/${NEWS}/${documentId}/${created?.id}/restore`,
      {
        method: 'POST',
        headers: {
          authorization: editor.authorization,
          'content-type': 'application/json',
          'entry-versions': JSON.stringify({ [documentId]: `${id}@${updatedAt}` }),
        },
        body: '{}',
      },
    );
    expect(answer.status).toBe(409);
    expect((await opened(NEWS, documentId)).title).toBe('Theirs');
  });

  test('what is live stays when an older version becomes the draft', async () => {
    const url = fresh();
    const { documentId } = await editor.createPublished(NEWS, aNewsItem({ url, title: 'One' }));
    await editor.update(NEWS, documentId, { title: 'Two' });
    await editor.publish(NEWS, documentId);
    const lines = await linesOf(NEWS, documentId);
    expect(lines.map(({ action }) => action)).toEqual([
      'published',
      'saved',
      'saved',
      'published',
      'created',
    ]);
    expect((await restore(NEWS, documentId, lines.at(-1)?.id ?? 0)).status).toBe(200);
    expect(await opened(NEWS, documentId)).toMatchObject({ title: 'One', status: 'modified' });
    const { data } = await (await fetch(`${cms.url}/api/news-items?filters[url][$eq]=${url}`)).json();
    expect(data[0].title).toBe('Two');
  });

  test('a field and a picture that are gone by now are said, and the rest is restored', async () => {
    const picture = await editor.upload('gone.webp', 'image/webp', await largePicture());
    const { documentId } = await editor.createDraft(
      NEWS,
      aNewsItem({ url: fresh(), title: 'Then', cover: picture.id }),
    );
    await editor.update(NEWS, documentId, { title: 'Now', cover: null });
    const created = (await linesOf(NEWS, documentId)).at(-1);
    await query(
      cms.database,
      `update entry_versions set snapshot = replace(snapshot, '{"', '{"subtitle":"Old","') where id = ? and snapshot like '{"title"%'`,
      created?.id ?? 0,
    );
    await ask('DELETE', `/upload/files/${picture.id}`);
    const { data } = await restore(NEWS, documentId, created?.id ?? 0);
    expect(data.gone).toContain('gone.webp');
    expect(await opened(NEWS, documentId)).toMatchObject({ title: 'Then', cover: null });
  });

  test('sales people do not see it', async () => {
    const { documentId } = await editor.createDraft(NEWS, aNewsItem({ url: fresh() }));
    const sales = await anAccount(cms, cms.editorToken, 'desk-sales', 'Sana');
    const answer = await sales.ask('GET', `/content-manager/entry-versions/${NEWS}/${documentId}`);
    expect(answer.status).toBe(403);
    expect((await (await sales.ask('GET', '/content-manager/trash')).json()).data).toEqual({
      entries: [],
      more: false,
    });
  });

  test('what was deleted lies in the trash, and comes back whole, live and under its address', async () => {
    const [url, phase] = [fresh(), aRegisteredPhase()];
    const { documentId } = await editor.createPublished(PROJECT, aProject({ url, phases: [phase] }));
    await editor.update(PROJECT, documentId, { locality: 'In work' });
    await editor.remove(PROJECT, documentId);
    const { entries: trash } = await trashPage();
    const mine = trash.find(({ title, type }) => title === 'Neem Court' && type === PROJECT);
    expect(mine).toMatchObject({ who: 'Test Editor', live: true });
    const back = await ask('POST', `/content-manager/trash/${mine?.id}/restore`, {});
    expect((await back.json()).data).toEqual({ documentId, gone: [], draftBecause: null });
    expect(await opened(PROJECT, documentId)).toMatchObject({ url, locality: 'In work', status: 'modified' });
    const { data } = await (
      await fetch(`${cms.url}/api/projectss?filters[url][$eq]=${url}&populate[0]=phases`)
    ).json();
    expect(data).toMatchObject([
      { documentId, locality: 'Baner', phases: [{ reraNumber: phase.reraNumber }] },
    ]);
    expect((await ask('POST', `/content-manager/trash/${mine?.id}/restore`, {})).status).toBe(404);
  });

  test('of two who bring the same back at once, one does', async () => {
    const { documentId } = await editor.createPublished(NEWS, aNewsItem({ url: fresh(), title: 'Once' }));
    await editor.remove(NEWS, documentId);
    const { entries: trash } = await trashPage();
    const answers = await Promise.all(
      [0, 1, 2].map(() => ask('POST', `/content-manager/trash/${trash[0]?.id}/restore`, {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const rows = await query(
      cms.database,
      'select published_at is null as draft from news_items where document_id = ?',
      documentId,
    );
    expect(rows.map(({ draft }) => Boolean(draft)).sort()).toEqual([false, true]);
  });

  test('the trash is read page by page, down to its end', async () => {
    const { documentId } = await editor.createDraft(NEWS, aNewsItem({ url: fresh(), title: 'Sooner' }));
    const later = await editor.createDraft(NEWS, aNewsItem({ url: fresh(), title: 'Later' }));
    await editor.remove(NEWS, documentId);
    await editor.remove(NEWS, later.documentId);
    const first = await trashPage('?atMost=1');
    expect(first).toMatchObject({ entries: [{ title: 'Later' }], more: true });
    const { entries } = await trashPage(`?before=${first.entries[0]?.id}`);
    expect(entries[0]).toMatchObject({ title: 'Sooner' });
    expect(await trashPage('?before=1')).toEqual({ entries: [], more: false });
  });

  test('whoever has the address by now stands in the way, by name', async () => {
    const url = fresh();
    const { documentId } = await editor.createDraft(NEWS, aNewsItem({ url, title: 'Old' }));
    await editor.remove(NEWS, documentId);
    await editor.createDraft(NEWS, aNewsItem({ url, title: 'Who has it' }));
    const { entries: trash } = await trashPage();
    const answer = await ask('POST', `/content-manager/trash/${trash[0]?.id}/restore`, {});
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.message).toContain('“Who has it”');
  });

  test('a history begins with what was there before it', async () => {
    const { documentId } = await editor.createDraft(NEWS, aNewsItem({ url: fresh(), title: 'Before' }));
    await query(cms.database, 'delete from entry_versions where entry = ?', documentId);
    await editor.update(NEWS, documentId, { title: 'After' });
    const lines = await linesOf(NEWS, documentId);
    expect(lines.map(({ action, fields }) => ({ action, fields }))).toEqual([
      { action: 'saved', fields: ['title'] },
      { action: 'found', fields: [] },
    ]);
  });
});
