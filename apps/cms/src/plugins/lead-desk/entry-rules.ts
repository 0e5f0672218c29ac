/** How an enquiry came that no form of the site sent; stands in the lead as its form. */
export const ENTRY_SOURCES = ['walk-in', 'phone', 'portal', 'channel partner', 'event'] as const;
/** Which portal, partner or event is asked of these. */
export const NAMED_SOURCES: readonly string[] = ['portal', 'channel partner', 'event'];

/** How somebody agreed that their enquiry may be answered. */
export const CONSENT_WAYS = ['in person', 'by phone', 'in writing', 'by message', 'not asked'] as const;
/** By which ways somebody wants to hear of other projects, where they said so. */
export const NEWS_WAYS = ['phone', 'email', 'whatsapp'] as const;

/** So many enquiries a file may bring at once: while it is stored, others wait. */
export const MOST_ENTERED_ROWS = 200;
export const LARGEST_ENTRY_FILE_BYTES = 300_000;

/** The columns of a file of enquiries, in the order in which an empty one is given out. */
export const ENTRY_COLUMNS = [
  { field: 'name', header: 'Name', required: true },
  { field: 'mobile', header: 'Mobile', required: true },
  { field: 'email', header: 'Email', required: false },
  { field: 'source', header: 'Source', required: true },
  { field: 'from', header: 'From', required: false },
  { field: 'campaign', header: 'Campaign', required: false },
  { field: 'project', header: 'Project', required: false },
  { field: 'message', header: 'Message', required: false },
  { field: 'consent', header: 'Consent', required: true },
  { field: 'news', header: 'News by', required: false },
] as const;
