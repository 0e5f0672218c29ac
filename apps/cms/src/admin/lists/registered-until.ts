import { z } from 'zod/mini';
import { writeDay } from '../../written-day';

const phases = z.array(
  z.object({ validUntil: z.nullish(z.string()), occupancyCertificateOn: z.nullish(z.string()) }),
);

/**
 * Until when a project is registered, for a cell of the list: the phase that ends first, of those without a certificate.
 * @param given the phases of a row of the content manager
 */
export function sayRegisteredUntil(given: unknown): string {
  const parsed = phases.safeParse(given);
  if (!parsed.success || parsed.data.length === 0) return 'No phase';
  const open = parsed.data.filter(({ occupancyCertificateOn }) => !occupancyCertificateOn);
  if (open.length === 0) return 'Certificate';
  const days = open.flatMap(({ validUntil }) => validUntil ?? []).sort();
  return days.length < open.length ? 'No day' : writeDay(days[0] ?? '');
}
