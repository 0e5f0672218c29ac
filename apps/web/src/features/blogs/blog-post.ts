import type { Seo } from '../../cms/fields';
import type { Picture } from '../../cms/media';
import type { RichTextBlocks } from '../../cms/rich-text-schema';
import { countWords } from '../../cms/rich-text-words';

/** An article; `publishedOn` as `2026-11-21`. */
export type BlogPost = {
  documentId: string;
  /** When an editor last changed it; `null` where the backend does not say. */
  updatedAt: string | null;
  title: string;
  url: string;
  topic: string;
  author: string;
  /** What the author does in the company. */
  authorRole: string;
  publishedOn: string;
  excerpt: string;
  cover: Picture | null;
  body: RichTextBlocks;
  /** The url of the project it leads on to; may be of none. */
  project: string;
  seo: Seo;
};

// An adult reads 200 to 240 words of plain English a minute on a screen; the slower end suits figures.
const WORDS_PER_MINUTE = 200;

/** How long an article takes to read, in whole minutes, at least one. */
export function readingMinutes(body: RichTextBlocks): number {
  return Math.max(1, Math.round(countWords(body) / WORDS_PER_MINUTE));
}
