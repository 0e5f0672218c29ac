import { beforeAll, describe, expect, inject, test } from 'vitest';
import { aNewsItem, aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { type Editor, type Entry, editorOf, type Fields } from '../../../testing/editor.ts';
import { aRegisteredPhase } from '../../../testing/registration.ts';
import { proofSize } from './proof-size.ts';

const NEWS = 'api::news-item.news-item';
const PROJECT = 'api::projects.projects';
const ROUNDS = proofSize.savedTwice;

describe.each(['sqlite', 'postgres'] as const)('Two editors of one entry, on %s', (kind) => {
  const cms = inject(kind);
  let editor: Editor;
  let count = 0;

  beforeAll(() => {
    editor = editorOf(cms, cms.editorToken);
  });

  const aDraft = () => {
    count += 1;
    const url = `two-editors-${kind}-${Date.now()}-${count}`;
    return editor.createDraft(NEWS, aNewsItem({ title: 'First', url }));
  };
  const seen = ({ documentId, id, updatedAt }: Entry) => ({ [documentId]: `${id}@${updatedAt}` });

  /** Asks as the panel does, with the versions it showed. */
  async function ask(method: string, path: string, versions: Fields | null, body?: Fields) {
    const response = await fetch(`${cms.url}/content-manager/${path}`, {
      method,
      headers: {
        authorization: editor.authorization,
        'content-type': 'application/json',
        ...(versions ? { 'entry-versions': JSON.stringify(versions) } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data, error } = await response.json();
    return { status: response.status, data, error, versions: response.headers.get('entry-versions') };
  }
  const of = ({ documentId }: Entry, uid = NEWS) => `collection-types/${uid}/${documentId}`;
  const opened = async (entry: Entry, uid = NEWS) => (await ask('GET', of(entry, uid), null)).data;

  test('a save over a newer version is refused, and says who, when and what differs', async () => {
    const draft = await aDraft();
    const mine = seen(await opened(draft));
    await editor.update(NEWS, draft.documentId, { title: 'Theirs', outlet: 'Loksatta' });
    const { status, error } = await ask('PUT', of(draft), mine, { title: 'Mine', excerpt: 'Also mine' });
    expect(status).toBe(409);
    expect(error).toMatchObject({ name: 'ConflictError', message: expect.stringContaining('Test Editor') });
    expect(Date.parse(error.details.at)).toBeLessThanOrEqual(Date.now());
    const differences: { field: string }[] = error.details.differences;
    expect(differences.sort((one, other) => one.field.localeCompare(other.field))).toEqual([
      { field: 'excerpt', by: 'me', mine: 'Also mine', theirs: null, write: 'Also mine' },
      expect.objectContaining({ field: 'outlet', by: 'them', mine: null, theirs: 'Loksatta' }),
      expect.objectContaining({ field: 'title', by: 'both', mine: 'Mine', theirs: 'Theirs' }),
    ]);
    expect(await opened(draft)).toMatchObject({ title: 'Theirs', outlet: 'Loksatta' });

    const chosen = { [draft.documentId]: error.details.version };
    const saved = await ask('PUT', of(draft), chosen, { excerpt: 'Also mine' });
    expect(saved.status).toBe(200);
    expect(await opened(draft)).toMatchObject({ title: 'Theirs', excerpt: 'Also mine' });
    expect(JSON.parse(saved.versions ?? '')).toEqual(seen(await opened(draft)));
  });

  test('one after another with what was answered, and without any version, saves go through', async () => {
    const draft = await aDraft();
    const first = await ask('PUT', of(draft), seen(await opened(draft)), { title: 'One' });
    const second = await ask('PUT', of(draft), JSON.parse(first.versions ?? ''), { title: 'Two' });
    expect(second.status).toBe(200);
    expect((await ask('PUT', of(draft), null, { title: 'Three' })).status).toBe(200);
    expect(await opened(draft)).toMatchObject({ title: 'Three' });
  });

  test('publishing, unpublishing, discarding and deleting what another changed is refused as well', async () => {
    const draft = await aDraft();
    await editor.publish(NEWS, draft.documentId);
    const mine = seen(await opened(draft));
    await editor.update(NEWS, draft.documentId, { title: 'Theirs' });
    for (const action of ['publish', 'unpublish', 'discard']) {
      const { status, error } = await ask('POST', `${of(draft)}/actions/${action}`, mine, {});
      expect(status, action).toBe(409);
      expect(error.details.differences, action).toEqual([
        expect.objectContaining({ field: 'title', by: 'them', mine: 'First', theirs: 'Theirs' }),
      ]);
    }
    expect((await ask('DELETE', of(draft), mine)).status).toBe(409);
    expect(await opened(draft)).toMatchObject({ title: 'Theirs', status: 'modified' });
  });

  test('of many at once none goes live, is taken away or goes, where one was changed since the list was shown', async () => {
    const [one, other] = [await aDraft(), await aDraft()];
    for (const { documentId } of [one, other]) await editor.publish(NEWS, documentId);
    const mine = { ...seen(await opened(one)), ...seen(await opened(other)) };
    await editor.update(NEWS, other.documentId, { title: 'Theirs' });
    const documentIds = [one.documentId, other.documentId];
    for (const action of ['bulkPublish', 'bulkUnpublish', 'bulkDelete']) {
      const body = { documentIds };
      const path = `collection-types/${NEWS}/actions/${action}`;
      expect((await ask('POST', path, mine, body)).status, action).toBe(409);
    }
    expect(await opened(one)).toMatchObject({ status: 'published', title: 'First' });
  });

  test('parts that another made anew end in the same answer, and mine are stored as new ones', async () => {
    count += 1;
    const url = `phases-${kind}-${Date.now()}`;
    const [phase, third] = [aRegisteredPhase(), aRegisteredPhase()];
    const draft = await editor.createDraft(PROJECT, aProject({ url, phases: [phase] }));
    const form = await opened(draft, PROJECT);
    await editor.update(PROJECT, draft.documentId, { phases: [{ ...phase, name: 'Made anew' }] });
    const phases = [{ ...form.phases[0], name: 'Mine' }, third];
    const { status, error } = await ask('PUT', of(draft, PROJECT), seen(form), { phases });
    expect(status).toBe(409);
    const [difference] = error.details.differences;
    expect(difference).toMatchObject({ field: 'phases', by: 'both' });
    const chosen = { [draft.documentId]: error.details.version };
    const saved = await ask('PUT', of(draft, PROJECT), chosen, { phases: difference.write });
    expect(saved.status, JSON.stringify(saved.error)).toBe(200);
    const names = (await opened(draft, PROJECT)).phases.map(({ name }: Fields) => name);
    expect(names).toEqual(['Mine', third.name]);
  });

  test('a page there is one of is held to the same', async () => {
    const path = 'single-types/api::page-texts.page-texts';
    await ask('PUT', path, null, {});
    const { data: form } = await ask('GET', path, null);
    await ask('PUT', path, null, {});
    expect((await ask('PUT', path, seen(form), {})).status).toBe(409);
  });

  test('a header that is no object of versions is refused', async () => {
    const draft = await aDraft();
    const response = await fetch(`${cms.url}/content-manager/${of(draft)}`, {
      method: 'PUT',
      headers: {
        authorization: editor.authorization,
        'content-type': 'application/json',
        'entry-versions': 'x',
      },
      body: '{}',
    });
    expect(response.status).toBe(400);
  });

  test('of two who save at the same moment one wins, however often', async () => {
    const draft = await aDraft();
    for (let round = 0; round < ROUNDS; round += 1) {
      const mine = seen(await opened(draft));
      const path = round % 2 ? of(draft) : `${of(draft)}/actions/publish`;
      const answers = await Promise.all(
        ['A', 'B'].map((who) => ask(round % 2 ? 'PUT' : 'POST', path, mine, { title: `${who} ${round}` })),
      );
      expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409]);
      const winner = answers.find(({ status }) => status === 200);
      expect((await opened(draft)).title).toBe(winner?.data.title);
    }
  });

  test('the audit log says who changed which entry, and which fields', async () => {
    const draft = await aDraft();
    await editor.update(NEWS, draft.documentId, { title: 'Changed' });
    const lines = await query(
      cms.database,
      `select who, action, subject, details from audit_entries where entry = '${draft.documentId}' order by id`,
    );
    expect(lines).toEqual([
      { who: 'Test Editor', action: 'changed', subject: 'news-item', details: 'created' },
      { who: 'Test Editor', action: 'changed', subject: 'news-item', details: 'saved: title' },
    ]);
  });
});
