import { expect, test } from 'vitest';
import { rowsOf } from '../panel/content/form';
import { contentForms } from '../panel/content/forms';
import { inSections, SECTION_HEAD, sectionsOf } from './sections';

type Field = {
  name: string;
  label?: string;
  type?: string;
  required?: boolean;
  attribute?: { component?: string };
};

/** The form of a type as the content manager asks about it. @param more by the name of a field */
function formOf(model: string, more: Record<string, Partial<Field>> = {}, components = {}) {
  const form = contentForms[model];
  if (!form) throw new Error(`${model} has no form`);
  const rows = rowsOf(form).map((row) =>
    row.map(([name, , label]): Field => ({ name, label, ...more[name] })),
  );
  return { rows, layout: inSections({ layout: { layout: [rows], components } }).layout.layout };
}
const headsOf = (layout: Field[][][]) => layout.map(([row]) => row?.[0]);

test.each(Object.keys(contentForms))(
  '%s stands in as many panels as it has sections, by their names',
  (model) => {
    const { rows, layout } = formOf(model);
    const titles = sectionsOf(model);
    expect(layout).toHaveLength(titles.length);
    expect(layout.flat().filter(([first]) => first?.type !== SECTION_HEAD)).toEqual(rows);
    if (titles.length > 1) expect(headsOf(layout).map((head) => head?.label)).toEqual(titles);
  },
);

test('a section folds unless the form begins with it, asks for something of it, or names other entries in it', () => {
  const more = { paymentPlan: { required: true }, gallery: { type: 'relation' } };
  const { layout } = formOf('api::projects.projects', more);
  const folds = headsOf(layout).map((head) => [head?.label, Object(head).section.folds]);
  expect(Object.fromEntries(folds)).toMatchObject({
    'Name and place': false,
    'Payment and upkeep': false,
    Pictures: false,
    Prices: true,
    Overview: true,
  });
});

test('a short form folds nothing', () => {
  const { layout } = formOf('api::news-item.news-item');
  expect(headsOf(layout).map((head) => Object(head).section.folds)).toEqual([false, false, false]);
});

test('the line above a section is read by who may read its first field, however deep that lies', () => {
  const components = {
    'a.story': { layout: [[{ name: 'opening', attribute: { component: 'a.opening' } }]] },
    'a.opening': { layout: [[{ name: 'line' }]] },
  };
  const first = { overview: { attribute: { component: 'a.story' } } };
  const { layout } = formOf('api::projects.projects', first, components);
  const heads = headsOf(layout);
  expect(heads.find((head) => head?.label === 'Overview')?.name).toBe('overview.opening.line');
});

test('a type without a form of ours stays as it was', () => {
  const given = { layout: { layout: [[[{ name: 'a-field-of-nobody' }]]], components: {} } };
  expect(inSections(given)).toBe(given);
  expect(sectionsOf('api::unknown.unknown')).toEqual([]);
});
