import type { Core } from '@strapi/strapi';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Middlewares => [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  {
    name: 'strapi::cors',
    config: {
      origin: [env('SITE_URL', 'http://localhost:4321')],
      methods: ['GET', 'POST', 'HEAD', 'OPTIONS'],
      headers: ['Content-Type'],
      credentials: false,
    },
  },
  'strapi::query',
  { name: 'strapi::body', config: { jsonLimit: '1mb' } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default config;
