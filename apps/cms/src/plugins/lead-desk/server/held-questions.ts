type Limits = {
  /** So many of one account; */
  ofOne: number;
  /** and so many of all. */
  ofAll: number;
};

/** Bounds how many questions are held at once: each is a socket, and all are looked into whenever an enquiry comes. */
export function createHeldQuestions({ ofOne, ofAll }: Limits) {
  const held = new Map<number | null, number>();
  let all = 0;
  return {
    /** @returns what lets go of the question, once; null: as many are held as may */
    hold(account: number | null): (() => void) | null {
      const own = held.get(account) ?? 0;
      if (own >= ofOne || all >= ofAll) return null;
      held.set(account, own + 1);
      all += 1;
      return () => {
        const left = (held.get(account) ?? 0) - 1;
        if (left > 0) held.set(account, left);
        else held.delete(account);
        all -= 1;
      };
    },
  };
}
