import type { Entry } from '../../../publishing/every-entry';
import { pathOfOurs } from '../../../publishing/redirects/path-of-ours';
import type { Finding } from '../finding';

export const REDIRECT = 'api::redirect.redirect';

type Found = { entry: Entry; what: string };

/** Redirects that lead to another redirect, or round in a circle. @param site address of the site */
export function* findRedirects(
  redirects: Entry[],
  site: string,
): Generator<Found & Pick<Finding, 'check' | 'field'>> {
  // What leads elsewhere leads on to nothing of ours.
  const pathOf = (address: unknown) =>
    typeof address === 'string' ? (pathOfOurs(address, site) ?? address) : '';
  const byPath = new Map(redirects.map((one) => [pathOf(one.fields.from), one]));
  for (const entry of redirects) {
    const steps = [pathOf(entry.fields.from)];
    let to = pathOf(entry.fields.to);
    while (byPath.has(to) && !steps.includes(to)) {
      steps.push(to);
      to = pathOf(byPath.get(to)?.fields.to);
    }
    if (steps.length === 1 && !steps.includes(to)) continue;
    const what = steps.includes(to)
      ? `${[...steps, to].join(' → ')} goes round in a circle: nobody arrives.`
      : `${[...steps, to].join(' → ')}: let it lead to ${to} at once.`;
    yield { entry, check: 'redirect', field: 'to', what };
  }
}
