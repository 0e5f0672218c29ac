import { isEnquiryKey } from '@sahyara/lead-contract/enquiry-key';
import { isPass } from '@sahyara/lead-contract/gate-pass';
import { keep, readKept } from '../../../browser/tab-storage';

/**
 * What this browser session holds of a project's gated plans and brochure: the pass an enquiry brought, or the key of
 * an enquiry that the site accepted while the CMS was away, to ask for the pass with.
 */
export type Held = { kind: 'pass'; pass: string; until: number } | { kind: 'key'; key: string };
/** Where the visitor asked, and how the thank-you page leads back there. */
export type Asked = { words: string; page: string };

const ASKED = 'gates:asked';
const nameOf = (project: string) => `gates:${project}`;

/** Holds what opens a project's gates; an earlier pass is not given up for a key. */
export function hold(project: string, held: Held): void {
  if (held.kind === 'key' && heldOf(project)?.kind === 'pass') return;
  keep(nameOf(project), held.kind === 'pass' ? `pass ${held.pass} ${held.until}` : `key ${held.key}`);
}

/** What is held for a project; a pass that has run out is none. */
export function heldOf(project: string, now = Date.now()): Held | null {
  const [kind, value = '', until] = (readKept(nameOf(project)) ?? '').split(' ');
  if (kind === 'key' && isEnquiryKey(value)) return { kind, key: value };
  if (kind === 'pass' && isPass(value) && Number(until) > now) {
    return { kind, pass: value, until: Number(until) };
  }
  return null;
}

/** Lets go of what no longer opens anything. */
export const letGo = (project: string): void => keep(nameOf(project), null);

/** Remembers where the visitor asked last. */
export const keepAsked = ({ words, page }: Asked): void => keep(ASKED, `${page} ${words}`);

/** Where the visitor asked last in this session. */
export function readAsked(): Asked | null {
  const [, page = '', words = ''] = /^(\/projects\/\S+) (.+)$/s.exec(readKept(ASKED) ?? '') ?? [];
  return page && words ? { page, words } : null;
}
