import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const SUFFIX = '.eml';
/** Behind the name of a file that is being written. */
export const DRAFT = '.draft';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The file of a mail: named by its delivery's message id, so that nothing of a person stands in a name. */
export function outboxFile(messageId: string): string {
  const [id] = messageId
    .replace(/[^\w-]/g, ' ')
    .trim()
    .split(' ');
  return `${id}${SUFFIX}`;
}

/** The message ids of the mails that lie in the outbox folder, half-written ones too. */
export async function messageIdsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error) => {
    // Nothing was ever written: a mail server is set.
    if (isMissing(error)) return [];
    throw error;
  });
  const ids = names.flatMap((name) => {
    const file = name.endsWith(DRAFT) ? name.slice(0, -DRAFT.length) : name;
    return file.endsWith(SUFFIX) ? [file.slice(0, -SUFFIX.length)] : [];
  });
  return [...new Set(ids)];
}

/** Deletes one mail, whole or half-written. */
export async function removeMail(folder: string, messageId: string): Promise<void> {
  const file = path.join(folder, outboxFile(messageId));
  await rm(file, { force: true });
  await rm(`${file}${DRAFT}`, { force: true });
}
