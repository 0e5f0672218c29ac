/** What a lead's row holds of one attribute: in which form, from where, who is told of it, and how it ends. */
export type LeadField = {
  /** `homes`: a list of texts. Moments and flags are numbers in SQLite. */
  holds: 'text' | 'number' | 'moment' | 'flag' | 'json' | 'homes' | 'relation' | 'relations';
  required?: true;
  /**
   * Who writes it. `data`: the form, in one of the specification's own fields. `context`: the form, beside them; a new
   * field goes here, because both apps refuse what they do not know in `data`. `touch`: the last visit with a
   * campaign, in its `part`. `intake`: worked out when the enquiry comes in. `desk`: sales people, later. `database`:
   * Strapi, or rows elsewhere that point here.
   */
  from: 'data' | 'context' | 'touch' | 'intake' | 'desk' | 'database';
  part?: string;
  /** Typed by the visitor: a post under the same key with another of it is another enquiry. */
  typed?: true;
  /** In the panel's form; absent: in none. `width` of twelve, rows fill up in the order below; none: only in lists. */
  panel?: { label: string; description?: string; width?: number; editable?: true };
  /** Read by the lead desk; with a `fact`, shown among the facts of an opened lead under that name. */
  desk?: { fact?: string };
  /** The heading of its column in the export. */
  column?: string;
  /** Handed to the mails and CRMs; with a `line`, said under that name in the desk's mail or in the note to a CRM. */
  told?: { mail?: string; note?: string };
  /** What an erasure leaves of it: all, nothing, or the same words of everybody. */
  erased: 'kept' | 'emptied' | { becomes: string };
};

/**
 * Every attribute of a website lead, in the order of the panel's form, the export and the lines of mails and notes.
 * Whoever stores, shows, sends or erases leads follows this: docs/adding-a-field-to-a-lead.md.
 */
