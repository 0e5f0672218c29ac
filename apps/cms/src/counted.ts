type Sums = Map<string, number>;

/**
 * What this process has done since it was started, for whoever watches over it. Counted whether or not anybody
 * does: each is an addition.
 */
export const counted = {
  /** Posts to the intake, by what came of them. */
  leads: new Map() as Sums,
  /** CVs that the site brought, by what came of them. */
  cvs: new Map() as Sums,
  /** Tries of deliveries, by kind and by what came of them, with a space between. */
  tries: new Map() as Sums,
  /** What Meta told of WhatsApp, by what came of it. */
  whatsapp: new Map() as Sums,
  /** Reads turned away because there was no room in time, by who asked. */
  refusedReads: new Map() as Sums,
};

/** Counts one more of a sort. @param sort one of a short list, never what somebody typed */
export function countOne(sums: Sums, sort: string): void {
  sums.set(sort, (sums.get(sort) ?? 0) + 1);
}
