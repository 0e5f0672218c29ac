import { type Layout, newestFirst } from '../../ledger/panel-layouts/layout';

/** One line of the audit log. */
export const auditEntryLayout: Layout = {
  mainField: 'action',
  sort: newestFirst('at'),
  list: ['at', 'who', 'action', 'subject', 'entry', 'details'],
  edit: [
    [
      ['at', 6],
      ['who', 6],
    ],
    [
      ['action', 4],
      ['subject', 4],
      ['entry', 4],
    ],
    [
      ['details', 9],
      ['account', 3],
    ],
  ],
  fields: {
    at: ['When'],
    who: ['Who'],
    account: ['Account', 'Its number, which stays when the name changes.'],
    action: ['What'],
    subject: ['Of what'],
    entry: ['Which', 'Reference or id. Empty: a list.'],
    details: ['Details', 'Names of fields and filters, never what stands in them.'],
  },
  readOnly: true,
};
