import { type Layout, newestFirst } from './layout';

/** What a person is known again by. */
export const contactPointLayout: Layout = {
  mainField: 'key',
  sort: newestFirst('createdAt'),
  list: ['key', 'contact', 'createdAt'],
  edit: [
    [
      ['key', 6],
      ['contact', 6],
    ],
  ],
  fields: {
    key: ['Number or e-mail', 'mobile:… or email:…'],
    contact: ['Person'],
  },
  readOnly: true,
};
