import type { StrapiApp } from '@strapi/strapi/admin';
import { arrangeForms } from './arrange-forms';
import './panel.css';
import { showWhatIsOfUse } from './show-what-is-of-use';
import { words } from './words';

// The panel's own settings: no news from Strapi, no lookups of newer releases.
export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    translations: words,
  },
  register(app: StrapiApp) {
    showWhatIsOfUse(app);
  },
  bootstrap(app: StrapiApp) {
    arrangeForms(app);
  },
};
