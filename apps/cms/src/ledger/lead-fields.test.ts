import { expect, test } from 'vitest';
import schema from '../api/website-lead/content-types/website-lead/schema.json';
import { fieldsWith } from './described-fields';
import type { LeadField } from './lead-field';
import { LEAD_FIELDS } from './lead-fields';
import { leadLayout } from './panel-layouts/lead';

const described: [string, LeadField][] = Object.entries(LEAD_FIELDS);
const attributes = new Map<string, { type: string; required?: boolean; relation?: string }>(
  Object.entries(schema.attributes),
);

const HOLDS: Record<string, LeadField['holds'][]> = {
  string: ['text'],
  text: ['text'],
  email: ['text'],
  enumeration: ['text'],
  integer: ['number'],
  datetime: ['moment'],
  boolean: ['flag'],
  json: ['json', 'homes'],
  manyToOne: ['relation'],
  oneToMany: ['relations'],
};

test('every attribute of the content type is described, and nothing else', () => {
  // Strapi adds the moment of creation to every type.
  expect(described.map(([name]) => name).sort()).toEqual([...attributes.keys(), 'createdAt'].sort());
});

test.each(described.filter(([name]) => attributes.has(name)))(
  '%s holds what its column holds',
  (name, field) => {
    const { type, relation, required } = attributes.get(name) ?? {};
    expect(HOLDS[relation ?? type ?? '']).toContain(field.holds);
    if (required) expect(field.required).toBe(true);
  },
);

test.each(described.filter(([, { required, erased }]) => required && erased !== 'kept'))(
  '%s is required, so an erasure leaves words in it',
  (_, { erased }) => expect(erased).toHaveProperty('becomes'),
);

test('nothing that a browser sent outlives an erasure but by which form, about what, and by which campaign', () => {
  const kept = described.filter(
    ([, { from, erased }]) => ['data', 'context', 'touch'].includes(from) && erased === 'kept',
  );
  expect(kept.map(([name]) => name).sort()).toEqual([
    'intent',
    'project',
    'source',
    'utmCampaign',
    'utmMedium',
    'utmSource',
  ]);
});

test('what the form of the specification carries is typed', () => {
  const carried = described.filter(([, { from }]) => from === 'data');
  expect(carried.map(([, { typed }]) => typed)).toEqual(carried.map(() => true));
});

test('rows of the panel are full, and hold every field that has a width', () => {
  for (const row of leadLayout.edit) {
    expect(row.reduce((sum, [, size]) => sum + size, 0)).toBe(12);
  }
  expect(leadLayout.edit.flat().map(([name]) => name)).toEqual(
    fieldsWith('panel').flatMap(([name, { panel }]) => (panel.width ? name : [])),
  );
});
