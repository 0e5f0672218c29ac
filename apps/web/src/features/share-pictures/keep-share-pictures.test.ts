import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pictureFromCms } from '../../cms/media';
import { aRawPicture } from '../../testing/builders';
import { keepSharePictures } from './keep-share-pictures';
import { hashOf, type ShareCard } from './share-card';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-'));
});
afterEach(() => rm(folder, { recursive: true }));

const aCard = (title: string): ShareCard => ({
  path: '/blogs/a',
  form: 'leaf',
  label: '',
  title,
  lines: [],
  picture: pictureFromCms(aRawPicture()),
  strip: { phases: [], address: '' },
});

function kept(fetchPicture: () => Promise<Buffer> = async () => Buffer.from('photo')) {
  const draw = vi.fn(async ({ title }: ShareCard, _: string, photo: Buffer | null) =>
    Buffer.from(`${title} ${photo ? 'on its photograph' : 'alone'}`),
  );
  const report = vi.fn();
  const pictures = keepSharePictures({ folder, fetchPicture, draw, report });
  const get = async (title: string) => {
    const { jpeg, whole } = await pictures.get(aCard(title), 'Sahyara');
    return [String(jpeg), whole];
  };
  return { pictures, get, draw, report };
}

it('A picture is drawn once, however many ask, and never again after a restart', async () => {
  const first = kept();
  await Promise.all([first.get('One'), first.get('One'), first.get('One')]);
  expect(first.draw).toHaveBeenCalledTimes(1);
  const second = kept(async () => Promise.reject(new Error('The CMS is away')));
  expect(await second.get('One')).toEqual(['One on its photograph', true]);
  expect(second.draw).not.toHaveBeenCalled();
});

it('Without its photograph it is drawn all the same, told of, and drawn anew the next time', async () => {
  let away = true;
  const { get, report } = kept(async () => {
    if (away) throw new Error('The CMS is away');
    return Buffer.from('photo');
  });
  expect(await get('One')).toEqual(['One alone', false]);
  expect(report).toHaveBeenCalledTimes(1);
  away = false;
  expect(await get('One')).toEqual(['One on its photograph', true]);
});

it('What a page showed before is had for a while, by its old address, and then forgotten', async () => {
  const { get, pictures } = kept();
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await get(title);
    // File systems tell apart moments of some milliseconds only.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await readdir(folder)).toHaveLength(3);
  expect(String(await pictures.kept('/blogs/a', hashOf(aCard('Four'), 'Sahyara')))).toContain('Four');
  expect(await pictures.kept('/blogs/a', hashOf(aCard('One'), 'Sahyara'))).toBeNull();
});

it('One that cannot be drawn does not hold up the next', async () => {
  const { get, draw } = kept();
  draw.mockRejectedValueOnce(new Error('Out of memory'));
  const [failed, made] = await Promise.allSettled([get('One'), get('Two')]);
  expect([failed.status, made.status]).toEqual(['rejected', 'fulfilled']);
});
