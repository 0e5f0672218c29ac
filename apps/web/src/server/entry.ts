import { createApp } from 'astro/app/entrypoint';
import { env } from '../config/env';
import { answerRequests } from './answer-request';
import { counters } from './counters';

const { handler, load } = answerRequests(createApp(), env.siteUrl);

export { counters, handler, load };
