import type { Layout } from '../../../../ledger/panel-layouts/layout';

/** Somebody enquiries can belong to. */
export const salesPersonLayout: Layout = {
  mainField: 'name',
  sort: { defaultSortBy: 'name', defaultSortOrder: 'ASC' },
  list: ['name', 'active', 'takesTurns', 'awayUntil'],
  edit: [
    [
      ['name', 6],
      ['active', 3],
      ['takesTurns', 3],
    ],
    [
      ['projects', 6],
      ['awayUntil', 3],
      ['showsVisitors', 3],
    ],
    [['hours', 12]],
  ],
  fields: {
    name: ['Name', 'Of the account.'],
    account: ['Account'],
    active: ['Has an account', 'Off: the account was closed or has no sales role any more.'],
    takesTurns: ['Takes turns', 'Is given new enquiries when it is their turn.'],
    awayUntil: ['Away until', 'The last day without new enquiries, and without visits.'],
    showsVisitors: [
      'Shows visitors round',
      'Is the guide of one visit at a time, of their projects, in their working hours.',
    ],
    projects: ['Projects', 'Is given enquiries and visits of these only. None: of all.'],
    hours: ['Working hours', 'In India. None: the office hours of the desk; for visits those of the visits.'],
    leads: ['Enquiries'],
  },
  made: ['name', 'account', 'active', 'leads'],
};
