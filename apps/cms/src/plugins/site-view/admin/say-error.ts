/** Why the CMS refused, in its own sentence. */
export const sayError = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'That did not work. Please try again.';
