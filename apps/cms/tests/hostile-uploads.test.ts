import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { type Editor, editorOf, registerEditor } from '../../../testing/editor.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';
import { aDrawing, aPdf, bytesOf } from './picture-files.ts';

type Refusal = { error: { status: number; message: string } };

const files = await hostileFiles();

describe('files that must not get into the library', () => {
  let cms: CmsProcess;
  let editor: Editor;

  beforeAll(async () => {
    cms = await startCms();
    editor = editorOf(cms, await registerEditor(cms));
  });
  afterAll(async () => cms?.remove());

  /** Refused in one sentence, and nowhere a trace of it. */
  async function expectRefusal(response: Response, sentence: RegExp) {
    const { error }: Refusal = JSON.parse(await response.text());
    expect(error.message).toMatch(sentence);
    expect(error.message).toMatch(/^[^\n]{10,400}\.$/);
    expect(response.status).toBe(400);
    const { database, folder } = cms;
    expect(await query(database, 'SELECT name FROM files')).toEqual([]);
    expect(await readdir(path.join(folder, 'public/uploads'))).toEqual([]);
    expect(await readdir(path.join(folder, 'tmp'))).toEqual([]);
  }

  test('are of at least forty kinds', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
    expect(new Set(files.map(({ what }) => what)).size).toBe(files.length);
  });

  test.each(files)('$what is refused', async ({ name, type, content, sentence }: HostileFile) => {
    await expectRefusal(await editor.tryUpload(name, type, new Uint8Array(content)), sentence);
  });

  test('an empty file is refused', async () => {
    const response = await editor.tryUpload('empty.png', 'image/png', new Uint8Array());
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Files are empty');
    expect(await readdir(path.join(cms.folder, 'tmp'))).toEqual([]);
  });

  const post = (form: FormData) =>
    fetch(`${cms.url}/upload`, {
      method: 'POST',
      headers: { authorization: editor.authorization },
      body: form,
    });

  test('a good file beside a bad one is not stored either', async () => {
    const form = new FormData();
    form.append('files', new Blob([await bytesOf(aDrawing(9, 9).png())], { type: 'image/png' }), 'good.png');
    form.append('files', new Blob(['<html>'], { type: 'image/png' }), 'bad.png');
    await expectRefusal(await post(form), /^“bad\.png” is no JPEG/);
  });

  test.each([
    ['climbs folders', '../../../climber', /may not be empty or hold any of/],
    ['is too long for its column', 'n'.repeat(300), /150 characters at most; this one has 300/],
  ])('a title that %s is refused', async (_, name, sentence) => {
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ name }));
    form.append('files', new Blob([await bytesOf(aDrawing(9, 9).png())], { type: 'image/png' }), 'good.png');
    await expectRefusal(await post(form), sentence);
  });

  test('the CMS goes on taking good ones', async () => {
    const picture = await editor.upload('good.png', 'image/png', await bytesOf(aDrawing(9, 9).png()));
    await expect(editor.updateFile(picture.id, { name: 'n'.repeat(300) })).rejects.toThrow(
      '150 characters at most',
    );
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(aPdf())], { type: 'application/pdf' }), 'plan.pdf');
    const response = await fetch(`${cms.url}/upload?id=${picture.id}`, {
      method: 'POST',
      headers: { authorization: editor.authorization },
      body: form,
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(
      '“plan.pdf” cannot take the place of a picture: choose a picture.',
    );
    expect((await fetch(cms.url + picture.url)).status).toBe(200);
  });
});
