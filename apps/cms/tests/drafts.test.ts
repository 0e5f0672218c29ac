import { beforeAll, describe, expect, inject, test } from 'vitest';
import { aNewsItem } from '../../../testing/contents.ts';
import { type Editor, editorOf } from '../../../testing/editor.ts';
import { previewProof } from '../../../testing/signatures.ts';

describe.each(['sqlite', 'postgres'] as const)('drafts on %s', (kind) => {
  const cms = inject(kind);
  const previewToken = previewProof(cms);
  let editor: Editor;
  let draft: string;
  let edited: string;

  beforeAll(async () => {
    editor = editorOf(cms, cms.editorToken);
    const uid = 'api::news-item.news-item';
    ({ documentId: draft } = await editor.createDraft(uid, aNewsItem({ title: 'Hidden', url: 'hidden' })));
    ({ documentId: edited } = await editor.createPublished(
      uid,
      aNewsItem({ title: 'Shown', url: 'shown', excerpt: 'As published' }),
    ));
    await editor.update(uid, edited, { excerpt: 'Kept back' });
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${cms.url}${path}`, { headers });

  test('an unpublished entry does not exist for visitors', async () => {
    expect((await get(`/api/news-items/${draft}`)).status).toBe(404);
    const list = await (await get('/api/news-items?filters[url][$eq]=hidden')).json();
    expect(list.data).toEqual([]);
  });

  test('an edit is not shown before it is published', async () => {
    const { data } = await (await get(`/api/news-items/${edited}`)).json();
    expect(data.excerpt).toBe('As published');
  });

  test.each([
    'status=draft',
    'status=Draft',
    'status[]=draft',
    'status[0]=published&status[1]=draft',
    'status[$eq]=draft',
    'status=published&status=draft',
    'status=',
    'status',
    'status=draft%00',
    'publicationState=preview',
    'publicationFilter=never-published',
    'hasPublishedVersion=false',
    'filters[publishedAt][$null]=true',
    '_q=Hidden',
    'locale=*',
    'lookup[publishedAt][$null]=true',
  ])('?%s brings no draft to light', async (query) => {
    for (const path of ['/api/news-items', `/api/news-items/${draft}`, `/api/news-items/${edited}`]) {
      const response = await get(`${path}?${query}`);
      expect([200, 400, 403, 404]).toContain(response.status);
      expect(await response.text()).not.toMatch(/Hidden|Kept back/);
    }
    if (query.startsWith('status') && !query.includes('%00')) {
      expect((await get(`/api/news-items?${query}`)).status).toBe(403);
    }
  });

  test('the site sees drafts with its preview token', async () => {
    const response = await get('/api/news-items?status=draft&filters[url][$eq]=hidden', {
      'x-preview-token': previewToken,
    });
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject([{ title: 'Hidden' }]);
  });

  test.each([
    ['', 'none'],
    [previewToken.slice(1), 'a shorter one'],
    [previewToken.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), 'one wrong digit'],
    [cms.env.SITE_TOKEN ?? '', 'the secret it is made from'],
  ])('another token opens nothing (%#: %s)', async (token) => {
    expect((await get('/api/news-items?status=draft', { 'x-preview-token': token })).status).toBe(403);
  });
});
