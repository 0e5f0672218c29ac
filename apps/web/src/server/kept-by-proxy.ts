/** A page is asked for again after this, so that a change is seen within a second. Seconds. */
export const PAGE_KEPT_S = 1;
/** A file is asked for again after this: one that becomes gated is gone then. Seconds. */
export const FILE_KEPT_S = 5;

/**
 * The header in which nginx reads for how long it may keep an answer, and passes on to nobody (deploy/nginx). When
 * nobody answers any more it shows what it has; what has no such header it keeps at no time.
 */
export const keptByProxy = (forS: number): [name: string, value: string] => ['x-accel-expires', String(forS)];
