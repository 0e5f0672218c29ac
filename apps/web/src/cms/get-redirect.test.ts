import { describe, expect, it, vi } from 'vitest';
import { content } from './content';
import { CmsError } from './errors';
import { getRedirect } from './get-redirect';
import { report } from './report';

vi.mock('./report', () => ({ report: vi.fn() }));

const say = (entries: unknown) =>
  vi.spyOn(content, 'read').mockImplementation(async (_name, parse) => parse(entries));

describe('An address that is gone', () => {
  it('leads where an editor says, for good unless told otherwise', async () => {
    say([
      { documentId: 'a', from: '/old', to: '/blogs', permanent: null },
      { documentId: 'b', from: '/sale', to: 'https://sale.example/', permanent: false },
    ]);
    expect(await getRedirect('/old')).toEqual({ to: '/blogs', permanent: true });
    expect(await getRedirect('/sale')).toEqual({ to: 'https://sale.example/', permanent: false });
    expect(await getRedirect('/other')).toBeNull();
  });

  it('does not lead to itself', async () => {
    say([{ documentId: 'a', from: '/old', to: '/old' }]);
    expect(await getRedirect('/old')).toBeNull();
  });

  it.each(['javascript:alert(1)', '//evil.example', 'elsewhere'])('does not lead to %s', async (to) => {
    say([
      { documentId: 'a', from: '/old', to },
      { documentId: 'b', from: '/fine', to: '/blogs' },
    ]);
    expect(await getRedirect('/old')).toBeNull();
    expect(report).toHaveBeenCalled();
  });

  it('stays a 404 when the backend cannot be asked', async () => {
    vi.spyOn(content, 'read').mockRejectedValue(new CmsError('unreachable', 'redirects', 'no answer'));
    expect(await getRedirect('/old')).toBeNull();
  });

  it('does not hide a fault of our own', async () => {
    vi.spyOn(content, 'read').mockRejectedValue(new TypeError('a fault'));
    await expect(getRedirect('/old')).rejects.toThrow('a fault');
  });
});
