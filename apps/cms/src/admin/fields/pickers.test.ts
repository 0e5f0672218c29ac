import { expect, test } from 'vitest';
import { rowsOf } from '../../panel/content/form';
import { componentForms, contentForms } from '../../panel/content/forms';
import { PROJECT_FIELD, withPickers } from './pickers';

const textRows = (rows: [string, ...unknown[]][][]) =>
  rows.map((row) => row.map(([name]) => ({ name, type: 'string' })));
const pickedOf = (rows: { name: string; type?: string }[][]) =>
  rows
    .flat()
    .filter(({ type }) => type === PROJECT_FIELD)
    .map(({ name }) => name);

test('the project of a post and of a building is chosen by its name, and nothing else becomes a choice', () => {
  const post = contentForms['api::blog-post.blog-post'];
  const building = componentForms['about.building'];
  if (!post || !building) throw new Error('There is no such form');
  const shown = withPickers({
    layout: {
      layout: [textRows(rowsOf(post))],
      components: { 'about.building': { layout: textRows(building.rows) } },
    },
  }).layout;
  expect(pickedOf(shown.layout.flat())).toEqual(['project']);
  expect(pickedOf(shown.components['about.building']?.layout ?? [])).toEqual(['project']);
});

test('the project that stands in a form which is not for editors, such as a lead, stays what was sent', () => {
  const rows = [
    [
      { name: 'project', type: 'string' },
      { name: 'reference', type: 'string' },
    ],
  ];
  expect(withPickers({ layout: { layout: [rows], components: {} } }).layout.layout).toEqual([rows]);
});
