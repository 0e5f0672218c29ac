import type { FileUse } from './file-use';

/** More would be a list that nobody reads in a message; the panel has a page for the rest. */
const MOST_TOLD = 4;

type Told = Pick<FileUse, 'entry' | 'where' | 'live'>;
/** A file that is used, as far as it is told why it stays. */
export type UsedFile = { name: string; uses: readonly Told[] };

const sayUse = ({ entry, where, live }: Told) => `${entry}: ${where}${live ? '' : ' (draft)'}`;

function sayFile({ name, uses }: UsedFile): string {
  const more = uses.length - MOST_TOLD;
  const told = uses.slice(0, MOST_TOLD).map(sayUse);
  if (more > 0) told.push(more === 1 ? 'one more place' : `${more} more places`);
  return `“${name}” is used in ${told.join('; ')}.`;
}

/** Why files cannot be deleted, and what to do. @param used at least one */
export function sayUses(used: readonly UsedFile[]): string {
  const told = used.slice(0, MOST_TOLD).map(sayFile);
  const more = used.length - told.length;
  if (more > 0) told.push(more === 1 ? 'So is one more file.' : `So are ${more} more files.`);
  const mend =
    used.length === 1
      ? 'Take it out there and publish, or replace the file here.'
      : 'Take them out there and publish, or replace them here.';
  return `Nothing was deleted. ${told.join(' ')} ${mend}`;
}
