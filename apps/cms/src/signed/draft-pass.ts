import { signedNote } from './signed-note';

const BASE = 36;
const TEXT = /^([0-9a-z]{1,11})\.([a-z][a-z-]{0,60})\.([a-z][a-z0-9]{23})\.([0-9a-z]{20}|-|published)$/;

/** What a pass shows: one entry of one content type (`news-item`), and nothing else. */
export type DraftPass = {
  type: string;
  documentId: string;
  /** Milliseconds since 1970. */
  until: number;
  /** The review link it is, which can be ended; null for what an editor sees beside the form. */
  link: string | null;
  /** The draft, or what it is compared with; a review link shows drafts. */
  shows: 'draft' | 'published';
};

const draftPasses = signedNote<DraftPass>({
  purpose: 'draft view',
  write: ({ type, documentId, until, link, shows }) =>
    `${until.toString(BASE)}.${type}.${documentId}.${link ?? (shows === 'published' ? shows : '-')}`,
  read: (text) => {
    const [, until, type, documentId, way] = TEXT.exec(text) ?? [];
    if (!until || !type || !documentId || !way) return null;
    const shows = way === 'published' ? way : 'draft';
    const link = way === '-' || way === 'published' ? null : way;
    return { type, documentId, until: Number.parseInt(until, BASE), link, shows };
  },
  endsAt: ({ until }) => until,
});

/** A signed note that its bearer may see an entry in its page until it runs out. @param keys the first signs */
export const makeDraftPass = (pass: DraftPass, keys: readonly string[]): string =>
  draftPasses.make(pass, keys);

/** Reads a note; `forged` where none of the keys has signed it. */
export const readDraftPass = (note: string, keys: readonly string[], now = Date.now()) =>
  draftPasses.read(note, keys, now);
