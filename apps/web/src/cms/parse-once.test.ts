import { expect, it, vi } from 'vitest';
import { CmsError } from './errors';
import { parseOnce } from './parse-once';

it('the same reply is parsed once, a new one again', () => {
  const parse = vi.fn((data: unknown) => [data]);
  const once = parseOnce(parse);
  const reply = {};
  expect(once(reply)).toBe(once(reply));
  once({});
  expect(parse).toHaveBeenCalledTimes(2);
});

it('the same reply is parsed anew when what its parsing depends on is another', () => {
  let day = '2026-12-31';
  const once = parseOnce(
    () => day,
    () => day,
  );
  const reply = {};
  expect(once(reply)).toBe('2026-12-31');
  day = '2027-01-01';
  expect(once(reply)).toBe('2027-01-01');
});

it('what is no object is parsed each time', () => {
  const once = parseOnce((data) => data);
  expect(once(null)).toBeNull();
});

it('a reply that cannot be read is looked at once and fails each time', () => {
  let looks = 0;
  const once = parseOnce(() => {
    looks += 1;
    throw new CmsError('malformed', 'home', 'no');
  });
  const reply = {};
  expect(() => once(reply)).toThrow(CmsError);
  expect(() => once(reply)).toThrow(CmsError);
  expect(looks).toBe(1);
});
