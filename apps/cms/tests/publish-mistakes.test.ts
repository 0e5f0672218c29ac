import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { aProject, largePicture, tinyPicture } from '../../../testing/contents.ts';
import { type Editor, editorOf, type Fields } from '../../../testing/editor.ts';
import { aRegisteredPhase } from '../../../testing/registration.ts';
import { proofSize } from './proof-size.ts';

const PROJECT = 'api::projects.projects';
/** More than a list gives at once. */
const MANY = 30;

describe.each(['sqlite', 'postgres'] as const)('What keeps a project from being published, on %s', (kind) => {
  const cms = inject(kind);
  let editor: Editor;
  const fresh = (changes: Fields = {}) =>
    aProject({ title: 'Mango Court', url: `mango-${randomUUID()}`, ...changes });

  beforeAll(() => {
    editor = editorOf(cms, cms.editorToken);
  });

  /** What the panel is told: where in the form, and in which words. */
  async function refused(
    fields: Fields,
  ): Promise<{ message: string; errors: { path: string[]; message: string }[] }> {
    const response = await fetch(`${cms.url}/content-manager/collection-types/${PROJECT}/actions/publish`, {
      method: 'POST',
      headers: { authorization: editor.authorization, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    const { error } = await response.json();
    expect(response.status, JSON.stringify(error)).toBe(400);
    expect(error.name).toBe('ValidationError');
    return { message: error.message, errors: error.details.errors };
  }
  const isLive = async (url: unknown) => {
    const { data } = await (await fetch(`${cms.url}/api/projectss?filters[url][$eq]=${url}`)).json();
    return data.length === 1;
  };

  test('a registered project with nothing wrong goes live', async () => {
    const fields = fresh();
    await editor.createPublished(PROJECT, fields);
    expect(await isLive(fields.url)).toBe(true);
  });

  test('a project under construction without a phase is refused in its place of the form, and is not live', async () => {
    const fields = fresh({ phases: [] });
    const { errors } = await refused(fields);
    expect(errors).toEqual([expect.objectContaining({ path: ['phases'] })]);
    expect(await isLive(fields.url)).toBe(false);
  });

  test('all that is wrong is said at once', async () => {
    const phase = { ...aRegisteredPhase(), validUntil: '2024-01-02', promisedCompletion: null };
    const ProjectConfiguration = [{ type: '2 BHK', carpetAreaFrom: 900, carpetAreaTo: 700 }];
    const { message, errors } = await refused(fresh({ phases: [phase], ProjectConfiguration }));
    expect(message).toMatch(/^3 things/);
    expect(errors.map(({ path }) => path.join('.'))).toEqual([
      'phases.0.validUntil',
      'phases.0.promisedCompletion',
      'ProjectConfiguration.0.carpetAreaTo',
    ]);
  });

  test('the number of another project is refused, be that a draft and one of very many', async () => {
    const phase = aRegisteredPhase();
    await editor.createDraft(PROJECT, fresh({ title: 'Who had it first', phases: [phase] }));
    await editor.createDraft(PROJECT, fresh({ title: null }));
    for (let made = 0; made < MANY; made += 10)
      await Promise.all(Array.from({ length: 10 }, () => editor.createDraft(PROJECT, fresh())));
    const { message } = await refused(fresh({ phases: [{ ...phase, name: 'Ours' }] }));
    expect(message).toBe('This number is the registration of Who had it first.');
  });

  test('of two projects published in the same instant with one number at most one goes live, again and again', async () => {
    for (let round = 0; round < proofSize.publishedTwice; round += 1) {
      const phases = [aRegisteredPhase()];
      const urls = [fresh({ phases }), fresh({ phases })];
      const published = await Promise.allSettled(
        urls.map((fields) => editor.createPublished(PROJECT, fields)),
      );
      for (const one of published)
        if (one.status === 'rejected') expect(String(one.reason)).toMatch(/400 .*registration of/);
      const live = await Promise.all(urls.map(({ url }) => isLive(url)));
      expect(live.filter(Boolean).length, `round ${round}`).toBe(1);
    }
  }, 120_000);

  test('a number that is given back by unpublishing or deleting can be had by another', async () => {
    const phases = [aRegisteredPhase()];
    const first = await editor.createPublished(PROJECT, fresh({ phases }));
    await refused(fresh({ phases }));
    await editor.unpublish(PROJECT, first.documentId);
    await editor.remove(PROJECT, first.documentId);
    const second = await editor.createPublished(PROJECT, fresh({ phases }));
    await editor.update(PROJECT, second.documentId, { phases: [aRegisteredPhase()] });
    await editor.publish(PROJECT, second.documentId);
    await editor.createPublished(PROJECT, fresh({ phases }));
  });

  test('a project keeps its own number when it is published again', async () => {
    const { documentId } = await editor.createPublished(PROJECT, fresh());
    await editor.update(PROJECT, documentId, { locality: 'Aundh' });
    await editor.publish(PROJECT, documentId);
  });

  test('a banner and a plan too small for their places, and a picture that says nothing, are refused', async () => {
    const small = await editor.upload('small.webp', 'image/webp', tinyPicture);
    const large = await editor.upload('large.webp', 'image/webp', await largePicture());
    await editor.updateFile(large.id, { alternativeText: '' });
    const { errors } = await refused(
      fresh({
        banner: { desktopBanner: small.id },
        overview: { heading: 'Inside', overviewImage: large.id },
        floorPlans: [{ title: 'Two rooms', gated: false, images: [small.id] }],
      }),
    );
    expect(errors.map(({ path }) => path.join('.')).sort()).toEqual([
      'banner.desktopBanner',
      'floorPlans.0.images',
      'overview.overviewImage',
    ]);
    expect(errors[0]?.message).toContain('1 × 1 px');
  });

  test('a draft may be as wrong as it likes', async () => {
    await editor.createDraft(PROJECT, fresh({ phases: [] }));
  });
});
