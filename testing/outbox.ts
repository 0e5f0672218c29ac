import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const hasNone = (error: unknown): string[] => {
  // It is made with the first mail.
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
};

/** What a CMS without a mail server has written to an address, read with a mail reader's parser. */
export async function mailsIn(outbox: string, address: string): Promise<Email[]> {
  const files = await readdir(outbox).catch(hasNone);
  const mails = await Promise.all(
    files
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(path.join(outbox, name)))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
}
