import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { query } from '../../../testing/database.ts';
import { editorOf } from '../../../testing/editor.ts';
import { aFilm } from '../../../testing/films.ts';
import { aDrawing, aPdf, bytesOf } from './picture-files.ts';

const PATHS = [
  '/',
  '/api/website-leads',
  '/api/projectss',
  '/api/upload',
  '/upload',
  '/upload/files',
  '/upload?id=1',
  '/admin/login',
  '/admin/x',
  '/content-manager/uid/generate',
  '/nothing',
  '/_health',
];

describe('bodies that become files', () => {
  const cms = inject('sqlite');
  /** Other files of tests upload to this CMS as well, for a moment each. */
  const temporaryFiles = () => readdir(path.join(cms.folder, 'tmp'));
  const storedAs = async (stem: string) =>
    (await readdir(path.join(cms.folder, 'public/uploads'))).filter((name) => name.includes(stem));
  const form = () => {
    const body = new FormData();
    body.append('files', new Blob([new Uint8Array(2 * 1024 * 1024)], { type: 'image/png' }), 'flood.png');
    return body;
  };

  test.each(PATHS)('an anonymous multipart post to %s is refused and leaves no file', async (target) => {
    for (const authorization of ['', 'Bearer made.up.token', 'Basic eDp5']) {
      const headers = new Headers(authorization ? { authorization } : {});
      const response = await fetch(cms.url + target, { method: 'POST', headers, body: form() });
      expect([401, 403, 415]).toContain(response.status);
    }
    await expect.poll(temporaryFiles).toEqual([]);
    expect(await storedAs('flood')).toEqual([]);
  });

  test('a signed-in administrator cannot leave files outside the upload routes either', async () => {
    const { authorization } = editorOf(cms, cms.editorToken);
    for (const target of PATHS.filter((candidate) => !candidate.startsWith('/upload'))) {
      const response = await fetch(cms.url + target, {
        method: 'POST',
        headers: { authorization },
        body: form(),
      });
      expect(response.status).toBe(415);
    }
    await expect.poll(temporaryFiles).toEqual([]);
  });

  test('large JSON is for administrators', async () => {
    const { authorization } = editorOf(cms, cms.editorToken);
    const send = (headers: Record<string, string>) =>
      fetch(`${cms.url}/content-manager/uid/check-availability`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          contentTypeUID: 'api::projects.projects',
          field: 'url',
          value: 'a'.repeat(20_000),
        }),
      });
    expect((await send({})).status).toBe(413);
    // The panel renews its session on 401.
    expect((await send({ authorization: 'Bearer outworn' })).status).toBe(401);
    expect((await send({ authorization })).status).not.toBe(413);
  });

  test.each(['webp', 'jpeg', 'png', 'avif'] as const)('an editor uploads a %s', async (format) => {
    const editor = editorOf(cms, cms.editorToken);
    const picture = await bytesOf(aDrawing(1600, 90).toFormat(format));
    const file = await editor.upload(`hill.${format}`, `image/${format}`, picture);
    const response = await fetch(cms.url + file.url);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    await expect.poll(temporaryFiles).toEqual([]);
  });

  test.each(['image/jpg', 'application/octet-stream', ''])(
    'an editor whose system calls a JPEG “%s” uploads it',
    async (type) => {
      const editor = editorOf(cms, cms.editorToken);
      const file = await editor.upload('SCAN.JPG', type, await bytesOf(aDrawing(60, 90).jpeg()));
      expect((await fetch(cms.url + file.url)).headers.get('content-type')).toBe('image/jpeg');
    },
  );

  test('an upload links its file to nothing, whatever it says beside it', async () => {
    const { authorization } = editorOf(cms, cms.editorToken);
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(aPdf())], { type: 'application/pdf' }), 'linked.pdf');
    for (const [name, value] of [
      ['ref', 'api::projects.projects'],
      ['refId', '1'],
      ['field', 'nowhere'],
    ] as const)
      form.append(name, value);
    const response = await fetch(`${cms.url}/upload`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    expect(response.status).toBe(201);
    expect(await query(cms.database, "select * from files_related_mph where field = 'nowhere'")).toEqual([]);
  });

  test('an editor uploads a PDF', async () => {
    const editor = editorOf(cms, cms.editorToken);
    const file = await editor.upload('plan.pdf', 'application/pdf', new Uint8Array(aPdf()));
    expect((await fetch(cms.url + file.url)).headers.get('content-type')).toBe('application/pdf');
    expect(file.formats).toBeNull();
  });

  test.each([
    ['with-sound-and-place.mp4', 'video/mp4'],
    ['silent.webm', 'video/webm'],
  ])('an editor uploads a film, and a player gets the part it asks for: %s', async (name, type) => {
    const editor = editorOf(cms, cms.editorToken);
    const file = await editor.upload(name, type, new Uint8Array(aFilm(name)));
    const response = await fetch(cms.url + file.url, { headers: { range: 'bytes=0-99' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([206, type]);
    const part = Buffer.from(await response.arrayBuffer());
    expect(part.length).toBe(100);
    expect(part.includes("Ravi's phone")).toBe(false);
    await expect.poll(temporaryFiles).toEqual([]);
  });

  test('a file of more than 30 MB is refused and leaves no file', async () => {
    const editor = editorOf(cms, cms.editorToken);
    const png = await bytesOf(aDrawing(8, 8).png());
    const padded = new Uint8Array(31 * 1024 * 1024);
    padded.set(png);
    expect((await editor.tryUpload('large.png', 'image/png', padded)).status).toBe(413);
    await expect.poll(temporaryFiles).toEqual([]);
  });
});
