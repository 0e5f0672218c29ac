import { type Layout, newestFirst } from '../../ledger/panel-layouts/layout';

/** One try of a delivery. */
export const deliveryAttemptLayout: Layout = {
  mainField: 'summary',
  sort: newestFirst('at'),
  list: ['at', 'delivery', 'outcome', 'status', 'took'],
  edit: [
    [
      ['at', 6],
      ['delivery', 6],
    ],
    [
      ['outcome', 4],
      ['status', 4],
      ['took', 4],
    ],
    [['summary', 12]],
    [['reply', 12]],
  ],
  fields: {
    at: ['When'],
    summary: ['In short'],
    took: ['Took', 'Milliseconds.'],
    outcome: ['Outcome'],
    status: ['Status', 'The HTTP status or SMTP code of the reply.'],
    reply: ['Reply', 'Its beginning.'],
    delivery: ['Delivery'],
  },
  readOnly: true,
};
