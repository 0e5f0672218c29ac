import { REFERENCE_PREFIX } from '@sahyara/lead-contract/reference';
import type { Today, TodayVisit } from '../../server/replies';
import type { Press } from './press-queue';

/** A visit as the door shows it: `pressed`: somebody said here that they came, and the CMS does not know yet. */
export type DoorVisit = TodayVisit & { pressed: boolean };

const letters = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const PREFIX = letters(REFERENCE_PREFIX);

/** A reference as it is compared: with its prefix or without, in whatever spelling it was typed. */
function bareReference(text: string): string {
  const bare = letters(text);
  return bare.startsWith(PREFIX) ? bare.slice(PREFIX.length) : bare;
}

/**
 * The visits of a place, or of all places those whose reference or name was typed or scanned: who stands before the
 * wrong door is found, too.
 */
export function doorVisits(
  { visits }: Pick<Today, 'visits'>,
  presses: readonly Press[],
  { place, typed }: { place: string; typed: string },
): DoorVisit[] {
  const came = new Set(
    presses.flatMap(({ done, refused }) => (done.kind === 'came' && refused === null ? [done.visit] : [])),
  );
  const asked = typed.trim();
  const reference = bareReference(asked);
  const name = asked.toLowerCase();
  return visits
    .filter((visit) => {
      if (asked === '') return visit.project === place;
      return (
        (reference !== '' && bareReference(visit.reference) === reference) ||
        visit.name.toLowerCase().includes(name)
      );
    })
    .map((visit) => ({ ...visit, pressed: came.has(visit.documentId) }));
}

/** The list after the CMS took what was pressed, until it is asked anew. */
export const withCame = (today: Today, came: readonly string[]): Today => ({
  ...today,
  visits: today.visits.map((visit) =>
    came.includes(visit.documentId) ? { ...visit, state: 'kept' as const } : visit,
  ),
});
