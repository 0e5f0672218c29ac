import { type Layout, newestFirst } from './layout';

/** One line of the history of an enquiry. */
export const leadEventLayout: Layout = {
  mainField: 'kind',
  sort: newestFirst('at'),
  list: ['at', 'kind', 'by', 'lead'],
  edit: [
    [
      ['at', 6],
      ['kind', 6],
    ],
    [
      ['by', 6],
      ['lead', 6],
    ],
    [['note', 12]],
  ],
  fields: {
    at: ['When'],
    kind: ['What', 'For example received.'],
    by: ['By'],
    note: ['Note'],
    lead: ['Lead'],
  },
  readOnly: true,
};
