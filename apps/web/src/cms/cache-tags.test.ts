import { describe, expect, it } from 'vitest';
import { contentsOf, contentTag, entryTag, tagsOf } from './cache-tags';
import { contents } from './queries';

describe('What a change touches', () => {
  it('is the list the entry stands in, and the pages of that entry alone', () => {
    expect(tagsOf({ uid: 'api::projects.projects', documentId: 'abc' })).toEqual([
      contentTag('projects'),
      entryTag('projects', 'abc'),
    ]);
  });

  it('is nothing for a type the site does not show', () => {
    expect(contentsOf({ uid: 'api::website-lead.website-lead', documentId: 'abc' })).toEqual([]);
    expect(tagsOf({ uid: 'plugin::upload.file', documentId: 'abc' })).toEqual([]);
  });

  it('is everything for the change of anything', () => {
    expect(contentsOf({ uid: '*', documentId: '*' })).toEqual(Object.keys(contents));
  });
});
