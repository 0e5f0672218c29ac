import { expect, it, vi } from 'vitest';
import { CmsError } from './errors';
import { parseOnce } from './parse-once';
import * as reports from './report';

it('the same reply is parsed once, a new one again', () => {
  const parse = vi.fn((data: unknown) => [data]);
  const once = parseOnce(parse);
  const reply = {};
  expect(once(reply)).toBe(once(reply));
  once({});
  expect(parse).toHaveBeenCalledTimes(2);
});

it('what is no object is parsed each time', () => {
  const once = parseOnce((data) => data);
  expect(once(null)).toBeNull();
});

it('a reply that cannot be read is reported once and fails each time', () => {
  const report = vi.spyOn(reports, 'report').mockImplementation(() => undefined);
  const once = parseOnce(() => {
    throw new CmsError('malformed', 'home', 'no');
  });
  const reply = {};
  expect(() => once(reply)).toThrow(CmsError);
  expect(() => once(reply)).toThrow(CmsError);
  expect(report).toHaveBeenCalledTimes(1);
});
