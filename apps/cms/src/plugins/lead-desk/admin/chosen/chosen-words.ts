import type { ChangedChosen, Lead, UndoneChosen } from '../../server/replies';

/** What is done to those that are chosen. */
export type Doing =
  | { kind: 'assign'; owner: string | null; name: string | null }
  | { kind: 'lose'; lostReason: string }
  | { kind: 'spam' }
  | { kind: 'tag'; tag: string; label: string }
  | { kind: 'untag'; tag: string; label: string };

/** The same as the CMS takes it. */
export function sentAs(doing: Doing) {
  if (doing.kind === 'assign') return { kind: doing.kind, owner: doing.owner };
  if (doing.kind === 'tag') return { kind: 'tag', add: [doing.tag] };
  if (doing.kind === 'untag') return { kind: 'tag', remove: [doing.tag] };
  return doing;
}

export const sayCount = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;
const are = (count: number) => `${sayCount(count)} ${count === 1 ? 'is' : 'are'}`;

const doneTo = (doing: Doing, count: number): string => {
  if (doing.kind === 'spam') return `${are(count)} under Spam now`;
  if (doing.kind === 'lose') return `${are(count)} lost now: ${doing.lostReason}`;
  if (doing.kind === 'tag')
    return `${sayCount(count)} ${count === 1 ? 'carries' : 'carry'} ${doing.label} now`;
  if (doing.kind === 'untag') {
    return `${sayCount(count)} ${count === 1 ? 'does' : 'do'} not carry ${doing.label} any more`;
  }
  return `${sayCount(count)} ${count === 1 ? 'belongs' : 'belong'} to ${doing.name ?? 'nobody'} now`;
};

/** What came of it, in a sentence or two. */
export function sayChanged(
  doing: Doing,
  { changed, already }: Pick<ChangedChosen, 'changed' | 'already'>,
): string {
  const before = already === 0 ? '' : `${are(already)} so already.`;
  const now = changed === 0 ? '' : `${doneTo(doing, changed)}.`;
  return [now, before].filter(Boolean).join(' ') || 'Nothing was changed.';
}

/** What was put back. */
export const sayUndone = ({ back }: Pick<UndoneChosen, 'back'>) =>
  back === 0 ? 'Nothing was put back.' : `Undone: ${are(back)} as before.`;

/** How many of them did not go along. */
export const sayLeft = (count: number) =>
  `${sayCount(count)} ${count === 1 ? 'stays as it is' : 'stay as they are'}`;

/** The notice as it is read out: how many were left is said, which they are is read by whoever wants to. */
export const sayNotice = ({ words, left }: { words: string; left: readonly unknown[] }) =>
  left.length === 0 ? words : `${words} ${sayLeft(left.length)}.`;

type Left = ChangedChosen['left'][number];

/** Those that did not go along, by what they are called. */
export const namedLeft = (left: readonly Left[], leads: readonly Lead[]) =>
  left.map(({ documentId, why }) => {
    const lead = leads.find((one) => one.documentId === documentId);
    return { documentId, why, who: lead ? `${lead.name} (${lead.reference})` : 'One that is gone' };
  });
