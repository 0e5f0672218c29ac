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
  /** In the panel's form; absent: in none. `width` of twelve, rows fill up in the order of the descriptions; none: only in lists. */
  panel?: { label: string; description?: string; width?: number; editable?: true };
  /** Read by the lead desk; with a `fact`, shown among the facts of an opened lead under that name. */
  desk?: { fact?: string };
  /** The heading of its column in the export. */
  column?: string;
  /** Handed to the mails and CRMs; with a name, said under it in the desk's mail, or in the note to a CRM. */
  told?: { mail?: string; note?: string };
  /** What an erasure leaves of it: all, nothing, or the same words of everybody. */
  erased: 'kept' | 'emptied' | { becomes: string };
};
