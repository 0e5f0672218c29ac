import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { PackedBody } from './packed-body';

const html = Buffer.from(`<p>${'a sentence and another, '.repeat(200)}</p>`);
const pack = (body = html, type = 'text/html') => PackedBody.of(body, type);

it('A text is kept compressed, and unpacked for whoever takes it plain', async () => {
  const packed = await pack();
  expect(packed.encodings).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(await packed.as('br'))).toEqual(html);
  expect(gunzipSync(await packed.as('gzip'))).toEqual(html);
  expect(await packed.as(null)).toEqual(html);
});

it('Many texts asked for plain are each unpacked as they are', async () => {
  const texts = Array.from({ length: 20 }, (_, number) => Buffer.from(`${number} ${html}`));
  const packed = await Promise.all(texts.map((text) => pack(text)));
  for (let round = 0; round < 2; round++)
    expect(await Promise.all(packed.map((one) => one.as(null)))).toEqual(texts);
});

it('A text that was shrunk is the same text under the same mark', async () => {
  const packed = await pack();
  const { etag } = packed;
  await packed.shrink();
  expect(packed.etag).toBe(etag);
  expect(brotliDecompressSync(await packed.as('br'))).toEqual(html);
});

it.each([
  ['what is short', Buffer.from('short'), 'text/html'],
  ['what is compressed by itself', html, 'image/jpeg'],
])('%s is kept as it is', async (_, body, type) => {
  const packed = await pack(body, type);
  expect(packed.encodings).toEqual([]);
  expect(await packed.as(null)).toEqual(body);
});

it('Other words have another mark', async () => {
  expect((await pack()).etag).not.toBe((await pack(Buffer.from(`${html}.`))).etag);
  expect((await pack()).etag).toBe((await pack()).etag);
});
