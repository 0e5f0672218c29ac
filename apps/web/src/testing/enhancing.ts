import type { Enhance } from '../browser/enhance';

/** Helps one element. @returns what undoes it */
export function helpedBy(enhance: Enhance, root: HTMLElement): () => void {
  const ending = new AbortController();
  enhance(root, ending.signal);
  return () => ending.abort();
}
