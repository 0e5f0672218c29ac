import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Bucket, startBucket } from '../../../testing/bucket.ts';
import { type CmsProcess, cmsFolder, launchCms, startCms } from '../../../testing/cms-process.ts';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { type Editor, editorOf, registerEditor } from '../../../testing/editor.ts';
import { enquire } from '../../../testing/leads.ts';
import { rawRequest } from '../../../testing/raw-request.ts';
import { spellingsOf } from '../../../testing/spellings.ts';
import { gatedAddresses, gatedBy, makePass, openAddresses, storedNames } from './gated-library.ts';
import {
  deleteFile,
  filesInRows,
  filesOnDisk,
  type LibraryPicture,
  readPicture,
  replaceFile,
  untilMade,
} from './library.ts';
import { aDrawing, aPdf, bytesOf } from './picture-files.ts';

type Store = { check(): Promise<void> };
type Built = { filesInBucket(config: object): Store };

const PROJECT = 'api::projects.projects';
const HOUR_S = 3600;
/** More than one part of an upload to a bucket. */
const LARGE_BYTES = 12_000_000;
const WAIT = { timeout: 20_000, interval: 50 };

const { filesInBucket }: Built = createRequire(import.meta.url)(
  path.join(cmsFolder, 'dist/src/media/files-in-bucket.js'),
);

let bucket: Bucket;
let cms: CmsProcess;
let editor: Editor;

beforeAll(async () => {
  bucket = await startBucket();
  cms = await startCms({ env: bucket.env });
  editor = editorOf(cms, await registerEditor(cms));
});
afterAll(async () => {
  await cms?.remove();
  await bucket?.remove();
});

const statusOf = async (address: string) => (await fetch(cms.url + address)).status;
const statusesOf = async (addresses: string[]) => [...new Set(await Promise.all(addresses.map(statusOf)))];

/** `fetch` would say beside such headers that it wants no copy of its own. */
const statusWithHeaders = (address: string, headers: Record<string, string>) =>
  new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage) => resolve(response.resume().statusCode);
    get(address, { headers, agent: false }, answered).on('error', reject);
  });

async function uploaded(name: string, colour: string): Promise<LibraryPicture> {
  const { id } = await editor.upload(name, 'image/webp', await bytesOf(aDrawing(700, 500, colour).webp()));
  return untilMade(cms, editor, id);
}

/** Where the files of one picture lie, as the store lists them. */
async function placesOf(file: LibraryPicture) {
  const names = storedNames(file);
  const among = (there: string[]) => names.filter((name) => there.includes(name)).length;
  return { of: names.length, open: among(await bucket.open()), private: among(await bucket.private()) };
}

async function expectOpen(file: LibraryPicture) {
  const { length } = storedNames(file);
  expect(await placesOf(file)).toEqual({ of: length, open: length, private: 0 });
  expect(await statusesOf(openAddresses(file))).toEqual([200]);
}
async function expectGated(file: LibraryPicture) {
  const { length } = storedNames(file);
  expect(await placesOf(file)).toEqual({ of: length, open: 0, private: length });
  expect(await statusesOf([...openAddresses(file), ...gatedAddresses(file)])).toEqual([404]);
}

