/** So long a press may have waited on a device: a phone that lay a week in a drawer still brings what it holds. */
export const OLDEST_PRESS_MS = 7 * 24 * 60 * 60 * 1000;

/** Where the page of the site office is, and what keeps it for whoever has no line. */
export const CHECK_IN_PAGE = '/lead-desk/check-in';
export const CHECK_IN_WORKER = '/lead-desk/check-in-worker.js';
