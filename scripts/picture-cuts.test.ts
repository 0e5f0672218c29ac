import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cmsFolder, webFolder } from './settings.ts';

const inSite = (file: string) => readFileSync(path.join(webFolder, 'src/ui', file), 'utf8');
const inPanel = readFileSync(path.join(cmsFolder, 'src/admin/pictures/picture-cuts.ts'), 'utf8');
const pairs = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, shape, ratio]) => `${shape}: ${ratio}`).sort();

it('the panel cuts pictures in the shapes and around the points that the site does', () => {
  const shapes = pairs(inSite('picture.module.css'), /^\.(\w+) \{\n {2}aspect-ratio: ([^;]+);/gm);
  expect(shapes).toHaveLength(4);
  expect(pairs(inPanel, /shape: '(\w+)', ratio: '([^']+)'/g)).toEqual(shapes);
  const [, step] = /const STEP = (\d+);/.exec(inSite('picture-focus.ts')) ?? [];
  expect(inPanel).toContain(`FOCUS_STEP = ${step};`);
});
