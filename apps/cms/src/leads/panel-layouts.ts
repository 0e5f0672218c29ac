import {
  CONSENT_RECEIPT,
  CONTACT,
  CONTACT_POINT,
  DELIVERY,
  DELIVERY_ATTEMPT,
  LEAD,
  LEAD_EVENT,
} from './ledger-rows';

type Sort = { defaultSortBy: string; defaultSortOrder: 'ASC' | 'DESC' };

/** How one type is shown in the admin panel. */
export type Layout = {
  mainField: string;
  sort: Sort;
  list: string[];
  /** Rows of fields with their widths of twelve. */
  edit: [field: string, size: number][][];
  /** Label and description. */
  fields: Record<string, [label: string, description?: string]>;
  /** Nothing of it can be changed by hand. */
  readOnly?: true;
  /** Fields the ledger fills in. */
  made?: string[];
};

const newestFirst = (field: string): Sort => ({ defaultSortBy: field, defaultSortOrder: 'DESC' });

/** The ledger's types, in the panel's words. */
export const layouts: Record<string, Layout> = {
  [LEAD]: {
    mainField: 'reference',
    sort: newestFirst('createdAt'),
    list: ['reference', 'name', 'mobile', 'email', 'source', 'project', 'suspected', 'createdAt'],
    edit: [
      [
        ['reference', 4],
        ['source', 4],
        ['suspected', 4],
      ],
      [
        ['name', 4],
        ['mobile', 4],
        ['email', 4],
      ],
      [['message', 12]],
      [
        ['internationalNumber', 4],
        ['contact', 8],
      ],
      [
        ['project', 4],
        ['page', 8],
      ],
      [
        ['utmSource', 4],
        ['utmMedium', 4],
        ['utmCampaign', 4],
      ],
      [['referrer', 12]],
      [
        ['firstTouch', 6],
        ['lastTouch', 6],
      ],
      [['shortlist', 12]],
      [
        ['spamScore', 4],
        ['spamReasons', 8],
      ],
      [['contextNotes', 12]],
      [
        ['events', 6],
        ['receipts', 6],
      ],
      [['deliveries', 6]],
    ],
    fields: {
      reference: ['Reference', 'What the visitor was told and may quote, for example SH-7K4Q2.'],
      name: ['Name', 'As the visitor typed it.'],
      mobile: ['Mobile, as typed'],
      internationalNumber: [
        'Number',
        'The same with its country code. Empty: no mobile number of any country.',
      ],
      email: ['E-mail'],
      source: ['Form', 'Which form it came by.'],
      message: ['Message'],
      contact: ['Person', 'Found again by number, then by e-mail: see there for all their enquiries.'],
      project: ['Project', 'The project whose page the form stood on.'],
      page: ['Page'],
      referrer: ['Came from', 'The page before this site, as the browser tells it.'],
      utmSource: ['Campaign source', 'utm_source of the last visit with a campaign.'],
      utmMedium: ['Campaign medium'],
      utmCampaign: ['Campaign'],
      firstTouch: ['First visit', 'Page, referrer, campaign and click ids of the first visit.'],
      lastTouch: ['Last visit', 'The same of the latest visit that came from outside.'],
      shortlist: ['Shortlist', 'Projects the visitor had marked.'],
      suspected: ['Spam?', 'Its deliveries wait until somebody says that it is none.'],
      spamScore: ['Spam score', 'From 50 on it is suspected.'],
      spamReasons: ['Why', 'What was odd about it, one reason a line.'],
      contextNotes: ['Left out', 'What of the sent context could not be read.'],
      events: ['History'],
      receipts: ['Consents'],
      deliveries: ['Deliveries'],
    },
    made: [
      'reference',
      'internationalNumber',
      'contact',
      'page',
      'referrer',
      'utmSource',
      'utmMedium',
      'utmCampaign',
      'firstTouch',
      'lastTouch',
      'shortlist',
      'spamScore',
      'spamReasons',
      'contextNotes',
      'events',
      'receipts',
      'deliveries',
    ],
  },
  [CONTACT]: {
    mainField: 'name',
    sort: newestFirst('createdAt'),
    list: ['name', 'mobile', 'email', 'leads', 'createdAt'],
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
    ],
    fields: {
      name: ['Name', 'As in the first enquiry.'],
      mobile: ['Number', 'Of the first enquiry, with its country code.'],
      email: ['E-mail', 'Of the first enquiry.'],
      leads: ['Enquiries', 'Every enquiry this person ever sent.'],
      receipts: ['Consents'],
      points: ['Known by', 'All numbers and addresses by which this person is known again.'],
    },
    made: ['leads', 'receipts', 'points'],
  },
  [CONTACT_POINT]: {
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
  },
  [LEAD_EVENT]: {
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
  },
  [CONSENT_RECEIPT]: {
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
  },
  [DELIVERY]: {
    mainField: 'kind',
    sort: newestFirst('createdAt'),
    list: ['lead', 'kind', 'target', 'state', 'attempts', 'nextAttemptAt'],
    edit: [
      [
        ['lead', 4],
        ['kind', 4],
        ['target', 4],
      ],
      [
        ['state', 4],
        ['attempts', 4],
        ['deliveredAt', 4],
      ],
      [
        ['nextAttemptAt', 4],
        ['leaseOwner', 4],
        ['leaseUntil', 4],
      ],
      [['messageId', 12]],
      [['log', 12]],
    ],
    fields: {
      lead: ['Lead'],
      kind: ['How'],
      target: ['To whom', 'The name of the target in the configuration.'],
      state: ['State', 'held: suspected of spam. parked: refused for good. dead: given up after all tries.'],
      attempts: ['Tries so far'],
      nextAttemptAt: ['Next try'],
      leaseOwner: ['Being sent by', 'The process that works on it at this moment.'],
      leaseUntil: ['… until', 'From then on another process may take it over.'],
      messageId: ['Message id', 'The same at every try, so that a receiver can tell repeats.'],
      deliveredAt: ['Delivered'],
      log: ['Tries'],
    },
    readOnly: true,
  },
  [DELIVERY_ATTEMPT]: {
    mainField: 'outcome',
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
      [['reply', 12]],
    ],
    fields: {
      at: ['When'],
      took: ['Took', 'Milliseconds.'],
      outcome: ['Outcome'],
      status: ['Status', 'The HTTP status or SMTP code of the reply.'],
      reply: ['Reply', 'Its beginning.'],
      delivery: ['Delivery'],
    },
    readOnly: true,
  },
};
