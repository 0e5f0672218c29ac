import { createApp } from 'astro/app/entrypoint';
import { contentTag } from '../cms/cache-tags';
import { content } from '../cms/content';
import { siteMedia } from '../cms/kept-media/site-media';
import { env } from '../config/env';
import { answerRequests } from './answer-request';
import { counters } from './counters';
import { keptPages } from './kept-pages';

// A page made of a last-good copy is not kept past the reply that was waited for.
content.onArrival((name) => keptPages.forget({ tags: [contentTag(name)] }));

const { handler, load } = answerRequests(createApp(), env.siteUrl);

export { counters, handler };

/** What `serve.ts` tells of this bundle to whoever watches over the site. */
export const watched = { counters, load, pages: () => keptPages.state(), media: () => siteMedia.state() };
