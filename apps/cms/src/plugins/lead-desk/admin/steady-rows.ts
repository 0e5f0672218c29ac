import type { Lead } from '../server/replies';

/** A row of the list. `gone`: the view does not hold it any more, and it stays where it is until nobody's thumb is on it. */
export type Row = { lead: Lead; gone: boolean };
/** What is shown, and how many enquiries wait to be put in. */
export type Steady = { rows: Row[]; waiting: number };

/**
 * The rows as they stand, each with what is known of it now: nothing is put in, moved or taken out.
 * @param shown as they stood
 * @param now as the CMS has them
 */
export function steadyRows(shown: Row[], now: Lead[]): Steady {
  const known = new Map(now.map((lead) => [lead.documentId, lead]));
  const rows = shown.map(({ lead }) => {
    const current = known.get(lead.documentId);
    return current ? { lead: current, gone: false } : { lead, gone: true };
  });
  const standing = new Set(shown.map(({ lead }) => lead.documentId));
  return { rows, waiting: now.filter(({ documentId }) => !standing.has(documentId)).length };
}

/** The rows as the CMS has them. */
export const settledRows = (now: Lead[]): Steady => ({
  rows: now.map((lead) => ({ lead, gone: false })),
  waiting: 0,
});
