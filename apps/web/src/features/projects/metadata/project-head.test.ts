import { expect, it } from 'vitest';
import { aProject } from '../../../testing/project-builders';
import { projectHead } from './project-head';

it.each([
  ['https://vimeo.com/76979871', ['https://player.vimeo.com']],
  ['https://www.youtube.com/channel/sahyara', []],
  ['', []],
])(
  'of a walkthrough at “%s” the page may frame the player, and nothing of what can only be linked to',
  (walkthroughUrl, players) => {
    expect(projectHead(aProject({ walkthroughUrl }))).toMatchObject({ players });
  },
);
