/** The content type that files and copies are of. */
export const PROJECT = 'api::projects.projects';
/** Whom the panel shows the page to. */
export const EDITS_PROJECTS = [{ action: 'plugin::content-manager.explorer.update', subject: PROJECT }];
