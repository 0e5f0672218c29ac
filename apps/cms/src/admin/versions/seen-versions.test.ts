import { expect, test } from 'vitest';
import { type Conflict, withVersions } from './seen-versions';
import type { StoredForm } from './stored-forms';

const NEWS = '/content-manager/collection-types/api::news-item.news-item';
const SITE = '/content-manager/single-types/api::site.site';
const entry = { documentId: 'a', id: 7, updatedAt: '2026-11-23T06:30:00.000Z' };
const seen = '7@2026-11-23T06:30:00.000Z';

/** A panel whose CMS answers what it is told to. */
function aPanel() {
  const sent: (string | null)[] = [];
  const refused: Conflict[] = [];
  const stored: StoredForm[] = [];
  let answer: Response | null = new Response('{}');
  let page = '/admin/content-manager/collection-types/api::news-item.news-item/a';
  const ask = withVersions({
    fetching: async (_, init) => {
      sent.push(new Headers(init?.headers).get('entry-versions'));
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    },
    page: () => page,
    forms: new Map(),
    refused: (conflict) => refused.push(conflict),
    stored: (form) => stored.push(form),
  });
  return {
    refused,
    stored,
    isAway: () => {
      answer = null;
    },
    on: (path: string) => {
      page = path;
    },
    answers: (body: unknown, init?: ResponseInit) => {
      answer = new Response(JSON.stringify(body), init);
    },
    /** @returns the versions that were sent along */
    ask: async (url: string, method = 'GET', body: object = {}) => {
      await ask(url, method === 'GET' ? { method } : { method, body: JSON.stringify(body) });
      return sent.at(-1) ?? null;
    },
  };
}

test('every change of an entry says the version its form was opened with', async () => {
  const panel = aPanel();
  panel.answers({ data: entry });
  await panel.ask(`${NEWS}/a?`);
  panel.answers({ data: { ...entry, id: 8 } });
  await panel.ask(`${NEWS}/a?status=published`);
  for (const [method, path] of [
    ['PUT', ''],
    ['POST', '/actions/publish'],
    ['POST', '/actions/discard'],
    ['DELETE', ''],
  ])
    expect(await panel.ask(`${NEWS}/a${path}`, method)).toBe(JSON.stringify({ a: seen }));
});

test('after a save it is the version that was stored', async () => {
  const panel = aPanel();
  panel.answers({ data: entry }, { headers: { 'entry-versions': '{"a":"7@later"}' } });
  await panel.ask(`${NEWS}/a`, 'PUT');
  expect(await panel.ask(`${NEWS}/a`, 'PUT')).toBe('{"a":"7@later"}');
});

test('what is done to many says the versions the list showed, not those of a form', async () => {
  const panel = aPanel();
  panel.answers({ data: { ...entry, id: 1 } });
  await panel.ask(`${NEWS}/a`);
  panel.answers({ results: [entry, { ...entry, documentId: 'b', id: 9 }] });
  await panel.ask(`${NEWS}?page=1`);
  panel.on('/admin/content-manager/collection-types/api::news-item.news-item');
  const body = { documentIds: ['a', 'c'] };
  expect(await panel.ask(`${NEWS}/actions/bulkPublish`, 'POST', body)).toBe(JSON.stringify({ a: seen }));
});

test('the one entry of a page is known by its type', async () => {
  const panel = aPanel();
  panel.on('/admin/content-manager/single-types/api::site.site');
  panel.answers({ data: entry });
  await panel.ask(SITE);
  expect(await panel.ask(`${SITE}/actions/publish`, 'POST')).toBe(JSON.stringify({ a: seen }));
});

test('what was refused is handed on with what was asked, and other refusals are not', async () => {
  const panel = aPanel();
  const details = { entry: 'a', who: 'Asha', at: null, version: '7@x', differences: [] };
  panel.answers({ error: { name: 'ConflictError', details } }, { status: 409 });
  await panel.ask(`http://cms.example${NEWS}/a`, 'PUT', { title: 'Mine' });
  expect(panel.refused).toEqual([
    expect.objectContaining({ url: `${NEWS}/a`, method: 'PUT', body: { title: 'Mine' }, overtaken: details }),
  ]);
  panel.answers({ error: { name: 'Other' } }, { status: 409 });
  await panel.ask(`${NEWS}/a`, 'PUT');
  expect(panel.refused).toHaveLength(1);
});

test('a form is stored once the CMS has said so: not when it refuses, nor when the line drops', async () => {
  const panel = aPanel();
  const model = 'api::news-item.news-item';
  panel.isAway();
  await expect(panel.ask(`${NEWS}/a`, 'PUT')).rejects.toThrow('Failed to fetch');
  panel.answers({ error: {} }, { status: 500 });
  await panel.ask(`${NEWS}/a`, 'PUT');
  expect(panel.stored).toEqual([]);
  panel.answers({ data: entry });
  await panel.ask(`${NEWS}/a`);
  await panel.ask(`${NEWS}/a/actions/unpublish`, 'POST');
  expect(panel.stored).toEqual([]);
  await panel.ask(`${NEWS}/a`, 'PUT');
  panel.answers({ data: entry }, { status: 201 });
  await panel.ask(NEWS, 'POST');
  await panel.ask(`${NEWS}/clone/a`, 'POST');
  expect(panel.stored).toEqual(['a', 'new', 'clone of a'].map((entry) => ({ model, entry })));
});
