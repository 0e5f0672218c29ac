/** One thing of a page's structured data. */
export type Thing = { [property: string]: unknown };
export type Document = { path: string; html: string; words: string; targets: string };

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown) => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};
const decoded = (html: string) =>
  html.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
const squeezed = (words: string) => words.replace(/\s+/g, '');

/** A page with what a visitor reads on it, and where its links and pictures lead. */
export function documentOf(path: string, html: string): Document {
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<head>.*?<\/head>/s, '');
  const targets = [...body.matchAll(/(?:href|src|srcset|id|datetime)="([^"]*)"/gi)].map(([, target = '']) =>
    decoded(target),
  );
  return { path, html, words: squeezed(decoded(body.replace(/<[^>]+>/g, ''))), targets: targets.join(' ') };
}

/** @throws where the page has not exactly one block, or one that is no JSON */
export function thingsIn(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (blocks.length !== 1) throw new Error(`${blocks.length} blocks of structured data`);
  const graph: unknown = JSON.parse(blocks[0]?.[1] ?? '');
  if (!isThing(graph) || graph['@context'] !== 'https://schema.org')
    throw new Error('It is not of schema.org');
  return listOf(graph['@graph']).filter(isThing);
}

export const typesOf = (things: Thing[]) => things.map((thing) => String(thing['@type']));

/** Whose words schema.org takes for what is done with an offer: things of theirs, not of a page. */
const VOCABULARY = 'http://purl.org/goodrelations/';

// What schema.org has words of its own for, or what belongs to the site and not to a page.
const NOT_WORDS = [
  '@type',
  '@id',
  'addressCountry',
  'availability',
  'unitCode',
  'propertyID',
  'priceCurrency',
  'employmentType',
  'encodingFormat',
];
const NOT_WORDS_EITHER = [
  'logo',
  'image',
  'hasMap',
  'url',
  'item',
  'sameAs',
  'mainEntityOfPage',
  'isBasedOn',
];

/** Every word that a thing claims the page says: texts and days, without addresses and codes. */
export function stringsOf(thing: Thing): string[] {
  return Object.entries(thing).flatMap(([property, value]) => {
    if (NOT_WORDS.includes(property) || NOT_WORDS_EITHER.includes(property)) return [];
    return listOf(value).flatMap((one) => {
      if (isThing(one)) return stringsOf(one);
      return typeof one === 'string' ? [one] : [];
    });
  });
}

const MINUTES = /^PT(\d+)M$/;

/** Whether a visitor of the page can read what is said of it. */
export function shownIn({ words, targets }: Document, said: string): boolean {
  const minutes = MINUTES.exec(said)?.[1];
  if (minutes) return words.includes(`${minutes}minread`);
  const day = /^\d{4}-\d\d-\d\d/.exec(said)?.[0];
  if (day) return targets.includes(day) || words.includes(squeezed(dayInWords(day)));
  // A job is described in HTML: each of its lines is on the page.
  const lines = decoded(said.replace(/<[^>]+>/g, '\n')).split('\n');
  return lines.every((line) => words.includes(squeezed(line)));
}

const dayInWords = (day: string) =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .replace('Sept', 'Sep');

/** Google's required properties (developers.google.com/search/docs/appearance/structured-data), by kind. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  // Google requires nothing of an article and recommends these.
  NewsArticle: ['headline', 'image', 'datePublished', 'author'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  FAQPage: ['mainEntity'],
  ApartmentComplex: ['name', 'address'],
  Place: ['name', 'address'],
  RealEstateListing: ['name', 'url', 'offers'],
  // Google does nothing with it; for whoever checks documents by program, ours are told by name, day and hash.
  DigitalDocument: ['name', 'url', 'datePublished', 'encoding'],
};

function linksOf(thing: Thing): string[] {
  return Object.entries(thing).flatMap(([property, value]) => {
    const within = listOf(value).filter(isThing).flatMap(linksOf);
    return NOT_WORDS_EITHER.includes(property) || property === 'item'
      ? [...listOf(value).filter((one) => typeof one === 'string'), ...within]
      : within;
  });
}

const referencesOf = (thing: Thing): string[] =>
  Object.values(thing).flatMap((value) =>
    listOf(value)
      .filter(isThing)
      .flatMap((one) => (Object.keys(one).join() === '@id' ? [String(one['@id'])] : referencesOf(one))),
  );

/** What of a page's things breaks the rules, in words. */
export function googleRules(things: Thing[]): string[] {
  const known = things.map((thing) => thing['@id']);
  return things.flatMap((thing) => {
    const type = String(thing['@type']);
    const required = REQUIRED[type];
    if (!required) return [`${type} is a kind nobody looks for`];
    const missing = required.filter((name) => listOf(thing[name]).length === 0 || thing[name] === '');
    const relative = linksOf(thing).filter((link) => !URL.canParse(link));
    const dangling = referencesOf(thing).filter((id) => !known.includes(id) && !id.startsWith(VOCABULARY));
    const days = [thing.datePublished, thing.datePosted].filter(
      (day) => day !== undefined && Number.isNaN(Date.parse(String(day))),
    );
    const answers = listOf(type === 'FAQPage' ? thing.mainEntity : undefined).filter(
      (one) => !isThing(one) || !one.name || !isThing(one.acceptedAnswer) || !one.acceptedAnswer.text,
    );
    return [
      ...missing.map((name) => `${type} has no ${name}`),
      ...relative.map((link) => `${type} points to ${link}, which is no full address`),
      ...dangling.map((id) => `${type} speaks of ${id}, which is not on the page`),
      ...days.map((day) => `${type} has ${day} for a day`),
      ...answers.map(() => `${type} has a question without a name or an answer`),
    ];
  });
}
