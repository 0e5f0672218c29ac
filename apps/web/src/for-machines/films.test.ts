import { expect, it } from 'vitest';
import { rawRichText } from '../cms/rich-text-schema';
import { aRawPicture } from '../testing/builders';
import { filmOrigins, filmThings } from './films';

const aFilm = (url: string) => ({
  type: 'image',
  image: aRawPicture(),
  children: [],
  film: { url, title: 'A walk by the river' },
});
const read = (blocks: unknown[]) => rawRichText.parse(blocks) ?? [];
const YOUTUBE = 'https://youtu.be/M7lc1UVf-VE';
const words = read([{ type: 'paragraph', children: [{ type: 'text', text: YOUTUBE }] }]);

it('only the players of the films a page shows may be framed there, each once', () => {
  const body = read([aFilm(YOUTUBE), aFilm(YOUTUBE), aFilm('https://evil.example/embed/1')]);
  expect(filmOrigins(body, words)).toEqual(['https://www.youtube-nocookie.com']);
  expect(filmOrigins(words)).toEqual([]);
});

it('machines read what a film is called, its poster, its player and its day', () => {
  const body = read([aFilm('https://vimeo.com/76979871')]);
  expect(filmThings(body, '2026-11-21', 'https://www.sahyara.example')).toEqual([
    {
      '@type': 'VideoObject',
      name: 'A walk by the river',
      description: 'A walk by the river',
      thumbnailUrl: 'https://www.sahyara.example/media/tower_1600.webp',
      uploadDate: '2026-11-21T00:00:00+05:30',
      embedUrl: 'https://player.vimeo.com/video/76979871',
    },
  ]);
});
