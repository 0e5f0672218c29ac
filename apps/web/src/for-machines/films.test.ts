import { expect, it } from 'vitest';
import { rawRichText } from '../cms/rich-text-schema';
import { aRawPicture } from '../testing/builders';
import { filmThings } from './films';

const aFilm = (url: string) => ({
  type: 'image',
  image: aRawPicture(),
  children: [],
  film: { url, title: 'A walk by the river' },
});
const read = (blocks: unknown[]) => rawRichText.parse(blocks) ?? [];

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
