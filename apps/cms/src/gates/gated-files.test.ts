import { describe, expect, test } from 'vitest';
import { type FileUse, gatedAmong } from './gated-files';

const PUBLISHED = '2026-11-21T10:00:00Z';
const aUse = (changes: Partial<FileUse> = {}): FileUse => ({
  file: 7,
  plan: 1,
  gated: true,
  field: 'images',
  usedBy: 'project.floor-plan',
  project: 'meander',
  publishedAt: PUBLISHED,
  ...changes,
});
const draft = { publishedAt: null };
const gallery = { plan: null, gated: null, usedBy: 'project.gallery-item', field: 'galleryImages' };
const gatedBy = (...uses: FileUse[]) =>
  [...gatedAmong(uses).values()].map((projects) => [...projects].sort());

describe('a file is gated', () => {
  test('by a published plan that is gated, or says nothing of it, on either database', () => {
    for (const gated of [true, 1, null]) expect(gatedBy(aUse({ gated }))).toEqual([['meander']]);
    for (const gated of [false, 0]) expect(gatedBy(aUse({ gated }))).toEqual([]);
  });

  test('as the brochure of a project', () => {
    const brochure = { plan: null, gated: null, usedBy: 'api::projects.projects', field: 'brochure' };
    expect(gatedBy(aUse(brochure))).toEqual([['meander']]);
    expect(gatedBy(aUse({ ...brochure, field: 'other' }))).toEqual([]);
  });

  test('whatever else shows it, and opened by each project that has it among its plans', () => {
    const elsewhere = aUse({ project: 'ota', gated: false });
    expect(gatedBy(aUse(), elsewhere, aUse({ ...gallery, project: 'kansa' }))).toEqual([['meander', 'ota']]);
  });

  test('in a draft only, for nobody; in a draft of what is shown already, not before it is published', () => {
    expect(gatedBy(aUse(draft))).toEqual([[]]);
    expect(gatedBy(aUse(draft), aUse({ ...gallery, ...draft }))).toEqual([[]]);
    expect(gatedBy(aUse(draft), aUse({ gated: false }))).toEqual([]);
    expect(gatedBy(aUse(draft), aUse({ ...gallery, project: null, publishedAt: null }))).toEqual([]);
    expect(gatedBy(aUse({ ...draft, gated: false }), aUse())).toEqual([['meander']]);
  });

  test('no longer when its plan is gone', () => {
    expect(gatedBy(aUse({ plan: null }))).toEqual([]);
  });
});
