/** What somebody may want to be spoken to in, as the desk notes it. */
export const LANGUAGES = [
  'English',
  'Marathi',
  'Hindi',
  'Gujarati',
  'Kannada',
  'Tamil',
  'Telugu',
  'Other',
] as const;

/** How long after two people were merged that can be undone, to the millisecond. */
export const UNDO_MERGE_DAYS = 30;
