import { expect, test } from 'vitest';
import { rowsOf } from '../panel/content/form';
import { contentForms } from '../panel/content/forms';
import { inSections, sectionsOf } from './sections';

test.each(Object.entries(contentForms))('%s stands in as many panels as it has sections', (model, form) => {
  const rows = rowsOf(form).map((row) => row.map(([name]) => ({ name })));
  const { layout } = inSections({ layout: { layout: [rows] } }).layout;
  expect(layout).toHaveLength(sectionsOf(model).length);
  expect(layout.flat()).toEqual(rows);
});

test('a type without a form of ours stays as it was', () => {
  const given = { layout: { layout: [[[{ name: 'a-field-of-nobody' }]]] } };
  expect(inSections(given)).toBe(given);
  expect(sectionsOf('api::unknown.unknown')).toEqual([]);
});
