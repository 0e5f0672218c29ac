import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { editorOf } from './editor.ts';

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
  const temporaryFiles = () => readdir(path.join(cms.folder, 'tmp'));
  const uploads = async () =>
    (await readdir(path.join(cms.folder, 'public/uploads'))).filter((name) => name !== '.gitkeep');
  const form = () => {
    const body = new FormData();
    body.append('files', new Blob([new Uint8Array(2 * 1024 * 1024)], { type: 'image/png' }), 'flood.png');
    return body;
  };

  test.each(PATHS)('an anonymous multipart post to %s is refused and leaves no file', async (target) => {
    const before = await uploads();
    for (const authorization of ['', 'Bearer made.up.token', 'Basic eDp5']) {
      const headers = new Headers(authorization ? { authorization } : {});
      const response = await fetch(cms.url + target, { method: 'POST', headers, body: form() });
      expect([401, 403, 415]).toContain(response.status);
    }
    expect(await temporaryFiles()).toEqual([]);
    expect(await uploads()).toEqual(before);
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
    expect(await temporaryFiles()).toEqual([]);
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
    const picture = await sharp({ create: { width: 1600, height: 90, channels: 3, background: '#486' } })
      .toFormat(format)
      .toBuffer();
    const file = await editor.upload(`hill.${format}`, `image/${format}`, new Uint8Array(picture));
    expect((await fetch(cms.url + file.url)).headers.get('content-type')).toBe(`image/${format}`);
    if (format !== 'avif') {
      const widths = Object.values(file.formats ?? {}).map(({ width }) => width);
      expect(widths).toEqual(expect.arrayContaining([400, 828, 1440]));
    }
    expect(await temporaryFiles()).toEqual([]);
  });

  test.each([
    [
      'a drawing with script',
      'x.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    ],
    ['a page', 'x.html', 'text/html', '<script>alert(1)</script>'],
    ['a program', 'x.exe', 'application/octet-stream', 'MZ\u0000\u0000'],
  ])('%s is refused and leaves no file', async (_, name, type, content) => {
    const editor = editorOf(cms, cms.editorToken);
    const before = await uploads();
    const response = await editor.tryUpload(name, type, new TextEncoder().encode(content));
    expect(response.status).toBe(400);
    expect(await temporaryFiles()).toEqual([]);
    expect(await uploads()).toEqual(before);
  });

  test.each([
    ['a page', 'x.png', 'image/png', '<html><script>alert(1)</script></html>'],
    ['a drawing', 'x.webp', 'image/webp', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ])('%s that is called a picture is never run as what it is', async (_, name, type, content) => {
    const editor = editorOf(cms, cms.editorToken);
    const { url } = await editor.upload(name, type, new TextEncoder().encode(content));
    const { headers } = await fetch(cms.url + url);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('a file of more than 30 MB is refused and leaves no file', async () => {
    const editor = editorOf(cms, cms.editorToken);
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#486' } })
      .png()
      .toBuffer();
    const padded = new Uint8Array(31 * 1024 * 1024);
    padded.set(png);
    expect((await editor.tryUpload('large.png', 'image/png', padded)).status).toBe(413);
    expect(await temporaryFiles()).toEqual([]);
  });
});
