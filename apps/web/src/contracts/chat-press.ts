import { isReference } from '@sahyara/lead-contract/reference';
import { paths, REFERENCE_PARAMETER } from '../config/paths';

/** On which page it was pressed. */
const ON = 'on';

/**
 * Marks a link to the company's chat, so that a press on it is told to the site: by the browser itself, beside opening the
 * chat, which waits for nothing and needs nothing of ours.
 * @param page its path
 * @param reference of the enquiry that it goes on from, where the page was made for its visitor
 */
export const toldWhenPressed = (page: string, reference: string | null = null) => ({
  ping: `${paths.whatsappPresses}?${new URLSearchParams({ [ON]: page, ...(reference ? { [REFERENCE_PARAMETER]: reference } : {}) })}`,
});

/** Such an address with the reference of an enquiry; one that has its own keeps it. */
export function pressWithReference(address: string, reference: string): string {
  const [path, query] = address.split('?');
  const asked = new URLSearchParams(query);
  if (!asked.has(REFERENCE_PARAMETER)) asked.set(REFERENCE_PARAMETER, reference);
  return `${path}?${asked}`;
}

/** What such an address says; null where it is none of ours. */
export function pressFrom(query: URLSearchParams): { page: string; reference: string | null } | null {
  const page = query.get(ON);
  if (!page?.startsWith('/')) return null;
  const reference = query.get(REFERENCE_PARAMETER);
  return { page, reference: isReference(reference) ? reference : null };
}
