import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { CmsError } from './errors';
import { parseEntries, parseSingle } from './parse-entries';

const schema = z.object({ title: z.string() });

describe('A list from the backend', () => {
  it('is shown without its one bad entry, which is reported by its document id', () => {
    const reported: string[] = [];
    const data = [{ title: 'One' }, { documentId: 'abc', title: null }, { title: 'Three' }];
    const entries = parseEntries('news', schema, data, (message) => reported.push(message));
    expect(entries.map(({ title }) => title)).toEqual(['One', 'Three']);
    expect(reported).toEqual([expect.stringMatching(/^An entry of news was left out \(abc\): title: /)]);
  });

  it('may be empty', () => {
    expect(parseEntries('news', schema, [], () => {})).toEqual([]);
  });

  it.each([null, {}, 'text', 7])('is malformed when it is %j', (data) => {
    expect(() => parseEntries('news', schema, data, () => {})).toThrow(CmsError);
  });

  it('is malformed when no entry can be read', () => {
    expect(() => parseEntries('news', schema, [{}, 1], () => {})).toThrow('No entry');
  });
});

describe('A single from the backend', () => {
  it('is absent when there is none', () => {
    expect(parseSingle('home', schema, null)).toBeNull();
  });
  it('is malformed, not absent, when it cannot be read', () => {
    expect(() => parseSingle('home', schema, { title: 1 })).toThrow(/home is not as agreed: title/);
  });
});
