import type { Finding } from '../finding';
import type { LinkOutcome } from './ask-link';

const GONE = [404, 410];
// Some answer machines with a refusal and people with a page.
const SERVER_FAILED = 500;

/** What is to be said of a link; null: nothing. */
export function judgeLink(url: string, outcome: LinkOutcome): Pick<Finding, 'check' | 'what'> | null {
  switch (outcome.kind) {
    case 'answered':
      if (GONE.includes(outcome.status))
        return {
          check: 'link',
          what: `${url}: there is no such page (${outcome.status}). Correct or remove the link.`,
        };
      if (outcome.status >= SERVER_FAILED)
        return {
          check: 'link',
          what: `${url}: the other side had a fault (${outcome.status}). Look again tomorrow.`,
        };
      if (outcome.redirects > 1)
        return {
          check: 'redirect',
          what: `${url} leads on ${outcome.redirects} times. Enter where it arrives.`,
        };
      return null;
    case 'unknown-host':
      return { check: 'link', what: `${url}: there is no such address. Correct or remove the link.` };
    case 'not-public':
      return { check: 'link', what: `${url} is not an address of the internet: visitors cannot open it.` };
    case 'endless':
      return { check: 'redirect', what: `${url} leads on and on and never arrives.` };
    case 'silent':
      return { check: 'link', what: `${url} did not answer. Open it yourself; remove it if it stays away.` };
  }
}