export const LEAD_FIELDS = {
  reference: {
    holds: 'text',
    required: true,
    from: 'intake',
    panel: {
      label: 'Reference',
      description: 'What the visitor was told and may quote, for example SH-7K4Q2.',
      width: 4,
    },
    desk: {},
    column: 'Reference',
    told: { mail: 'Reference', note: 'Reference' },
    erased: 'kept',
  },
  createdAt: {
    holds: 'moment',
    required: true,
    from: 'database',
    desk: {},
    column: 'Received (IST)',
    told: { mail: 'Received' },
    erased: 'kept',
  },
  contact: {
    holds: 'relation',
    from: 'intake',
    panel: {
      label: 'Person',
      description: 'Found again by number, then by e-mail: see there for all their enquiries.',
      width: 4,
    },
    desk: {},
    told: { mail: 'Person' },
    erased: 'kept',
  },
  suspected: {
    holds: 'flag',
    from: 'intake',
    panel: {
      label: 'Spam?',
      description: 'Its deliveries wait until somebody says that it is none.',
      width: 4,
      editable: true,
    },
    desk: {},
    erased: 'kept',
  },
  name: {
    holds: 'text',
    required: true,
    from: 'data',
    typed: true,
    panel: { label: 'Name', description: 'As the visitor typed it.', width: 4, editable: true },
    desk: {},
    column: 'Name',
    told: {},
    erased: { becomes: 'Erased' },
  },
  mobile: {
    holds: 'text',
    required: true,
    from: 'data',
    typed: true,
    panel: { label: 'Mobile, as typed', width: 4, editable: true },
    desk: {},
    column: 'Number',
    told: {},
    // A required field keeps something; nobody has this number, nor the address below.
    erased: { becomes: '0000000000' },
  },
  email: {
    holds: 'text',
    required: true,
    from: 'data',
    typed: true,
    panel: { label: 'E-mail', width: 4, editable: true },
    desk: {},
    column: 'E-mail',
    told: { mail: 'E-mail' },
    erased: { becomes: 'erased@erased.invalid' },
  },
  message: {
    holds: 'text',
    from: 'data',
    typed: true,
    panel: { label: 'Message', width: 12, editable: true },
    desk: {},
    column: 'Message',
    told: {},
    erased: 'emptied',
  },
  source: {
    holds: 'text',
    required: true,
    from: 'data',
    typed: true,
    panel: { label: 'Form', description: 'Which form it came by.', width: 4, editable: true },
    desk: {},
    column: 'Form',
    told: { mail: 'Form', note: 'Form' },
    erased: 'kept',
  },
  project: {
    holds: 'text',
    from: 'context',
    panel: {
      label: 'Project',
      description: 'The project whose page the form stood on.',
      width: 4,
      editable: true,
    },
    desk: {},
    column: 'Project',
    told: { mail: 'Project', note: 'Project' },
    erased: 'kept',
  },
  page: {
    holds: 'text',
    from: 'context',
    panel: { label: 'Page', width: 4 },
    desk: {},
    told: { mail: 'Page', note: 'Page' },
    erased: 'emptied',
  },
  utmCampaign: {
    holds: 'text',
    from: 'touch',
    part: 'utm_campaign',
    panel: { label: 'Campaign', width: 4 },
    desk: { fact: 'Campaign' },
    column: 'Campaign',
    told: { mail: 'Campaign', note: 'Campaign' },
    erased: 'kept',
  },
  utmSource: {
    holds: 'text',
    from: 'touch',
    part: 'utm_source',
    panel: {
      label: 'Campaign source',
      description: 'utm_source of the last visit with a campaign.',
      width: 4,
    },
    told: {},
    erased: 'kept',
  },
  utmMedium: {
    holds: 'text',
    from: 'touch',
    part: 'utm_medium',
    panel: { label: 'Campaign medium', width: 4 },
    told: {},
    erased: 'kept',
  },
  stage: {
    holds: 'text',
    from: 'desk',
    panel: { label: 'Stage', description: 'Changed at the lead desk.', width: 4 },
    desk: {},
    column: 'Stage',
    erased: 'kept',
  },
  lostReason: {
    holds: 'text',
    from: 'desk',
    panel: { label: 'Lost because', width: 4 },
    desk: {},
    column: 'Lost because',
    erased: 'kept',
  },
  owner: {
    holds: 'relation',
    from: 'desk',
    panel: { label: 'Owner', description: 'The sales person it belongs to.', width: 4 },
    desk: {},
    column: 'Owner',
    erased: 'kept',
  },
  nextFollowUp: {
    holds: 'moment',
    from: 'desk',
    panel: { label: 'Next follow-up', width: 4 },
    desk: {},
    column: 'Next follow-up (IST)',
    erased: 'emptied',
  },
  stageSince: {
    holds: 'moment',
    from: 'desk',
    panel: { label: 'In this stage since', width: 4 },
    desk: {},
    erased: 'kept',
  },
  firstResponseAt: {
    holds: 'moment',
    from: 'desk',
    panel: {
      label: 'First answer',
      description: 'When somebody first called, wrote, or moved it on.',
      width: 4,
    },
    desk: {},
    column: 'First answer after (working minutes)',
    erased: 'kept',
  },
  assignedAt: {
    holds: 'moment',
    from: 'desk',
    panel: { label: 'Given to somebody' },
    erased: 'kept',
  },
  internationalNumber: {
    holds: 'text',
    from: 'intake',
    panel: {
      label: 'Number',
      description: 'The same with its country code. Empty: no mobile number of any country.',
      width: 4,
    },
    desk: {},
    told: { mail: 'Mobile' },
    erased: 'emptied',
  },
  shortlist: {
    holds: 'homes',
    from: 'context',
    panel: {
      label: 'Shortlist',
      description: 'Homes the visitor kept, the latest first: project, dot, configuration.',
      width: 8,
    },
    desk: {},
    told: { mail: 'Shortlist' },
    erased: 'emptied',
  },
  referrer: {
    holds: 'text',
    from: 'context',
    panel: {
      label: 'Came from',
      description: 'The page before this site, as the browser tells it.',
      width: 12,
    },
    told: {},
    erased: 'emptied',
  },
  firstTouch: {
    holds: 'json',
    from: 'context',
    panel: {
      label: 'First visit',
      description: 'Page, referrer, campaign and click ids of the first visit.',
      width: 6,
    },
    erased: 'emptied',
  },
  lastTouch: {
    holds: 'json',
    from: 'context',
    panel: {
      label: 'Last visit',
      description: 'The same of the latest visit that came from outside.',
      width: 6,
    },
    erased: 'emptied',
  },
  spamScore: {
    holds: 'number',
    from: 'intake',
    panel: { label: 'Spam score', description: 'From 50 on it is suspected.', width: 4 },
    erased: 'kept',
  },
  spamReasons: {
    holds: 'text',
    from: 'intake',
    panel: { label: 'Why', description: 'What was odd about it, one reason a line.', width: 8 },
    desk: {},
    erased: 'kept',
  },
  contextNotes: {
    holds: 'text',
    from: 'intake',
    panel: { label: 'Left out', description: 'What of the sent context could not be read.', width: 8 },
    erased: 'emptied',
  },
  synthetic: {
    holds: 'flag',
    from: 'intake',
    panel: {
      label: 'Synthetic',
      description: 'The hourly check of our own, nobody’s enquiry.',
      width: 4,
    },
    told: {},
    erased: 'kept',
  },
  events: {
    holds: 'relations',
    from: 'database',
    panel: { label: 'History', width: 6 },
    erased: 'kept',
  },
  receipts: {
    holds: 'relations',
    from: 'database',
    panel: { label: 'Consents', width: 6 },
    erased: 'kept',
  },
  deliveries: {
    holds: 'relations',
    from: 'database',
    panel: {
      label: 'Deliveries',
      description: 'Who was told, how often it was tried and what came of it; each try in there.',
      width: 12,
    },
    erased: 'kept',
  },
  idempotencyKey: { holds: 'text', from: 'intake', erased: 'emptied' },
  fingerprint: { holds: 'text', from: 'intake', erased: 'emptied' },
} as const satisfies Record<string, LeadField>;

