const introRelations = (page: string) => [page, `${page}.image`, `${page}.seo`, `${page}.seo.shareImage`];

/**
 * Every call the site makes to read content, and exactly what it populates.
 * `home` and `projects` are the calls of spec section 7; what follows the comment in each is ours.
 */
const populates = {
  home: [
    'banner',
    'banner.desktopBanner',
    'banner.mobileBanner',
    'overview',
    'overview.images',
    'testimonials',
    'testimonials.reviewerImage',
    // ours
    'banner.project',
    'overview.figures',
    'seo',
    'seo.shareImage',
  ],
  projects: [
    'banner',
    'banner.desktopBanner',
    'banner.mobileBanner',
    'overview',
    'overview.overviewImage',
    'amenities',
    'amenities.icon',
    'floorPlans',
    'floorPlans.images',
    'gallery',
    'gallery.galleryImages',
    'constructionUpdates',
    'constructionUpdates.image',
    'ProjectConfiguration',
    'listHeading',
    'listHeading.thumbnailImage',
    'featuredImage',
    'featuredImage.image',
    // ours
    'overview.highlights',
    'otherCharges',
    'paymentPlan',
    'banks',
    'upkeep',
    'lease',
    'phases',
    'phases.documents',
    'phases.documents.file',
    'phases.revisions',
    'nearby',
    'workspace',
    'floors',
    'questions',
    'brochure',
    'film',
    'film.mp4',
    'film.webm',
    'film.poster',
    'seo',
    'seo.shareImage',
    'placedIn',
  ],
  cities: ['lines', 'marks'],
  localities: ['city'],
  site: ['favicon', 'logo', 'memberOf', 'memberOf.logo', 'menu', 'quickLinks', 'navigation'],
  about: [
    'images',
    'figures',
    'milestones',
    'values',
    'buildings',
    'buildings.drawing',
    'leaders',
    'leaders.portrait',
    'awards',
    'invitation',
    'seo',
    'seo.shareImage',
  ],
  contact: ['image', 'offices', 'offices.hours', 'people', 'enquiry', 'seo', 'seo.shareImage'],
  trust: ['officer', 'complaints', 'seo', 'seo.shareImage'],
  pageTexts: [
    ...introRelations('news'),
    ...introRelations('blogs'),
    ...introRelations('career'),
    'application',
    'thankYou',
    'thankYou.steps',
    'thankYou.applicationSteps',
  ],
  projectPage: [],
  news: ['cover', 'seo', 'seo.shareImage'],
  blogs: ['cover', 'seo', 'seo.shareImage'],
  careers: [],
  costRates: [
    'gst',
    'affordableHome',
    'stampDuty',
    'womenConcession',
    'registrationFee',
    'leaveAndLicence',
    'loans',
  ],
  redirects: [],
  consentNotice: [],
} as const satisfies Record<string, readonly string[]>;

export type ContentName = keyof typeof populates;

type Query = { path: string; uid: string; kind: 'single' | 'list'; sort?: readonly string[] };

/** Where each content lives: `path` under {backend}, `uid` as the CMS names it in its notices. */
export const contents: Record<ContentName, Query> = {
  // The trailing slash and the double s are the spec's (section 7).
  home: { path: '/api/home/', uid: 'api::home.home', kind: 'single' },
  projects: { path: '/api/projectss', uid: 'api::projects.projects', kind: 'list', sort: ['order', 'title'] },
  cities: { path: '/api/cities', uid: 'api::city.city', kind: 'list', sort: ['name'] },
  localities: { path: '/api/localities', uid: 'api::locality.locality', kind: 'list', sort: ['name'] },
  site: { path: '/api/site', uid: 'api::site.site', kind: 'single' },
  about: { path: '/api/about', uid: 'api::about.about', kind: 'single' },
  contact: { path: '/api/contact-page', uid: 'api::contact-page.contact-page', kind: 'single' },
  trust: { path: '/api/trust', uid: 'api::trust.trust', kind: 'single' },
  pageTexts: { path: '/api/page-texts', uid: 'api::page-texts.page-texts', kind: 'single' },
  projectPage: { path: '/api/project-page', uid: 'api::project-page.project-page', kind: 'single' },
  costRates: { path: '/api/cost-rates', uid: 'api::cost-rates.cost-rates', kind: 'single' },
  news: {
    path: '/api/news-items',
    uid: 'api::news-item.news-item',
    kind: 'list',
    sort: ['publishedOn:desc', 'title'],
  },
  blogs: {
    path: '/api/blog-posts',
    uid: 'api::blog-post.blog-post',
    kind: 'list',
    sort: ['publishedOn:desc', 'title'],
  },
  careers: {
    path: '/api/job-openings',
    uid: 'api::job-opening.job-opening',
    kind: 'list',
    sort: ['postedOn:desc', 'title'],
  },
  // Code of the CMS, not an entry of it: no notice ever names it.
  consentNotice: { path: '/api/consent-notice', uid: 'consent-notice', kind: 'single' },
  redirects: { path: '/api/redirects', uid: 'api::redirect.redirect', kind: 'list', sort: ['from'] },
};

/** Strapi's largest page; without paging it silently stops at 25. */
const PAGE_SIZE = 100;

function populateOf(name: ContentName): URLSearchParams {
  const query = new URLSearchParams();
  populates[name].forEach((relation, index) => {
    query.append(`populate[${index}]`, relation);
  });
  return query;
}

/** The full address of one entry of a list. */
export const entryUrl = (backendUrl: string, name: ContentName, documentId: string): string =>
  `${backendUrl}${contents[name].path}/${encodeURIComponent(documentId)}?${populateOf(name)}`;

/** The full address of one page of a content's call. */
export function contentUrl(backendUrl: string, name: ContentName, page = 1): string {
  const { path, kind, sort = [] } = contents[name];
  const query = populateOf(name);
  if (kind === 'list') {
    sort.forEach((field, index) => {
      query.append(`sort[${index}]`, field);
    });
    query.append('pagination[page]', String(page));
    query.append('pagination[pageSize]', String(PAGE_SIZE));
  }
  const search = query.toString();
  return `${backendUrl}${path}${search ? `?${search}` : ''}`;
}
