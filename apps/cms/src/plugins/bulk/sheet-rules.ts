/** The largest file that is read; in JSON, as base64, it stays below what the CMS takes from an editor. */
export const LARGEST_FILE_BYTES = 700_000;
/** More would hold the database, on which enquiries wait, for longer than a moment. */
export const MOST_ROWS = { projects: 200, configurations: 2000 } as const;

/** Far more than the forms have fields: what has as many was not downloaded here. */
export const MOST_COLUMNS = 300;

export type SheetName = keyof typeof MOST_ROWS;
export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];
