import { type Layout, newestFirst } from './layout';

/** What somebody agreed to, or did not. */
export const consentReceiptLayout: Layout = {
  mainField: 'purpose',
  sort: newestFirst('givenAt'),
  list: ['givenAt', 'contact', 'purpose', 'channel', 'granted', 'lead'],
  edit: [
    [
      ['purpose', 4],
      ['channel', 4],
      ['granted', 4],
    ],
    [['wording', 12]],
    [['wordingVersion', 12]],
    [
      ['givenAt', 6],
      ['page', 6],
    ],
    [
      ['lead', 6],
      ['contact', 6],
    ],
  ],
  fields: {
    purpose: ['What for', 'enquiry: being answered. news: hearing of other projects.'],
    channel: ['By which way', 'phone (call and SMS), email, whatsapp, or any.'],
    granted: ['Agreed', 'Off: asked, and left unticked.'],
    wording: ['Words', 'All that stood under the form, one sentence a line.'],
    wordingVersion: ['Version', 'SHA-256 of the words.'],
    page: ['Page'],
    givenAt: ['When'],
    lead: ['Lead'],
    contact: ['Person'],
  },
  readOnly: true,
};
