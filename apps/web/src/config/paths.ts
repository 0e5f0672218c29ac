const COST_SHEET = '/cost-sheet';
const TRUST = '/trust';
const OPENED_PLANS = '/plans';
const THANK_YOU = '/thank-you';
const PRIVACY = '/privacy';
const PREVIEW = '/preview';
const SHORTLIST = '/shortlist';
const VISITS = '/visits';
const VISIT = '/visit';
const OPENED_BROCHURE = '/brochure';
/** The homes in a shortlist's address, with commas between them. */
export const HOMES = 'homes';
/** What a visitor without script is thanked with: the reference of the enquiry, in the address. */
export const REFERENCE_PARAMETER = 'reference';
/** What that visitor asked for, there and in the address of a page that is asked to open the enquiry for it. */
export const ASKED_PARAMETER = 'asked';
/** More of it: a configuration or plan, the part of the page, the page. */
export const ASKED_OF = 'of';
export const ASKED_AT = 'at';
export const ASKED_ON = 'on';
/** Tells the thank-you page, and no other, what a visitor without script asked to see. */
export const GATES_COOKIE = 'gates';

/** Whether an address is itself the key to what its page shows: it must be told to nobody and kept nowhere. */
export const isPrivate = (path: string) =>
  path.startsWith(`${PRIVACY}/`) || isLinkedVisit(path) || isPreview(path);

const isLinkedVisit = (path: string) => path.startsWith(`${VISITS}/`);

/** Whether an address shows a draft: the panel may frame it. */
export const isPreview = (path: string) => path.startsWith(`${PREVIEW}/`);

/** An address as it may be told: in an enquiry, to search engines, to whoever measures. */
export const tellablePath = (path: string) => {
  if (isPreview(path)) return PREVIEW;
  if (isLinkedVisit(path)) return VISITS;
  return isPrivate(path) ? PRIVACY : path;
};

type Asked = { intent: string; of: string; at: string };

const query = (parts: Record<string, string | null>): string => {
  const told = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return told.length === 0 ? '' : `?${new URLSearchParams(told)}`;
};
const askedQuery = ({ intent, of, at }: Asked) => ({
  [ASKED_PARAMETER]: intent,
  [ASKED_OF]: of,
  [ASKED_AT]: at,
});

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
  /** Gated plans and the brochure, for the bearer of a pass: the query says which, so no cache may keep it. */
  openedPlans: (category: 'residential' | 'commercial', url: string) =>
    `/projects/${category}/${encodeURIComponent(url)}${OPENED_PLANS}`,
  /** A project's documents, dates and reports. */
  projectTrust: (category: 'residential' | 'commercial', url: string) =>
    `/projects/${category}/${encodeURIComponent(url)}${TRUST}`,
  /** Where a visit to a project is booked; the query says what is chosen, so no cache may keep it. */
  bookVisit: (
    category: 'residential' | 'commercial',
    url: string,
    chosen: Record<string, string | null> = {},
  ) => `/projects/${category}/${encodeURIComponent(url)}${VISIT}${query(chosen)}`,
  /** Which project to visit. */
  visits: VISITS,
  /** One visit, behind the link in our mails. */
  visit: (link: string, told: string | null = null) =>
    `${VISITS}/${encodeURIComponent(link)}${told === null ? '' : `?${told}`}`,
  visitCalendar: (link: string) => `${VISITS}/${encodeURIComponent(link)}/calendar.ics`,
  /** What the house itself answers for. */
  trust: TRUST,
  newsAndMedia: '/news-and-media',
  newsItem: (url: string) => `/news-and-media/${encodeURIComponent(url)}`,
  career: '/career',
  contact: '/contact-us',
  /** The company for an address book. */
  addressCard: '/contact.vcf',
  blogs: '/blogs',
  blogPost: (url: string) => `/blogs/${encodeURIComponent(url)}`,
  thankYou: THANK_YOU,
  /** The thank-you page of a visitor without script. */
  thanks: (reference: string | null, asked: (Asked & { page: string }) | null = null) =>
    THANK_YOU +
    query({
      [REFERENCE_PARAMETER]: reference,
      ...(asked ? { ...askedQuery(asked), [ASKED_ON]: asked.page } : {}),
    }),
  /** A project's page with the enquiry open for something: how its openers lead there without script. */
  asking: (page: string, asked: Asked) => page + query(askedQuery(asked)),
  /** Homes side by side; the query says which, so no cache may keep it. Without any: the empty shortlist. */
  shortlist: (homes: readonly string[] = []) =>
    // A comma may stand in a query as it is, and a link that is sent by hand should be read by people.
    homes.length === 0 ? SHORTLIST : `${SHORTLIST}?${HOMES}=${homes.map(encodeURIComponent).join(',')}`,
  /** One person's details, behind the link in our mails. */
  privacy: (token: string) => `${PRIVACY}/${encodeURIComponent(token)}`,
  /** Takes the forms of visitors without script. */
  enquiries: '/enquiries',
  /** Takes applications, whose CV may be a file. */
  applications: '/applications',
  /** Is told that somebody pressed the company's chat, and where; the chat itself is elsewhere. */
  whatsappPresses: '/whatsapp-presses',
  newsFeed: '/news-and-media.atom',
  blogsFeed: '/blogs.atom',
  sitemap: '/sitemap.xml',
  /** What browsers may prepare ahead of a visitor. */
  speculationRules: '/speculation-rules.json',
  /** The pictures that go along with shared links. */
  share: '/share/',
  media: '/media/',
  /** Files for the bearer of a pass. */
  gatedMedia: '/media/gated/',
  /** The QR code of a registration's page as a picture file. */
  registrationQr: (page: string) => `/registration-qr.svg?page=${encodeURIComponent(page)}`,
} as const;

/** Below a project's page: its gated plans, for the bearer of a pass. */
export const openedPlansOf = (page: string): string => page + OPENED_PLANS;
/** The same where a visit to it is booked. */
export const bookVisitOf = (page: string): string => page + VISIT;
/** The same for the brochure alone: leads on to its file. */
export const openedBrochureOf = (page: string): string => page + OPENED_BROCHURE;

/**
 * The reverse of `paths.project`: whose page, or a page below it, these parts of an address lead to. In small letters,
 * because the front leads capitals to them.
 */
export function projectAt(segments: readonly string[]): { category: string; url: string } | null {
  const [list, category, url] = segments.map((segment) => segment.toLowerCase());
  const isList = list === 'projects' && (category === 'residential' || category === 'commercial');
  return isList && url !== undefined ? { category, url } : null;
}
