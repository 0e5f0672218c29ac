import { signedNote } from './signed-note';

const BASE = 36;
const TEXT = /^([0-9a-z]{1,11})\.(project|file)-([\w-]{1,200})$/;

/** What a pass opens: the gated files of one project to an enquirer, or one file to an editor in the panel. */
export type Opens = { kind: 'project' | 'file'; id: string };

const gatePasses = signedNote<{ opens: Opens; until: number }>({
  purpose: 'gate pass',
  write: ({ opens, until }) => `${until.toString(BASE)}.${opens.kind}-${opens.id}`,
  read: (text) => {
    const [, until = '', kind, id = ''] = TEXT.exec(text) ?? [];
    if (kind !== 'project' && kind !== 'file') return null;
    return { opens: { kind, id }, until: Number.parseInt(until, BASE) };
  },
  endsAt: ({ until }) => until,
});

/** A signed note that its bearer may see something until it runs out. @param keys the first signs */
export const makePass = (
  opens: Opens,
  validForS: number,
  keys: readonly string[],
  now = Date.now(),
): string => gatePasses.make({ opens, until: now + validForS * 1000 }, keys);

/** What a pass opens; null where it has run out, or none of the keys has signed it. */
export function readPass(pass: string, keys: readonly string[], now = Date.now()): Opens | null {
  const { state, carried } = gatePasses.read(pass, keys, now);
  return state === 'valid' ? carried.opens : null;
}
