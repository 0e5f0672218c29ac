import type { StrapiApp } from '@strapi/strapi/admin';
import { arrangeForms } from './arrange-forms';
import { addProjectField } from './fields/add-project-field';
import panelRules from './panel.css?inline';
import { registerSchedule, showSchedule } from './schedule/register-schedule';
import { showWhatIsOfUse } from './show-what-is-of-use';
import { registerVersions, showVersions } from './versions/register-versions';
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
