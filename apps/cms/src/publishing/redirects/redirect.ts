export const REDIRECT = 'api::redirect.redirect';
