import type { Core } from '@strapi/strapi';

const config: Core.Config.Plugin = {
  upload: { config: { sizeLimit: 30 * 1024 * 1024 } },
};

export default config;
