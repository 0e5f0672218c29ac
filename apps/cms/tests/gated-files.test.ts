import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { aProject } from '../../../testing/contents.ts';
import { type Editor, type Entry, editorOf, type Fields } from '../../../testing/editor.ts';
import { aModalLead, postLead } from '../../../testing/leads.ts';
import { rawRequest } from '../../../testing/raw-request.ts';
import { type Door, spellingsOf } from '../../../testing/spellings.ts';
import {
  gatedAddresses,
  gatedBy,
  lyingIn,
  makePass,
  openAddresses,
  PRIVATE,
  PUBLIC,
  privateBytes,
  storedNames,
} from './gated-library.ts';
import { deleteFile, type LibraryPicture, readPicture, replaceFile, untilMade } from './library.ts';
import { aDrawing, aPdf, aPhoto, bytesOf } from './picture-files.ts';

type Pass = { project: string; pass: string; validForS: number };

const PROJECT = 'api::projects.projects';
const NEWS = 'api::news-item.news-item';
const DAY_S = 86_400;
const WAIT = { timeout: 20_000, interval: 50 };
const key = () => crypto.randomUUID();

describe.each(['sqlite', 'postgres'] as const)('gated files on %s', { timeout: 180_000 }, (kind) => {
  const cms = inject(kind);
  const editor: Editor = editorOf(cms, cms.editorToken);
  const passKey = cms.env.PASS_KEYS ?? '';
  const url = `gated-${kind}`;
  const made: Entry[] = [];
  let project: Entry;
  let plan: LibraryPicture;
  let shared: LibraryPicture;
  let brochure: LibraryPicture;

  const get = (path: string, init: RequestInit = {}) => fetch(cms.url + path, init);
  /** Also the address of an nginx, once one stands in front of the CMS. */
  const doors: Door[] = [{ name: 'the CMS', url: cms.url, open: '/uploads', gated: '/gated' }];
  const uploaded = async (name: string, colour: string) => {
    const { id } = await editor.upload(name, 'image/webp', await bytesOf(aDrawing(900, 600, colour).webp()));
    return untilMade(cms, editor, id);
  };
  const openTo = (pass: string, file: LibraryPicture = plan) =>
    Promise.all(gatedAddresses(file).map(async (address) => (await get(`${address}?pass=${pass}`)).status));
  const statusOf = async (address: string) => (await get(address)).status;
  /** Everything of a file lies on one side alone, and is fetched there. */
  async function expectOpen(file: LibraryPicture) {
    expect(await lyingIn(cms, PUBLIC, file)).toEqual(storedNames(file));
    expect(await lyingIn(cms, PRIVATE, file)).toEqual([]);
    all(await Promise.all(openAddresses(file).map(statusOf)), 200);
  }
  async function expectGated(file: LibraryPicture) {
    expect(await lyingIn(cms, PUBLIC, file)).toEqual([]);
    expect(await lyingIn(cms, PRIVATE, file)).toEqual(storedNames(file));
    all(await Promise.all([...openAddresses(file), ...gatedAddresses(file)].map(statusOf)), 404);
  }
  const passOf = async (response: Response): Promise<Pass | undefined> => (await response.json()).data.pass;
  const askFor = async (project: string) =>
    (await passOf(await postLead(cms, aModalLead({ context: { project } }))))?.pass ?? '';
  const projectPass = (id: string, validForS = DAY_S, under = passKey) =>
    makePass({ kind: 'project', id }, validForS, under);
  const all = (list: number[], status: number) => expect(new Set(list)).toEqual(new Set([status]));
  const planned = (changes: Fields = {}): Fields => ({ title: 'Three rooms', images: [plan.id], ...changes });
  async function publish(changes: Fields) {
    await editor.update(PROJECT, project.documentId, changes);
    await editor.publish(PROJECT, project.documentId);
  }

  beforeAll(async () => {
    plan = await uploaded('plan.webp', '#334455');
    shared = await uploaded('shared.webp', '#554433');
    const { id } = await editor.upload('brochure.pdf', 'application/pdf', new Uint8Array(aPdf()));
    brochure = await readPicture(cms, editor, id);
    project = await editor.createPublished(
      PROJECT,
      aProject({
        url,
        // Where nothing is said, a plan is gated.
        floorPlans: [planned(), { title: 'Hall', gated: true, images: [shared.id] }],
        gallery: [{ galleryImages: [shared.id] }],
        brochure: id,
      }),
    );
    made.push(project);
  });

  // The projects of the shared CMS are counted elsewhere.
  afterAll(async () => {
    for (const { documentId } of made) await editor.remove(PROJECT, documentId);
  });

  test('lie outside the public folder with everything that was made of them', async () => {
    expect(storedNames(plan).length).toBeGreaterThan(4);
    for (const file of [plan, shared, brochure]) await expectGated(file);
    const closed = await get(gatedAddresses(plan)[0] ?? '');
    expect(closed.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each(doors)('are not served without a pass, however the address is written: $name', async (door) => {
    const kinds = [
      storedNames(plan)[0],
      storedNames(plan).find((name) => name.startsWith('thumbnail_')),
      storedNames(plan).find((name) => name.endsWith('.avif')),
    ].map((name = '') => ({ documentId: plan.documentId, name }));
    const files = [...kinds, { documentId: brochure.documentId, name: storedNames(brochure)[0] ?? '' }];
    for (const file of files) {
      const bytes = await privateBytes(cms, file.name);
      const [head, middle] = [bytes.subarray(0, 24), bytes.subarray(bytes.length >> 1).subarray(0, 24)];
      const spellings = new Set(spellingsOf(file, door));
      expect(spellings.size).toBeGreaterThan(150);
      for (const target of spellings) {
        const answer = await rawRequest(door.url, target);
        expect([400, 403, 404, 405], `${answer.status} ${target}`).toContain(answer.status);
        expect(answer.body.includes(head) || answer.body.includes(middle), target).toBe(false);
        expect(answer.head, target).not.toMatch(/content-type: (image|application\/pdf)/i);
      }
      // And the same file is what a good pass opens.
      const pass = makePass({ kind: 'file', id: file.documentId }, DAY_S, passKey);
      const opened = await rawRequest(door.url, `${door.gated}/${file.documentId}/${file.name}?pass=${pass}`);
      expect(opened.status).toBe(200);
      expect(opened.body.includes(head)).toBe(true);
    }
  });

  test('are not named by the API, whatever is populated, and a small blur stands for a picture', async () => {
    const one = `/api/projectss/${project.documentId}`;
    const queries = [
      'populate[0]=floorPlans.images&populate[1]=gallery.galleryImages&populate[2]=brochure',
      'populate[floorPlans][populate]=images&populate[gallery][populate][0]=galleryImages&populate[brochure]=true',
      'populate[floorPlans][populate][images][fields][0]=url&populate[brochure][fields][0]=hash',
      'populate[floorPlans][populate][images][fields][0]=name&populate[floorPlans][populate][images][fields][1]=formats',
      'populate[floorPlans][populate][images][fields][0]=formats',
    ];
    for (const query of queries) {
      for (const path of [
        one,
        `/API/projectss/${project.documentId}`,
        `/api/projectss?filters[url]=${url}&`,
      ]) {
        const response = await get(`${path}${path.includes('?') ? '' : '?'}${query}`);
        // Content has one address, and public reads are a closed list.
        expect([200, 400, 404], query).toContain(response.status);
        const text = await response.text();
        for (const { hash, name } of [plan, shared, brochure].map((file) => ({
          hash: storedNames(file)[0]?.split('.')[0] ?? '',
          name: file.name,
        }))) {
          expect(text, query).not.toContain(hash);
          expect(text, query).not.toContain(`"${name}"`);
        }
      }
    }
    const { data } = await (await get(`${one}?${queries[0]}`)).json();
    const preview = expect.stringMatching(/^data:image\/webp;base64,.{40,1200}$/);
    const hidden = {
      gated: true,
      url: preview,
      placeholder: preview,
      formats: null,
      width: 900,
      height: 600,
    };
    expect(data.floorPlans[0].images).toEqual([expect.objectContaining(hidden)]);
    // The same file elsewhere: gated wins.
    expect(data.gallery[0].galleryImages).toEqual([expect.objectContaining(hidden)]);
    expect(data.brochure).toMatchObject({ gated: true, url: 'data:,', formats: null });
    expect([401, 403, 404]).toContain((await get('/api/upload/files')).status);
  });

  test('come with the pass that a stored enquiry about the project brings, and only then', async () => {
    const bare = await (await postLead(cms, aModalLead())).json();
    expect(bare).toEqual({ data: { accepted: true, reference: expect.any(String) } });
    for (const context of [
      { project: 'no-such-project' },
      { project: 'neem-court' },
      { page: `/projects/${url}` },
    ]) {
      expect(await passOf(await postLead(cms, aModalLead({ context })))).toBeUndefined();
    }
    const refused = await postLead(cms, aModalLead({ name: '', context: { project: url } }));
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toContain('pass');

    const response = await postLead(cms, aModalLead({ context: { project: url } }));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const pass = await passOf(response);
    expect(pass).toEqual({ project: url, pass: expect.any(String), validForS: DAY_S });
    for (const file of [plan, shared, brochure]) all(await openTo(pass?.pass ?? '', file), 200);
    const address = `${gatedAddresses(brochure)[0]}?pass=${pass?.pass}`;
    const whole = await get(address);
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    expect(whole.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = await get(address, { headers: { range: 'bytes=4-11' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 4-11/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 12));
    const head = await get(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);

    const opened = await get(
      `/api/projectss/${project.documentId}?populate[0]=floorPlans.images&populate[1]=brochure`,
      {
        headers: { 'x-gate-pass': pass?.pass ?? '' },
      },
    );
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    const { data } = await opened.json();
    for (const { url: address, formats } of [data.floorPlans[0].images[0], data.brochure]) {
      for (const one of [
        address,
        ...Object.values<{ url: string }>(formats ?? {}).map((format) => format.url),
      ]) {
        expect((await get(one)).status, one).toBe(200);
      }
    }
  });

  test('open to a pass made with the key of this CMS', async () => {
    all(await openTo(projectPass(project.documentId)), 200);
  });

  test('stay closed to a pass that has run out, is forged, or was made for something else', async () => {
    const other = await editor.createPublished(PROJECT, aProject({ url: `other-${kind}` }));
    made.push(other);
    const good = await askFor(url);
    for (const pass of [
      projectPass(project.documentId, -1),
      projectPass(project.documentId, DAY_S, 'another-key-0123456789'),
      projectPass(other.documentId),
      makePass({ kind: 'file', id: shared.documentId ?? '' }, DAY_S, passKey),
      good.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A')),
      good.toUpperCase(),
    ]) {
      all(await openTo(pass), 403);
      const headers = { 'x-gate-pass': pass };
      const read = await get(`/api/projectss/${project.documentId}?populate=floorPlans.images`, { headers });
      expect(await read.text()).not.toMatch(/\/(uploads|gated)\//);
    }
    all(await openTo(good), 200);
  });

  test('open to no other project than the one that was asked about first, under the same key', async () => {
    const headers = { 'idempotency-key': key() };
    const lead = (project: string) => postLead(cms, aModalLead({ context: { project } }), headers);
    expect(await passOf(await lead('neem-court'))).toBeUndefined();
    expect(await passOf(await lead(url))).toBeUndefined();
  });

  test('come later to an enquiry that was kept elsewhere, to whoever knows its key', async () => {
    const mine = key();
    const claim = (known: string) =>
      get('/api/gate-passes', { method: 'POST', headers: { 'idempotency-key': known } });
    expect((await claim(mine)).status).toBe(404);
    await postLead(cms, aModalLead({ context: { project: url } }), { 'idempotency-key': mine });
    const response = await claim(mine);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { data } = await response.json();
    all(await openTo(data.pass), 200);
    for (const stranger of [key(), 'short', '']) expect((await claim(stranger)).status).toBe(404);
  });

  test('are shown to editors in their panel', async () => {
    const { url: address, formats } = await readPicture(cms, editor, plan.id);
    for (const one of [address, formats?.thumbnail?.url ?? '']) {
      expect(one).toMatch(/^\/gated\/.+\?pass=/);
      expect((await get(one)).status).toBe(200);
    }
  });

  test('follow what is published, not what is drafted, at once and on the way back too', async () => {
    const pass = await askFor(url);
    const opened = { floorPlans: [planned({ gated: false })], gallery: [], brochure: null };
    await editor.update(PROJECT, project.documentId, opened);
    await expectGated(plan);
    await editor.publish(PROJECT, project.documentId);
    await vi.waitFor(() => expectOpen(plan), WAIT);
    all(await openTo(pass), 403);
    const { data } = await (
      await get(`/api/projectss/${project.documentId}?populate=floorPlans.images`)
    ).json();
    expect(data.floorPlans[0].images[0].url).toBe(openAddresses(plan)[0]);
    expect(data.floorPlans[0].images[0]).not.toHaveProperty('gatedBy');

    await editor.update(PROJECT, project.documentId, { floorPlans: [planned({ gated: true })] });
    await expectOpen(plan);
    await editor.publish(PROJECT, project.documentId);
    await expectGated(plan);
    all(await openTo(pass), 200);
  });

  test('are nobody’s while their project is not published, and gone with it only when nothing gates them', async () => {
    await publish({ floorPlans: [planned()] });
    await editor.unpublish(PROJECT, project.documentId);
    await expectGated(plan);
    expect(await gatedBy(cms, plan.id)).toEqual([]);
    all(await openTo(projectPass(project.documentId)), 403);
    await editor.publish(PROJECT, project.documentId);
    expect(await gatedBy(cms, plan.id)).toEqual([project.documentId]);

    const file = await uploaded('passing.webp', '#445566');
    await expectOpen(file);
    const passing = await editor.createPublished(
      PROJECT,
      aProject({ url: `passing-${kind}`, floorPlans: [{ title: 'Passing', images: [file.id] }] }),
    );
    await expectGated(file);
    await editor.remove(PROJECT, passing.documentId);
    await vi.waitFor(() => expectOpen(file), WAIT);
  });

  test('in a draft nobody has published are nobody’s', async () => {
    const secret = await uploaded('secret.webp', '#112233');
    const draft = await editor.createDraft(
      PROJECT,
      aProject({ url: `draft-${kind}`, floorPlans: [{ title: 'Secret', images: [secret.id] }] }),
    );
    await expectGated(secret);
    all(await openTo(projectPass(draft.documentId), secret), 403);
    expect(
      await passOf(await postLead(cms, aModalLead({ context: { project: `draft-${kind}` } }))),
    ).toBeUndefined();
    // What shows them openly, and be it a draft of something else, makes them open.
    const article = { title: 'A', url: `cover-${kind}`, publishedOn: '2026-01-01', kind: 'event' };
    const { documentId } = await editor.createDraft(NEWS, { ...article, cover: secret.id });
    await vi.waitFor(() => expectOpen(secret), WAIT);
    await editor.remove(NEWS, documentId);
    await expectGated(secret);
    await editor.remove(PROJECT, draft.documentId);
  });

  test('stay where they were when a change is refused', async () => {
    const file = await uploaded('refused.webp', '#665544');
    const floorPlans = [{ title: 'Refused', images: [file.id] }];
    await expect(
      editor.createPublished(PROJECT, aProject({ url: `refused-${kind}`, title: null, floorPlans })),
    ).rejects.toThrow(/400/);
    await vi.waitFor(() => expectOpen(file), WAIT);
  });

  test('stay gated when they are replaced', async () => {
    await publish({ floorPlans: [planned({ gated: true })] });
    await replaceFile(
      cms,
      editor,
      plan.id,
      'plan.webp',
      'image/webp',
      await bytesOf(aDrawing(700, 500).webp()),
    );
    const names = storedNames(plan);
    plan = await untilMade(cms, editor, plan.id);
    expect(storedNames(plan).length).toBeGreaterThan(3);
    await expectGated(plan);
    all(await openTo(await askFor(url)), 200);
    const gone = names.filter((name) => !storedNames(plan).includes(name));
    expect(gone.length).toBeGreaterThan(0);
    for (const place of [PUBLIC, PRIVATE]) {
      expect(await readdir(path.join(cms.folder, place))).not.toEqual(
        expect.arrayContaining(gone.slice(0, 1)),
      );
    }
    const image = `/api/projectss/${project.documentId}?populate=floorPlans.images`;
    const { data } = await (await get(image)).json();
    expect(data.floorPlans[0].images[0]).toMatchObject({ gated: true, width: 700 });
    expect(data.floorPlans[0].images[0].url).toMatch(/^data:image\/webp/);
  });

  test('get variants where they lie, also when they are gated while these are made', async () => {
    const photo = await bytesOf(aPhoto(1000, 600).jpeg());
    const { id } = await editor.upload('racing.jpg', 'image/jpeg', photo);
    await publish({ floorPlans: [planned(), { title: 'Racing', images: [id] }] });
    const during = await readdir(path.join(cms.folder, PUBLIC));
    expect(during.filter((name) => name.includes('racing'))).toEqual([]);
    const racing = await untilMade(cms, editor, id);
    expect(Object.keys(racing.formats ?? {}).length).toBeGreaterThan(5);
    await expectGated(racing);
    await publish({ floorPlans: [planned()] });
    await vi.waitFor(() => expectOpen(racing), WAIT);
  });

  test('are gone from both sides when they are deleted', async () => {
    const { id } = await editor.upload('gone.pdf', 'application/pdf', new Uint8Array(aPdf()));
    await publish({ brochure: id });
    const gone = await readPicture(cms, editor, id);
    await expectGated(gone);
    // What content uses stays; the project's next draft and page are without it.
    await publish({ brochure: null });
    await deleteFile(cms, editor, id);
    expect([...(await lyingIn(cms, PUBLIC, gone)), ...(await lyingIn(cms, PRIVATE, gone))]).toEqual([]);
    all(await openTo(projectPass(project.documentId), gone), 403);
  });

  test('that rich text has a copy of are hidden there too', async () => {
    await publish({ floorPlans: [planned({ gated: false })] });
    await vi.waitFor(() => expectOpen(plan), WAIT);
    const copy = { ...(await readPicture(cms, editor, plan.id)), alternativeText: 'Drawn in ink' };
    const body = [
      { type: 'image', image: JSON.parse(JSON.stringify(copy)), children: [{ type: 'text', text: '' }] },
    ];
    const article = { title: 'Ink', url: `ink-${kind}`, publishedOn: '2026-01-01', kind: 'event', body };
    const { documentId } = await editor.createPublished(NEWS, article);
    const read = async () => (await get(`/api/news-items/${documentId}`)).text();
    expect(await read()).toContain(openAddresses(plan)[0]);
    await publish({ floorPlans: [planned()] });
    const hidden = await read();
    for (const told of [storedNames(plan)[0] ?? '', 'Drawn in ink', plan.name]) {
      expect(hidden).not.toContain(told);
    }
    await editor.remove(NEWS, documentId);
  });
});
