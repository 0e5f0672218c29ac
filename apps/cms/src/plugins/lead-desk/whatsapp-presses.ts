import type { PressPage } from '@sahyara/lead-contract/whatsapp-press';

/** Where WhatsApp was pressed, as reports call it. */
export const PRESSED_ON: Record<PressPage, string> = {
  home: 'Home page',
  project: 'Page of a project',
  'cost sheet': 'Cost sheet',
  visit: 'Visits',
  list: 'List of projects',
  contact: 'Contact',
  'thank you': 'Thank-you page',
  other: 'Other pages',
};
