/**
 * What helps elements of a page that the platform has already: each is a `<name>.browser.ts` without React, and
 * `src/enhancements.ts` says where it lies and when it is fetched. What renders state is a React island instead.
 */
export type Enhancement =
  | 'arrivals'
  | 'asked-plan'
  | 'banners'
  | 'before-after'
  | 'chapters'
  | 'chat-presses'
  | 'close-by-link'
  | 'dialogs'
  | 'drafts'
  | 'early-submit'
  | 'enquiry-reference'
  | 'film'
  | 'film-loop'
  | 'gates'
  | 'gates-note'
  | 'header'
  | 'keep'
  | 'last-search'
  | 'lightbox'
  | 'lost-pictures'
  | 'measurement'
  | 'opening-links'
  | 'page-turns'
  | 'plan-sheets'
  | 'projects-menu'
  | 'scroll-together'
  | 'share-links'
  | 'shortlist-link'
  | 'shortlist-page'
  | 'shortlist-said'
  | 'wish-note'
  | 'wishes'
  | 'open-now';

/** Helps an element, once, until `signal` is aborted: then it is as it was without script. */
export type Enhance = (root: HTMLElement, signal: AbortSignal) => void;

const ATTRIBUTE = 'data-enhance';

/** Marks an element for those who help it: `<section {...enhanced('lightbox')}>`. */
export const enhanced = (...names: Enhancement[]) => ({ [ATTRIBUTE]: names.join(' ') });

/** The elements below that somebody helps. */
export const enhancedIn = (root: ParentNode): NodeListOf<HTMLElement> =>
  root.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`);

/** Says of an element who helps it by now, for whoever waits for that. */
export function markEnhanced(element: Element, name: string): void {
  const names = element.getAttribute('data-enhanced')?.split(' ') ?? [];
  element.setAttribute('data-enhanced', [...names, name].join(' '));
}

/** Who helps an element, as its mark names them. */
export const enhancementsOf = (element: Element): string[] =>
  element.getAttribute(ATTRIBUTE)?.split(' ') ?? [];
