/** The content types whose entries have a place in a page that can be shown before they are published. */
export const PREVIEWED = [
  'api::home.home',
  'api::projects.projects',
  'api::site.site',
  'api::about.about',
  'api::contact-page.contact-page',
  'api::page-texts.page-texts',
  'api::news-item.news-item',
  'api::blog-post.blog-post',
  'api::job-opening.job-opening',
];

/** For how many days a review link may be made. */
export const REVIEW_DAYS = [1, 3, 7, 14, 30];
