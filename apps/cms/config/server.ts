import type { Core } from '@strapi/strapi';
import { requiredSecret } from './secrets';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: env('CMS_HOST', '0.0.0.0'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_PUBLIC_URL', `http://localhost:${env.int('CMS_PORT', 1337)}`),
  app: { keys: requiredSecret(env, 'APP_KEYS').split(',') },
  proxy: { koa: env.bool('CMS_BEHIND_PROXY', false) },
  logger: { startup: { enabled: false }, updates: { enabled: false } },
  transfer: { remote: { enabled: false } },
});

export default config;
