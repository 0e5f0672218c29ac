import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { asker } from '../../../testing/accounts.ts';
import { aBlogPost, aNewsItem, aProject } from '../../../testing/contents.ts';
import { type Editor, editorOf, type Fields } from '../../../testing/editor.ts';
import { contentUrl } from '../../web/src/cms/queries.ts';

const PROJECT = 'api::projects.projects';
const NEWS = 'api::news-item.news-item';
const BLOG = 'api::blog-post.blog-post';
const REDIRECT = 'api::redirect.redirect';
const SITE = 'api::site.site';
const site = { brandName: 'x', defaultDescription: 'x' };

describe.each(['sqlite', 'postgres'] as const)('Redirects, on %s', (kind) => {
  const cms = inject(kind);
  let editor: Editor;
  beforeAll(() => {
    editor = editorOf(cms, cms.editorToken);
  });

  const fresh = (word: string) => `${word}-${randomUUID()}`;
  const residential = (url: string) => `/projects/residential/${url}`;
  const all = async (): Promise<{ from: string; to: string; permanent: boolean }[]> => {
    const { data } = await (await fetch(`${cms.url}/api/redirects?pagination[pageSize]=100`)).json();
    return data;
  };
  const ledFrom = async (from: string) => (await all()).find((one) => one.from === from)?.to;
  const rename = async (uid: string, documentId: string, fields: Fields) => {
    await editor.update(uid, documentId, fields);
    await editor.publish(uid, documentId);
  };
  async function refused(fields: Fields): Promise<string[]> {
    const response = await fetch(`${cms.url}/content-manager/collection-types/${REDIRECT}`, {
      method: 'POST',
      headers: { authorization: editor.authorization, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    const { error } = await response.json();
    expect(response.status, JSON.stringify(error)).toBe(400);
    return error.details.errors.map(({ path }: { path: string[] }) => path.join('.'));
  }

  test('a project that moves twice leaves its first two addresses one step from the third', async () => {
    const [first, second, third] = [fresh('first'), fresh('second'), fresh('third')];
    const { documentId } = await editor.createPublished(PROJECT, aProject({ url: first }));
    await rename(PROJECT, documentId, { url: second });
    expect(await ledFrom(residential(first))).toBe(residential(second));
    await rename(PROJECT, documentId, { url: third });
    expect(await ledFrom(residential(first))).toBe(residential(third));
    expect(await ledFrom(residential(second))).toBe(residential(third));
  });

  test('an entry of a menu goes along with its project, live and in the draft, to the same place on the page', async () => {
    const [first, second] = [fresh('menu'), fresh('menu')];
    const { documentId } = await editor.createPublished(PROJECT, aProject({ url: first }));
    const menu = [
      { link: `${residential(first)}#plans`, label: 'Its plans' },
      { link: '/trust', label: '' },
    ];
    await editor.publishSingle(SITE, { ...site, menu });
    await rename(PROJECT, documentId, { url: second });
    const links = async () => {
      const { data } = await (await fetch(contentUrl(cms.url, 'site'))).json();
      return data.menu.map(({ link }: { link: string }) => link);
    };
    expect(await links()).toEqual([`${residential(second)}#plans`, '/trust']);
    await editor.publishSingle(SITE, site);
    expect(await links()).toEqual([`${residential(second)}#plans`, '/trust']);
    await editor.publishSingle(SITE, { ...site, menu: [] });
  });

  test('an article goes along with the project it leads on to, live and in the draft', async () => {
    const [first, second] = [fresh('named'), fresh('named')];
    const { documentId } = await editor.createPublished(PROJECT, aProject({ url: first }));
    const article = await editor.createPublished(BLOG, aBlogPost({ project: first }));
    const other = await editor.createPublished(BLOG, aBlogPost({ project: `${first}-2` }));
    await rename(PROJECT, documentId, { url: second });
    const leadsTo = async (id: string) => {
      const { data } = await (await fetch(`${cms.url}/api/blog-posts/${id}`)).json();
      return data.project;
    };
    expect(await leadsTo(article.documentId)).toBe(second);
    await editor.publish(BLOG, article.documentId);
    expect(await leadsTo(article.documentId)).toBe(second);
    expect(await leadsTo(other.documentId)).toBe(`${first}-2`);
  });

  test('who has an article or the menus open while their project moves does not write its old address back', async () => {
    const [first, second] = [fresh('open'), fresh('open')];
    const project = await editor.createPublished(PROJECT, aProject({ url: first }));
    const article = await editor.createPublished(BLOG, aBlogPost({ project: first }));
    const menu = [{ link: residential(first), label: 'It' }];
    const frame = await editor.publishSingle(SITE, { ...site, menu });
    const ask = asker(cms, cms.editorToken);
    const opened = async (path: string) => (await (await ask('GET', `/content-manager/${path}`)).json()).data;
    const places = [
      {
        path: `collection-types/${BLOG}/${article.documentId}`,
        field: 'project',
        documentId: article.documentId,
      },
      { path: `single-types/${SITE}`, field: 'menu', documentId: frame.documentId },
    ];
    const before = await Promise.all(places.map(({ path }) => opened(path)));
    await rename(PROJECT, project.documentId, { url: second });
    for (const [at, { path, field, documentId }] of places.entries()) {
      const { id, updatedAt, [field]: old } = before[at];
      const saved = await fetch(`${cms.url}/content-manager/${path}`, {
        method: 'PUT',
        headers: {
          authorization: editor.authorization,
          'content-type': 'application/json',
          'entry-versions': JSON.stringify({ [documentId]: `${id}@${updatedAt}` }),
        },
        body: JSON.stringify({ [field]: old }),
      });
      const { error } = await saved.json();
      expect({ path, status: saved.status }).toEqual({ path, status: 409 });
      expect(error.message).toContain('Test Editor');
      expect(error.details.differences).toMatchObject([{ field, by: 'them' }]);
      const now = await opened(path);
      expect(JSON.stringify(now[field])).toContain(second);
      // Nobody has anything to publish: what is live went along as well.
      expect(now.status).toBe('published');
    }
    await editor.publishSingle(SITE, { ...site, menu: [] });
  });

  test('one that comes back to its first address is found there, and the other one leads to it', async () => {
    const [first, second] = [fresh('home'), fresh('away')];
    const { documentId } = await editor.createPublished(PROJECT, aProject({ url: first }));
    await rename(PROJECT, documentId, { url: second });
    await rename(PROJECT, documentId, { url: first });
    expect(await ledFrom(residential(first))).toBeUndefined();
    expect(await ledFrom(residential(second))).toBe(residential(first));
  });

  test('a draft that is renamed leaves its live page where it is, and other changes leave no redirect', async () => {
    const [first, second] = [fresh('live'), fresh('draft')];
    const { documentId } = await editor.createPublished(NEWS, aNewsItem({ url: first }));
    await rename(NEWS, documentId, { title: 'Another title' });
    await editor.update(NEWS, documentId, { url: second });
    expect(await ledFrom(`/news-and-media/${first}`)).toBeUndefined();
    await editor.publish(NEWS, documentId);
    expect(await ledFrom(`/news-and-media/${first}`)).toBe(`/news-and-media/${second}`);
  });

  test('a loop, a chain, itself, another website and a second of one address are refused in their places', async () => {
    const [one, two] = [`/${fresh('one')}`, `/${fresh('two')}`];
    await editor.createDraft(REDIRECT, { from: `${one}/`.toUpperCase(), to: two });
    expect(await ledFrom(one)).toBe(two);
    expect(await refused({ from: two, to: one })).toEqual(['to']);
    expect(await refused({ from: `/${fresh('three')}`, to: one })).toEqual(['to']);
    expect(await refused({ from: two, to: '/contact-us' })).toEqual(['from']);
    expect(await refused({ from: one, to: '/contact-us' })).toEqual(['from']);
    expect(await refused({ from: '/self', to: '/Self/' })).toEqual(['to']);
    expect(await refused({ from: '/partner', to: 'https://partner.example/' })).toEqual(['to']);
    expect(
      await refused({ from: '/partner?utm=1', to: 'https://partner.example/', otherSite: true }),
    ).toEqual(['from']);
  });
});
