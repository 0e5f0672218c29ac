import type { SolvedChallenge } from '@sahyara/lead-contract/challenge';
import type { ConsentAnswers } from '@sahyara/lead-contract/consent-notice';
import type { EnquiryIntent } from '@sahyara/lead-contract/enquiry-intent';
import { ADDRESS_MAX, HOME_MAX, HOMES_MAX } from '@sahyara/lead-contract/lengths';
import type { VisitWish } from '@sahyara/lead-contract/visit';
import { homesAt } from '../../../contracts/shortlist-address';
import type { Touches } from './touches';

/** What is told beside the typed fields; every part may be missing, and none of it may cost an enquiry. */
export type EnquiryContext = {
  project?: string;
  intent?: EnquiryIntent;
  page?: string;
  referrer?: string;
  consent?: ConsentAnswers;
  formToken?: string;
  honeypot?: string;
  shortlist?: string[];
  visit?: VisitWish;
  /** Only where the backend asked for it. */
  proof?: SolvedChallenge;
} & Partial<Touches>;

/** What a form knows beside the page it stands on. */
export type Beside = {
  /** The page that led to this one; empty when the browser does not say. */
  referrer?: string;
  consent?: ConsentAnswers | undefined;
  formToken?: string | undefined;
  honeypot?: string;
  touches?: Touches | null;
  /** What is asked for, where the visitor pressed that. */
  intent?: EnquiryIntent | undefined;
  /** The visit that is asked for. */
  visit?: VisitWish | undefined;
  /** The homes this browser keeps. */
  kept?: readonly string[];
};

// Less than the CMS keeps, so that the whole body stays small enough.
const HONEYPOT_MAX = 200;
const TOUCHES_MAX_BYTES = 4500;
const PROJECT_PAGE = /^\/projects\/(?:residential|commercial)\/([\w.~-]{1,120})(?:\/|$)/;

const isSmall = (touches: Touches) =>
  new TextEncoder().encode(JSON.stringify(touches)).length <= TOUCHES_MAX_BYTES;

/**
 * What is told beside the typed fields. A form on a shortlist's page tells the homes that are shown there, whoever
 * chose them; any other form those this browser keeps.
 * @param page path of the page the form stands on, with the query where that says what is shown
 */
export function contextOf(page: string, beside: Beside = {}): EnquiryContext {
  const { referrer, consent, formToken, honeypot, touches, intent, visit, kept = [] } = beside;
  const shown = homesAt(page);
  const shortlist = (shown.length > 0 ? shown : kept)
    .slice(0, HOMES_MAX)
    .map((home) => home.slice(0, HOME_MAX));
  const project = PROJECT_PAGE.exec(page)?.[1];
  return {
    ...(project ? { project } : {}),
    ...(intent ? { intent } : {}),
    ...(visit ? { visit } : {}),
    page: page.slice(0, ADDRESS_MAX),
    ...(referrer ? { referrer: referrer.slice(0, ADDRESS_MAX) } : {}),
    ...(touches && isSmall(touches) ? touches : {}),
    ...(shortlist.length > 0 ? { shortlist } : {}),
    ...(consent ? { consent } : {}),
    ...(formToken ? { formToken } : {}),
    ...(honeypot ? { honeypot: honeypot.slice(0, HONEYPOT_MAX) } : {}),
  };
}
