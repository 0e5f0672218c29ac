import type { VideoObject } from 'schema-dts';
import type { RichTextBlock, RichTextBlocks } from '../cms/rich-text-blocks';

type FilmBlock = Extract<RichTextBlock, { type: 'film' }>;
const isFilm = (block: RichTextBlock): block is FilmBlock => block.type === 'film';

/** The films of an article as machines read them. @param publishedOn `2026-11-21`, the article's day */
export function filmThings(body: RichTextBlocks, publishedOn: string, siteUrl: string): VideoObject[] {
  return body.filter(isFilm).map(({ film, title, caption, poster }) => ({
    '@type': 'VideoObject',
    name: title,
    description: caption || title,
    thumbnailUrl: new URL(poster.src, siteUrl).href,
    uploadDate: `${publishedOn}T00:00:00+05:30`,
    embedUrl: film.player,
  }));
}
