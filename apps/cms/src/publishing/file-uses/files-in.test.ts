import { expect, test } from 'vitest';
import { filesIn } from './files-in';

const aFile = (hash: string) => ({ hash, mime: 'image/webp', url: `/uploads/${hash}.webp`, formats: {} });
const found = (fields: object) => [...filesIn(fields)].map(({ field, hash }) => `${field} ${hash}`);

test('files are found in fields, in lists, and in components within components', () => {
  const gallery = [{ galleryImages: [aFile('a'), aFile('b')] }];
  const fields = { cover: aFile('c'), gallery, phases: [{ papers: [{ title: 'Plan', file: aFile('d') }] }] };
  expect(found(fields)).toEqual([
    'cover c',
    'gallery.0.galleryImages.0 a',
    'gallery.0.galleryImages.1 b',
    'phases.0.papers.0.file d',
  ]);
});

test('pictures and links in a text stand in its field, whichever its paragraph', () => {
  const link = { type: 'link', url: 'https://sahyara.example/uploads/rates_1a2b.pdf', children: [] };
  const body = [
    { type: 'paragraph', children: [{ type: 'text', text: 'See' }, link] },
    { type: 'image', image: aFile('e'), children: [{ type: 'text', text: '' }] },
  ];
  expect(found({ parts: [{ body }] })).toEqual(['parts.0.body rates_1a2b', 'parts.0.body e']);
});

test('what is no file is none', () => {
  const fields = { title: 'uploads/a.webp', link: '/projects', none: null, hash: 'f', count: 3, list: [] };
  expect(found(fields)).toEqual([]);
});

test('an address counts with a pass, and in plain text', () => {
  const fields = {
    link: '/gated/k2j3/plan_9.webp?pass=x.y.z',
    note: 'Two: /uploads/a.pdf and /uploads/b.pdf',
  };
  expect(found(fields)).toEqual(['link plan_9', 'note a', 'note b']);
});
