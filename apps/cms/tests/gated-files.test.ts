import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aProject } from './contents.ts';
import { type Editor, type Entry, editorOf, type Fields } from './editor.ts';
import { aModalLead, postLead } from './leads.ts';
import { type LibraryPicture, readPicture, replaceFile, untilMade } from './library.ts';
import { aDrawing, aPdf, bytesOf } from './picture-files.ts';

type Pass = { project: string; pass: string; validForS: number };

const PROJECT = 'api::projects.projects';
const DAY_S = 86_400;
const key = () => crypto.randomUUID();

/** A pass as the CMS makes them. */
function makePass(
  { kind, id }: { kind: 'project' | 'file'; id: string },
  validForS: number,
  key: string,
): string {
  const signed = `${(Date.now() + validForS * 1000).toString(36)}.${kind}-${id}`;
  return `${signed}.${createHmac('sha256', key).update(`gate pass ${signed}`).digest('base64url')}`;
}

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
  const addressesOf = (file: LibraryPicture) =>
    [file, ...Object.values(file.formats ?? {})].map((one) => one.url.split('?')[0] ?? '');
  const uploaded = async (name: string, colour: string) => {
    const { id } = await editor.upload(name, 'image/webp', await bytesOf(aDrawing(900, 600, colour).webp()));
    return untilMade(cms, editor, id);
  };
  const openTo = (pass: string, file: LibraryPicture = plan) =>
    Promise.all(addressesOf(file).map(async (address) => (await get(`${address}?pass=${pass}`)).status));
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

  test('are not served: neither originals nor any variant, however the address is written', async () => {
    expect(addressesOf(plan).length).toBeGreaterThan(4);
    for (const address of [plan, shared, brochure].flatMap(addressesOf)) {
      const name = address.slice('/uploads/'.length);
      const spelled = [
        address,
        `/%75ploads/${name}`,
        `//uploads/${name}`,
        `/uploads/./${name}`,
        `/uploads//${name}`,
        `/uploads%2F${name}`,
        `/uploads/${name.replace('a', '%61')}`,
        `/uploads/${name.replace('.', '%2E')}`,
        `/uploads/${name}/`,
        `/uploads/${name}?pass=`,
        `/uploads/${name}?pass[]=x`,
        `/uploads/${name}?pass=x&pass=y`,
      ];
      for (const path of spelled) {
        for (const headers of [
          { accept: '*/*' },
          { range: 'bytes=0-99' },
          { 'x-forwarded-host': 'a.example' },
        ]) {
          const response = await get(path, { headers: new Headers(Object.entries(headers)) });
          expect([400, 403, 404], `${response.status} ${path}`).toContain(response.status);
          expect(response.headers.get('content-type') ?? '').not.toMatch(/image|pdf/);
        }
      }
      expect((await get(address, { method: 'HEAD' })).status).toBe(404);
      expect((await get(address)).headers.get('cache-control')).toBe('private, no-store');
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
      for (const path of [one, `/api/projectss?filters[url]=${url}&`]) {
        const response = await get(`${path}${path.includes('?') ? '' : '?'}${query}`);
        expect(response.status).toBe(200);
        const text = await response.text();
        for (const { hash, name } of [plan, shared, brochure].map((file) => ({
          hash: addressesOf(file)[0]?.slice('/uploads/'.length).split('.')[0] ?? '',
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
    const file = await get(`${addressesOf(plan)[0]}?pass=${pass?.pass}`);
    expect(file.headers.get('cache-control')).toBe('private, no-store');

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
      expect(await read.text()).not.toContain('/uploads/');
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
      expect(one).toContain('?pass=');
      expect((await get(one)).status).toBe(200);
    }
  });

  test('follow what is published, not what is drafted, at once and on the way back too', async () => {
    const pass = await askFor(url);
    const opened = { floorPlans: [planned({ gated: false })], gallery: [], brochure: null };
    await editor.update(PROJECT, project.documentId, opened);
    all(await openTo(''), 403);
    await editor.publish(PROJECT, project.documentId);
    for (const address of addressesOf(plan)) expect((await get(address)).status).toBe(200);
    const { data } = await (
      await get(`/api/projectss/${project.documentId}?populate=floorPlans.images`)
    ).json();
    expect(data.floorPlans[0].images[0].url).toBe(addressesOf(plan)[0]);

    await editor.update(PROJECT, project.documentId, { floorPlans: [planned({ gated: true })] });
    for (const address of addressesOf(plan)) expect((await get(address)).status).toBe(200);
    await editor.publish(PROJECT, project.documentId);
    for (const address of addressesOf(plan)) expect((await get(address)).status).toBe(404);
    all(await openTo(pass), 200);
  });

  test('in a draft nobody has published are nobody’s', async () => {
    const secret = await uploaded('secret.webp', '#112233');
    const draft = await editor.createDraft(
      PROJECT,
      aProject({ url: `draft-${kind}`, floorPlans: [{ title: 'Secret', images: [secret.id] }] }),
    );
    for (const address of addressesOf(secret)) expect((await get(address)).status).toBe(404);
    all(await openTo(projectPass(draft.documentId), secret), 403);
    expect(
      await passOf(await postLead(cms, aModalLead({ context: { project: `draft-${kind}` } }))),
    ).toBeUndefined();
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
    plan = await untilMade(cms, editor, plan.id);
    for (const address of addressesOf(plan)) expect((await get(address)).status).toBe(404);
    all(await openTo(await askFor(url)), 200);
  });
});
