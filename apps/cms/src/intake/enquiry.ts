import type { Consent } from '../ledger/consent-notice';
import type { LeadContext } from './lead-context';
import type { Lead } from './lead-rules';

/** That somebody of the house wrote an enquiry down, and what they say of it. */
type Entered = {
  /** Their name in the history. */
  by: string;
  /** How it came, for the first line of the history. */
  how: string;
  /** What was agreed to, as it was given; nothing where nobody asked. */
  consents: Consent[];
};

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
  /** A key under which the same words may have been taken a moment before. */
  earlierKey?: string;
  fingerprint: string;
  /** Null: a visitor sent it by a form. */
  entered: Entered | null;
  /** The reference the site gave its visitor while nobody here answered. */
  told: string | null;
};
