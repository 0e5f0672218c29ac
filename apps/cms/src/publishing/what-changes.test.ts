import { expect, test } from 'vitest';
import { changesBetween, type ModelOf } from './what-changes';

const models: Record<string, ReturnType<ModelOf>> = {
  project: {
    attributes: {
      title: { type: 'string' },
      featured: { type: 'boolean' },
      text: { type: 'blocks' },
      gallery: { type: 'media', multiple: true },
      plans: { type: 'component', component: 'plan', repeatable: true },
      seo: { type: 'component', component: 'seo' },
      updatedAt: { type: 'datetime' },
      owner: { type: 'relation', target: 'admin::user' },
      placedIn: { type: 'relation', target: 'api::locality.locality' },
    },
  },
  plan: { attributes: { name: { type: 'string' }, area: { type: 'integer' } } },
  seo: { attributes: { title: { type: 'string' } } },
};
const modelOf: ModelOf = (uid) => models[uid] ?? { attributes: {} };
const changes = (before: object, after: object) => changesBetween(modelOf, 'project', { before, after });
const words = (said: string | null) => ({ kind: 'words', words: said });
const [two, three] = [
  { id: 1, name: 'Two rooms', area: 700 },
  { id: 2, name: 'Three rooms', area: 1000 },
];

test('nothing but what an editor did counts: no ids, no moments, nobody whose it is', () => {
  const before = { id: 1, title: 'A', updatedAt: '1', owner: { id: 1 }, plans: [two] };
  expect(
    changes(before, { id: 9, title: 'A', updatedAt: '2', owner: null, plans: [{ ...two, id: 7 }] }),
  ).toEqual([]);
});

test('a field is told with what it said and says; empty is empty however it is kept', () => {
  expect(changes({ title: 'A', featured: false }, { title: 'B', featured: true })).toEqual([
    { where: [{ model: 'project', field: 'title' }], what: 'changed', before: words('A'), after: words('B') },
    {
      where: [{ model: 'project', field: 'featured' }],
      what: 'changed',
      before: words('No'),
      after: words('Yes'),
    },
  ]);
  expect(changes({ title: null }, { title: '' })).toEqual([]);
});

test('an entry that was chosen is told by its name, and of two of one name it is another', () => {
  const aundh = { id: 1, documentId: 'aundh', name: 'Aundh' };
  expect(changes({ placedIn: aundh }, { placedIn: { ...aundh, id: 2 } })).toEqual([]);
  const [change] = changes({ placedIn: null }, { placedIn: aundh });
  expect([change?.before, change?.after]).toEqual([words(null), words('Aundh')]);
  expect(changes({ placedIn: aundh }, { placedIn: { ...aundh, documentId: 'another' } })).toHaveLength(1);
});

test('rich text is told by its words', () => {
  const text = (said: string) => ({
    text: [{ type: 'paragraph', children: [{ type: 'text', text: said }] }],
  });
  const [change] = changes(text('Before'), text('After'));
  expect([change?.before, change?.after]).toEqual([words('Before'), words('After')]);
});

test('pictures are shown small', () => {
  const picture = { name: 'a.jpg', url: '/a.jpg', formats: { thumbnail: { url: '/small.jpg' } } };
  const [change] = changes({ gallery: [] }, { gallery: [picture] });
  expect(change?.after).toEqual({ kind: 'pictures', pictures: [{ name: 'a.jpg', url: '/small.jpg' }] });
});

test('in a list, what is alike is passed over: one change, one that came, one that went', () => {
  const wider = { ...three, id: 5, area: 1100 };
  expect(changes({ plans: [two, three] }, { plans: [two, wider] })).toEqual([
    {
      where: [
        { model: 'project', field: 'plans', nth: 2 },
        { model: 'plan', field: 'area' },
      ],
      what: 'changed',
      before: words('1000'),
      after: words('1100'),
    },
  ]);
  expect(changes({ plans: [three] }, { plans: [two, three] })).toEqual([
    {
      where: [{ model: 'project', field: 'plans', nth: 1 }],
      what: 'added',
      before: null,
      after: words('Two rooms'),
    },
  ]);
  expect(changes({ plans: [two, three] }, { plans: [three] })).toMatchObject([
    { what: 'removed', before: words('Two rooms') },
  ]);
});

test('a list in another order is one change', () => {
  expect(changes({ plans: [two, three] }, { plans: [three, two] })).toMatchObject([{ what: 'moved' }]);
});

test('a part that is not repeated is told field by field', () => {
  expect(changes({ seo: null }, { seo: { title: 'T' } })).toMatchObject([
    { where: [{ field: 'seo' }, { model: 'seo', field: 'title' }], before: words(null), after: words('T') },
  ]);
});

test('a cell of a table, a call-out’s heading and a film in a text are changes', () => {
  const model = () => ({ attributes: { body: { type: 'blocks' } } });
  const table = (cell: string) => [
    { type: 'paragraph', table: { caption: '', head: ['a'], rows: [[cell]] }, children: [] },
  ];
  const changes = changesBetween(model, 'm', { before: { body: table('1') }, after: { body: table('2') } });
  expect(changes).toMatchObject([{ before: { words: 'a\n1' }, after: { words: 'a\n2' } }]);
});