describe('uploads in a bucket', () => {
  test('lie there with their variants, and come under the addresses that they have in a folder', async () => {
    const picture = await uploaded('open.webp', '#224466');
    expect(storedNames(picture).length).toBeGreaterThan(4);
    await expectOpen(picture);
    expect(await filesOnDisk(cms)).toEqual([]);

    const address = cms.url + openAddresses(picture)[0];
    const whole = await fetch(address);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.equals(Buffer.from(await bytesOf(aDrawing(700, 500, '#224466').webp())))).toBe(true);
    expect(whole.headers.get('content-type')).toBe('image/webp');
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = whole.headers.get('etag') ?? '';
    expect(await statusWithHeaders(address, { 'if-none-match': etag })).toBe(304);
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
      200,
      String(bytes.length),
      etag,
    ]);
    const part = await fetch(address, { headers: { range: 'bytes=4-11' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-11/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(4, 12))).toBe(true);
  });

  test('a file of many parts arrives whole', async () => {
    const large = new Uint8Array(aPdf(`/Padding (${randomBytes(LARGE_BYTES / 2).toString('hex')})`));
    const { url, id } = await editor.upload('large.pdf', 'application/pdf', large);
    const stored = Buffer.from(await (await fetch(cms.url + url)).arrayBuffer());
    expect(stored.equals(Buffer.from(large))).toBe(true);
    await deleteFile(cms, editor, id);
  });

  test('gated, they lie in the private bucket alone and open with a pass; open again, in the other', async () => {
    const plan = await uploaded('plan.webp', '#664422');
    const pdf = await editor.upload('brochure.pdf', 'application/pdf', new Uint8Array(aPdf()));
    const brochure = await readPicture(cms, editor, pdf.id);
    await expectOpen(plan);
    const floorPlans = [{ title: 'Three rooms', images: [plan.id] }];
    const { documentId } = await editor.createPublished(PROJECT, aProject({ floorPlans, brochure: pdf.id }));
    for (const file of [plan, brochure]) await expectGated(file);

    const pass = makePass({ kind: 'project', id: documentId }, HOUR_S, cms.env.PASS_KEYS ?? '');
    expect(await statusesOf(gatedAddresses(plan).map((address) => `${address}?pass=${pass}`))).toEqual([200]);
    const opened = await fetch(`${cms.url}${gatedAddresses(brochure)[0]}?pass=${pass}`, {
      headers: { range: 'bytes=0-3' },
    });
    expect([opened.status, await opened.text()]).toEqual([206, '%PDF']);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    const { data } = await (await fetch(`${cms.url}/api/projectss/${documentId}?populate=brochure`)).json();
    expect(data.brochure).toMatchObject({ gated: true, url: 'data:,' });

    const file = { documentId: brochure.documentId, name: storedNames(brochure)[0] ?? '' };
    const door = { name: 'the CMS', url: cms.url, open: '/uploads', gated: '/gated' };
    for (const target of new Set(spellingsOf(file, door))) {
      const answer = await rawRequest(cms.url, target);
      expect([400, 403, 404, 405], `${answer.status} ${target}`).toContain(answer.status);
      expect(answer.body.includes('%PDF'), target).toBe(false);
    }
    expect((await fetch(`${bucket.env.BUCKET_ENDPOINT}/sahyara-private/${file.name}`)).status).toBe(403);

    await editor.unpublish(PROJECT, documentId);
    await editor.remove(PROJECT, documentId);
    await vi.waitFor(() => expectOpen(plan), WAIT);
    await deleteFile(cms, editor, plan.id);
    await deleteFile(cms, editor, brochure.id);
    const left = [...(await bucket.open()), ...(await bucket.private())];
    expect(left.filter((name) => /plan|brochure/.test(name))).toEqual([]);
  });

  test('a replaced picture keeps its address, and nothing of the old one stays', async () => {
    const old = await uploaded('face.webp', '#102030');
    const bytes = await bytesOf(aDrawing(640, 480, '#a0b0c0').webp());
    await replaceFile(cms, editor, old.id, 'face.webp', 'image/webp', bytes);
    const fresh = await untilMade(cms, editor, old.id);
    expect(fresh.url).toBe(old.url);
    await expectOpen(fresh);
    const kept = new Set(storedNames(fresh));
    const gone = storedNames(old).filter((name) => !kept.has(name));
    expect(gone.length).toBeGreaterThan(2);
    expect((await bucket.open()).filter((name) => gone.includes(name))).toEqual([]);
    expect((await bucket.open()).sort()).toEqual(await filesInRows(cms));
    expect(await bucket.private()).toEqual([]);
  });
});

