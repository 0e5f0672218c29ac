import type { VideoObject } from 'schema-dts';
import type { RichTextBlock, RichTextBlocks } from '../cms/rich-text-blocks';

type FilmBlock = Extract<RichTextBlock, { type: 'film' }>;
const filmsIn = (texts: readonly RichTextBlocks[]): FilmBlock[] =>
  texts.flat().filter((block) => block.type === 'film');

/** Whose players the films of a page's texts play in: these, and no others, may be framed there. */
export const filmOrigins = (...texts: readonly RichTextBlocks[]): string[] => [
  ...new Set(filmsIn(texts).map(({ film }) => film.origin)),
];

/** The films of an article as machines read them. @param publishedOn `2026-11-21`, the article's day */
export function filmThings(body: RichTextBlocks, publishedOn: string, siteUrl: string): VideoObject[] {
  return filmsIn([body]).map(({ film, title, caption, poster }) => ({
    '@type': 'VideoObject',
    name: title,
    description: caption || title,
    thumbnailUrl: new URL(poster.src, siteUrl).href,
    uploadDate: `${publishedOn}T00:00:00+05:30`,
    embedUrl: film.player,
  }));
}
