import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fill, mistakeOf } from './message-texts';

const FILE = path.join(import.meta.dirname, '../../../seed/message-templates.yaml');
const messageTemplates = z
  .array(z.object({ name: z.string(), language: z.string(), text: z.string() }))
  .parse(parse(readFileSync(FILE, 'utf8')));
const NOTHING = {
  visitor: null,
  'sales person': null,
  company: 'Sahyara',
  project: null,
  reference: 'SHY-1',
};

it.each(messageTemplates)(
  '$name in $language can be filled in, and has no gap where nothing is known',
  (one) => {
    expect(mistakeOf(one.text)).toBeNull();
    const filled = fill(one.text, NOTHING);
    if ('missing' in filled) return expect(filled.missing).toEqual(['project']);
    expect(filled.text).not.toMatch(/[{}|]| [,.;:!?)]|\( |[^\S\n]{2}|\n{3}|^[,.;:]/m);
  },
);

it('every text is there in each of the three languages', () => {
  const names = new Set(messageTemplates.map(({ name }) => name));
  expect(messageTemplates).toHaveLength(names.size * 3);
});

// shared/brand.md: nothing shouts, nothing hurries.
it.each(messageTemplates)('$name in $language neither shouts nor hurries', ({ text }) => {
  expect(text).not.toMatch(/!|hurry|limited|last chance|best|exclusive|luxur|dream|घाई|त्वरा|जल्दी|सर्वोत्तम/i);
});