describe('a store that is away', () => {
  const tryUpload = async (name: string) =>
    editor.tryUpload(name, 'image/webp', await bytesOf(aDrawing(500, 300).webp()));
  async function expectRefused(response: Response) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    const { error } = await response.json();
    expect(error.message).toMatch(/^The store of files cannot be reached just now \(.+\): try again/);
  }
  const rowsOf = async (name: string) => query(cms.database, 'SELECT id FROM files WHERE name = ?', name);

  test('from the second file of an upload on: the editor is told, and nothing is half there', async () => {
    bucket.failAfterWrites(1);
    await expectRefused(await tryUpload('halved.webp'));
    bucket.failAfterWrites(Number.POSITIVE_INFINITY);
    expect(await rowsOf('halved.webp')).toEqual([]);
    const all = [...(await bucket.open()), ...(await bucket.private())];
    expect(all.filter((name) => name.includes('halved'))).toEqual([]);
  });

  test('while a picture is replaced: the old one stays whole', async () => {
    const old = await uploaded('lasting.webp', '#445566');
    const before = Buffer.from(await (await fetch(cms.url + old.url)).arrayBuffer());
    const fresh = [await bytesOf(aDrawing(640, 480, '#fff').webp())];
    bucket.failAfterWrites(1);
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ name: 'lasting.webp' }));
    form.append('files', new Blob(fresh), 'lasting.webp');
    const headers = { authorization: editor.authorization };
    await expectRefused(
      await fetch(`${cms.url}/upload?id=${old.id}`, { method: 'POST', headers, body: form }),
    );
    bucket.failAfterWrites(Number.POSITIVE_INFINITY);
    await expectOpen(old);
    expect(Buffer.from(await (await fetch(cms.url + old.url)).arrayBuffer()).equals(before)).toBe(true);
  });

  test('gone altogether: enquiries go on, a gate that cannot close is no gate, and all works again after', async () => {
    const plan = await uploaded('late.webp', '#665544');
    const floorPlans = [{ title: 'Late', images: [plan.id] }];
    await bucket.stop();
    await expectRefused(await tryUpload('never.webp'));
    expect(await rowsOf('never.webp')).toEqual([]);
    const lines = () =>
      cms.output().match(/"level":"error","msg":"The store of files cannot be reached/g) ?? [];
    const before = lines().length;
    expect(await statusesOf(Array.from({ length: 20 }, () => plan.url))).toEqual([503]);
    expect(lines().length - before, 'a page of pictures is no page of log').toBeLessThanOrEqual(1);
    await expect(enquire(cms)).resolves.toEqual(expect.any(String));
    await expect(editor.createPublished(PROJECT, aProject({ url: 'late', floorPlans }))).rejects.toThrow(
      /503/,
    );
    expect(await gatedBy(cms, plan.id)).toBeNull();

    // Even a start does without it.
    const second = await startCms({ env: { ...bucket.env, CMS_HOST: '127.0.0.1' } });
    expect(second.output()).toContain('The store of files cannot be reached');
    await expect(enquire(second)).resolves.toEqual(expect.any(String));
    await second.remove();

    await bucket.start();
    await expectOpen(plan);
    await expectOpen(await uploaded('again.webp', '#335577'));
  });
});

describe('settings that can never work', () => {
  const settings = () => ({
    endpoint: bucket.env.BUCKET_ENDPOINT,
    region: 'us-east-1',
    open: bucket.env.BUCKET_PUBLIC,
    private: bucket.env.BUCKET_PRIVATE,
    keyId: bucket.env.BUCKET_KEY_ID,
    secret: bucket.env.BUCKET_SECRET,
  });
  const checked = (changes: object) => filesInBucket({ ...settings(), ...changes }).check();

  test('good ones leave nothing behind', async () => {
    const before = [await bucket.open(), await bucket.private()];
    await expect(checked({})).resolves.toBeUndefined();
    expect([await bucket.open(), await bucket.private()]).toEqual(before);
  });

  test('nor does a start that fails on its way', async () => {
    const before = [await bucket.open(), await bucket.private()];
    bucket.failAfterWrites(1);
    await expect(checked({})).rejects.toThrow(/^The store of files cannot be reached just now/);
    bucket.failAfterWrites(Number.POSITIVE_INFINITY);
    expect([await bucket.open(), await bucket.private()]).toEqual(before);
  });

  test.each([
    [{ secret: 'wrong' }, /^BUCKET_KEY_ID and BUCKET_SECRET are not a key .*SignatureDoesNotMatch/],
    [{ keyId: 'NOBODY' }, /^BUCKET_KEY_ID and BUCKET_SECRET are not a key .*InvalidAccessKeyId/],
    [{ private: 'no-such' }, /^BUCKET_PRIVATE is "no-such", and there is no such bucket/],
    [{ open: 'no-such' }, /^BUCKET_PUBLIC is "no-such", and there is no such bucket/],
  ])('%j', async (changes, sentence) => {
    await expect(checked(changes)).rejects.toThrow(sentence);
  });

  test('a private bucket that strangers read', async () => {
    bucket.exposePrivate(true);
    await expect(checked({})).rejects.toThrow(
      /^BUCKET_PRIVATE is "sahyara-private", which everybody may read/,
    );
    bucket.exposePrivate(false);
  });

  test('end a start with the sentence', async () => {
    const refused = await launchCms({ env: { ...bucket.env, BUCKET_SECRET: 'wrong' } });
    const [code] = refused.process.exitCode === null ? await once(refused.process, 'exit') : [1];
    expect(code).toBe(1);
    expect(refused.output()).toContain('BUCKET_KEY_ID and BUCKET_SECRET are not a key of this store');
    await refused.remove();
  });
});
