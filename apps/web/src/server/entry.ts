import { createApp } from 'astro/app/entrypoint';
import { siteMedia } from '../cms/kept-media/site-media';
import { env } from '../config/env';
import { answerRequests } from './answer-request';
import { counters } from './counters';
import { keptPages } from './kept-pages';

const { handler, load } = answerRequests(createApp(), env.siteUrl);

export { counters, handler };

/** What `serve.ts` tells of this bundle to whoever watches over the site. */
export const watched = { counters, load, pages: () => keptPages.state(), media: () => siteMedia.state() };
