const COST_SHEET = '/cost-sheet';

/** Whether an address shows each visitor something of their own, so that its answers must never be shared. */
export const isPerVisitor = (path: string) => path.startsWith('/projects/') && path.endsWith(COST_SHEET);

/** The site's URLs as functions: every link goes through here, so a route is renamed in one place. */
export const paths = {
  home: '/',
  about: '/about-us',
  /** Parent entry only (spec section 2): it leads on to the residential list. */
  projects: '/projects',
  residential: '/projects/residential',
  commercial: '/projects/commercial',
  project: (category: 'residential' | 'commercial', url: string) =>
    `/projects/${category}/${encodeURIComponent(url)}`,
  /** The figures of one visitor: the query says which, so no cache may keep it. */
  costSheet: (category: 'residential' | 'commercial', url: string) =>
    `/projects/${category}/${encodeURIComponent(url)}${COST_SHEET}`,
  newsAndMedia: '/news-and-media',
  newsItem: (url: string) => `/news-and-media/${encodeURIComponent(url)}`,
  career: '/career',
  contact: '/contact-us',
  blogs: '/blogs',
  blogPost: (url: string) => `/blogs/${encodeURIComponent(url)}`,
  thankYou: '/thank-you',
  /** Takes the forms of visitors without script. */
  enquiries: '/enquiries',
  media: '/media/',
  /** The QR code of a registration's page as a picture file. */
  registrationQr: (page: string) => `/registration-qr.svg?page=${encodeURIComponent(page)}`,
} as const;