export type LeadFieldName = keyof typeof LEAD_FIELDS;
type Described = typeof LEAD_FIELDS;
/** The fields that have a place in their description: `FieldsWith<'column'>` are exported. */
export type FieldsWith<Place extends keyof LeadField> = {
  [Name in LeadFieldName]: Described[Name] extends Record<Place, unknown> ? Name : never;
}[LeadFieldName];
/** The fields that one part of the post, or one room, writes. */
export type FieldsFrom<From extends LeadField['from']> = {
  [Name in LeadFieldName]: Described[Name]['from'] extends From ? Name : never;
}[LeadFieldName];
type With<Place extends keyof LeadField> = LeadField & { [P in Place]-?: NonNullable<LeadField[P]> };

const fields: Record<LeadFieldName, LeadField> = LEAD_FIELDS;
const isField = (name: string): name is LeadFieldName => name in LEAD_FIELDS;
const names = Object.keys(LEAD_FIELDS).filter(isField);
const isPlaced = <Place extends keyof LeadField>(
  entry: [LeadFieldName, LeadField],
  place: Place,
): entry is [FieldsWith<Place>, With<Place>] => entry[1][place] !== undefined;
const isFrom = <From extends LeadField['from']>(name: LeadFieldName, from: From): name is FieldsFrom<From> =>
  fields[name].from === from;

/** The fields that have a place in their description, with it, in the order above. */
export function fieldsWith<Place extends keyof LeadField>(place: Place): [FieldsWith<Place>, With<Place>][] {
  return names.flatMap((name) => {
    const entry: [LeadFieldName, LeadField] = [name, fields[name]];
    return isPlaced(entry, place) ? [entry] : [];
  });
}

/** The fields that one part of the post, or one room, writes. */
export const fieldsFrom = <From extends LeadField['from']>(from: From): FieldsFrom<From>[] =>
  names.filter((name): name is FieldsFrom<From> => isFrom(name, from));
