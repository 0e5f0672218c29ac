import { CAMPAIGN_MAX } from '@sahyara/lead-contract/lengths';
import { z } from 'zod';
import { ANSWERED, HAPPENED, KINDS, STANDING, VISITED, WITHOUT } from '../report-figures';
import { LOST_REASONS, STAGES } from '../stages';

/** What the desk shows at a click. */
const VIEWS = ['open', 'mine', 'unassigned', 'due', 'late', 'all', 'spam'] as const;
const SORTS = ['newest', 'oldest', 'follow-up'] as const;

const LONGEST = 120;
// As it stands in the link that was followed: not a letter of it is another's. Postgres stores no NUL.
const touch = z
  .string()
  .min(1)
  .max(CAMPAIGN_MAX)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u);
const date = z.iso.date();
const text = z.string().trim().min(1).max(LONGEST);

/** Filters of the list, as they stand in an address and in a saved view. */
export const leadFilters = z.strictObject({
  view: z.enum(VIEWS).optional(),
  stage: z.enum(STAGES).optional(),
  lostReason: z.enum(LOST_REASONS).optional(),
  source: touch.optional(),
  project: touch.optional(),
  /** A sales person's document id, or `none`. */
  owner: text.optional(),
  /** A tag's document id, or `none`. */
  tag: text.optional(),
  /** Days in India, both included. */
  from: date.optional(),
  to: date.optional(),
  campaign: touch.optional(),
  /** The utm_source of the link; of one entered at the desk, which portal, partner or event. */
  origin: touch.optional(),
  kind: z.enum(KINDS).optional(),
  without: z.enum(WITHOUT).optional(),
  answered: z.enum(ANSWERED).optional(),
  visited: z.enum(VISITED).optional(),
  standing: z.enum(STANDING).optional(),
  happened: z.enum(HAPPENED).optional(),
  /** The days on which it happened, in India, both included; without it they narrow nothing. */
  since: date.optional(),
  until: date.optional(),
  /** Words or a number: searchLeads. */
  q: text.optional(),
  sort: z.enum(SORTS).optional(),
});
export type LeadFilters = z.infer<typeof leadFilters>;

/** The names of filters, and the view's, for the audit log: never a number or address somebody looked for. */
export const describeFilters = (filters: LeadFilters) =>
  `View ${filters.view ?? 'open'}; filters: ${
    Object.keys(filters)
      .filter((name) => name !== 'view')
      .join(', ') || 'none'
  }`;

/** The same with the page to show. */
export const leadQuery = leadFilters.extend({
  page: z.coerce.number().int().min(1).max(10_000).optional(),
  /** A page that is open renews itself. */
  again: z.literal('1').optional(),
});

const LONGEST_MARK = 200;

/** What changed since the mark of an earlier answer; with `wait`, as soon as something does. */
export const changesQuery = z.strictObject({
  since: z.string().max(LONGEST_MARK).optional(),
  wait: z.literal('1').optional(),
});
