import type { StrapiApp } from '@strapi/strapi/admin';
import { showWhatIsOfUse } from './show-what-is-of-use';

// The panel's own settings: no news from Strapi, no lookups of newer releases.
export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    showWhatIsOfUse(app);
  },
};
