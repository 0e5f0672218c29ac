/**
 * What an accepted enquiry about a project may bring along: it opens the project's gated plans and its brochure.
 * The enquiry itself does not need it; it is handed on to whoever waits for it.
 */
export type GatePass = { project: string; pass: string; validForS: number };

/** The pass in an accepting reply's `data`; `null` where it has none, or one that cannot be read. */
export function gatePassFrom(given: unknown): GatePass | null {
  if (typeof given !== 'object' || given === null) return null;
  const { project, pass, validForS } = { project: null, pass: null, validForS: null, ...given };
  if (typeof project !== 'string' || typeof pass !== 'string' || typeof validForS !== 'number') return null;
  return /^[\w.-]{1,300}$/.test(pass) ? { project, pass, validForS } : null;
}
