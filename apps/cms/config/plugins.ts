import type { Core } from '@strapi/strapi';
import { UPLOAD_LIMIT_BYTES } from './limits';

const config: Core.Config.Plugin = {
  access: { enabled: true, resolve: './src/plugins/access' },
  bulk: { enabled: true, resolve: './src/plugins/bulk' },
  'content-checks': { enabled: true, resolve: './src/plugins/content-checks' },
  'file-uses': { enabled: true, resolve: './src/plugins/file-uses' },
  'lead-desk': { enabled: true, resolve: './src/plugins/lead-desk' },
  'site-view': { enabled: true, resolve: './src/plugins/site-view' },
  upload: {
    config: {
      sizeLimit: UPLOAD_LIMIT_BYTES,
      // src/media/check-upload.ts looks into every file, whichever way it comes in, and answers with a sentence.
      security: { allowedTypes: ['*/*'] },
    },
  },
};

export default config;
