import { PERSON_DETAILS } from '../person-details';
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
      ['secondMobile', 4],
      ['budgetLakh', 4],
      ['wishedHome', 4],
    ],
    [
      ['wishedBy', 4],
      ['language', 4],
      ['timeZone', 4],
    ],
    [
      ['erasureRequestedAt', 4],
      ['maskedAt', 4],
      ['mergedInto', 4],
    ],
  ],
  fields: {
    name: ['Name', 'As in the first enquiry.'],
    mobile: ['Number', 'Of the first enquiry, with its country code.'],
    email: ['E-mail', 'Of the first enquiry.'],
    leads: ['Enquiries', 'Every enquiry this person ever sent.'],
    receipts: ['Consents'],
    points: ['Known by', 'All numbers and addresses by which this person is known again.'],
    secondMobile: ['Second number', 'What the desk noted of this person: changed there.'],
    budgetLakh: ['Budget', 'Up to so many lakh of rupees.'],
    wishedHome: ['Looks for'],
    wishedBy: ['When'],
    language: ['Language'],
    timeZone: ['Time zone'],
    erasureRequestedAt: [
      'Asked to be erased',
      'By the link in our mail. “Erase this person”, on this page, does it.',
    ],
    maskedAt: ['Erased', 'When the details of this person were taken out.'],
    mergedInto: ['Is the same as', 'Merged at the lead desk; their enquiries stand there.'],
  },
  made: ['leads', 'receipts', 'points', ...PERSON_DETAILS, 'erasureRequestedAt', 'maskedAt', 'mergedInto'],
};
