import { expect, test } from 'vitest';
import { isEmptyValue } from './section-values';

test.each([
  ['nothing', null],
  ['what was never there', undefined],
  ['an empty line', ''],
  ['a box that is not ticked', false],
  ['no parts', []],
  ['a text that was opened and left', [{ type: 'paragraph', children: [{ type: 'text', text: '' }] }]],
])('%s is empty', (_, value) => expect(isEmptyValue(value)).toBe(true));

test.each([
  ['a word', 'Meander'],
  ['no rupees', 0],
  ['a box that is ticked', true],
  ['a file without words', { id: 4, mime: 'image/webp', alternativeText: null }],
  ['a text', [{ type: 'paragraph', children: [{ type: 'text', text: 'A court' }] }]],
  ['a picture in a text', [{ type: 'image', image: { id: 3 }, children: [{ type: 'text', text: '' }] }]],
  ['a part that was just added', [{ __temp_key__: 'a0', title: null }]],
])('%s is not', (_, value) => expect(isEmptyValue(value)).toBe(false));
