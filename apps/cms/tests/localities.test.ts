import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { aCity, aLocality, aProject } from '../../../testing/contents.ts';
import { type Editor, editorOf, type Fields } from '../../../testing/editor.ts';
import { contentUrl } from '../../web/src/cms/queries.ts';

const PROJECT = 'api::projects.projects';
const CITY = 'api::city.city';
const LOCALITY = 'api::locality.locality';
/** More than a list gives unasked. */
const MANY = 26;

const shown = z.object({
  data: z.array(
    z.looseObject({
      documentId: z.string(),
      name: z.string().optional(),
      locality: z.string().nullish(),
      placedIn: z.looseObject({ documentId: z.string() }).nullish(),
    }),
  ),
});

describe.each(['sqlite', 'postgres'] as const)('Where projects are, on %s', (kind) => {
  const cms = inject(kind);
  let editor: Editor;
  let city: string;
  const read = async (path: string) => shown.parse(await (await fetch(`${cms.url}/api/${path}`)).json()).data;
  const named = (name: string, changes: Fields = {}) => aLocality(city, { name, ...changes });
  const projectAt = async (placedIn: string | null) => {
    const fields = aProject({ url: `neem-${randomUUID()}`, locality: null, placedIn });
    return await editor.createPublished(PROJECT, fields);
  };
  const projectShown = async (documentId: string) =>
    (await read(`projectss?filters[documentId]=${documentId}&populate[0]=placedIn`))[0];

  beforeAll(async () => {
    editor = editorOf(cms, cms.editorToken);
    city = (await editor.createPublished(CITY, aCity({ name: `Pune ${randomUUID()}` }))).documentId;
  });

  test('the locality that was chosen is said in words to whoever reads projects, and nothing else of it', async () => {
    const { documentId: locality } = await editor.createPublished(LOCALITY, named('Aundh'));
    const { documentId } = await projectAt(locality);
    expect(await projectShown(documentId)).toMatchObject({
      locality: 'Aundh',
      placedIn: { documentId: locality },
    });
    expect(Object.keys((await projectShown(documentId))?.placedIn ?? {}).sort()).toEqual([
      'documentId',
      'id',
    ]);
  });

  test('a new name is everywhere once it is published, and nowhere before; no project is saved for it', async () => {
    const { documentId: locality } = await editor.createPublished(LOCALITY, named('Bavdhan'));
    const { documentId } = await projectAt(locality);
    const before = await projectShown(documentId);
    expect(before?.updatedAt).toBeTypeOf('string');
    await editor.update(LOCALITY, locality, { name: 'Bavdhan Khurd' });
    expect((await projectShown(documentId))?.locality).toBe('Bavdhan');
    await editor.publish(LOCALITY, locality);
    expect(await projectShown(documentId)).toMatchObject({
      locality: 'Bavdhan Khurd',
      placedIn: { documentId: locality },
      updatedAt: before?.updatedAt,
    });
  });

  test('one that is taken off the site is not told of, and its projects keep their place in words', async () => {
    const { documentId: locality } = await editor.createPublished(LOCALITY, named('Warje'));
    const { documentId } = await projectAt(locality);
    await editor.unpublish(LOCALITY, locality);
    expect(await projectShown(documentId)).toMatchObject({ locality: 'Warje', placedIn: null });
    expect(await read(`localities?filters[documentId]=${locality}`)).toEqual([]);
  });

  test('the twenty-sixth is told of as well', async () => {
    const names = Array.from({ length: MANY }, (_, number) => `Gaothan ${number}`);
    for (const name of names) await editor.createPublished(LOCALITY, named(name));
    const { pathname, search } = new URL(contentUrl(cms.url, 'localities'));
    const told = (await read(`${pathname.replace('/api/', '')}${search}`)).map(({ name }) => name);
    expect(names.filter((name) => !told.includes(name))).toEqual([]);
  });

  test.each([
    ['a second of its name in one city', { name: 'Sus' }, /one of this name/],
    ['one in another part of the country', { name: 'Panchavati', latitude: 20, longitude: 73.79 }, /reach/],
    ['one abroad', { name: 'London', latitude: 51.5, longitude: -0.1 }, /not in India/],
    ['one in no city', { name: 'Nowhere', city: null }, /Choose the city/],
  ])('%s is not published', async (_, changes, message) => {
    if (changes.name === 'Sus') await editor.createPublished(LOCALITY, named('Sus'));
    await expect(editor.createPublished(LOCALITY, named('', changes))).rejects.toThrow(message);
  });

  test('a locality waits for its city to be live, a project for its locality; each says so', async () => {
    const { documentId: draftCity } = await editor.createDraft(
      CITY,
      aCity({ name: `Nashik ${randomUUID()}` }),
    );
    const asked = aLocality(draftCity, { name: 'Panchavati' });
    const { documentId: locality } = await editor.createDraft(LOCALITY, asked);
    await expect(editor.publish(LOCALITY, locality)).rejects.toThrow(
      /Nashik .* is not live\. Publish it first/,
    );
    await expect(projectAt(locality)).rejects.toThrow(/Panchavati is not live\. Publish it first/);
    for (const [uid, id] of [
      [CITY, draftCity],
      [LOCALITY, locality],
    ] as const)
      await editor.publish(uid, id);
    const { documentId } = await projectAt(locality);
    expect((await projectShown(documentId))?.placedIn).toMatchObject({ documentId: locality });
  });

  test('a project with a place in neither way is not published', async () => {
    await expect(projectAt(null)).rejects.toThrow(/Choose the locality/);
  });
});
