import type { Schema } from '@strapi/strapi';
import { describe, expect, test } from 'vitest';
import { changedFields, differencesOf, isSame } from './entry-differences';
import { type AttributesOf, snapshotOf, writable } from './entry-snapshot';
import { sentEntry } from './sent-entry';
import { storable } from './still-there';

const types: Record<string, Record<string, Schema.Attribute.AnyAttribute>> = {
  page: {
    title: { type: 'string' },
    banners: { type: 'component', component: 'home.banner', repeatable: true },
    cover: { type: 'media' },
    updatedAt: { type: 'datetime' },
  },
  'home.banner': {
    line: { type: 'string' },
    project: { type: 'relation', relation: 'manyToOne', target: 'api::projects.projects' },
  },
};
const attributesOf: AttributesOf = (uid) => types[uid] ?? {};
const stored = {
  title: 'Home',
  updatedAt: '2026-11-23T06:30:00.000Z',
  cover: { id: 4, name: 'hill.webp', url: '/x' },
  banners: [{ id: 7, line: 'First', project: { id: 1, documentId: 'meander', title: 'Meander' } }],
};
const opened = snapshotOf(attributesOf, 'page', stored);
const [banner] = attributesOf('page').banners ? [attributesOf('page').banners] : [];

describe('What an entry was', () => {
  test('holds what editors chose, and nothing of how it was stored', () => {
    expect(opened).toEqual({
      title: 'Home',
      cover: { id: 4, name: 'hill.webp' },
      banners: [
        {
          __component: 'home.banner',
          id: 7,
          line: 'First',
          project: { documentId: 'meander', name: 'Meander' },
        },
      ],
    });
  });

  test('is written again with new parts that point where the old ones did', () => {
    expect(banner && writable(banner, opened.banners ?? null, attributesOf)).toEqual([
      { line: 'First', project: { set: [{ documentId: 'meander' }] } },
    ]);
  });

  test('is restored without what is gone by now, and that is said', () => {
    const then = { ...opened, subtitle: 'Of an earlier release' };
    const { snapshot, gone } = storable(attributesOf, 'page', then, ({ kind }) => kind === 'file');
    expect(gone).toEqual(['the field subtitle', 'Meander']);
    expect(snapshot).toEqual({
      ...opened,
      banners: [{ line: 'First', project: null }],
    });
  });
});

describe('What a form sent', () => {
  const sent = (fields: Record<string, unknown>) => sentEntry(attributesOf, 'page', fields, opened);

  test('keeps the relations it did not touch, and changes the others', () => {
    const untouched = { id: 7, line: 'Mine', project: { connect: [], disconnect: [] } };
    expect(sent({ banners: [untouched] }).banners).toEqual([
      { __component: 'home.banner', line: 'Mine', project: { documentId: 'meander', name: 'Meander' } },
    ]);
    const other = { documentId: 'zenith', title: 'Zenith' };
    const changed = { ...untouched, project: { connect: [other], disconnect: [{ documentId: 'meander' }] } };
    expect(sent({ banners: [changed] }).banners).toEqual([
      { __component: 'home.banner', line: 'Mine', project: { documentId: 'zenith', name: 'Zenith' } },
    ]);
  });

  test('is only what it sent, and knows pictures by their numbers', () => {
    expect(sent({ cover: 4 })).toEqual({ cover: { id: 4, name: 'hill.webp' } });
    expect(isSame(sent({ cover: { id: 4, name: 'renamed.webp' } }).cover, opened.cover)).toBe(true);
    expect(sent({ cover: null })).toEqual({ cover: null });
  });
});

describe('Two versions', () => {
  test('are the same where only parts were made anew, or empty is written otherwise', () => {
    const anew = { ...opened, banners: [{ ...stored.banners[0], __component: 'home.banner', id: 99 }] };
    const asSnapshot = {
      ...anew,
      banners: [
        {
          __component: 'home.banner',
          id: 99,
          line: 'First',
          project: { documentId: 'meander', name: 'Meander' },
        },
      ],
    };
    expect(changedFields(opened, asSnapshot)).toEqual([]);
    expect(isSame('', null)).toBe(true);
    expect(isSame([], undefined)).toBe(true);
  });

  test('differ in their order of parts', () => {
    const two = {
      banners: [
        { __component: 'home.banner', line: 'A' },
        { __component: 'home.banner', line: 'B' },
      ],
    };
    expect(changedFields(two, { banners: [...two.banners].reverse() })).toEqual(['banners']);
  });
});

describe('Whose a difference is', () => {
  const was = { title: 'Was', line: 'Was', both: 'Was', same: 'Was' };
  const mine = { title: 'Mine', line: 'Was', both: 'Mine', same: 'Alike' };
  const theirs = { title: 'Was', line: 'Theirs', both: 'Theirs', same: 'Alike' };

  test('theirs, mine or both, and nothing where both wrote the same', () => {
    expect(differencesOf(was, mine, theirs).map(({ field, by }) => [field, by])).toEqual([
      ['title', 'me'],
      ['line', 'them'],
      ['both', 'both'],
    ]);
  });

  test('is anybody’s where what was opened is not known any more', () => {
    expect(differencesOf(null, mine, theirs).map(({ by }) => by)).toEqual(['both', 'both', 'both']);
  });
});
