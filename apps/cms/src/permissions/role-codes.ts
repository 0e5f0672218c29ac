/** Codes of the roles of the panel, which stay the same when somebody renames one. */
export const ADMINISTRATOR = 'strapi-super-admin';
export const EDITOR = 'strapi-editor';
export const AUTHOR = 'strapi-author';
export const SALES = 'desk-sales';
export const SALES_MANAGER = 'desk-sales-manager';

/** Seeing what is to be mended in the content, and having it looked through anew. */
export const CONTENT_CHECKS = 'api::content-checks.read';

/** What roles may do at the lead desk, beyond what Strapi knows. */
export const DESK_ACTIONS = {
  work: 'api::lead-desk.work',
  everybody: 'api::lead-desk.everybody',
  export: 'api::lead-desk.export',
} as const;
