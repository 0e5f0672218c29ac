import { choiceWords } from '../panel/content/choices';

/** Sentences of Strapi that say it as a programmer would, or speak of Strapi. */
export const words = {
  en: {
    // Strapi asks for the words of a choice by what is kept of it.
    ...choiceWords,
    'Auth.form.welcome.title': 'Welcome',
    'Auth.form.welcome.subtitle': 'Sign in to the content and the lead desk',
    'Auth.form.button.login.strapi': 'Sign in',
    'Auth.form.register.subtitle': 'Choose a password. It is for this panel alone.',
    'app.components.LeftMenu.navbrand.title': 'Content and leads',
    'Settings.permissions.users.listview.header.subtitle': 'Everybody who can sign in here',
    'components.Input.error.validation.regex': 'It is not written as expected. The line below says how.',
    'components.Input.error.validation.regex.withField': '{field} is not written as expected.',
    'components.Input.error.validation.unique': 'Another entry has this already.',
    'components.Input.error.validation.unique.withField': '{field}: another entry has this already.',
    'components.Input.error.validation.required': 'This is needed.',
    // Of several files some may be refused.
    'upload.upload.progress.success': 'Uploading is over',
    'upload.upload.progress.success.subtitle.withErrors':
      '{successCount} stored, {errorCount} refused: why stands below',
    'upload.upload.progress.failed': 'Nothing was stored',
    'upload.upload.progress.failed.subtitle': 'Why stands below',
    'upload.asset-details.delete.description':
      'It cannot be brought back afterwards. A file that an entry shows is not deleted.',
    // The library keeps to itself why the CMS refused.
    'upload.list.bulk-actions.delete.error':
      'Nothing was deleted. A file stays as long as an entry shows it: “Where files are used”, in the menu, says which.',
  },
};
