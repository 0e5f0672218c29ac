import { readFileSync } from 'node:fs';
import path from 'node:path';
import { words } from '@sahyara/page-words/words';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readSeedData, SEED_DIR } from './read-data.mts';
import { MediaFile } from './schemas/media-file.mts';
import { entriesOf } from './seed-content.mts';

const schema = z.object({
  attributes: z.record(z.string(), z.object({ type: z.string(), component: z.string().optional() })),
});
const fieldsIn = (...file: string[]) =>
  schema.parse(JSON.parse(readFileSync(path.join(SEED_DIR, '../src', ...file), 'utf8'))).attributes;

const entries = z
  .array(z.object({ uid: z.string(), data: z.record(z.string(), z.unknown()) }))
  .parse(entriesOf(readSeedData()));

/** What every entry of a type, or every use of a component, says, in one list. */
const said = new Map<string, Record<string, unknown>[]>();
const fieldsOf = (name: string) => {
  const [, type] = /^api::(.+)\./.exec(name) ?? [];
  if (type) return fieldsIn('api', type, 'content-types', type, 'schema.json');
  const [folder = '', component = ''] = name.split('.');
  return fieldsIn('components', folder, `${component}.json`);
};

function collect(name: string, value: Record<string, unknown>): void {
  said.set(name, [...(said.get(name) ?? []), value]);
  for (const [field, { component }] of Object.entries(fieldsOf(name))) {
    if (!component) continue;
    for (const part of [value[field]].flat()) {
      const filled = z.record(z.string(), z.unknown()).safeParse(part);
      if (filled.success && !(part instanceof MediaFile)) collect(component, filled.data);
    }
  }
}
for (const { uid, data } of entries) collect(uid, data);

/**
 * Of houses that are made up there is no film, and an address that is none would lead visitors nowhere; the home page's
 * banners all show a project, whose address follows from it. An entry of a menu has the name of its page, and a word
 * that is empty is the usual one (decision 92).
 */
const LEFT_EMPTY = new Set([
  'walkthroughUrl',
  'link',
  'site.menu-item.label',
  ...Object.values(words).flatMap((ofPage) => Object.keys(ofPage)),
]);

it.each([...said])('fills every field of %s', (name, values) => {
  const filled = (field: string) =>
    values.some(({ [field]: value }) => value !== undefined && (!Array.isArray(value) || value.length > 0));
  const mayBeEmpty = (field: string) => LEFT_EMPTY.has(field) || LEFT_EMPTY.has(`${name}.${field}`);
  expect(Object.keys(fieldsOf(name)).filter((field) => !filled(field) && !mayBeEmpty(field))).toEqual([]);
});
