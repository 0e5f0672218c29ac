import { expect, it } from 'vitest';
import { filmAt, PLAYER_ORIGINS } from './film.ts';

const ID = 'dQw4w9WgXcQ';
const EMBED = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`;

it.each([
  [`https://www.youtube.com/watch?v=${ID}&t=3`, EMBED],
  [`https://youtu.be/${ID}?si=x`, EMBED],
  [`https://m.youtube.com/shorts/${ID}`, EMBED],
  [`http://youtube.com/embed/${ID}`, EMBED],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])('%s is played here', (address, embed) => {
  expect(filmAt(address)?.embed).toBe(embed);
  expect(PLAYER_ORIGINS).toContain(new URL(embed).origin);
});

it.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${ID}"onload=`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://notyoutu.be/${ID}`,
  'https://vimeo.com/channels/staffpicks',
  'https://films.example/walk.mp4',
  'no address',
  `javascript://www.youtube.com/watch?v=${ID}`,
  `data://youtu.be/${ID}`,
])('%s can only be linked to', (address) => {
  expect(filmAt(address)).toBeNull();
});
