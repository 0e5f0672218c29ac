import type { Seo } from '../../cms/fields';
import type { Picture } from '../../cms/media';
import type { RichTextBlocks } from '../../cms/rich-text-schema';

export const newsKinds = ['press release', 'coverage', 'event'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** A news item; `publishedOn` as `2026-11-21`. */
export type NewsItem = {
  documentId: string;
  /** When an editor last changed it; `null` where the backend does not say. */
  updatedAt: string | null;
  title: string;
  url: string;
  kind: NewsKind;
  outlet: string;
  publishedOn: string;
  excerpt: string;
  cover: Picture | null;
  body: RichTextBlocks;
  externalUrl: string | null;
  seo: Seo;
};

/** Coverage that others wrote and we only point to: lists lead straight to it. */
export function livesElsewhere(item: NewsItem): item is NewsItem & { externalUrl: string } {
  return item.externalUrl !== null && item.body.length === 0;
}
