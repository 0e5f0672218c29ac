/** Whether the system failed with one of these codes, such as ENOENT. */
export const isError = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
