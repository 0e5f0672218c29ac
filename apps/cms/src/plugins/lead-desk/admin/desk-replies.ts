import type { LostReason, Stage } from '../stages';

/** What the CMS answers to the desk (`src/desk`). Moments are ISO texts. */
export type Lead = {
  documentId: string;
  reference: string;
  name: string;
  mobile: string;
  number: string | null;
  /** The number in groups, or what was typed instead of one. */
  shownNumber: string;
  email: string;
  message: string | null;
  source: string;
  project: string | null;
  page: string | null;
  campaign: string | null;
  stage: Stage;
  lostReason: LostReason | null;
  owner: string | null;
  nextFollowUp: string | null;
  stageSince: string | null;
  createdAt: string;
  suspected: boolean;
  spamReasons: string | null;
  /** The person took back that they may be called and written to. */
  withdrawn: boolean;
  /** Project, dot, configuration; the latest first. */
  shortlist: string[];
  answer: Answer | null;
};
export type Answer = {
  state: 'answered in time' | 'answered late' | 'waiting' | 'late';
  minutes: number;
  /** When the enquiry came. */
  since: string;
};

export type LeadPage = { leads: Lead[]; page: number; pageSize: number; total: number };

export type Delivery = {
  documentId: string;
  kind: string;
  target: string;
  /** What was told: an enquiry, or that something was taken back. */
  occasion: string;
  state: string;
  attempts: number;
  nextAttemptAt: string | null;
  tries: { at: string; outcome: string; status: number | null; reply: string | null }[];
};

export type OpenedLead = Lead & {
  events: { at: string; kind: string; by: string | null; note: string | null }[];
  /** What stands now; keys are `purpose/channel`. */
  consents: { key: string; granted: boolean; since: string }[];
  deliveries: Delivery[];
  others: Lead[];
};

type SavedView = { documentId: string; name: string; filters: Record<string, string> };

export type Choices = {
  everybody: boolean;
  self: string | null;
  people: { documentId: string; name: string }[];
  sources: string[];
  projects: { url: string; name: string }[];
  targetMinutes: number;
  views: SavedView[];
};

/** `value` is what the list is narrowed by. */
export type Counted = { value: string | null; name: string | null; count: number };

export type Summary = {
  today: number;
  yesterday: number;
  unanswered: number;
  late: number;
  /** Who waits longest for an answer. */
  waiting: { documentId: string; reference: string; about: string; answer: Answer | null }[];
  due: number;
  targetMinutes: number;
  bySource: Counted[];
  byProject: Counted[];
  conversion: { name: string; leads: number; visited: number; booked: number }[];
  /** Null: not for this role. */
  stuck: Stuck | null;
};

export type Stuck = {
  dead: number;
  parked: number;
  latest: {
    kind: string;
    target: string;
    state: string;
    documentId: string | null;
    reference: string | null;
  }[];
};
