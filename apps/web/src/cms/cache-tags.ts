import { type ContentName, contents } from './queries';

/** How long a page may be answered from the page cache, in seconds. */
export const lifetimes = {
  /** Notices of the CMS renew a page at once; this is for lost notices. */
  page: { maxAge: 60, swr: 86_400 },
  /** A page made from last-good content: soon asked for again. */
  stalePage: { maxAge: 3, swr: 0 },
} as const;

/** The tag of everything made from this content. */
export const contentTag = (name: ContentName) => name;
/** The tag of what shows one entry of a list and nothing else of it. */
export const entryTag = (name: ContentName, documentId: string) => `${name}:${documentId}`;

/** One line of a notice: what happened to which entry. `*` stands for any. */
export type ContentChange = { uid: string; documentId: string };

/** The content names a change touches; an unknown uid touches none. */
export function contentsOf(change: ContentChange): ContentName[] {
  const names: ContentName[] = [];
  let name: ContentName;
  for (name in contents) {
    if (change.uid === '*' || contents[name].uid === change.uid) names.push(name);
  }
  return names;
}

/** The tags of all pages a change touches. */
export function tagsOf(change: ContentChange): string[] {
  return contentsOf(change).flatMap((name) => [contentTag(name), entryTag(name, change.documentId)]);
}
