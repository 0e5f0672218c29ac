import type { LeadContext } from './lead-context';
import type { Lead } from './lead-rules';

/** An enquiry that passed the rules, with all that is known about it. */
export type Enquiry = {
  lead: Lead;
  context: LeadContext;
  /** What of the context could not be read. */
  notes: string[];
  e164: string | null;
  spam: { score: number; suspected: boolean; reasons: string[] };
  /** A check of our own, marked and left out everywhere. */
  synthetic: boolean;
  key: string | null;
  fingerprint: string;
  /** The reference the site gave its visitor while nobody here answered. */
  told: string | null;
};
