import { expect, test } from 'vitest';
import { makeDraftPass, readDraftPass } from './draft-pass';
import { makePass } from './gate-pass';

const KEYS = ['the-first-key-of-these-tests', 'the-key-that-was-used-before'];
const UNTIL = Date.UTC(2026, 10, 23, 12);
const pass = {
  type: 'news-item',
  documentId: 'a23456789012345678901234',
  until: UNTIL,
  link: null,
  shows: 'draft' as const,
};
const note = makeDraftPass(pass, KEYS);

test('carries one entry, until a moment', () => {
  expect(readDraftPass(note, KEYS, UNTIL - 1)).toEqual({ state: 'valid', carried: pass });
  expect(readDraftPass(note, KEYS, UNTIL).state).toBe('expired');
});

test('carries what the draft is compared with, under another note', () => {
  const published = makeDraftPass({ ...pass, shows: 'published' }, KEYS);
  expect(readDraftPass(published, KEYS, UNTIL - 1).carried).toEqual({ ...pass, shows: 'published' });
  expect(published).not.toBe(note);
});

test('stands in an address as it is, and a review link carries its own name', () => {
  const link = 'k'.repeat(20);
  const review = makeDraftPass({ ...pass, link }, KEYS);
  expect(encodeURIComponent(review)).toBe(review);
  expect(readDraftPass(review, KEYS, 0).carried?.link).toBe(link);
});

test.each([
  ['another entry', note.replace('a2345', 'b2345')],
  ['another type', note.replace('news-item', 'blog-post')],
  ['a later end', `z${note}`],
  ['a review link made of it', note.replace('.-.', `.${'k'.repeat(20)}.`)],
  ['what is published made of it', note.replace('.-.', '.published.')],
  ['no signature', note.slice(0, note.lastIndexOf('.') + 1)],
  ['half a signature', note.slice(0, -4)],
  ['a pass for gated files', makePass({ kind: 'project', id: pass.documentId }, 60, KEYS)],
  ['nothing', ''],
  ['a path', '../../privacy/x'],
])('is worth nothing with %s', (_, forged) => {
  expect(readDraftPass(forged, KEYS, 0).state).toBe('forged');
});

test('is worth nothing under a key that is ours no more', () => {
  expect(readDraftPass(note, KEYS.slice(1), 0).state).toBe('forged');
});
