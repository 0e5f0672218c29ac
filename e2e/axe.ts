import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What WCAG 2.2 AA asks, by the names axe has for it. */
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Asked = {
  /** A selector: what axe looks at of the page; all of it when left out. */
  within?: string;
  /** `wcag` leaves axe's own advice out. */
  rules?: 'all' | 'wcag';
};

/** What axe finds wrong on a page, one line for each rule with where it is broken. */
export async function axeFinds(page: Page, { within, rules = 'all' }: Asked = {}): Promise<string[]> {
  // Asked in the page itself. Else axe opens a second page to put together what it found in frames of other origins, of
  // which there are none: a third party fails a journey.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Runs the same rules, and lists no places where they hold.
  axe.options({
    resultTypes: ['violations'],
    ...(rules === 'wcag' ? { runOnly: { type: 'tag', values: WCAG_22_AA } } : {}),
  });
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
