/** What may be logged of an error: the message of a database error can quote the row. */
export function codeOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.name;
  return 'unknown';
}
