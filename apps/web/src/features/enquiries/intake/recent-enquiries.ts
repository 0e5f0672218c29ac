import { createHash } from 'node:crypto';

/** A form posted again within this time is the same press of the button. */
export const SAME_ENQUIRY_FOR_MS = 30_000;
/** Enquiries remembered at once; the oldest is forgotten first. */
export const MOST_REMEMBERED = 1000;

/**
 * Remembers the enquiries that are under way or were just taken, so that a double click without script stores one
 * lead. One that failed is forgotten at once: trying again must work.
 */
export function rememberEnquiries<Answer>(
  isTaken: (answer: Answer) => boolean,
  now: () => number = Date.now,
) {
  const recent = new Map<string, { startedAt: number; answer: Promise<Answer> }>();

  function forgetOld() {
    for (const [key, { startedAt }] of recent) {
      if (now() - startedAt < SAME_ENQUIRY_FOR_MS && recent.size <= MOST_REMEMBERED) return;
      recent.delete(key);
    }
  }

  /**
   * Runs `send` unless the same enquiry is under way or was just taken.
   * @returns the answer of the one that was sent
   */
  return function once(posted: object, send: () => Promise<Answer>): Promise<Answer> {
    forgetOld();
    // A hash, so that nothing a visitor typed stays in memory.
    const key = createHash('sha256').update(JSON.stringify(posted)).digest('base64');
    const known = recent.get(key);
    if (known) return known.answer;
    const answer = send();
    recent.set(key, { startedAt: now(), answer });
    const forget = () => recent.delete(key);
    answer.then((result) => isTaken(result) || forget(), forget);
    return answer;
  };
}
