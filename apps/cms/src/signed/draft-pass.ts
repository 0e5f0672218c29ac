import { signedNote } from './signed-note';

const BASE = 36;
const TEXT = /^([0-9a-z]{1,11})\.([a-z][a-z-]{0,60})\.([a-z][a-z0-9]{23})\.([0-9a-z]{20}|-)$/;

/** What a pass shows: the draft of one entry of one content type (`news-item`), and nothing else. */
export type DraftPass = {
  type: string;
  documentId: string;
  /** Milliseconds since 1970. */
  until: number;
  /** The review link it is, which can be ended; null for what an editor sees beside the form. */
  link: string | null;
};

const draftPasses = signedNote<DraftPass>({
  purpose: 'draft view',
  write: ({ type, documentId, until, link }) =>
    `${until.toString(BASE)}.${type}.${documentId}.${link ?? '-'}`,
  read: (text) => {
    const [, until, type, documentId, link] = TEXT.exec(text) ?? [];
    if (!until || !type || !documentId || !link) return null;
    return { type, documentId, until: Number.parseInt(until, BASE), link: link === '-' ? null : link };
  },
  endsAt: ({ until }) => until,
});

/** A signed note that its bearer may see a draft until it runs out. @param keys the first signs */
export const makeDraftPass = (pass: DraftPass, keys: readonly string[]): string =>
  draftPasses.make(pass, keys);

/** Reads a note; `forged` where none of the keys has signed it. */
export const readDraftPass = (note: string, keys: readonly string[], now = Date.now()) =>
  draftPasses.read(note, keys, now);
