import type { StrapiApp } from '@strapi/strapi/admin';
import { arrangeForms } from './arrange-forms';
import { addProjectField } from './fields/add-project-field';
import panelRules from './panel.css?inline';
import { registerSchedule, showSchedule } from './schedule/register-schedule';
import { showWhatIsOfUse } from './show-what-is-of-use';
import { registerVersions, showVersions } from './versions/register-versions';
import { words } from './words';

/**
 * The words of badges, 11 px, on the grounds they have: Strapi's own stand out from them by 3.2 to 4.4 to 1
 * (WCAG 1.4.3: 4.5).
 */
const READABLE = { warning700: '#984600', danger700: '#a01d14', alternative700: '#7a10c4' };

// The panel's own settings: no news from Strapi, no lookups of newer releases.
export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    translations: words,
    theme: { light: { colors: READABLE } },
  },
  register(app: StrapiApp) {
    showWhatIsOfUse(app);
    addProjectField(app);
    registerVersions(app);
    registerSchedule(app);
    // Strapi's build links no style sheet of ours.
    const rules = document.createElement('style');
    rules.textContent = panelRules;
    document.head.append(rules);
  },
  bootstrap(app: StrapiApp) {
    arrangeForms(app);
    showVersions(app);
    showSchedule(app);
  },
};
