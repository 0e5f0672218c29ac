import type { Core } from '@strapi/strapi';
import { UPLOAD_LIMIT_BYTES } from './limits';

const config: Core.Config.Plugin = {
  upload: {
    config: {
      sizeLimit: UPLOAD_LIMIT_BYTES,
      // Pixels of the longest side.
      breakpoints: { small: 400, medium: 828, large: 1440 },
      security: {
        allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'],
        // What a browser would run as a page of the CMS.
        deniedTypes: ['image/svg+xml', 'text/html', 'application/xhtml+xml'],
      },
    },
  },
};

export default config;
