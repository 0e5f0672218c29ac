import { expect, test } from 'vitest';
import { type GatedFile, hashesOfCopies, replaceGated, withPass } from './file-walk';

const variant = { hash: 'a_400', ext: '.avif', mime: 'image/avif', url: '/uploads/a_400.avif' };
const formats = { 'avif-400': variant };
const stored = { hash: 'a', ext: '.webp', mime: 'image/webp', url: '/uploads/a.webp', formats };
const row = { ...stored, id: 1, documentId: 'file-a', gatedBy: null, gatePreview: null };
const gatedRow = { ...row, gatedBy: ['meander'], gatePreview: 'data:image/webp;base64,xx' };
const body = (image: object) => [{ type: 'image', image, children: [{ type: 'text', text: '' }] }];
const hide = (answer: unknown, copies: [string, GatedFile][] = []) =>
  replaceGated(answer, new Map(copies), (_file, { documentId, preview }) => ({ documentId, preview }));

test('an ordinary answer gives no reason to ask for anything more', () => {
  const answer = { data: [{ banner: { image: row }, floorPlans: [{ images: [gatedRow, row] }] }], meta: {} };
  expect(hashesOfCopies(answer)).toEqual([]);
});

test('copies in rich text are found, without what belongs to them', () => {
  expect(hashesOfCopies({ data: { body: body(stored), cover: row } })).toEqual(['a']);
});

test('gated files are replaced wherever they stand, and open ones lose their marks alone', () => {
  const { gatedBy: _gatedBy, gatePreview: _preview, ...open } = row;
  const hidden = { documentId: 'file-a', preview: gatedRow.gatePreview };
  expect(hide({ data: [{ cover: row, plans: [{ images: [gatedRow] }] }] })).toEqual({
    data: [{ cover: open, plans: [{ images: [hidden] }] }],
  });
  // Whatever hangs on an open file is looked through too.
  expect(hide({ ...row, related: [{ brochure: gatedRow }] })).toMatchObject({
    related: [{ brochure: hidden }],
  });
});

test('few fields are enough to know a gated file by', () => {
  const few = { documentId: 'file-a', name: 'plan.webp', gatedBy: [], gatePreview: null };
  expect(hide({ images: [few] })).toEqual({ images: [{ documentId: 'file-a', preview: null }] });
});

test('copies are replaced when their file is gated', () => {
  const gated = { documentId: 'file-a', gatedBy: ['meander'], preview: null };
  expect(hide(body(stored), [['a', gated]])).toEqual(body({ documentId: 'file-a', preview: null }));
  expect(hide(body(stored))).toEqual(body(stored));
});

test('a copy made while its file was gated gets the addresses of an open one', () => {
  const made = withPass(stored, 'file-a', 'x.y.z');
  expect(made).toMatchObject({
    url: '/gated/file-a/a.webp?pass=x.y.z',
    formats: { 'avif-400': { url: '/gated/file-a/a_400.avif?pass=x.y.z' } },
  });
  expect(hide(body(made))).toEqual(body(stored));
});

test('what is no file stays as it is', () => {
  const date = new Date();
  expect(hide({ date, none: null, list: [1, 'a'], url: '/gated/x' })).toEqual({
    date,
    none: null,
    list: [1, 'a'],
    url: '/gated/x',
  });
});
