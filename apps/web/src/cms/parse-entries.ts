import { z } from 'zod/mini';
import { CmsError } from './errors';

type Parser<Raw> = { safeParse: (value: unknown) => z.core.util.SafeParseResult<Raw> };

/** Told which entry of a list was left out, and why. */
export type OnBadEntry = (message: string) => void;

function describe(issues: readonly z.core.$ZodIssue[]): string {
  return issues.map((issue) => `${issue.path.join('.') || 'entry'}: ${issue.message}`).join('; ');
}

/**
 * Parses a single.
 * @returns `null` when it does not exist
 * @throws CmsError `malformed`
 */
export function parseSingle<Raw>(name: string, schema: Parser<Raw>, data: unknown): Raw | null {
  if (data === null) return null;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new CmsError(
    'malformed',
    name,
    `The backend's ${name} is not as agreed: ${describe(result.error.issues)}`,
  );
}

/**
 * Parses a list. One bad entry is left out and reported; the rest is shown.
 * @throws CmsError `malformed` when it is no list, or when no entry at all can be read
 */
export function parseEntries<Raw>(
  name: string,
  schema: Parser<Raw>,
  data: unknown,
  onBadEntry: OnBadEntry,
): Raw[] {
  if (!Array.isArray(data)) throw new CmsError('malformed', name, `The backend's ${name} is not a list`);
  const entries: Raw[] = [];
  for (const value of data) {
    const result = schema.safeParse(value);
    if (result.success) entries.push(result.data);
    else
      onBadEntry(`An entry of ${name} was left out (${entryName(value)}): ${describe(result.error.issues)}`);
  }
  if (data.length > 0 && entries.length === 0) {
    throw new CmsError('malformed', name, `No entry of the backend's ${name} can be read`);
  }
  return entries;
}

function entryName(value: unknown): string {
  const named = z.object({ documentId: z.string() }).safeParse(value);
  return named.success ? named.data.documentId : 'without document id';
}
