import { describe, expect, it } from 'vitest';
import { readTarget, spell } from './spelling';

const spelled = (target: string) => {
  const read = readTarget(target);
  return read && spell(read.segments);
};

describe('An address', () => {
  it.each([
    ['//projects//residential///meander', '/projects/residential/meander'],
    ['/projects/residential/', '/projects/residential'],
    ['//', '/'],
    ['/./blogs/../career/.', '/career'],
    ['/../../blogs', '/blogs'],
    ['/%2e%2e/blogs/%2E', '/blogs'],
    ['/%70rojects/%72esidential', '/projects/residential'],
    ['/blogs/index.html', '/blogs'],
    ['/INDEX.HTML', '/'],
    ['/blogs/%e0%a4%98%e0%a4%b0', '/blogs/%E0%A4%98%E0%A4%B0'],
    ['/blogs/घर', '/blogs/%E0%A4%98%E0%A4%B0'],
    ['http://elsewhere.example/blogs/', '/blogs'],
    ['/blogs?a=/../x//y', '/blogs'],
  ])('%s has one spelling: %s', (written, one) => {
    expect(spelled(written)).toBe(one);
  });

  it.each([
    '/a%2Fb',
    '/a%5Cb',
    '/\\evil.example',
    '/%2561',
    '/a%00b',
    '/a%0d%0aset-cookie:x',
    '/%E0%A4%A',
    '*',
    '',
    'blogs',
  ])('%s denotes nothing', (written) => {
    expect(readTarget(written)).toBeNull();
  });

  it('keeps its query as it was, and its path as it was spelled', () => {
    expect(readTarget('/Blogs//x?topic=%20a&b#c')).toEqual({
      path: '/Blogs//x',
      search: '?topic=%20a&b',
      segments: ['Blogs', 'x'],
    });
  });
});
