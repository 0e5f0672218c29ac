const KEPT = 'accepted-lead';

/** An enquiry that a server accepted, for whoever counts it: once, and only where the visitor agreed to that. */
export type AcceptedLead = { eventId: string; form: string };

/** Kept over the way to the thank-you page. */
export function keepAcceptedLead(lead: AcceptedLead): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(lead));
  } catch {
    // Storage is forbidden or full: then this enquiry is not counted.
  }
}

/** The last accepted enquiry, given out once. */
export function takeAcceptedLead(): AcceptedLead | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    sessionStorage.removeItem(KEPT);
    if (typeof kept !== 'object' || kept === null || !('eventId' in kept && 'form' in kept)) return null;
    const { eventId, form } = kept;
    return typeof eventId === 'string' && typeof form === 'string' ? { eventId, form } : null;
  } catch {
    // Forbidden, or not written by us: nothing to count.
    return null;
  }
}
