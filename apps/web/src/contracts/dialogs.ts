/**
 * The ids of the dialogs that stand on every page. Any button opens one, before any script runs:
 * `<button type="button" command="show-modal" commandfor={dialogs.enquireNow}>`.
 */
export const dialogs = {
  menu: 'menu',
  enquireNow: 'enquire-now',
  privacyPolicy: 'privacy-policy',
  disclaimer: 'disclaimer',
} as const;
