import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { aDocument, aProject } from '../../../testing/contents.ts';
import { type Editor, editorOf } from '../../../testing/editor.ts';
import { aRegisteredPhase } from '../../../testing/registration.ts';
import { replaceFile } from './library.ts';

const PROJECT = 'api::projects.projects';
const TRUST = 'api::trust.trust';
const POPULATE = 'populate[0]=phases.documents.file&populate[1]=phases.revisions';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.each(['sqlite', 'postgres'] as const)('The trust room, on %s', (kind) => {
  const cms = inject(kind);
  let editor: Editor;

  beforeAll(() => {
    editor = editorOf(cms, cms.editorToken);
  });

  const certificate = async (words: string) => {
    const { id } = await editor.upload('certificate.pdf', 'application/pdf', aDocument(words));
    return {
      kind: 'registration certificate',
      issuedBy: 'MahaRERA',
      issuedOn: '2024-03-01',
      file: id,
    };
  };
  const read = async (url: string) => {
    const { data } = await (
      await fetch(`${cms.url}/api/projectss?filters[url][$eq]=${url}&${POPULATE}`)
    ).json();
    return data[0].phases[0];
  };

  test('a document is open to everybody, with the hash of exactly these bytes', async () => {
    const url = `open-${kind}`;
    const phase = {
      ...aRegisteredPhase(),
      documents: [await certificate(url)],
      revisions: [{ promisedBefore: '2027-01-01', revisedOn: '2025-05-04', reason: 'Two monsoons.' }],
    };
    await editor.createPublished(PROJECT, aProject({ url, phases: [phase] }));
    const { documents, revisions } = await read(url);
    expect(revisions).toMatchObject([{ promisedBefore: '2027-01-01', reason: 'Two monsoons.' }]);
    const [{ file }] = documents;
    expect(file).toMatchObject({ mime: 'application/pdf', sha256: sha256(aDocument(url)) });
    const opened = await fetch(cms.url + file.url);
    expect(opened.status).toBe(200);
    expect(sha256(new Uint8Array(await opened.arrayBuffer()))).toBe(file.sha256);
  });

  test('a document that is replaced has another address and another hash, and the old address is gone', async () => {
    const url = `replaced-${kind}`;
    const document = await certificate(url);
    await editor.createPublished(
      PROJECT,
      aProject({ url, phases: [{ ...aRegisteredPhase(), documents: [document] }] }),
    );
    const { file: before } = (await read(url)).documents[0];
    const second = aDocument('second print');
    await replaceFile(cms, editor, document.file, 'certificate.pdf', 'application/pdf', second);
    const { file: after } = (await read(url)).documents[0];
    expect(after.url).not.toBe(before.url);
    expect(after.sha256).toBe(sha256(second));
    expect((await fetch(cms.url + before.url)).status).toBe(404);
    const opened = await fetch(cms.url + after.url);
    expect(sha256(new Uint8Array(await opened.arrayBuffer()))).toBe(after.sha256);
  });

  test('a document without its date is refused in its place of the form', async () => {
    const phase = {
      ...aRegisteredPhase(),
      documents: [{ ...(await certificate(`undated-${kind}`)), issuedOn: null }],
    };
    const response = await fetch(`${cms.url}/content-manager/collection-types/${PROJECT}/actions/publish`, {
      method: 'POST',
      headers: { authorization: editor.authorization, 'content-type': 'application/json' },
      body: JSON.stringify(aProject({ url: `undated-${kind}`, phases: [phase] })),
    });
    const { error } = await response.json();
    expect(response.status).toBe(400);
    expect(error.details.errors).toEqual([
      expect.objectContaining({ path: ['phases', 0, 'documents', 0, 'issuedOn'] }),
    ]);
  });

  test('a brochure, which opens with an enquiry, is refused as a document, and its hash is told to nobody', async () => {
    const url = `brochure-${kind}`;
    const document = await certificate(url);
    await editor.createPublished(PROJECT, aProject({ url, brochure: document.file }));
    const { data } = await (
      await fetch(`${cms.url}/api/projectss?filters[url][$eq]=${url}&populate=brochure`)
    ).json();
    expect(data[0].brochure).toMatchObject({ gated: true });
    expect(data[0].brochure).not.toHaveProperty('sha256');
    const phases = [{ ...aRegisteredPhase(), documents: [document] }];
    await expect(editor.createPublished(PROJECT, aProject({ url: `${url}-2`, phases }))).rejects.toThrow(
      /opens only with an enquiry/,
    );
  });

  test('the room of the house is read by everybody, and its figures are held to their quarters', async () => {
    const fields = {
      heading: 'Papers in plain sight',
      reportDueDays: 20,
      officer: { name: 'An officer', email: 'officer@sahyara.example' },
      complaints: [{ periodEnd: '2026-09-30', received: 2, resolved: 1 }],
    };
    await editor.publishSingle(TRUST, fields);
    const { data } = await (
      await fetch(`${cms.url}/api/trust?populate[0]=officer&populate[1]=complaints`)
    ).json();
    expect(data).toMatchObject(fields);
    await expect(
      editor.publishSingle(TRUST, {
        ...fields,
        complaints: [{ periodEnd: '2026-09-30', received: 2, resolved: 3 }],
      }),
    ).rejects.toThrow(/More were resolved/);
  });
});
