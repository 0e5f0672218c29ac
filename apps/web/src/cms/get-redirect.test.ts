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

  it('leads to the end at once, through however many, and for good only if all of them do', async () => {
    say([
      { documentId: 'a', from: '/a', to: '/b' },
      { documentId: 'b', from: '/B/', to: '/c?x=1#part', permanent: false },
      { documentId: 'c', from: '/c', to: 'https://sale.example/' },
    ]);
    expect(await getRedirect('/a')).toEqual({ to: 'https://sale.example/', permanent: false });
  });

  it('leads nowhere in a circle', async () => {
    say([
      { documentId: 'a', from: '/a', to: '/b' },
      { documentId: 'b', from: '/b', to: '/c' },
      { documentId: 'c', from: '/c', to: '/b' },
    ]);
    expect(await getRedirect('/a')).toBeNull();
  });

  it('takes along what lay below it, however it is spelled', async () => {
    say([{ documentId: 'a', from: '/projects/residential/old', to: '/projects/residential/new' }]);
    expect((await getRedirect('/projects/residential/old/cost-sheet'))?.to).toBe(
      '/projects/residential/new/cost-sheet',
    );
    expect((await getRedirect('/Projects//residential/OLD/'))?.to).toBe('/projects/residential/new');
    expect(await getRedirect('/projects/residential/older')).toBeNull();
    expect(await getRedirect('/projects/residential')).toBeNull();
  });

  it('never leaves the site by what was asked for below an address', async () => {
    say([
      { documentId: 'a', from: '/old-offer', to: '/' },
      { documentId: 'b', from: '/law', to: '/blogs?topic=law#first' },
    ]);
    expect((await getRedirect('/old-offer/evil.example'))?.to).toBe('/evil.example');
    expect((await getRedirect('/old-offer//evil.example/x'))?.to).toBe('/evil.example/x');
    expect((await getRedirect('/law/stamp-duty'))?.to).toBe('/blogs/stamp-duty?topic=law#first');
  });

  it('is not looked for above more than a few steps of a path that is made up', async () => {
    say([{ documentId: 'a', from: '/a', to: '/blogs' }]);
    expect((await getRedirect(`/a${'/a'.repeat(4)}`))?.to).toBe(`/blogs${'/a'.repeat(4)}`);
    expect(await getRedirect('/a'.repeat(3000))).toBeNull();
  });

  it('does not take a whole site along from one address below itself', async () => {
    say([{ documentId: 'a', from: '/a', to: '/a/b' }]);
    expect(await getRedirect('/a')).toBeNull();
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
