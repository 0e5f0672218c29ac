import { type Layout, newestFirst } from './layout';

/** A person who enquired. */
export const contactLayout: Layout = {
  mainField: 'name',
  sort: newestFirst('createdAt'),
  list: ['name', 'mobile', 'email', 'leads', 'erasureRequestedAt', 'createdAt'],
  edit: [
    [
      ['name', 4],
      ['mobile', 4],
      ['email', 4],
    ],
    [['leads', 12]],
    [
      ['receipts', 6],
      ['points', 6],
    ],
    [
      ['erasureRequestedAt', 6],
      ['maskedAt', 6],
    ],
  ],
  fields: {
    name: ['Name', 'As in the first enquiry.'],
    mobile: ['Number', 'Of the first enquiry, with its country code.'],
    email: ['E-mail', 'Of the first enquiry.'],
    leads: ['Enquiries', 'Every enquiry this person ever sent.'],
    receipts: ['Consents'],
    points: ['Known by', 'All numbers and addresses by which this person is known again.'],
    erasureRequestedAt: [
      'Asked to be erased',
      'By the link in our mail. “Erase this person”, on this page, does it.',
    ],
    maskedAt: ['Erased', 'When the details of this person were taken out.'],
  },
  made: ['leads', 'receipts', 'points', 'erasureRequestedAt', 'maskedAt'],
};
