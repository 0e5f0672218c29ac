import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { deskPictures } from './desk-pictures.ts';
import { guidePictures } from './guide-pictures.ts';
import { cmsFolder, root } from './settings.ts';

const guide = readFileSync(path.join(root, 'docs/editors-guide.md'), 'utf8');
const MOST_BYTES = 100_000;
const MOST_BYTES_OF_ALL = 3_000_000;

const illustrated = [
  { name: 'editors-guide', pictures: guidePictures },
  { name: 'lead-desk', pictures: deskPictures },
].map(({ name, pictures }) => {
  const text = readFileSync(path.join(root, `docs/${name}.md`), 'utf8');
  const folder = path.join(root, 'docs', name);
  return {
    name,
    taken: pictures.map((picture) => picture.name).sort(),
    shown: [...text.matchAll(/!\[[^\]]+\]\(([\w-]+)\/([^)]+)\.webp\)/g)]
      .filter(([, from]) => from === name)
      .map(([, , picture]) => picture)
      .sort(),
    files: existsSync(folder) ? readdirSync(folder).map((file) => path.join(folder, file)) : [],
  };
});

/** Strapi's own words in English. */
function wordsOfStrapi(): string[] {
  const strapi = createRequire(createRequire(path.join(cmsFolder, 'package.json')).resolve('@strapi/strapi'));
  const texts = ['admin', 'content-manager', 'upload'].flatMap((name) => {
    const dist = strapi.resolve(`@strapi/${name}/package.json`).replace(/package\.json$/, 'dist/admin');
    return globSync('**/translations/en.json.js', { cwd: dist }).map((file) =>
      readFileSync(path.join(dist, file), 'utf8'),
    );
  });
  return texts.flatMap((text) => [...text.matchAll(/: ["'](.*?)["'],?$/gm)].map(([, said]) => said ?? ''));
}

/** What our forms and panels say: texts in quotes, and between tags. */
function ourWords(): string[] {
  const files = globSync(['src/panel/content/*.ts', 'src/{admin,plugins}/**/*.{ts,tsx}'], { cwd: cmsFolder });
  const schemas = globSync('src/api/*/content-types/*/schema.json', { cwd: cmsFolder });
  const text = files.map((file) => readFileSync(path.join(cmsFolder, file), 'utf8')).join('\n');
  const names = schemas.map(
    (file) => JSON.parse(readFileSync(path.join(cmsFolder, file), 'utf8')).info.displayName,
  );
  const quoted = [...text.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g)].map(
    (found) => found[1] ?? found[2] ?? found[3] ?? '',
  );
  const between = [...text.matchAll(/(?:>|\n)\s*([A-Z][^<>{}\n]*?)\s*(?=<|\n)/g)].map(
    ([, said]) => said ?? '',
  );
  return [...names, ...quoted, ...between];
}

it('Each word in bold is one of the panel', () => {
  const known = new Set([...ourWords(), ...wordsOfStrapi()].map((said) => said.trim().toLowerCase()));
  const bold = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word ?? '');
  expect(bold.length).toBeGreaterThan(40);
  expect(bold.filter((word) => word !== 'Bold' && !known.has(word.toLowerCase()))).toEqual([]);
});

it.each(illustrated)(
  'Each picture of $name that is taken is shown, and each that is shown is taken',
  ({ taken, shown }) => {
    expect(new Set(taken).size).toBe(taken.length);
    expect(shown).toEqual(taken);
  },
);

it.each(illustrated)('Each picture of $name is there, and light', ({ taken, files }) => {
  expect(files.map((file) => path.basename(file)).sort()).toEqual(taken.map((name) => `${name}.webp`));
  const sizes = files.map((file) => statSync(file).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES_OF_ALL);
});

it('Each link within the guide leads to a heading', () => {
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(links.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([]);
});
