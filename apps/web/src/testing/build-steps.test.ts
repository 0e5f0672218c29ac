import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assetsOf, layBack } from '../../earlier-assets.ts';
import { classNames } from '../../short-class-names.ts';

describe('classNames', () => {
  const files = ['/src/ui/a.module.css', '/src/ui/b.module.css'];

  it('names a class by its file and its place there, the same in each build', () => {
    for (const sheets of [files, files.toReversed()]) {
      const nameOf = classNames(sheets);
      const names = ['one', 'two', 'one'].map((name) => nameOf(name, '/src/ui/b.module.css'));
      expect([...names, nameOf('one', '/src/ui/a.module.css')]).toEqual(['a1a', 'a1b', 'a1a', 'a0a']);
    }
  });

  it('gives no two classes one name, however many there are', () => {
    const sheets = Array.from({ length: 130 }, (_, place) => `/${place}.module.css`);
    const nameOf = classNames(sheets);
    const names = sheets.flatMap((file) =>
      Array.from({ length: 70 }, (_, place) => nameOf(`${place}`, file)),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Za-z]\d[A-Za-z0-9]{1,2}$/.test(name))).toEqual([]);
  });

  it('refuses a file that came later, and more files than there are names for', () => {
    expect(() => classNames(files)('one', '/src/ui/c.module.css')).toThrow(/c\.module\.css was not there/);
    const many = Array.from({ length: 521 }, (_, place) => `/${String(place).padStart(4, '0')}`);
    expect(() => classNames(many)('one', '/0520')).toThrow(/more style sheets/);
  });
});

describe('Assets of earlier builds', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-assets-'));
  afterAll(() => rm(folder, { recursive: true }));
  const now = new Date('2026-11-28T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

  async function aBuild(name: string, files: Record<string, [text: string, madeAt: Date]>): Promise<string> {
    const build = path.join(folder, name);
    await mkdir(path.join(build, '_astro'), { recursive: true });
    for (const [file, [text, madeAt]] of Object.entries(files)) {
      await writeFile(path.join(build, '_astro', file), text);
      await utimes(path.join(build, '_astro', file), madeAt, madeAt);
    }
    return build;
  }

  it('stay for 30 days, as old as they are, and replace nothing', async () => {
    const earlier = await aBuild('earlier', {
      'form.a1.js': ['old', daysAgo(29)],
      'form.a1.js.br': ['packed', daysAgo(29)],
      'form.a0.js': ['older', daysAgo(31)],
      'late.b1.css': ['of the build before', daysAgo(2)],
    });
    const next = await aBuild('next', { 'late.b1.css': ['of this build', now] });
    await layBack(await assetsOf(earlier, now), next);
    const read = (file: string) => readFile(path.join(next, '_astro', file), 'utf8');
    expect(await Promise.all(['form.a1.js', 'form.a1.js.br', 'late.b1.css'].map(read))).toEqual([
      'old',
      'packed',
      'of this build',
    ]);
    await expect(read('form.a0.js')).rejects.toThrow(/ENOENT/);
    expect((await stat(path.join(next, '_astro/form.a1.js'))).mtime).toEqual(daysAgo(29));
  });

  it('are none before the first build', async () => {
    expect(await assetsOf(path.join(folder, 'nothing'), now)).toEqual(new Map());
  });
});
