import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FOCUS_STEP, PICTURE_CUTS } from '../apps/cms/src/admin/pictures/picture-cuts.ts';
import { webFolder } from './settings.ts';

const read = (file: string) => readFileSync(path.join(webFolder, 'src/ui', file), 'utf8');

it('the panel cuts pictures in the shapes and around the points that the site does', () => {
  const shapes = [...read('picture.module.css').matchAll(/^\.(\w+) \{\n {2}aspect-ratio: ([^;]+);/gm)];
  const ofSite = shapes.map(([, shape, ratio]) => [shape, ratio]);
  expect(PICTURE_CUTS.map(({ shape, ratio }) => [shape, ratio]).sort()).toEqual(ofSite.sort());
  expect(read('picture-focus.ts')).toContain(`const STEP = ${FOCUS_STEP};`);
});
