import { expect, test } from 'vitest';
import { missingIn } from './missing-fields';

const models: Record<string, { attributes: Record<string, unknown> }> = {
  'api::news-item.news-item': {
    attributes: {
      title: { type: 'string', required: true },
      aside: { type: 'text' },
      floors: { type: 'integer', required: true },
      isOpen: { type: 'boolean', required: true },
      city: { type: 'relation', required: true },
      phases: { type: 'component', component: 'page.phase', repeatable: true },
      banner: { type: 'component', component: 'page.phase' },
    },
  },
  'page.phase': { attributes: { name: { type: 'string', required: true } } },
};
const missing = (fields: Record<string, unknown>) =>
  missingIn((uid) => models[uid] ?? { attributes: {} }, 'api::news-item.news-item', fields);

test('what is needed and empty is named, at any depth by its field', () => {
  expect(missing({ title: '', floors: null, isOpen: false })).toEqual(['title', 'floors']);
  const whole = { title: 'Slab', floors: 0, isOpen: false };
  expect(missing({ ...whole, phases: [{ name: 'East' }, { name: null }], banner: null })).toEqual(['phases']);
  expect(missing({ ...whole, phases: [], banner: {} })).toEqual(['banner']);
});

test('nothing is, where all that is needed is there', () => {
  expect(missing({ title: 'Slab', floors: 0, isOpen: false, phases: [{ name: 'East' }] })).toEqual([]);
});
