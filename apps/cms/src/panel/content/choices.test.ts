import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { choiceWords, sayChoice } from './choices';
import { componentForms, contentForms } from './forms';

const src = path.join(import.meta.dirname, '../..');
type Schema = { attributes: Record<string, { type: string; enum?: string[] }> };

/** Of every type and part that has a form of the content. */
const chosen = [
  ...Object.keys(contentForms).map((uid) => `api/*/content-types/${uid.split('.')[1]}/schema.json`),
  ...Object.keys(componentForms).map((uid) => `components/${uid.replace('.', '/')}.json`),
]
  .flatMap((pattern) => globSync(pattern, { cwd: src }))
  .flatMap((file) => {
    const { attributes }: Schema = JSON.parse(readFileSync(path.join(src, file), 'utf8'));
    return Object.values(attributes).flatMap(({ enum: values = [] }) => values);
  });

test('every choice of a form has words that begin as words do', () => {
  expect(chosen.length).toBeGreaterThan(Object.keys(choiceWords).length);
  for (const choice of chosen) expect(sayChoice(choice), choice).toMatch(/^[A-Z]/);
});

test('no words are kept for what cannot be chosen', () => {
  expect(Object.keys(choiceWords).filter((choice) => !chosen.includes(choice))).toEqual([]);
});

test('what somebody typed stays as it is', () => {
  expect(sayChoice('news and media')).toBe('News and media');
  expect(sayChoice('iPad on request')).toBe('iPad on request');
});
