import type { Core } from '@strapi/strapi';
import { cmsAddress, portNumber } from './addresses';
import { publicFolder } from './folders';
import { requiredSecrets } from './secrets';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => {
  const address = cmsAddress(env);
  return {
    host: env('CMS_HOST', '0.0.0.0'),
    port: portNumber(env, 'CMS_PORT', 1337),
    url: address.toString().replace(/\/+$/, ''),
    app: { keys: requiredSecrets(env, 'APP_KEYS') },
    // Strapi speaks plain http only, so an https address means that a proxy stands in front.
    proxy: { koa: env.bool('CMS_BEHIND_PROXY', address.protocol === 'https:'), maxIpsCount: 1 },
    dirs: { public: publicFolder(env) },
    logger: { startup: { enabled: false }, updates: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};

export default config;
